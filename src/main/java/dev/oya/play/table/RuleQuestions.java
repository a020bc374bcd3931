package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Length;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.Map;

/** The questions that a table asks the rules. Implementations are pure: equal questions have equal answers. */
public interface RuleQuestions {
    /** Returns the pack with its option values. */
    RuleSettings settings();

    Answer ask(Question question);

    /** Returns the answer to a question without using a cache. */
    default Answer askAnew(Question question) {
        return ask(question);
    }

    /** Returns the combinations of a hand outside a round. */
    default Answer hand(CardSet cards) {
        return hand(cards, 0);
    }

    /**
     * Returns the combinations of a hand.
     *
     * @param round number of the round, from 1, or 0 outside a round
     */
    Answer hand(CardSet cards, int round);

    /** Returns the combinations of captured cards during play, outside a round. */
    default Answer taken(CardSet cards) {
        return taken(cards, 0);
    }

    /**
     * Returns the combinations of captured cards during play, regardless of the seat.
     *
     * @param round number of the round, from 1, or 0 outside a round
     */
    default Answer taken(CardSet cards, int round) {
        return taken(cards, Holder.in(round));
    }

    /** Returns the combinations of captured cards during play. */
    Answer taken(CardSet cards, Holder holder);

    /**
     * Returns the combinations and signs of captured cards at the end of a round. A sign is a combination without a value.
     */
    Answer finalCaptured(CardSet cards, int points, Holder holder);

    /**
     * Returns the rules' decision about a card that is played or turned over: its captures or a refusal.
     *
     * @param met numbers of cards on the field and in the hand that affect the decision
     */
    Landing landing(int action, int card, Meeting met);

    /**
     * Returns the cached result of {@link #landing}. Returns null if the result is not cached, or if it depends on inputs other
     * than the action, the card and {@code matches}, the number of matching cards on the field.
     */
    default Landing cachedLanding(int action, int card, int matches) {
        return null;
    }

    /**
     * Returns the cached result of {@link #landing}. Returns null if the result is not cached, or if it depends on the top card
     * or the size of the field. The numbers are explained at {@link Meeting}.
     */
    default Landing cachedLanding(int action, int card, int matches, int held, int waiting, int own) {
        return null;
    }

    /**
     * Returns the combinations of captured cards during play.
     *
     * @param way kind to use for each dual-kind card, by card code
     */
    Answer taken(CardSet cards, Holder holder, Map<String, String> way);

    /**
     * Returns the combinations and signs of captured cards at the end of a round.
     *
     * @param way kind to use for each dual-kind card, by card code
     */
    Answer finalCaptured(CardSet cards, int points, Holder holder, Map<String, String> way);

    /**
     * Returns the rules' answer about a dealt field: the multipliers, or a misdeal.
     *
     * @param carried multipliers carried over from earlier rounds
     */
    Answer field(CardSet cards, List<Integer> carried, int round);

    /** Returns the number of rounds in a match, or 0 if the rules determine the end. */
    default int rounds(int seats) {
        Conclusion.Lasts lasts = ask(new Length(settings(), seats)).first(Conclusion.Lasts.class);
        return lasts != null ? lasts.rounds() : (Integer) settings().option("rounds");
    }
}
