package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Length;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;

/** What a table asks of the rules. Implementations are pure: the same question has the same answer. */
public interface RuleQuestions {
    /** The pack and its options. */
    RuleSettings settings();

    /** The answer to a question. */
    Answer ask(Question question);

    /** The answer to a question by the rules themselves, which is not remembered. */
    default Answer askAnew(Question question) {
        return ask(question);
    }

    /** The combinations that a hand holds, in no round. */
    default Answer hand(CardSet cards) {
        return hand(cards, 0);
    }

    /** The combinations that a hand holds in a round, counted from 1. */
    Answer hand(CardSet cards, int round);

    /** The combinations that captured cards hold during play, in no round. */
    default Answer taken(CardSet cards) {
        return taken(cards, 0);
    }

    /** The combinations that captured cards of no seat hold during play in a round, counted from 1. */
    default Answer taken(CardSet cards, int round) {
        return taken(cards, Holder.in(round));
    }

    /** The combinations that captured cards hold during play. */
    Answer taken(CardSet cards, Holder holder);

    /** The combinations and signs that captured cards show when the round is reckoned. */
    Answer reckoned(CardSet cards, int points, Holder holder);

    /**
     * What a card does that is played or turned with a word.
     *
     * @param matches how many cards of its month lie on the field
     * @param held how many of them are in the hand of the seat, itself included where it lies there
     * @param waiting how many of those on the field wait for the seat to take them
     * @param own how many of those on the field the seat played from its hand in earlier turns
     */
    Landing landing(int word, int card, int matches, int held, int waiting, int own);

    /** The combinations that captured cards hold, counted in one of the ways of {@link RuleSettings#readings()}. */
    Answer taken(CardSet cards, Holder holder, RuleSettings way);

    /** The combinations and signs that captured cards show when the round is reckoned, counted in one way. */
    Answer reckoned(CardSet cards, int points, Holder holder, RuleSettings way);

    /** What the field makes of the round; {@code carried} are the multipliers that wait. */
    Answer field(CardSet cards, List<Integer> carried, int round);

    /** How many rounds a match lasts; 0 where it goes on until the rules say that it is over. */
    default int rounds(int seats) {
        Conclusion.Lasts lasts = ask(new Length(settings(), seats)).first(Conclusion.Lasts.class);
        return lasts != null ? lasts.rounds() : (Integer) settings().option("rounds");
    }
}
