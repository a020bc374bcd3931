package dev.oya.cli.text;

import dev.oya.explain.PackDiff;
import dev.oya.pack.words.RuleIndex;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints the differences between two packs. */
public record DiffText(PackDiff diff, PackText first, PackText second, Wording speech) {
    public void print(PrintWriter out) {
        Map<String, List<PackDiff.Difference>> byKind = diff.differences().stream()
                .collect(Collectors.groupingBy(PackDiff.Difference::kind, LinkedHashMap::new, Collectors.toList()));
        byKind.forEach((kind, some) -> {
            out.println(speech.count("diff-" + kind, some.size()));
            for (PackDiff.Difference one : some) {
                out.println("  " + one.name());
                side(out, one, diff.first(), first, one.first());
                side(out, one, diff.second(), second, one.second());
            }
        });
        int number = diff.differences().size();
        String text = number == 0
                ? speech.say("diff-none", diff.first(), diff.second())
                : speech.count("diff-all", number, diff.first(), diff.second());
        out.println(Text.block(text, 0));
    }

    private void side(PrintWriter out, PackDiff.Difference of, String name, PackText pack, PackDiff.Side side) {
        String cited = side == null ? "" : RuleIndex.line(side.cite());
        String text = side == null
                ? speech.say("diff-missing")
                : pack.text(of.kind(), of.name(), side.text()) + (cited.isEmpty() ? "" : " [" + cited + "]");
        out.println(Text.beside("    " + name.replaceFirst("^[^/]*/", ""), 14, text));
    }
}
