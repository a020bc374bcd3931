package dev.oya.play;

import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.RuleQuestions;

/** The rules of a match with their caches. Equal questions have equal answers. */
public interface Rules extends RuleQuestions {
    /** Returns the cache of answers, legal bids and deals under these rules. By default, returns a cache that stores nothing. */
    default RuleCache ruleCache() {
        return new RuleCache(this, false);
    }

    /** Returns the rules for captures by sum. */
    FishingRules fishing();
}
