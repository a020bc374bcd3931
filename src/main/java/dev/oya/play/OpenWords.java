package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;

/** What is open in a state of a round: who may say or do what. Immutable. */
final class OpenWords {
    /** Nobody may do anything. */
    static final OpenWords NOTHING = new OpenWords(new Answer(List.of()));

    final Answer answer;
    final Offered[] offers;
    /** The seats that may do something, as bits. */
    final int seats;
    /** What may be done with cards that are taken in by their sum, as bits by the order of acts. */
    final int acts;

    /**
     * A word that is open to a seat.
     *
     * @param number the number of the word
     * @param act what it does with cards that are taken in by their sum, or null
     * @param hand whether it is said with a card of the hand
     * @param said the moves by which it is said, where that takes neither cards nor points nor combinations
     */
    record Offered(int seat, Phases.Word word, int number, CardUse.Act act, boolean hand, List<Move> said) {}

    private OpenWords(Answer answer, Offered... offers) {
        this.answer = answer;
        this.offers = offers;
        int all = 0;
        int done = 0;
        for (Offered offered : offers) {
            all |= 1 << offered.seat;
            done |= offered.act == null ? 0 : 1 << offered.act.ordinal();
        }
        this.seats = all;
        this.acts = done;
    }

    /** What an answer of the rules leaves open. */
    static OpenWords of(Answer answer, RuleSettings settings, FishingRules fishing) {
        return new OpenWords(
                answer,
                answer.offers().stream()
                        .map(offer -> offered(offer, settings, fishing))
                        .toArray(Offered[]::new));
    }

    private static Offered offered(Conclusion.Offer offer, RuleSettings settings, FishingRules fishing) {
        int number = settings.word(offer.word());
        Phases.Word word = settings.word(number);
        int seat = offer.seat();
        List<Move> said = List.of();
        if (word.choice() != null) {
            said = List.of(Move.choice(seat, word.name(), true), Move.choice(seat, word.name(), false));
        } else if (word.card() == null && word.yaku() == null && word.tender() == null) {
            said = List.of(Move.say(seat, word.name()));
        }
        return new Offered(seat, word, number, fishing.act(word.name()), "hand".equals(word.card()), said);
    }

    /** Whether all that is open is done with cards that are taken in by their sum. */
    boolean isAllActs() {
        for (Offered offered : offers) {
            if (offered.act == null) {
                return false;
            }
        }
        return true;
    }

    /** The offer of a word to a seat, or null. */
    Offered offered(int seat, String word) {
        for (Offered offered : offers) {
            if (offered.seat == seat && offered.word.name().equals(word)) {
                return offered;
            }
        }
        return null;
    }
}
