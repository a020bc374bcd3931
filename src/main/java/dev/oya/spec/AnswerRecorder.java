package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Settings;
import java.util.List;

/**
 * Rules whose answers are kept, so that a failed step can say which rule decided.
 *
 * @param rules the rules that answer
 * @param answers where the answers are kept, the latest last
 * @param before is done before each answer; what it throws ends the step
 */
public record AnswerRecorder(Rules rules, List<Answer> answers, Runnable before) implements Rules {
    /** So many are kept at most; of more the earlier half is forgotten. */
    private static final int MOST = 20_000;

    private Answer kept(Answer answer) {
        before.run();
        if (answers.size() >= MOST) {
            answers.subList(0, MOST / 2).clear();
        }
        answers.add(answer);
        return answer;
    }

    @Override
    public Settings settings() {
        return rules.settings();
    }

    @Override
    public Answer ask(Question question) {
        return kept(rules.ask(question));
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return kept(rules.hand(cards, round));
    }

    @Override
    public Answer taken(CardSet cards, int round) {
        return kept(rules.taken(cards, round));
    }

    @Override
    public Answer reckoned(CardSet cards, int points, int round) {
        return kept(rules.reckoned(cards, points, round));
    }

    @Override
    public FishingRules fishing() {
        return rules.fishing();
    }

    @Override
    public Capture takes(int word, int card, int matches) {
        kept(rules.ask(new Matches(
                rules.settings(),
                rules.settings().wordName(word),
                rules.settings().pack().deck().card(card),
                matches)));
        return rules.takes(word, card, matches);
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        return kept(rules.field(cards, carried, round));
    }
}
