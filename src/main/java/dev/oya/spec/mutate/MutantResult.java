package dev.oya.spec.mutate;

/**
 * The result of one mutation.
 *
 * @param by detecting scenario as {@code file:line}, code of the problem that rejected the mutation, or reason that the
 *     mutation is accepted
 * @param scenarios number of scenarios whose answers the mutation changed; 1 if a scenario detected the mutation
 */
public record MutantResult(Mutation change, Result result, String by, int scenarios) {
    public enum Result {
        /** A scenario failed. */
        NOTICED,
        /** A scenario did not terminate. */
        ENDLESS,
        /** No scenario failed. */
        UNNOTICED,
        /** No scenario failed, and the list of accepted mutations gives a reason. */
        EXCEPTED,
        /** The rule check rejected the mutation. */
        REFUSED,
        /** The mutation does not change any pack. */
        EQUAL
    }

    /** Returns whether the result counts towards the detection rate. */
    public boolean counts() {
        return result != Result.REFUSED && result != Result.EQUAL && result != Result.EXCEPTED;
    }

    public boolean isNoticed() {
        return result == Result.NOTICED || result == Result.ENDLESS;
    }
}
