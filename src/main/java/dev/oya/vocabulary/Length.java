package dev.oya.vocabulary;

/**
 * Question: how many rounds does the match last? Without an answer it lasts as many as the option {@code rounds} says.
 *
 * <p>Asked once, when a match begins.
 *
 * @param seats how many sit at the table
 */
public record Length(RuleSettings settings, int seats) implements Question {
    @Override
    public int atTable() {
        return seats;
    }
}
