package dev.oya.pack.read;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.Tree;
import dev.oya.pack.Amount;
import dev.oya.pack.NamedSet;
import dev.oya.pack.Option;
import dev.oya.pack.OptionValues;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads named numbers and named sets. */
record ValuesReader(UnitRanges units, EntryReader reader) {

    Map<String, Value> values(Map<String, Tree> entries) {
        return EntryReader.each(
                entries,
                (name, entry) -> new Value(
                        name,
                        entry.text("what", ""),
                        amount(entry.get("is"), unit(entry)),
                        reader.cite(entry, "\"" + name + "\""),
                        entry.place()));
    }

    /** Returns the unit of an entry. Money is counted in points or in the pack's larger unit. */
    private String unit(Tree entry) {
        List<String> known = new ArrayList<>(UnitRanges.PLAIN);
        known.add(0, "points");
        if (units.unit() != null) {
            known.add(0, units.unit());
        }
        return reader.named(entry, "unit", "unknown-unit", known);
    }

    /**
     * Returns an amount that consists of a number or of the option that sets the number.
     *
     * @param node the number, {@code no-limit} or {@code {option: name}}
     */
    Amount amount(Tree node, String unit) {
        if (node.scalar() instanceof Number number) {
            fits(number.doubleValue(), node.text(), unit, node);
            return new Amount(number.doubleValue(), null, unit);
        }
        if (OptionValues.NO_LIMIT.equals(node.scalar())) {
            limits("\"" + OptionValues.NO_LIMIT + "\"", unit, node);
            return new Amount(0, null, unit, true);
        }
        Tree named = node.get("option");
        Option option = option(named);
        if (option != null && option.defaults().values().stream().anyMatch(value -> !(value instanceof Integer))) {
            reader.report(named, "no-number.option", option.name());
        } else if (option != null) {
            if (option.values().noLimit() != null) {
                limits("The option \"" + option.name() + "\", which may be unlimited,", unit, named);
            }
            UnitRanges.numbers(option)
                    .forEach(value -> fits(value, "The option \"" + option.name() + "\" with " + value, unit, named));
        }
        return new Amount(0, named.text(), unit);
    }

    /** Checks that only limits can be unlimited. Amounts that are paid, multiplied or dealt must be numbers. */
    private void limits(String text, String unit, Tree at) {
        if (!UnitRanges.LIMITS.contains(unit)) {
            reader.report(at, "no-number.limit", text, unit);
        }
    }

    private void fits(double number, String text, String unit, Tree at) {
        Advice wrong = units.wrong(number, unit);
        if (wrong != null) {
            boolean isMuch = number > UnitRanges.MOST_POINTS;
            reader.report(at, isMuch ? "too-many-points.number" : "wrong-value.number", text, unit, wrong);
        }
    }

    Option option(Tree named) {
        return new OptionsReader(reader).named(named, units.options());
    }

    Object decided(Tree when) {
        return new OptionsReader(reader).decided(when, units.options());
    }

    /** Returns the card weights: for each scale, the cards by the name of the value that sets their weight. */
    Map<String, Map<String, CardSet>> scales(Map<String, Tree> entries, Deck deck, Set<String> values) {
        CardSetExpressions expressions = new CardSetExpressions(deck, List.of(), reader.problems());
        Map<String, Map<String, CardSet>> scales = new LinkedHashMap<>();
        entries.forEach((name, scale) -> {
            Map<String, CardSet> weights = new LinkedHashMap<>();
            scale.map().forEach((value, cards) -> {
                reader.checkKnown(cards, "unknown-value.name", value, values);
                weights.put(value, expressions.read(cards).set());
            });
            scales.put(name, Collections.unmodifiableMap(weights));
        });
        return Collections.unmodifiableMap(scales);
    }

    /**
     * Reads the sets in file order and adds them to {@code sets}. A set may refer to earlier sets. Returns the deck with all
     * sets.
     */
    Deck sets(Map<String, Tree> entries, Deck deck, Map<String, NamedSet> sets) {
        Deck known = deck;
        List<String> later = new ArrayList<>(entries.keySet());
        for (Map.Entry<String, Tree> entry : entries.entrySet()) {
            String name = entry.getKey();
            Tree node = entry.getValue();
            if (deck.card(name) != null
                    || deck.cards().stream().anyMatch(card -> card.kind().equals(name))) {
                reader.report(node, "name-taken.set", name);
            }
            CardSetExpressions expressions = new CardSetExpressions(known, later, reader.problems());
            YakuEntry.Cards written = expressions.read(node.get("cards"));
            Tree twice = node.get("twice");
            NamedSet set = new NamedSet(
                    name,
                    node.text("what", ""),
                    written.set(),
                    twice == null ? CardSet.NONE : expressions.read(twice).set(),
                    reader.cite(node, "\"" + name + "\""),
                    node.place());
            sets.put(name, set);
            known = known.withSet(name, written.expression(), set.cards());
            later.remove(name);
        }
        return known;
    }
}
