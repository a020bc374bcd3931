package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleBook;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.Map;

/** Rules without a cache, which compute every answer again. */
final class AskedAnew implements Rules {
    private final RuleBook book;
    private final FishingRules fishing;

    /** @param book rules whose cache is cleared before every question */
    AskedAnew(RuleBook book) {
        this.book = book;
        this.fishing = new FishingRules(this);
    }

    private RuleBook forgetful() {
        book.forget();
        return book;
    }

    @Override
    public RuleSettings settings() {
        return book.settings();
    }

    @Override
    public Answer ask(Question question) {
        return book.askAnew(question);
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return forgetful().hand(cards, round);
    }

    @Override
    public Answer taken(CardSet cards, Holder holder) {
        return forgetful().taken(cards, holder);
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder) {
        return forgetful().finalCaptured(cards, points, holder);
    }

    @Override
    public Answer taken(CardSet cards, Holder holder, Map<String, String> way) {
        return forgetful().taken(cards, holder, way);
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder, Map<String, String> way) {
        return forgetful().finalCaptured(cards, points, holder, way);
    }

    @Override
    public FishingRules fishing() {
        return fishing;
    }

    @Override
    public Landing landing(int word, int card, Meeting met) {
        return forgetful().landing(word, card, met);
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        return forgetful().field(cards, carried, round);
    }
}
