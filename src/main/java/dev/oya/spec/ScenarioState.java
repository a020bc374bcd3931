package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
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

/** What a scenario has said so far. One scenario, one thread. */
public final class ScenarioState {
    private static final ThreadLocal<ScenarioState> CURRENT = new ThreadLocal<>();

    private final RulesUnderTest chosen;
    private final RulesUnderTest.Subject subject;
    private final boolean foreign;
    private final DecidingRules decided = new DecidingRules(this);
    private final ScenarioTable told = new ScenarioTable(this);
    private final ScenarioPlay play = new ScenarioPlay(this);
    private final Map<String, Object> options = new LinkedHashMap<>();
    /** House layers that a scenario lays on. */
    private final List<String> houses = new ArrayList<>();
    /** Cards that somebody looks at. */
    private CardSet cards;

    private Runnable before = () -> {};
    private Outcome.Failure failure;
    private boolean leftToChance;

    /** Chance by which it goes on where nobody says how. */
    public Shuffle chance(String of) {
        leftToChance = true;
        return new Shuffle(of + chosen.luck);
    }

    /** Whether it went on by chance anywhere. */
    public boolean isLeftToChance() {
        return leftToChance;
    }

    public static ScenarioState current() {
        return CURRENT.get();
    }

    private ScenarioState(RulesUnderTest chosen, RulesUnderTest.Subject subject, boolean foreign) {
        this.chosen = chosen;
        this.subject = subject;
        this.foreign = foreign;
    }

    /** A step begins; what {@code before} throws, which is done before each answer of the rules, ends the scenario. */
    public void step(String written, int line, int heading, Runnable each) {
        before = each;
        decided.nextStep();
        told.check.step(written, line, heading);
    }

    /** The first step that failed, failed of this. */
    public void failed(Outcome.Failure first) {
        failure = first;
    }

    /** What the first step that failed, failed of, or null. */
    public Outcome.Failure failure() {
        return failure;
    }

    /** Whether it is held against another reading than that of its own text. */
    boolean isForeign() {
        return foreign;
    }

    /** Which rules decided what the step under way compares. */
    public DecidingRules decided() {
        return decided;
    }

    /** The table as it has been told. */
    public ScenarioTable told() {
        return told;
    }

    /** The round that is played, or was told. */
    public ScenarioPlay play() {
        return play;
    }

    /** The cards that somebody looks at, or null. */
    CardSet cards() {
        return cards;
    }

    /** Somebody looks at cards. */
    public CardSet looks(String codes) {
        cards = set(codes);
        return cards;
    }

    /** Somebody looks at a hand; it has as many cards as the rules deal. */
    public CardSet looksAtHand(String codes) {
        told.check.hand(looks(codes));
        return cards;
    }

    /** The options that the scenario sets. */
    Map<String, Object> options() {
        return options;
    }

    /** An option has a value: true and false are {@code ja} and {@code nej}. */
    public void option(String name, String value) {
        options.put(name, PhraseReader.option(option(name), value));
    }

    /** A layer of the rules folder, or one that was given for all scenarios, is laid on. */
    public void house(String layer) {
        chosen.layer(layer);
        houses.add(layer);
    }

    /** A new scenario begins, by the rules that this thread holds scenarios against. */
    public static void begin(URI file, Collection<String> tags, String language) {
        RulesUnderTest rules = RulesUnderTest.current();
        RulesUnderTest.Subject subject = rules.subjects().subject(file, tags, language);
        boolean foreign = !subject.equals(rules.subjects().own(file, tags, language));
        CURRENT.set(new ScenarioState(rules, subject, foreign));
    }

    /** What the words of the scenario mean. */
    public PhraseReader words() {
        return chosen.words(pack());
    }

    /** An option of the game. */
    public Option option(String name) {
        Option option = pack().options().get(name);
        if (option == null) {
            String near = Suggestions.english(name, pack().options().keySet());
            throw new IllegalArgumentException(
                    "there is no option \"" + name + "\"" + (near == null ? "" : "; " + near));
        }
        return option;
    }

    public Pack pack() {
        return chosen.pack(subject, houses);
    }

    /** Whether its rules, with the house layers and the options it names, can be read. */
    boolean isReadable() {
        try {
            return rules() != null;
        } catch (PackException | IllegalArgumentException broken) {
            return false;
        }
    }

    public Rules rules() {
        return decided.heard(chosen.rules(pack(), options, told.seats()), () -> before.run());
    }

    public Deck deck() {
        return pack().deck();
    }

    public CardCopies copies() {
        return new CardCopies(deck());
    }

    /** The cards of some codes, wherever they are; a code that is said twice stands for two copies. */
    public CardSet set(String codes) {
        return copies().set(codes, CardSet.NONE);
    }

    /** The cards of some codes in their order. */
    public List<Integer> list(String codes) {
        return copies().list(codes, CardSet.NONE);
    }
}
