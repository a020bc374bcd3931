package dev.oya.properties;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleBook;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Settings;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Rules that note which of them have concluded something. */
public final class WatchedRules implements Rules {
    private final RuleBook book;
    private final Set<String> seen = new TreeSet<>();
    private final FishingRules fishing;

    WatchedRules(RuleBook book) {
        this.book = book;
        this.fishing = new FishingRules(this);
    }

    /** The names of the rules that have concluded something. */
    Set<String> seen() {
        return seen;
    }

    RuleBook book() {
        return book;
    }

    private Answer noted(Answer answer) {
        answer.lines().forEach(line -> seen.add(line.rule()));
        return answer;
    }

    @Override
    public Settings settings() {
        return book.settings();
    }

    @Override
    public Answer ask(Question question) {
        return noted(book.ask(question));
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return noted(book.hand(cards, round));
    }

    @Override
    public Answer taken(CardSet cards, int round) {
        return noted(book.taken(cards, round));
    }

    @Override
    public Answer reckoned(CardSet cards, int points, int round) {
        return noted(book.reckoned(cards, points, round));
    }

    @Override
    public FishingRules fishing() {
        return fishing;
    }

    @Override
    public Capture takes(String word, int card, int matches) {
        return book.takes(word, card, matches);
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        return noted(book.field(cards, carried, round));
    }
}
