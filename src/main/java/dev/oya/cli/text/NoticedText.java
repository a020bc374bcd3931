package dev.oya.cli.text;

import dev.oya.record.Json;
import dev.oya.spec.mutate.Stated;
import dev.oya.spec.mutate.Violated;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Which statements of rule texts would be noticed if they were violated, for people and for programs. */
public final class NoticedText {
    private NoticedText() {}

    private static Map<String, List<Stated>> texts(List<Stated> statements) {
        Map<String, List<Stated>> texts = new TreeMap<>();
        statements.forEach(one ->
                texts.computeIfAbsent(one.text(), any -> new ArrayList<>()).add(one));
        return texts;
    }

    private static List<String> ids(List<Stated> some, Predicate<Stated> which) {
        return some.stream().filter(which).map(Stated::id).toList();
    }

    /** For each text how many of its statements are covered and noticed, and each of the rest. */
    public static void print(PrintWriter out, Violated violated, List<Stated> statements) {
        texts(statements).forEach((text, some) -> {
            out.println(text + "  " + some.size() + " testable, "
                    + ids(some, violated::isCovered).size() + " covered, "
                    + ids(some, violated::isNoticed).size() + " noticed");
            list(out, "no passing scenario", ids(some, one -> !violated.isCovered(one)));
            list(
                    out,
                    "nothing is noted that violates it",
                    ids(some, one -> one.violations().isEmpty()));
            list(
                    out,
                    "violated by the engine alone",
                    ids(some, one -> !one.violations().isEmpty() && !violated.isTried(one)));
            for (Stated one : some) {
                violated.missed(one).forEach(said -> out.println(Text.block(one.id() + " not noticed: " + said, 2)));
            }
        });
    }

    private static void list(PrintWriter out, String what, List<String> ids) {
        if (!ids.isEmpty()) {
            out.println(Text.block(what + ": " + String.join(" ", ids), 2));
        }
    }

    /** The same for programs. */
    public static ObjectNode json(Violated violated, List<Stated> statements) {
        ObjectNode answer = Json.object();
        ArrayNode all = answer.putArray("texts");
        texts(statements).forEach((text, some) -> {
            ObjectNode one = all.addObject();
            one.put("id", text);
            one.put("testable", some.size());
            one.put("covered", ids(some, violated::isCovered).size());
            one.put("noticed", ids(some, violated::isNoticed).size());
            strings(one.putArray("missing"), ids(some, statement -> !violated.isCovered(statement)));
            strings(
                    one.putArray("unviolated"),
                    ids(some, statement -> statement.violations().isEmpty()));
            strings(
                    one.putArray("engine"),
                    ids(some, statement -> !statement.violations().isEmpty() && !violated.isTried(statement)));
            ArrayNode unnoticed = one.putArray("unnoticed");
            some.forEach(statement -> violated.missed(statement)
                    .forEach(said ->
                            unnoticed.addObject().put("id", statement.id()).put("violation", said)));
        });
        return answer;
    }

    private static void strings(ArrayNode list, List<String> some) {
        some.forEach(list::add);
    }
}
