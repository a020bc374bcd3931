package dev.oya.vocabulary;

/**
 * Question: which seats sit out after the deal, and does a hand become the field?
 *
 * <p>Asked after each deal of a phase with {@code does: deal}.
 *
 * <p>If nothing is concluded, no seat gets a mark, and the field stays as dealt.
 *
 * @param seats number of seats at the table
 * @param extraHolder the seat that was dealt an extra card of the deck, or {@link Moment#NOBODY}
 */
public record Dealt(RuleSettings settings, int seats, int extraHolder) implements Question {
    @Override
    public int atTable() {
        return seats;
    }
}
