package dev.oya.cli.text;

import dev.oya.input.ExactMath;
import dev.oya.pack.Pack;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Table;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says what sides gained without anybody paying it, by what for, and what the match came to. */
public final class GainText {
    private final Pack pack;
    private final Table table;
    private final RuleIndex sources;
    private final Wording speech;

    public GainText(Pack pack, Table table, Wording speech) {
        this.pack = pack;
        this.table = table;
        this.sources = new RuleIndex(pack, speech.texts(pack));
        this.speech = speech;
    }

    /** A row for each thing that is counted, a column for each side; with reasons also the rules and what they cite. */
    public void print(PrintWriter out, boolean reasons) {
        Set<String> ids = pack.combinations();
        table.awards().forEach(award -> ids.add(award.id()));
        ids.retainAll(table.awards().stream().map(Table.Award::id).toList());
        int sides = table.sides().size();
        Columns columns = new Columns(2, "l" + "r".repeat(sides) + "l");
        List<Object> head = new ArrayList<>(List.of(speech.say("gained")));
        table.sides().forEach(side -> head.add(speech.side(side)));
        columns.row(head.toArray());
        int[] sums = new int[sides];
        for (String id : ids) {
            List<Object> row = new ArrayList<>(List.of(speech.word(id)));
            for (int side = 0; side < sides; side++) {
                int points = points(side, id);
                sums[side] = ExactMath.plus(sums[side], points);
                row.add(points);
            }
            columns.row(row.toArray());
        }
        List<Object> sum = new ArrayList<>(List.of(speech.say("gained-sum")));
        java.util.Arrays.stream(sums).forEach(sum::add);
        columns.row(sum.toArray());
        columns.print(out);
        results(out);
        if (reasons) {
            ids.forEach(id -> why(out, id));
        }
    }

    private int points(int side, String id) {
        return ExactMath.sum(table.awards().stream()
                .filter(award -> award.side() == side && award.id().equals(id))
                .mapToInt(Table.Award::points));
    }

    /** How far each side is behind at the end of a match, and what is said of it. */
    private void results(PrintWriter out) {
        List<Table.Result> results = table.results();
        for (int side = 0; side < results.size(); side++) {
            Table.Result one = results.get(side);
            if (one.points() > 0) {
                String margin = one.points() % one.parts() == 0
                        ? String.valueOf(one.points() / one.parts())
                        : dev.oya.pack.Amounts.number((double) one.points() / one.parts());
                String titles = one.titles().isEmpty() ? "" : ", " + speech.words(one.titles());
                String name = speech.side(table.sides().get(side));
                out.println(Text.block(speech.say("result", name, speech.word("margin"), margin, titles), 2));
            }
        }
    }

    private void why(PrintWriter out, String id) {
        Table.Award award = table.awards().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        RuleIndex.Source source = sources.of(award.rule());
        out.println();
        out.println(Text.block(speech.word(id) + ": " + source.sentence(), 2));
        out.println(Text.block(source.line(), 6));
    }
}
