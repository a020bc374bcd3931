package dev.oya.pack.read;

import dev.oya.input.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Generates rules from the payments of a layer (payer, payee and amount at the end of a round) and from its limits on losses.
 * The amount becomes a value with the name of the entry, which is also the payment's reason.
 */
record PaymentRules(Layer layer, LayerStack tree, EntryReader reader) {
    private static final String OTHERS = "others";

    /**
     * Names of payers and payees, each with its property or constant in DRL. A payment from or to {@code others} generates a
     * rule that fires for each active seat.
     */
    private static final Map<String, String> WHO = Map.of(
            OTHERS,
            "owner",
            "dealer",
            "dealer",
            "winner",
            "winner",
            "pot",
            "Conclusion.POT",
            "bank",
            "Conclusion.BANK");

    private static final Set<String> SEATS = Set.of("dealer", "winner");

    void add(Tree root) {
        root.map("payments").forEach(this::payment);
        root.map("limits").forEach(this::limit);
    }

    private void limit(String name, Tree entry) {
        value(name, entry);
        boolean match = entry.text("in", "").equals("match");
        tree.rules.add(PhaseRules.source(
                layer,
                reader,
                entry,
                "limit/" + name,
                entry.text("what", ""),
                "$it : Ended( )",
                "new Limit(" + WrittenRule.quoted(name) + ", $it.value(" + WrittenRule.quoted(name) + "))"
                        + (match ? ".ofMatch()" : "")));
    }

    private void payment(String name, Tree entry) {
        String from = entry.text("from", OTHERS);
        String to = entry.text("to", OTHERS);
        if (from.equals(to)) {
            reader.report(entry, "wrong-value.payment", name, from);
            return;
        }
        value(name, entry);
        tree.rules.add(PhaseRules.source(
                layer,
                reader,
                entry,
                "payment/" + name,
                entry.text("what", ""),
                "$it : Achievements( " + String.join(", ", conditions(entry, from, to)) + " )",
                "new Owes(" + who(from) + ", " + who(to) + ", " + WrittenRule.quoted(name) + ", $it.value("
                        + WrittenRule.quoted(name) + "))" + (entry.isTrue("flat") ? ".plain()" : "")));
    }

    private static String who(String one) {
        String asked = WHO.get(one);
        return asked.startsWith("Conclusion") ? asked : "$it." + asked(asked);
    }

    private static String asked(String property) {
        return "get" + Character.toUpperCase(property.charAt(0)) + property.substring(1) + "()";
    }

    /**
     * Returns the conditions of the payment. With these conditions, the rule fires for each active seat that pays or is paid.
     */
    private List<String> conditions(Tree entry, String from, String to) {
        List<String> all = new ArrayList<>();
        Tree when = entry.get("when");
        if (when != null && when.has("end")) {
            all.add("end == " + WrittenRule.quoted(when.text("end", "")));
        }
        if (when != null && when.has("option")) {
            Object is = when.has("is") ? when.get("is").scalar() : (Object) true;
            all.add("is(" + WrittenRule.quoted(when.text("option", "")) + ", "
                    + (is instanceof String text ? WrittenRule.quoted(text) : is) + ")");
        }
        List<String> seats = List.of(from, to).stream().filter(SEATS::contains).toList();
        boolean each = from.equals(OTHERS) || to.equals(OTHERS);
        if (seats.contains("winner")) {
            all.add("winner != Moment.NOBODY");
        }
        for (String seat : seats) {
            all.add(
                    !each && seat.equals(seats.get(0))
                            ? "owner == " + seat
                            : each && seat.equals("winner") ? "hasWon(owner) == false" : "owner != " + seat);
        }
        return all;
    }

    /** Adds the payment's amount to the named values. */
    private void value(String name, Tree entry) {
        Tree worth = entry.get("worth");
        Map.Entry<String, Tree> amount = worth.map().entrySet().iterator().next();
        Map<String, Tree> value =
                new LinkedHashMap<>(LayerMerge.sourced(layer, entry, Map.of()).map());
        value.keySet().retainAll(Set.of("what", "cites", "ruling", "because"));
        value.put("unit", Tree.of(worth.place(), (Object) amount.getKey()));
        value.put("is", amount.getValue());
        if (tree.values.putIfAbsent(name, Tree.of(entry.place(), value)) != null) {
            reader.report(entry, "already-there.entry", "value", name);
        }
    }
}
