package dev.oya.spec.run;

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
 */
public record Watched(Rules rules, List<Answer> answers) implements Rules {
    private Answer kept(Answer answer) {
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
    public Answer hand(CardSet cards) {
        return kept(rules.hand(cards));
    }

    @Override
    public Answer taken(CardSet cards) {
        return kept(rules.taken(cards));
    }

    @Override
    public Answer reckoned(CardSet cards, int points) {
        return kept(rules.reckoned(cards, points));
    }

    @Override
    public FishingRules fishing() {
        return rules.fishing();
    }

    @Override
    public Capture takes(int matches) {
        kept(rules.ask(new Matches(rules.settings(), matches)));
        return rules.takes(matches);
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried) {
        return kept(rules.field(cards, carried));
    }
}
