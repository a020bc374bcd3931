package dev.oya.properties;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleBook;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Captured;
import dev.oya.vocabulary.Field;
import dev.oya.vocabulary.FinalCaptured;
import dev.oya.vocabulary.Hand;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Rules that record questions and fired rules. Recording is synchronized, because bots may use several threads. */
public final class WatchedRules implements Rules {
    private final RuleBook book;
    private final Set<String> seen = new TreeSet<>();
    private final FishingRules fishing;

    private final List<Class<?>> asked = new ArrayList<>();

    WatchedRules(RuleBook book) {
        this.book = book;
        this.fishing = new FishingRules(this);
    }

    /** Returns the questions asked since the last call, in order. */
    synchronized List<Class<?>> asked() {
        List<Class<?>> now = List.copyOf(asked);
        asked.clear();
        return now;
    }

    /** Returns the names of the rules that have fired. */
    Set<String> seen() {
        return seen;
    }

    RuleBook book() {
        return book;
    }

    private synchronized Answer noted(Class<?> question, Answer answer) {
        asked.add(question);
        answer.lines().forEach(line -> seen.add(line.rule()));
        return answer;
    }

    @Override
    public RuleSettings settings() {
        return book.settings();
    }

    @Override
    public Answer ask(Question question) {
        return noted(question.getClass(), book.ask(question));
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return noted(Hand.class, book.hand(cards, round));
    }

    @Override
    public Answer taken(CardSet cards, Holder holder) {
        return noted(Captured.class, book.taken(cards, holder));
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder) {
        return noted(FinalCaptured.class, book.finalCaptured(cards, points, holder));
    }

    @Override
    public Answer taken(CardSet cards, Holder holder, Map<String, String> way) {
        return noted(Captured.class, book.taken(cards, holder, way));
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder, Map<String, String> way) {
        return noted(FinalCaptured.class, book.finalCaptured(cards, points, holder, way));
    }

    @Override
    public FishingRules fishing() {
        return fishing;
    }

    @Override
    public Landing landing(int word, int card, Meeting met) {
        return book.landing(word, card, met);
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        return noted(Field.class, book.field(cards, carried, round));
    }
}
