package dev.oya.vocabulary;

import dev.oya.pack.Phases.Act;
import java.util.Locale;

/** A use of a card from the hand in games with captures by sum. */
public enum CardUse {
    /**
     * Takes disjoint groups of free cards that each add up to the number of the played card. Also takes builds if the card may
     * take builds.
     */
    GROUPS(Act.TAKE),
    /** Takes one group of free cards that add up to the number of the played card. */
    ONE_GROUP(Act.TAKE),
    /** Takes one free card with the same number as the played card. */
    ONE_CARD(Act.TAKE),
    /**
     * Extends a capture by one free card of each following number, without a gap and as far as possible. Numbers that no card
     * of the game can have on the table do not count as gaps.
     */
    RUN(Act.TAKE),
    /** Extends a capture as {@code run} does, but may stop after any card. */
    PART_RUN(Act.TAKE),
    /** Takes everything on the table, regardless of the number of the played card. */
    TABLE(Act.TAKE),
    /** Takes builds worth the number of the played card. */
    BUILDS(Act.TAKE),
    /** Takes only another copy of the card and claims the pair. */
    TWIN(Act.TAKE),
    /**
     * Takes pairs of copies and claims each pair. The cards of a pair, or their sum, must have the value of the played card.
     */
    PAIRS(Act.TAKE),
    /** Takes one build and nothing else, and claims all twins (pairs of copies) that the capture brings together. */
    ONE_BUILD(Act.TAKE),
    /** Makes a build with one free card, worth the sum of both. */
    WITH(Act.BUILD),
    /** Makes a build with any number of free cards, worth their sum. */
    WITH_ANY(Act.BUILD),
    /** Makes a build of groups of free cards that add up to the number of the played card. */
    ALONE(Act.BUILD),
    /** Makes a build with one free card, worth the number of that card minus the number of the played card. */
    BELOW(Act.BUILD_BELOW),
    /** Adds the played card and one free card to a build worth their sum. */
    ADD_WITH(Act.ADD),
    /** Adds the played card and any number of free cards to a build worth their sum. */
    ADD_WITH_ANY(Act.ADD),
    /** Adds the played card to a build that is worth the card's number. */
    ADD_ALONE(Act.ADD),
    /** Combines the build that the played card is added to or raises with other builds of the same value. */
    JOIN(Act.ADD),
    /** Raises a build by the number of the played card. */
    UP(Act.RAISE),
    /** Raises a build by the number of the played card and adds groups of free cards worth the new value. */
    UP_PACKED(Act.RAISE),
    /** Raises a build by the sum of the played card and any number of free cards. */
    UP_WITH_ANY(Act.RAISE),
    /** Lowers a build by the number of the played card. */
    DOWN(Act.LOWER),
    /** Leaves the played card on the table as a free card. */
    LAY(Act.LAY);

    private final Act act;

    CardUse(Act act) {
        this.act = act;
    }

    /** Returns whether the use takes or adds groups, so that the number of cards per group can be limited. */
    public boolean hasGroups() {
        return switch (this) {
            case GROUPS, ONE_GROUP, WITH, WITH_ANY, ALONE, ADD_WITH, ADD_WITH_ANY, ADD_ALONE, UP_PACKED, UP_WITH_ANY ->
                true;
            default -> false;
        };
    }

    /** Returns the kind of action that uses a card in this way. */
    public Act act() {
        return act;
    }

    /** Returns the use with this name in rules, in lower case with hyphens. */
    public static CardUse named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
