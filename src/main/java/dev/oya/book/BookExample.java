package dev.oya.book;

import dev.oya.book.BookCards.Drawn;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.pack.Phases;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Example turns, produced by dealing and playing under the rules of the table. */
final class BookExample {
    private static final int MOST_TURNS = 4;
    private static final int MOST_ROUNDS = 3;
    private static final int MOST_MOVES = 80;
    private static final int MOST_CHOICES = 3_000;

    private final Rules rules;
    private final Deck deck;
    private final Wording speech;
    private final MoveSentence moves;
    private final BookWords words;
    private final Set<String> shown = new HashSet<>();

    /**
     * An example turn.
     *
     * @param field free cards of the table
     * @param steps one sentence per step
     * @param takes whether cards were taken
     * @param rank rank of the rarest thing that only this turn shows
     */
    record Turn(
            List<Drawn> hand,
            List<Drawn> field,
            List<Pile> builds,
            List<String> steps,
            List<Drawn> taken,
            boolean takes,
            int rank) {}

    /** A build on the table. */
    record Pile(String name, List<Drawn> cards) {}

    /** Things that a turn can show, in ascending order of rarity. */
    private enum Feature {
        LAYS,
        TAKES,
        ACTION,
        IS_GIVEN,
        SWEEPS,
        CLAIMS,
        DECIDES
    }

    BookExample(Rules rules, BookWords words) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.speech = words.speech();
        this.moves = new MoveSentence(rules, speech);
        this.words = words;
    }

    /**
     * Returns up to four example turns in the order of play. Each shows something that the others do not, and rarer things are
     * preferred. Returns an empty list if no turn plays a card.
     */
    List<Turn> turns() {
        List<Turn> all = new ArrayList<>();
        for (int round = 1; round <= MOST_ROUNDS && rare(all) < MOST_TURNS; round++) {
            play(round, all);
        }
        List<Turn> best = all.stream()
                .sorted(Comparator.comparingInt(Turn::rank).reversed())
                .limit(MOST_TURNS)
                .toList();
        return all.stream().filter(best::contains).toList();
    }

    private static long rare(List<Turn> turns) {
        return turns.stream()
                .filter(turn -> turn.rank >= Feature.ACTION.ordinal())
                .count();
    }

    /** Plays a first round with the given shuffle, and adds each turn that shows something new. */
    private void play(int shuffle, List<Turn> all) {
        int seats = rules.settings().players();
        int dealer = Match.firstDealer(rules, seats, CardSource.of(new Shuffle("a book:dealer")));
        Match match = new Match(
                rules, seats, rules.rounds(seats), Match.Start.first(seats, dealer), CardSource.of("a book", shuffle));
        for (int move = 0;
                move < MOST_MOVES && rare(all) < MOST_TURNS && !match.round().isOver();
                move++) {
            Move best = best(match);
            if (best instanceof Move.OfCard play && word(best).cardMove().from() == Phases.Origin.HAND) {
                Turn turn = turn(match, play);
                if (turn.rank >= 0) {
                    all.add(turn);
                }
            } else {
                match.act(best);
            }
        }
    }

    private Phases.Action word(Move move) {
        return rules.settings().pack().phases().actions().get(move.action());
    }

    /**
     * Returns the move that takes the most cards, preferring moves that show something new. Avoids bids and the end of the round.
     */
    private Move best(Match match) {
        String phase = match.round().phase().name();
        return match.round().moves().stream()
                .limit(MOST_CHOICES)
                .reduce((one, other) -> weight(phase, other) > weight(phase, one) ? other : one)
                .orElseThrow();
    }

    private int weight(String phase, Move move) {
        if (move instanceof Move.OfCard play) {
            boolean shows = !shown.containsAll(features(phase, play).keySet());
            return play.take().size() + (shows ? 100 : 0) + 50;
        }
        return move instanceof Move.Bid ? -20 : word(move).hints().ends() ? -10 : 0;
    }

    /** Returns what a move shows, by a key for each thing. */
    private Map<String, Feature> features(String phase, Move.OfCard move) {
        Map<String, Feature> features = new HashMap<>();
        List<String> actions =
                rules.settings().pack().phases().phases().get(phase).actions();
        boolean plain =
                actions.get(0).equals(move.action()) || word(move).cardMove().act() == Phases.Act.LAY;
        features.put(move.action(), plain ? Feature.LAYS : Feature.ACTION);
        if (move instanceof Move.BySum sum && !sum.fishing().claims().isEmpty()) {
            features.put("claims", Feature.CLAIMS);
        }
        return features;
    }

    private Turn turn(Match match, Move.OfCard first) {
        SeatView view = match.view(first.seat());
        List<Drawn> hand = drawn(inOrder(view.hand()));
        List<Drawn> field = drawn(Arrays.stream(match.table().fieldInOrder()).boxed());
        List<Pile> builds = view.builds().stream()
                .map(build -> new Pile(words.say("in-build", build.value()), drawn(inOrder(build.cards()))))
                .toList();
        CardSet before = match.table().taken(first.seat());
        Map<String, Feature> features = features(view.phase(), first);
        List<String> texts = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        Move.OfCard move = first;
        List<Move> next = List.of();
        while (move != null) {
            Verdict.Accepted done = (Verdict.Accepted) match.act(move);
            events.addAll(done.events());
            texts.add(sentence(move, done.events()));
            next = match.round().isOver() ? List.of() : match.round().moves();
            boolean goesOn = !next.isEmpty()
                    && next.get(0).seat() == first.seat()
                    && word(next.get(0)).cardMove().from() == Phases.Origin.STOCK;
            move = goesOn && best(match) instanceof Move.OfCard drawn ? drawn : null;
        }
        List<String> choices = choices(first.seat(), next);
        if (choices.size() > 1) {
            features.put("decides", Feature.DECIDES);
            texts.add(words.say("turn-decides", speech.either(choices)));
        }
        CardSet taken = match.table().taken(first.seat()).minus(before);
        features.put(taken.isEmpty() ? "lays" : "takes", taken.isEmpty() ? Feature.LAYS : Feature.TAKES);
        if (events.stream().anyMatch(Event.Swept.class::isInstance)) {
            features.put("sweeps", Feature.SWEEPS);
        }
        if (events.stream().anyMatch(Event.HandedOver.class::isInstance)) {
            features.put("is-given", Feature.IS_GIVEN);
        }
        // The first sentence says that the card takes others, so a turn in which they stay is no example.
        boolean misleads = events.stream().anyMatch(event -> event instanceof Event.Drawn drawn && drawn.keeps());
        return new Turn(
                hand, field, builds, texts, drawn(inOrder(taken)), !taken.isEmpty(), misleads ? -1 : rank(features));
    }

    /** Notes the features as shown, and returns the rank of the rarest new one, or -1 if none is new. */
    private int rank(Map<String, Feature> features) {
        int rank = -1;
        for (Map.Entry<String, Feature> feature : features.entrySet()) {
            if (shown.add(feature.getKey())) {
                rank = Math.max(rank, feature.getValue().ordinal());
            }
        }
        return rank;
    }

    /** Returns the names of the decisions that the seat has now, or an empty list if it has none. */
    private List<String> choices(int seat, List<Move> next) {
        return next.stream()
                .filter(move -> move.seat() == seat && word(move).isAlone())
                .map(move -> speech.word(move.action()))
                .toList();
    }

    /** Returns sentences about a card move and its events, without card codes. */
    private String sentence(Move.OfCard move, List<Event> events) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say("turn-sentence", moves.of(move, MoveSentence.Form.YOU)));
        if (move instanceof Move.ByMonth && move.take().isEmpty()) {
            lines.add(words.say("turn-stays"));
        }
        if (events.stream().anyMatch(Event.Swept.class::isInstance)) {
            lines.add(words.say(
                    "turn-sweeps", speech.one(1, rules.settings().pack().sweeps())));
        }
        CardSet given = CardSet.NONE;
        for (Event event : events) {
            if (event instanceof Event.HandedOver handed && handed.to() == move.seat()) {
                given = given.plus(handed.cards());
            }
        }
        if (!given.isEmpty()) {
            lines.add(words.say("turn-given", moves.listed(given)));
        }
        return String.join(" ", lines);
    }

    private Stream<Integer> inOrder(CardSet cards) {
        return cards.stream().boxed().sorted(Comparator.comparing(deck::groupOf));
    }

    private List<Drawn> drawn(Stream<Integer> cards) {
        return BookCards.drawn(words, cards.map(card -> deck.card(card).code()).toList());
    }
}
