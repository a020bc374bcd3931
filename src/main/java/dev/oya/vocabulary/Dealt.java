package dev.oya.vocabulary;

/**
 * Question: the hands are dealt; is a seat out, and does its hand become the field?
 *
 * <p>Asked after each deal of a phase that does {@code deal}.
 *
 * <p>Where nothing is concluded, nobody gets a mark, and the field stays as it was dealt.
 *
 * @param seats how many sit at the table
 * @param extraHolder the seat that was dealt an extra card of the deck, or {@link Moment#NOBODY}
 */
public record Dealt(RuleSettings settings, int seats, int extraHolder) implements Question {
    @Override
    public int atTable() {
        return seats;
    }
}
