package dev.oya.vocabulary;

/**
 * Question: how many rounds does the match last?
 *
 * <p>Asked once, when a match begins.
 *
 * <p>If nothing is concluded, the option {@code rounds} gives the number of rounds.
 *
 * @param seats number of seats at the table
 */
public record Length(RuleSettings settings, int seats) implements Question {
    @Override
    public int atTable() {
        return seats;
    }
}
