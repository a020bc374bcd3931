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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Example turns, produced by dealing and playing under the rules of the table. */
final class BookExample {
    private static final int MOST_TURNS = 3;
    private static final int MOST_MOVES = 60;
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
     * @param steps one sentence per step
     * @param takes whether cards were taken
     */
    record Turn(List<Drawn> hand, List<Drawn> field, List<String> steps, List<Drawn> taken, boolean takes) {}

    BookExample(Rules rules, BookWords words) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.speech = words.speech();
        this.moves = new MoveSentence(rules, speech);
        this.words = words;
    }

    /**
     * Returns up to three example turns of a first round, each of a different kind. Returns an empty list if no turn of the
     * round plays a card.
     */
    List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        int seats = rules.settings().players();
        int dealer = Match.firstDealer(rules, seats, CardSource.of(new Shuffle("a book:dealer")));
        Match match = new Match(
                rules, seats, rules.rounds(seats), Match.Start.first(seats, dealer), CardSource.of("a book", 1));
        for (int move = 0;
                move < MOST_MOVES && turns.size() < MOST_TURNS && !match.round().isOver();
                move++) {
            List<Move> open = match.round().moves();
            Move best = best(open.subList(0, Math.min(open.size(), MOST_CHOICES)));
            if (best instanceof Move.OfCard play
                    && word(best).cardMove().from() == Phases.Origin.HAND
                    && shown.add(kind(play))) {
                turns.add(turn(match, play));
            } else {
                match.act(best);
            }
        }
        return turns;
    }

    private Phases.Action word(Move move) {
        return rules.settings().pack().phases().actions().get(move.action());
    }

    /** Returns the kind of turn that a move illustrates: its action and whether the card takes anything. */
    private static String kind(Move.OfCard move) {
        return move.action() + (move.take().isEmpty() ? "" : " takes");
    }

    /**
     * Returns the move that takes the most cards, preferring moves of a kind that has not been illustrated yet. Avoids bids.
     */
    private Move best(List<Move> open) {
        Move best = open.get(0);
        int most = Integer.MIN_VALUE;
        for (Move move : open) {
            int weight = weight(move);
            if (weight > most) {
                most = weight;
                best = move;
            }
        }
        return best;
    }

    private int weight(Move move) {
        if (move instanceof Move.OfCard play) {
            return play.take().size() + (shown.contains(kind(play)) ? 0 : 100) + 50;
        }
        return move instanceof Move.Bid ? -20 : 0;
    }

    private Turn turn(Match match, Move.OfCard first) {
        SeatView view = match.view(first.seat());
        List<Drawn> hand = drawn(inOrder(view.hand()));
        List<Drawn> field = drawn(Arrays.stream(match.table().fieldInOrder()).boxed());
        CardSet before = match.table().taken(first.seat());
        List<String> texts = new ArrayList<>();
        Move.OfCard move = first;
        while (move != null) {
            Verdict.Accepted done = (Verdict.Accepted) match.act(move);
            texts.add(sentence(move, done.events()));
            List<Move> next = match.round().isOver() ? List.of() : match.round().moves();
            boolean goesOn = !next.isEmpty()
                    && next.get(0).seat() == first.seat()
                    && word(next.get(0)).cardMove().from() == Phases.Origin.STOCK;
            move = goesOn && best(next) instanceof Move.OfCard drawn ? drawn : null;
        }
        CardSet taken = match.table().taken(first.seat()).minus(before);
        return new Turn(hand, field, texts, drawn(inOrder(taken)), !taken.isEmpty());
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
        return String.join(" ", lines);
    }

    private Stream<Integer> inOrder(CardSet cards) {
        return cards.stream().boxed().sorted(Comparator.comparing(deck::groupOf));
    }

    private List<Drawn> drawn(Stream<Integer> cards) {
        return BookCards.drawn(words, cards.map(card -> deck.card(card).code()).toList());
    }
}
