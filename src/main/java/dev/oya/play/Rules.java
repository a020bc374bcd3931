package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Settings;
import java.util.List;

/** What a match asks of the rules. Implementations are pure: the same question has the same answer. */
public interface Rules {
    /** The pack and its options. */
    Settings settings();

    /** The answer to a question. */
    Answer ask(Question question);

    /** The combinations that a hand holds. */
    Answer hand(CardSet cards);

    /** The combinations that captured cards hold during play. */
    Answer taken(CardSet cards);

    /** The combinations and signs that captured cards show when the round is reckoned. */
    Answer reckoned(CardSet cards, int points);

    /** What the rules say of cards that are taken in by their sum. */
    FishingRules fishing();

    /** What a card takes that meets so many cards of its month on the field. */
    Capture takes(int matches);

    /** What the field makes of the round; {@code carried} are the multipliers that wait. */
    Answer field(CardSet cards, List<Integer> carried);
}
