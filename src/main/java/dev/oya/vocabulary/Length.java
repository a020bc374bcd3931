package dev.oya.vocabulary;

/**
 * Question: how many rounds does the match last?
 *
 * <p>Asked once, when a match begins.
 *
 * <p>Where nothing is concluded, it lasts as many as the option {@code rounds} says.
 *
 * @param seats how many sit at the table
 */
public record Length(RuleSettings settings, int seats) implements Question {
    @Override
    public int atTable() {
        return seats;
    }
}
