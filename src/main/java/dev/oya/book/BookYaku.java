package dev.oya.book;

import dev.oya.book.BookCards.Drawn;
import dev.oya.book.BookCites.Margin;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.YakuSample;
import dev.oya.say.AmountText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The combinations of a pack by group, compared with the combinations before house rules. */
record BookYaku(BookSide now, BookSide before, BookWords words, List<BookChange> changes) {
    record Group(String name, String what, boolean best, List<Entry> entries) {}

    record Entry(
            String rule,
            Title title,
            String what,
            Picture picture,
            Worth worth,
            List<Margin> margin,
            boolean changed) {}

    record Title(String name, String romaji) {}

    /**
     * The cards of a combination.
     *
     * @param sample whether the cards are only an example of the combination
     */
    record Picture(List<Drawn> cards, boolean sample) {}

    /**
     * The value of a combination. The texts are empty if they do not apply.
     *
     * @param played whether the combination counts under the options
     * @param points the value in points if {@code text} is in a larger unit
     * @param was the value before house rules, if house rules change the combination
     */
    record Worth(String text, boolean played, String points, String was) {}

    /** A card that counts as one of several kinds. */
    record DualKindText(String what, List<Margin> margin) {}

    List<DualKindText> dualKinds() {
        return now.pack().either().values().stream()
                .map(card -> new DualKindText(
                        words.text("either", card.card(), card.what()),
                        now.quoting().margin(List.of(card.cite()), now.pack().text())))
                .toList();
    }

    List<Group> groups() {
        List<Group> groups = groups(true);
        before.pack().yaku().forEach((key, old) -> {
            if (!now.pack().yaku().containsKey(key)) {
                changes.add(BookChange.gone(words.name(old.id()), worth(old, before), before.cites(old.cite())));
            }
        });
        return groups;
    }

    /** Returns the groups whose combinations are worth nothing. Other rules refer to them. */
    List<Group> signs() {
        return groups(false);
    }

    private List<Group> groups(boolean worth) {
        return now.pack().groups().values().stream()
                .filter(group -> worth
                        == now.pack().yaku().values().stream()
                                .anyMatch(entry -> entry.group().equals(group.id()) && entry.worth() != null))
                .map(this::group)
                .toList();
    }

    private Group group(YakuGroup group) {
        List<Entry> entries = now.pack().yaku().values().stream()
                .filter(entry -> entry.group().equals(group.id()))
                .map(this::entry)
                .toList();
        return new Group(words.name(group.id()), words.text("groups", group.id(), group.what()), group.best(), entries);
    }

    private Entry entry(YakuEntry entry) {
        YakuEntry old = before.pack().yaku().get(entry.key());
        String worth = worth(entry, now);
        String was = old == null ? "" : worth(old, before);
        boolean changed = !worth.equals(was)
                || !Objects.equals(old.what(), entry.what())
                || !Objects.equals(old.needs(), entry.needs());
        String name = words.name(entry.id());
        String rule = now.pack().ruleName(entry);
        if (changed) {
            changes.add(new BookChange(
                    "rule-" + rule,
                    name,
                    worth,
                    now.quoting().of(entry.cite()),
                    was,
                    before.cites(old == null ? null : old.cite())));
        }
        boolean played = entry.isPlayed(now.settings());
        List<String> cards = new YakuSample(now.pack().deck()).of(entry);
        return new Entry(
                rule,
                new Title(
                        name,
                        words.glossary()
                                .words()
                                .getOrDefault(entry.id(), Map.of())
                                .getOrDefault("romaji", "")),
                words.text("yaku", entry.key(), entry.what()),
                new Picture(
                        BookCards.drawn(words, cards),
                        !cards.isEmpty()
                                && (entry.needs() == null || !entry.counts().isEmpty())),
                new Worth(
                        worth,
                        played,
                        played ? AmountText.points(entry, now.pack(), now.settings()) : "",
                        changed ? was : ""),
                now.quoting().margin(List.of(entry.cite()), now.pack().text()),
                changed);
    }

    private String worth(YakuEntry entry, BookSide side) {
        return entry.isPlayed(side.settings()) ? side.amounts().worth(entry) : words.say("not-played");
    }
}
