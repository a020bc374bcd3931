package dev.oya.cli.text;

import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import dev.oya.spec.mutate.MutantResult;
import dev.oya.spec.mutate.Mutation;
import dev.oya.spec.mutate.MutationReport;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints the results of mutated rules. */
public record MutationText(ResourceBundle sentences) {
    /** @param language code of the language, such as {@code sv} */
    public MutationText(String language) {
        this(Messages.of("dev.oya.cli.messages", language));
    }

    private String say(String key, Object... blanks) {
        return String.format(Locale.ROOT, sentences.getString("mutate-" + key), blanks);
    }

    private String count(String key, int number, Object... more) {
        return Messages.count(sentences, "mutate-" + key, number, more);
    }

    /**
     * Prints a report.
     *
     * @param what the game or layer
     * @param scenarios number of scenarios
     */
    public void print(PrintWriter out, String what, MutationReport report, int scenarios) {
        for (MutantResult one : report.with(MutantResult.Result.UNNOTICED)) {
            head(out, one);
            out.println(Text.block(one.scenarios() == 0 ? say("no-answer") : count("all-green", one.scenarios()), 4));
        }
        for (MutantResult one : report.with(MutantResult.Result.EXCEPTED)) {
            head(out, one);
            out.println(Text.block(say("excepted", one.by()), 4));
        }
        report.stale().forEach(one -> out.println(Text.block(say("stale", one.of(), one.change()), 0)));
        out.println(Text.block(
                say("tried", what, count("changes", report.tried().size()), count("scenarios", scenarios)), 0));
        Columns table = new Columns(2, "lrrr");
        report.shares().forEach((kind, share) -> row(table, say(kind.id()), share));
        row(table, say("all"), report.share());
        table.print(out);
        List<MutantResult> endless = report.with(MutantResult.Result.ENDLESS);
        out.println(Text.block(
                say(
                        "apart",
                        report.with(MutantResult.Result.REFUSED).size(),
                        report.with(MutantResult.Result.EQUAL).size(),
                        report.with(MutantResult.Result.EXCEPTED).size(),
                        endless.size()),
                0));
        if (report.untried() > 0) {
            out.println(Text.block(say("untried", report.untried()), 0));
        }
    }

    private void head(PrintWriter out, MutantResult one) {
        Mutation change = one.change();
        out.println(Text.block(change.place() + "  " + change.of(), 0));
        out.println(Text.block(say(change.kind().id() + "-one") + ": " + change.description(), 4));
    }

    private static void row(Columns table, String kind, MutationReport.Share share) {
        table.row(kind, share.noticed(), "/ " + share.all(), share.percent() + " %");
    }

    public static ObjectNode json(String game, String layer, MutationReport report, int scenarios) {
        ObjectNode answer = Json.object();
        answer.put("game", game);
        answer.put("layer", layer);
        answer.put("scenarios", scenarios);
        answer.put("tried", report.tried().size());
        answer.put("untried", report.untried());
        ArrayNode kinds = answer.putArray("kinds");
        report.shares().forEach((kind, share) -> {
            ObjectNode one = kinds.addObject();
            one.put("kind", kind.id());
            one.put("noticed", share.noticed());
            one.put("of", share.all());
            one.put("percent", share.percent());
        });
        for (MutantResult.Result result : MutantResult.Result.values()) {
            ArrayNode list = answer.putArray(result.name().toLowerCase(Locale.ROOT));
            report.with(result).forEach(one -> one(list.addObject(), one));
        }
        ArrayNode stale = answer.putArray("stale");
        report.stale().forEach(one -> stale.addObject().put("of", one.of()).put("change", one.change()));
        return answer;
    }

    private static void one(ObjectNode row, MutantResult tried) {
        Mutation change = tried.change();
        row.put("file", change.place().file());
        row.put("line", change.place().line());
        row.put("of", change.of());
        row.put("kind", change.kind().id());
        row.put("change", change.description());
        row.put("by", tried.by());
        row.put("scenarios", tried.scenarios());
    }
}
