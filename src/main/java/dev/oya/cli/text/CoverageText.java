package dev.oya.cli.text;

import dev.oya.notation.Json;
import dev.oya.spec.mutate.AcceptedMutants;
import dev.oya.spec.mutate.StatementProofs;
import dev.oya.spec.mutate.StatementProofs.Unproven;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Prints the coverage of statements. A statement is covered if a scenario detects rules that violate it.
 *
 * @param statements ids of the chosen statements
 * @param unproven mutations that no scenario of a cited statement detects
 * @param needless exceptions that are no longer needed
 */
public record CoverageText(
        StatementProofs proofs, Set<String> statements, List<Unproven> unproven, List<AcceptedMutants.Entry> needless) {
    /** Drops mutations that do not affect the chosen statements. */
    public CoverageText {
        unproven = unproven.stream()
                .filter(one -> one.statements().stream().anyMatch(statements::contains))
                .toList();
    }

    /** Returns whether there is nothing to correct. */
    public boolean isValid() {
        return unproven.isEmpty() && needless.isEmpty();
    }

    /** The coverage of one text. */
    private record Row(String id, int testable, int covered, int noticed, List<String> missing, List<String> uncited) {}

    private List<Row> texts() {
        Map<String, List<String>> texts = new TreeMap<>();
        statements.forEach(id -> texts.computeIfAbsent(id.replaceFirst("-[0-9]+$", ""), any -> new ArrayList<>())
                .add(id));
        List<Row> rows = new ArrayList<>();
        texts.forEach((text, some) -> rows.add(new Row(
                text,
                some.size(),
                those(some, proofs::isCovered).size(),
                noticed(some),
                those(some, id -> !proofs.isCovered(id)),
                those(some, id -> !proofs.isCited(id)))));
        return rows;
    }

    private static List<String> those(Collection<String> some, Predicate<String> which) {
        return some.stream().filter(which).toList();
    }

    private int noticed(List<String> some) {
        Set<String> unnoticed = new TreeSet<>();
        unproven.forEach(one -> unnoticed.addAll(one.statements()));
        return those(some, id -> proofs.isCited(id) && !unnoticed.contains(id)).size();
    }

    /** Prints the numbers of covered and detected statements of each text, then lists what remains to be corrected. */
    public void print(PrintWriter out) {
        texts().forEach(one -> {
            out.println(one.id + "  " + one.testable + " testable, " + one.covered + " covered, " + one.noticed
                    + " detected");
            list(out, "no passing scenario", one.missing);
            list(out, "no rule cites", one.uncited);
        });
        unproven.forEach(one -> out.println(
                Text.block(String.join(" ", one.statements()) + " undetected: " + one.of() + text(one), 2)));
        needless.forEach(one -> out.println(Text.block("Unused exception: " + one.of() + ", " + one.change(), 2)));
    }

    private static String text(Unproven one) {
        return one.statements().contains(one.what()) ? ", all changes" : ", " + one.what();
    }

    private static void list(PrintWriter out, String what, List<String> ids) {
        if (!ids.isEmpty()) {
            out.println(Text.block(what + ": " + String.join(" ", ids), 2));
        }
    }

    public ObjectNode json() {
        ObjectNode answer = Json.object();
        answer.set("texts", Json.MAPPER.valueToTree(texts()));
        ArrayNode left = answer.putArray("unnoticed");
        for (Unproven one : unproven) {
            ObjectNode entry = left.addObject().put("of", one.of());
            entry.put(one.statements().contains(one.what()) ? "statement" : "change", one.what());
            one.statements().forEach(entry.putArray("statements")::add);
        }
        ArrayNode stale = answer.putArray("needless");
        needless.forEach(one -> stale.addObject().put("of", one.of()).put("change", one.change()));
        return answer;
    }
}
