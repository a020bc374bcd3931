package dev.oya.pack.read;

import dev.oya.cards.Card;
import dev.oya.files.Sha256;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Amount;
import dev.oya.pack.OptionCondition;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.util.Map;
import java.util.TreeMap;

/**
 * Computes the digest of a pack from everything that affects a move or a payment. Titles, explanations, citations, comments and
 * names of layers are excluded, so that correcting a text does not change the game.
 */
final class Digest {
    private final StringBuilder text = new StringBuilder(32_768);

    private final RuleCaches caches;

    private Digest(RuleCaches caches) {
        this.caches = caches;
    }

    /** Returns the digest as {@code sha256:} and 64 hexadecimal digits. A digest that the pack already contains is ignored. */
    static String of(Pack pack, RuleCaches caches) {
        Digest digest = new Digest(caches);
        digest.write(pack);
        return Sha256.name(digest.text.toString());
    }

    private void write(Pack pack) {
        line("game", pack.id(), pack.leastSeats(), pack.mostSeats(), pack.unit());
        new TreeMap<>(pack.sides().partners()).forEach((seats, sides) -> line("sides", seats, sides));
        when("sides", pack.sides().when());
        pack.deck().cards().forEach(card -> card("card", card));
        pack.deck().extras().forEach(card -> card("extra", card));
        // Sets, settings and values are looked up by name, so their order does not matter.
        new TreeMap<>(pack.deck().sets()).forEach((name, set) -> line("set", name, set.low(), set.high()));
        new TreeMap<>(pack.sets()).forEach((name, set) -> {
            if (!set.twice().isEmpty()) {
                line("twice", name, set.twice().low(), set.twice().high());
            }
        });
        new TreeMap<>(pack.settings()).forEach((name, value) -> line("setting", name, value));
        new TreeMap<>(pack.values()).forEach((name, value) -> line("value", name, amount(value.amount())));
        new TreeMap<>(pack.scales())
                .forEach((name, weights) ->
                        weights.forEach((value, cards) -> line("scale", name, value, cards.low(), cards.high())));
        for (YakuGroup group : pack.groups().values()) {
            line("group", group.id(), group.of(), group.best(), group.payout().reason());
            if (group.payout().lost()) {
                line("others", group.id(), "lose");
            }
            if (group.payout().together()) {
                line("together");
            }
        }
        new TreeMap<>(pack.either()).forEach((card, either) -> line("either", card, either.kinds()));
        pack.yaku().values().forEach(this::yaku);
        phases(pack.phases());
        new TreeMap<>(pack.fields()).forEach((name, holds) -> line("field", name, holds));
        pack.rules().forEach(source -> line("rules", bare(source)));
    }

    /**
     * Returns the text of the rules that enters the digest. A missing package header is added, because it does not affect the
     * rules.
     */
    private String bare(RuleSource source) {
        DrlText rules = DrlText.of(source.text(), caches);
        boolean headless = source.file().endsWith(".drl") && !DrlText.namesPackage(source.text());
        return (headless ? DrlText.HEADER : "") + rules.bare();
    }

    private void card(String role, Card card) {
        line(role, card.index(), card.code(), card.group(), card.kind(), card.points());
    }

    private void yaku(YakuEntry entry) {
        line("yaku", entry.key(), entry.id(), entry.group(), entry.when(), entry.whenValue());
        if (entry.round() > 0 || entry.month() > 0) {
            line("in", entry.round(), entry.month());
        }
        line(
                "if",
                cards(entry.needs()),
                cards(entry.lacks()),
                entry.months(),
                cards(entry.triplesOf()),
                entry.triples());
        entry.counts().forEach(count -> line("count", cards(count.of()), count.range()));
        line("then", entry.points(), entry.shows(), amount(entry.worth()), entry.tags());
        YakuEntry.More more = entry.more();
        if (more != null) {
            line("more", more.each(), cards(more.of()), more.beyond(), amount(more.amount()));
        }
    }

    private void phases(Phases phases) {
        line(
                "start",
                phases.start(),
                phases.marks().seats().keySet(),
                phases.marks().round().keySet());
        if (phases.running() != null) {
            line("running");
        }
        when("running", phases.running());
        phases.roundTallies().forEach(tally -> line("round tally", tally));
        phases.marks().lone().forEach(mark -> line("lone", mark));
        phases.marks().groups().forEach((name, group) -> line("marks", name, group.marks()));
        for (Phases.Action action : phases.actions().values()) {
            line(
                    "action",
                    action.name(),
                    action.cardMove().from(),
                    action.fields().yaku(),
                    action.fields().choice(),
                    action.fields().silent());
            if (action.cardMove().together() || action.counted()) {
                line("done", action.cardMove().together(), action.counted());
            }
            if (action.cardMove().kept()) {
                line("kept", action.cardMove().replaced() != null);
            } else if (action.cardMove().replaced() != null) {
                line("replaced");
            }
            when("replaced", action.cardMove().replaced());
            if (action.cardMove().act() != null) {
                line("act", action.cardMove().act(), action.fields().claims());
            }
        }
        for (Map.Entry<String, Phases.Phase> phase : phases.phases().entrySet()) {
            line(
                    "phase",
                    phase.getKey(),
                    phase.getValue().does(),
                    phase.getValue().actions());
            phase.getValue()
                    .transitions()
                    .values()
                    .forEach(transition -> line("transition", transition.name(), transition.to(), transition.end()));
        }
    }

    /** Adds a condition on an option to the digest. */
    private void when(String what, OptionCondition condition) {
        if (condition != null && condition.option() != null) {
            line(what + " when", condition.option(), condition.value());
        }
    }

    private static String cards(YakuEntry.Cards cards) {
        return cards == null ? null : cards.set().low() + "+" + cards.set().high();
    }

    private static String amount(Amount amount) {
        return amount == null
                ? null
                : amount.unit() + "=" + (amount.option() == null ? amount.number() : "option " + amount.option());
    }

    private void line(Object... parts) {
        for (Object part : parts) {
            String shown = String.valueOf(part);
            // The length prefix keeps the values distinct whatever characters they contain.
            text.append(shown.length()).append(':').append(shown).append(' ');
        }
        text.append('\n');
    }
}
