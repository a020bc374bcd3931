package dev.oya.spec.mutate;

import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Settings;
import java.util.List;

/** Rules whose calls somebody hears. For one thread. */
abstract class CallRecorder implements Rules {
    final Rules rules;
    private FishingRules fishing;

    CallRecorder(Rules rules) {
        this.rules = rules;
    }

    /** Answers a call, by {@link #rules} or otherwise. */
    abstract Object answer(RecordedCall call);

    @Override
    public Settings settings() {
        return rules.settings();
    }

    @Override
    public Answer ask(Question question) {
        return (Answer) answer(new RecordedCall.Asks(question));
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return (Answer) answer(new RecordedCall.Counts("Hand", cards, 0, round));
    }

    @Override
    public Answer taken(CardSet cards, int round) {
        return (Answer) answer(new RecordedCall.Counts("Captured", cards, 0, round));
    }

    @Override
    public Answer reckoned(CardSet cards, int points, int round) {
        return (Answer) answer(new RecordedCall.Counts("FinalCaptured", cards, points, round));
    }

    @Override
    public Capture takes(int word, int card, int matches) {
        return (Capture) answer(new RecordedCall.Takes(settings().wordName(word), card, matches));
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        return (Answer) answer(new RecordedCall.Lies(cards, carried, round));
    }

    @Override
    public FishingRules fishing() {
        if (fishing == null) {
            fishing = new FishingRules(this);
        }
        return fishing;
    }
}
