package dev.oya.vocabulary;

import java.util.Locale;

/** A way in which a card from a hand may be used where cards are taken in by their sum, or built with to be taken later. */
public enum CardUse {
    /** It takes disjoint groups of free cards that sum to what it counts, with builds where it may take any. */
    GROUPS(Act.TAKE),
    /** It takes one group of free cards that sum to what it counts. */
    ONE_GROUP(Act.TAKE),
    /** It takes one free card that counts what it does. */
    ONE_CARD(Act.TAKE),
    /** It takes everything that lies on the table, whatever it counts. */
    TABLE(Act.TAKE),
    /** It takes builds that are worth what it counts. */
    BUILDS(Act.TAKE),
    /** It takes another copy of itself alone, and claims the two. */
    TWIN(Act.TAKE),
    /** It takes pairs of copies, of which each card or the sum counts what it does, and claims each pair. */
    PAIRS(Act.TAKE),
    /** It takes one build alone, and claims all twins that come together so. */
    ONE_BUILD(Act.TAKE),
    /** It makes a build with one free card, worth the sum of both. */
    WITH(Act.BUILD),
    /** It makes a build with any number of free cards, worth the sum of all of them. */
    WITH_ANY(Act.BUILD),
    /** It makes a build of groups of free cards that sum to what it counts itself. */
    ALONE(Act.BUILD),
    /** It makes a build with one free card, worth that card less itself. */
    BELOW(Act.BUILD_BELOW),
    /** It adds itself and one free card to a build that is worth their sum. */
    ADD_WITH(Act.ADD),
    /** It adds itself and any number of free cards to a build that is worth their sum. */
    ADD_WITH_ANY(Act.ADD),
    /** It adds itself to a build that is worth what it counts. */
    ADD_ALONE(Act.ADD),
    /** What it adds to or raises is put together with other builds that are worth the same. */
    JOIN(Act.ADD),
    /** It makes a build worth as much more as it counts. */
    UP(Act.RAISE),
    /** It makes a build worth as much more as it counts, and groups that sum to that are packed in. */
    UP_PACKED(Act.RAISE),
    /** It makes a build worth as much more as it and any number of free cards count together. */
    UP_WITH_ANY(Act.RAISE),
    /** It makes a build worth as much less as it counts. */
    DOWN(Act.LOWER),
    /** It stays on the table as a free card. */
    LAY(Act.LAY);

    /** What a seat does with a card; a word of the pack stands for each. */
    public enum Act {
        TAKE,
        BUILD,
        BUILD_BELOW,
        ADD,
        RAISE,
        LOWER,
        LAY;

        /** Whether it makes a build. */
        public boolean makesBuilds() {
            return this == BUILD || this == BUILD_BELOW;
        }

        /** The act of this name in a pack: in lower case with hyphens. */
        public static Act named(String name) {
            return valueOf(constant(name));
        }
    }

    private final Act act;

    CardUse(Act act) {
        this.act = act;
    }

    /** Whether it takes or packs in groups, so that a number says how many cards each of them may have. */
    public boolean hasGroups() {
        return switch (this) {
            case GROUPS, ONE_GROUP, WITH, WITH_ANY, ALONE, ADD_WITH, ADD_WITH_ANY, ADD_ALONE, UP_PACKED, UP_WITH_ANY ->
                true;
            default -> false;
        };
    }

    /** What a seat does that uses a card in this way. */
    public Act act() {
        return act;
    }

    /** The way of this name in rules: in lower case with hyphens. */
    public static CardUse named(String name) {
        return valueOf(constant(name));
    }

    private static String constant(String name) {
        return name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
