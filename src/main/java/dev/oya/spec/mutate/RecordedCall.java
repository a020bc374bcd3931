package dev.oya.spec.mutate;

import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Question;
import java.util.List;

/** Something that a table asks rules; it can be asked again of others. */
interface RecordedCall {
    /** What the rules say: an {@link Answer} or a {@link Capture}. */
    Object of(Rules rules);

    /** The simple name of the question that rules see. */
    String question();

    record Asks(Question asked) implements RecordedCall {
        @Override
        public Answer of(Rules rules) {
            return rules.ask(asked);
        }

        @Override
        public String question() {
            return asked.getClass().getSimpleName();
        }
    }

    /** The combinations of cards: {@code Hand}, {@code Captured} or {@code FinalCaptured}. */
    record Counts(String question, CardSet cards, int points, int round) implements RecordedCall {
        @Override
        public Answer of(Rules rules) {
            return switch (question) {
                case "Hand" -> rules.hand(cards, round);
                case "Captured" -> rules.taken(cards, round);
                default -> rules.reckoned(cards, points, round);
            };
        }
    }

    record Lies(CardSet cards, List<Integer> carried, int round) implements RecordedCall {
        @Override
        public Answer of(Rules rules) {
            return rules.field(cards, carried, round);
        }

        @Override
        public String question() {
            return "Field";
        }
    }

    record Takes(String word, int card, int matches) implements RecordedCall {
        @Override
        public Capture of(Rules rules) {
            return rules.takes(rules.settings().word(word), card, matches);
        }

        @Override
        public String question() {
            return "Matches";
        }
    }
}
