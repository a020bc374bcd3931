package dev.oya.vocabulary;

/**
 * The match is over after this round.
 *
 * @param winner seat that wins the match for its side, whatever the scores; if left out, the highest score wins
 */
public record MatchOver(int winner) implements Conclusion {
    public MatchOver() {
        this(Moment.NOBODY);
    }
}
