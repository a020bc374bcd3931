package dev.oya.cli.text;

import dev.oya.input.Place;
import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import dev.oya.spec.mutate.MutantResult;
import dev.oya.spec.mutate.Mutation;
import dev.oya.spec.mutate.MutationGroup;
import dev.oya.spec.mutate.MutationReport;
import dev.oya.spec.mutate.Proposals;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Prints the results of mutated rules: a summary, and the rules and entries with undetected mutations.
 *
 * @param report results of all mutations
 * @param groups rules and entries that are shown with proposed scenarios
 * @param rounds number of rounds that were searched for scenarios, or 0 if no search was made
 * @param places function that returns the shown place of a mutation
 */
public record MutationText(MutationReport report, List<Shown> groups, int rounds, UnaryOperator<Place> places) {
    /**
     * A rule or entry with undetected mutations.
     *
     * @param proposed proposed scenarios, each of which detects some of these mutations
     */
    public record Shown(MutationGroup group, List<Proposals.Proposed> proposed) {
        /** Returns the numbers of the mutations that no proposed scenario detects. */
        private List<Integer> missing() {
            return IntStream.rangeClosed(1, group.undetected().size())
                    .filter(number ->
                            proposed.stream().noneMatch(one -> one.detects().contains(number)))
                    .boxed()
                    .toList();
        }
    }

    /** Sentences in one language. */
    private record Sentences(ResourceBundle sentences) {
        String say(String key, Object... blanks) {
            return String.format(Locale.ROOT, sentences.getString("mutate-" + key), blanks);
        }

        String count(String key, int number, Object... more) {
            return Messages.count(sentences, "mutate-" + key, number, more);
        }
    }

    /**
     * Prints the report.
     *
     * @param language code of the language, such as {@code sv}
     * @param what the game or layer
     * @param scenarios number of scenarios
     * @param all whether accepted mutations are printed too
     */
    public void print(PrintWriter out, String language, String what, int scenarios, boolean all) {
        Sentences words = new Sentences(Messages.of("dev.oya.cli.messages", language));
        summary(out, words, what, scenarios);
        for (boolean isChecked : List.of(false, true)) {
            List<Shown> some = groups.stream()
                    .filter(one -> one.group().isChecked() == isChecked)
                    .toList();
            if (!some.isEmpty()) {
                out.println();
                out.println(Text.block(words.say(isChecked ? "checked" : "unchecked"), 0));
            }
            some.forEach(one -> group(out, words, one));
        }
        if (all) {
            report.with(MutantResult.Result.EXCEPTED).forEach(one -> excepted(out, words, one));
        }
        if (!report.stale().isEmpty()) {
            out.println();
        }
        report.stale().forEach(one -> out.println(Text.block(words.say("stale", one.of(), one.change()), 0)));
        int left = report.groups().size() - groups.size();
        if (left > 0) {
            out.println();
            out.println(Text.block(words.count("left", left), 0));
        }
    }

    private void summary(PrintWriter out, Sentences words, String what, int scenarios) {
        String tried = words.count("changes", report.tried().size());
        out.println(Text.block(words.say("tried", what, tried, words.count("scenarios", scenarios)), 0));
        Columns table = new Columns(2, "lrrr");
        report.shares().forEach((kind, share) -> row(table, words.say(kind.id()), share));
        row(table, words.say("all"), report.share());
        table.print(out);
        out.println(Text.block(
                words.say(
                        "apart",
                        report.with(MutantResult.Result.REFUSED).size(),
                        report.with(MutantResult.Result.EQUAL).size(),
                        report.with(MutantResult.Result.EXCEPTED).size(),
                        report.with(MutantResult.Result.ENDLESS).size()),
                0));
        if (report.untried() > 0) {
            out.println(Text.block(words.say("untried", report.untried()), 0));
        }
    }

    private static void row(Columns table, String kind, MutationReport.Share share) {
        table.row(kind, share.noticed(), "/ " + share.all(), share.percent() + " %");
    }

    private void group(PrintWriter out, Sentences words, Shown shown) {
        MutationGroup group = shown.group();
        out.println();
        out.println(Text.block(places.apply(group.place()) + "  " + group.of(), 0));
        if (group.isChecked()) {
            out.println(Text.block(words.say("part", group.detected(), group.tried()), 4));
        }
        Text.numbered(
                out,
                group.undetected().stream()
                        .map(one -> words.say(one.change().kind().id() + "-one") + ": "
                                + one.change().description() + " " + covered(words, one))
                        .toList());
        for (Proposals.Proposed one : shown.proposed()) {
            out.println();
            out.println(Text.block(words.say("proposed", numbers(one.detects())), 4));
            one.scenario().lines().forEach(line -> out.println("        " + line));
        }
        if (rounds > 0 && !shown.missing().isEmpty()) {
            out.println();
            out.println(Text.block(words.say("not-found", numbers(shown.missing()), rounds), 4));
        }
    }

    private static String covered(Sentences words, MutantResult one) {
        return "(" + (one.scenarios() == 0 ? words.say("no-answer") : words.count("all-green", one.scenarios())) + ")";
    }

    private static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private void excepted(PrintWriter out, Sentences words, MutantResult one) {
        Mutation change = one.change();
        out.println();
        out.println(Text.block(places.apply(change.place()) + "  " + change.of(), 0));
        out.println(Text.block(words.say(change.kind().id() + "-one") + ": " + change.description(), 4));
        out.println(Text.block(words.say("excepted", one.by()), 4));
    }

    /**
     * Returns the report in JSON.
     *
     * @param layer name of the layer, or null
     */
    public ObjectNode json(String game, String layer, int scenarios) {
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
        answer.put("rounds", rounds);
        answer.put("groupCount", report.groups().size());
        ArrayNode list = answer.putArray("groups");
        groups.forEach(one -> group(list.addObject(), one));
        for (MutantResult.Result result : MutantResult.Result.values()) {
            ArrayNode some = answer.putArray(result.name().toLowerCase(Locale.ROOT));
            report.with(result).forEach(one -> one(some.addObject(), one));
        }
        ArrayNode stale = answer.putArray("stale");
        report.stale().forEach(one -> stale.addObject().put("of", one.of()).put("change", one.change()));
        return answer;
    }

    private void group(ObjectNode row, Shown shown) {
        MutationGroup group = shown.group();
        place(row, group.place());
        row.put("of", group.of());
        row.put("effect", group.effect().name().toLowerCase(Locale.ROOT));
        row.put("noticed", group.detected());
        row.put("tried", group.tried());
        ArrayNode changes = row.putArray("changes");
        group.undetected()
                .forEach(one -> changes.addObject()
                        .put("kind", one.change().kind().id())
                        .put("change", one.change().description())
                        .put("scenarios", one.scenarios()));
        ArrayNode proposed = row.putArray("proposed");
        for (Proposals.Proposed one : shown.proposed()) {
            ObjectNode scenario = proposed.addObject();
            scenario.put("language", one.scenario().language());
            scenario.put("scenario", String.join("\n", one.scenario().lines()));
            ArrayNode detects = scenario.putArray("detects");
            one.detects().forEach(detects::add);
        }
        ArrayNode missing = row.putArray("notFound");
        if (rounds > 0) {
            shown.missing().forEach(missing::add);
        }
    }

    private void place(ObjectNode row, Place place) {
        row.put("file", places.apply(place).file());
        row.put("line", place.line());
    }

    private void one(ObjectNode row, MutantResult tried) {
        Mutation change = tried.change();
        place(row, change.place());
        row.put("of", change.of());
        row.put("kind", change.kind().id());
        row.put("change", change.description());
        row.put("by", tried.by());
        row.put("scenarios", tried.scenarios());
    }
}
