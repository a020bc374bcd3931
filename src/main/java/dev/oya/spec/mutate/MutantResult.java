package dev.oya.spec.mutate;

/**
 * What came of one change.
 *
 * @param by who noticed, as {@code file:line}; what refused it; or why nobody can notice
 * @param scenarios how many scenarios got another answer by it
 */
public record MutantResult(Mutation change, Result result, String by, int scenarios) {
    public enum Result {
        /** A scenario turned red. */
        NOTICED,
        /** A scenario no longer came to an end. */
        ENDLESS,
        /** No scenario turned red. */
        UNNOTICED,
        /** No scenario turned red, and a list says why none can. */
        EXCEPTED,
        /** The check of rules refuses it. */
        REFUSED,
        /** The rules say the same as before. */
        EQUAL
    }

    /** Whether it counts where shares are reckoned. */
    public boolean counts() {
        return result != Result.REFUSED && result != Result.EQUAL && result != Result.EXCEPTED;
    }

    public boolean isNoticed() {
        return result == Result.NOTICED || result == Result.ENDLESS;
    }
}
