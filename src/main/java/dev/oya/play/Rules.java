package dev.oya.play;

import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.RuleQuestions;

/** What a match asks of the rules, and what has been learnt from them. Implementations are pure. */
public interface Rules extends RuleQuestions {
    /** What has been learnt from these rules; by default nothing is kept. */
    default RuleMemory learnt() {
        return new RuleMemory(this, false);
    }

    /** What the rules say of cards that are taken in by their sum. */
    FishingRules fishing();
}
