package dev.oya.pack.read;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Reads a deck's file and checks its totals. */
final class DeckReader {
    private final EntryReader reader;
    private final Tree root;
    private final int copies;
    private final List<Card> cards = new ArrayList<>();
    private final List<Card> extras = new ArrayList<>();
    private final List<Card> leftOut = new ArrayList<>();
    private final Set<Integer> without = new HashSet<>();

    private DeckReader(Tree root, int copies, EntryReader reader) {
        this.root = root;
        this.copies = copies;
        this.reader = reader;
    }

    /**
     * Returns the deck with its named sets.
     *
     * @param copies number of packs of cards in the deck, with the copies in sequence
     * @param further extra cards that some tables use
     * @param without numbers of the groups that the game leaves out
     */
    static Deck read(Tree root, int copies, Map<String, Tree> further, List<Tree> without, EntryReader reader) {
        DeckReader deck = new DeckReader(root, copies, reader);
        without.forEach(deck::leaveOut);
        return deck.deck(further);
    }

    private void leaveOut(Tree group) {
        if (group.scalar() instanceof Integer number && root.map("groups").containsKey(String.valueOf(number))) {
            without.add(number);
        } else {
            reader.report(group, "unknown-group.deck", String.valueOf(group.text()));
        }
    }

    private Deck deck(Map<String, Tree> further) {
        Map<String, Tree> inPlay = root.map("cards");
        Map<String, Tree> extra = new LinkedHashMap<>(root.map("extra"));
        further.forEach((code, card) -> {
            if (extra.putIfAbsent(code, card) != null) {
                reader.report(card, "duplicate-card.deck", code);
            }
        });
        for (int copy = 0; copy < copies; copy++) {
            add(inPlay, cards);
        }
        add(extra, extras);
        extra.forEach((code, card) -> {
            if (inPlay.containsKey(code)) {
                reader.report(card, "duplicate-card.deck", code);
            }
        });
        String id = root.text("id", "");
        if (cards.size() + extras.size() > 128) {
            reader.report(root, "too-large.deck");
            return new Deck(id, List.of(), List.of());
        }
        totals();
        Deck deck = new Deck(id, cards, extras).withGroups(groupNames());
        for (Map.Entry<String, Tree> entry : root.map("sets").entrySet()) {
            CardSetExpressions expressions = new CardSetExpressions(deck, List.of(), reader.problems());
            YakuEntry.Cards set = expressions.read(entry.getValue());
            deck = deck.withSet(entry.getKey(), set.expression(), set.set());
        }
        return deck;
    }

    /** Returns the English names of the groups, with hyphens in place of spaces. */
    private Map<String, Integer> groupNames() {
        Map<String, Integer> names = new LinkedHashMap<>();
        root.map("groups").forEach((number, entry) -> {
            String name = entry.isScalar() ? entry.text() : entry.text("name", entry.text("en"));
            boolean held =
                    cards.stream().anyMatch(card -> String.valueOf(card.group()).equals(number));
            if (name != null && held) {
                names.put(name.replace(' ', '-'), Integer.valueOf(number));
            }
        });
        return names;
    }

    private void add(Map<String, Tree> codes, List<Card> to) {
        Map<String, Tree> kinds = root.map("kinds");
        Map<String, Tree> groups = root.map("groups");
        for (Map.Entry<String, Tree> entry : codes.entrySet()) {
            Tree card = entry.getValue();
            String kind = card.text("kind", "");
            if (!reader.checkKnown(card, "unknown-kind.deck", kind, kinds.keySet())) {
                continue;
            }
            int group = card.number("group", 0);
            if (group != 0 && !groups.containsKey(String.valueOf(group))) {
                reader.report(card, "unknown-group.deck", group);
                group = 0;
            }
            int points = card.number("points", kinds.get(kind).number("points", 0));
            int index = cards.size() + (to == extras ? extras.size() : 0);
            String name = card.text("name", card.text("en", entry.getKey()));
            List<Card> of = without.contains(group) ? leftOut : to;
            of.add(new Card(index, entry.getKey(), group, kind, points, name));
        }
    }

    private void totals() {
        Tree totals = root.get("totals");
        if (totals == null) {
            return;
        }
        Map<String, Integer> found = new LinkedHashMap<>();
        List<Card> all = Stream.concat(cards.stream(), leftOut.stream()).toList();
        found.put("cards", all.size() / copies);
        found.put("points", all.stream().mapToInt(Card::points).sum() / copies);
        for (Map.Entry<String, Integer> total : found.entrySet()) {
            Tree node = totals.get(total.getKey());
            if (node != null && node.number(0) != total.getValue()) {
                reader.report(node, "wrong-totals", total.getValue(), total.getKey(), node.text());
            }
        }
    }
}
