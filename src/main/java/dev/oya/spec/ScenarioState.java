package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.input.PackException;
import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The state of a scenario. Use one instance per scenario and thread. */
public final class ScenarioState {
    private static final ThreadLocal<ScenarioState> CURRENT = new ThreadLocal<>();

    private final RulesUnderTest chosen;
    private final RulesUnderTest.Subject subject;
    private final boolean foreign;
    private final String language;
    private final DecidingRules decided = new DecidingRules(this);
    private final ScenarioTable given = new ScenarioTable(this);
    private final ScenarioPlay play = new ScenarioPlay(this);
    private final Map<String, Object> options = new LinkedHashMap<>();
    /** House-rule layers of the scenario. */
    private final List<String> houses = new ArrayList<>();
    /** Cards that the scenario examines. */
    private CardSet cards;

    private Runnable before = () -> {};
    private Outcome.Failure failure;
    private boolean leftToChance;

    /** Returns a source of random choices that the scenario leaves open. */
    public Shuffle chance(String of) {
        leftToChance = true;
        return new Shuffle(of + chosen.luck);
    }

    /** Returns whether the scenario left any choice open. */
    public boolean isLeftToChance() {
        return leftToChance;
    }

    public static ScenarioState current() {
        return CURRENT.get();
    }

    private ScenarioState(RulesUnderTest chosen, RulesUnderTest.Subject subject, boolean foreign, String language) {
        this.chosen = chosen;
        this.subject = subject;
        this.foreign = foreign;
        this.language = language;
    }

    /**
     * Begins a step.
     *
     * @param each runs before each answer of the rules; its exceptions end the scenario
     */
    public void step(String written, int line, int heading, Runnable each) {
        before = each;
        decided.nextStep();
        given.check.step(written, line, heading);
    }

    /** Sets the failure of the first failed step. */
    public void failed(Outcome.Failure first) {
        failure = first;
    }

    /** Returns the failure of the first failed step, or null if none has failed. */
    public Outcome.Failure failure() {
        return failure;
    }

    /** Returns whether the scenario is checked against a profile other than the one that it was written for. */
    boolean isForeign() {
        return foreign;
    }

    public String language() {
        return language;
    }

    /** Returns the rules that decided the values that the current step compares. */
    public DecidingRules decided() {
        return decided;
    }

    /** Returns the table that the scenario describes. */
    public ScenarioTable given() {
        return given;
    }

    /** Returns the round that is played or entered. */
    public ScenarioPlay play() {
        return play;
    }

    /** Returns the cards that the scenario examines, or null if it examines no cards. */
    CardSet cards() {
        return cards;
    }

    /** Sets the cards that the scenario examines. */
    public CardSet looks(String codes) {
        cards = set(codes);
        return cards;
    }

    /** Sets the hand that the scenario examines. The hand must have as many cards as the rules deal. */
    public CardSet looksAtHand(String codes) {
        given.check.hand(looks(codes));
        return cards;
    }

    Map<String, Object> options() {
        return options;
    }

    /** Sets an option. The value of a Boolean option is yes or no, in any language. */
    public void option(String name, String value) {
        options.put(name, PhraseReader.option(option(name), value));
    }

    /** Applies a house-rule layer from the rules folder, or a layer that was given for all scenarios. */
    public void house(String layer) {
        chosen.layer(layer);
        houses.add(layer);
    }

    /** Begins a scenario with the rules under test of this thread. */
    public static void begin(URI file, Collection<String> tags, String language) {
        RulesUnderTest rules = RulesUnderTest.current();
        RulesUnderTest.Subject subject = rules.subjects().subject(file, tags, language);
        boolean foreign = !subject.equals(rules.subjects().own(file, tags, language));
        CURRENT.set(new ScenarioState(rules, subject, foreign, language));
    }

    /** Returns the reader of the scenario's phrases. */
    public PhraseReader words() {
        return chosen.words(pack());
    }

    /** Returns the option of the game with the given name. */
    public Option option(String name) {
        Option option = pack().options().get(name);
        if (option == null) {
            throw new LocalizedException(Advice.of("no-option", name)
                    .and(Suggestions.advice(name, pack().options().keySet())));
        }
        return option;
    }

    public Pack pack() {
        return chosen.pack(subject, houses);
    }

    /** Returns whether the rules can be loaded with the scenario's house-rule layers and options. */
    boolean isReadable() {
        try {
            return rules() != null;
        } catch (PackException | IllegalArgumentException broken) {
            return false;
        }
    }

    public Rules rules() {
        return decided.recording(chosen.rules(pack(), options, given.seats()), () -> before.run());
    }

    public Deck deck() {
        return pack().deck();
    }

    public CardCopies copies() {
        return new CardCopies(deck());
    }

    /** Returns the cards with the given codes, wherever they are. Each occurrence of a code refers to a different copy. */
    public CardSet set(String codes) {
        return copies().set(codes, CardSet.NONE);
    }

    /** Returns the cards with the given codes, in the order of the codes. */
    public List<Integer> list(String codes) {
        return copies().list(codes, CardSet.NONE);
    }
}
