package dev.oya.engine;

import dev.oya.cards.CardSet;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.play.RuleCache;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Captured;
import dev.oya.vocabulary.Cards;
import dev.oya.vocabulary.DependencyFilter;
import dev.oya.vocabulary.Field;
import dev.oya.vocabulary.FinalCaptured;
import dev.oya.vocabulary.Hand;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionKey;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The rules of a pack with certain options. It answers questions from the rules and caches the answers. Safe for concurrent
 * use.
 */
public final class RuleBook implements Rules {
    private static final int MOST_ANSWERS = 30_000;
    /** Placeholder for types of question that no rule answers. */
    private static final AnswerTree SILENT = new AnswerTree(0);

    private static final Answer NOTHING = new Answer(List.of());

    private final RuleSettings settings;
    private final RuleChapters base;
    private final Map<Class<?>, AnswerTree> memory = new ConcurrentHashMap<>();
    private final Map<Object, Integer> names = new ConcurrentHashMap<>();
    private final ThreadLocal<QuestionKey> numbers = ThreadLocal.withInitial(() -> new QuestionKey(names));
    private final CaptureTable takes;

    private final BestCounting hands;
    private final BestCounting piles;
    private final BestCounting finalPiles;
    private final CardAnswerCache fields;
    private volatile FishingRules fishing;
    private volatile RuleCache ruleCache = new RuleCache(this, true);

    /**
     * @param pack resolved pack
     * @param options options that override the pack's values
     * @throws dev.oya.input.PackException if a rule does not compile
     * @throws IllegalArgumentException if an option is unknown or does not allow its value
     */
    public RuleBook(Pack pack, Map<String, Object> options) {
        this(pack, options, new RuleCaches());
    }

    /** @param caches caches of the library; rules that they contain in compiled form are not compiled again */
    RuleBook(Pack pack, Map<String, Object> options, RuleCaches caches) {
        this(new RuleSettings(pack, options), RuleChapters.of(pack, caches));
    }

    private RuleBook(RuleSettings settings, RuleChapters base) {
        this.settings = settings;
        this.base = base;
        hands = new BestCounting(
                settings,
                (way, cards, points, holder, filter) ->
                        found(way, new Hand(way, cards, holder.soFar().round(), filter)));
        piles = new BestCounting(
                settings, (way, cards, points, holder, filter) -> found(way, new Captured(way, cards, holder, filter)));
        finalPiles = new BestCounting(
                settings,
                (way, cards, points, holder, filter) ->
                        found(way, new FinalCaptured(way, cards, points, holder, filter)));
        fields = new CardAnswerCache(new DependencyFilter(settings));
        takes = new CaptureTable(this);
    }

    /**
     * Returns a rule book with the given settings, in which the given session pools answer their questions.
     *
     * @param others session pools by the class of the question that they answer
     */
    RuleBook answering(RuleSettings under, Map<Class<?>, SessionPool> others) {
        return new RuleBook(under, base.answering(others));
    }

    /** Returns the chapter that answers the given question, or null if no rule answers it. */
    RuleChapter chapter(String question) {
        return base.chapter(question);
    }

    /**
     * Returns the same rules with other options, without compiling them again.
     *
     * @param options options that override the pack's values
     * @throws IllegalArgumentException if an option is unknown or does not allow its value
     */
    public RuleBook under(Map<String, Object> options) {
        return new RuleBook(new RuleSettings(settings.pack(), options), base);
    }

    @Override
    public RuleSettings settings() {
        return settings;
    }

    private List<Answer.Line> run(Question question) {
        SessionPool sessions = base.sessions(question);
        return sessions == null ? List.of() : RuleFaults.ask(sessions, question, this);
    }

    /** Returns the citation of the given rule, or an empty citation if the rule does not exist. */
    public Citation cite(String rule) {
        return base.cite(rule);
    }

    /** Returns the number of cached answers. */
    public int cachedAnswers() {
        return ruleCache.states()
                + memory.values().stream().mapToInt(AnswerTree::size).sum()
                + caches().mapToInt(CardAnswerCache::size).sum();
    }

    private Stream<CardAnswerCache> caches() {
        return Stream.concat(
                Stream.of(fields), Stream.of(hands, piles, finalPiles).flatMap(BestCounting::caches));
    }

    /** Writes the cached answers for {@link #read}. */
    void write(AnswerWriter to) {
        List<Object> named = new ArrayList<>(Collections.nCopies(names.size(), null));
        names.forEach((name, number) -> named.set(number, name));
        to.number(named.size());
        named.forEach(to::value);
        ruleCache.forEach((state, question, answer) -> {
            to.row(state);
            to.number(question);
            to.answer(answer);
        });
        to.row();
        List<Class<?>> kinds = List.copyOf(memory.keySet());
        to.number(kinds.size());
        for (Class<?> kind : kinds) {
            to.value(kind.getName());
            memory.get(kind).write(to);
        }
        fields.write(to);
        Stream.of(hands, piles, finalPiles).forEach(ways -> ways.write(to));
    }

    /**
     * Replaces the cached answers with those written by {@link #write}. No other thread may ask questions during the call.
     */
    void read(AnswerReader from) throws ReflectiveOperationException {
        forget();
        names.clear();
        for (int number = 0, many = from.number(); number < many; number++) {
            names.put(from.value(), number);
        }
        for (long[] state = from.row(); state.length > 0; state = from.row()) {
            ruleCache.add(state, from.number(), from.answer());
        }
        for (int left = from.number(); left > 0; left--) {
            Class<?> kind = Class.forName((String) from.value());
            AnswerTree tree = base.hasRulesFor(kind.asSubclass(Question.class)) ? new AnswerTree(MOST_ANSWERS) : SILENT;
            tree.read(from);
            memory.put(kind, tree);
        }
        fields.read(from, settings, Answer::new);
        for (BestCounting ways : List.of(hands, piles, finalPiles)) {
            ways.read(from);
        }
    }

    /** Returns everything that determines the answers: the rules and their settings. */
    List<Object> answerInputs() {
        List<Object> on = new ArrayList<>(base.fingerprints());
        on.add(settings.pack().digest());
        on.add(new TreeMap<>(settings.options()));
        on.add(settings.readings().stream().map(RuleSettings::counting).toList());
        on.addAll(settings.orders());
        return on;
    }

    /** Evicts the answers that were not used since the previous call. */
    void dropUnused() {
        ruleCache.dropUnused();
        memory.values().forEach(AnswerTree::dropUnused);
        caches().forEach(CardAnswerCache::dropUnused);
    }

    /** Removes all cached answers, so that the rules are evaluated again. Used for measurements. */
    public void forget() {
        memory.clear();
        takes.forget();
        caches().forEach(CardAnswerCache::forget);
        fishing = null;
        ruleCache = new RuleCache(this, true);
    }

    @Override
    public Answer ask(Question question) {
        AnswerTree kind = memory.get(question.getClass());
        if (kind == null) {
            boolean hasRules = base.hasRulesFor(question.getClass());
            kind = memory.computeIfAbsent(question.getClass(), any -> hasRules ? new AnswerTree(MOST_ANSWERS) : SILENT);
        }
        if (kind == SILENT) {
            return NOTHING;
        }
        QuestionKey numbers = this.numbers.get().of(question);
        Answer answer = kind.find(question, numbers);
        if (answer == null) {
            answer = askAnew(question);
            kind.put(question, numbers, answer);
        }
        return answer;
    }

    @Override
    public Answer askAnew(Question question) {
        if (!base.hasRulesFor(question.getClass())) {
            return NOTHING;
        }
        List<Answer.Line> lines = run(question);
        return new Answer(lines, question.looks());
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return hands.best(cards, DependencyFilter.OF_THE_CARDS, Holder.in(round));
    }

    @Override
    public Answer taken(CardSet cards, Holder holder) {
        return piles.best(cards, DependencyFilter.OF_THE_CARDS, holder);
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder) {
        return base.hasRulesFor(FinalCaptured.class) ? finalPiles.best(cards, points, holder) : NOTHING;
    }

    @Override
    public Answer taken(CardSet cards, Holder holder, Map<String, String> way) {
        return piles.counted(way, cards, DependencyFilter.OF_THE_CARDS, holder);
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder, Map<String, String> way) {
        return base.hasRulesFor(FinalCaptured.class) ? finalPiles.counted(way, cards, points, holder) : NOTHING;
    }

    private CardAnswerCache.Found found(RuleSettings reading, Cards question) {
        List<Answer.Line> lines = run(question);
        return new CardAnswerCache.Found(YakuPrices.priced(reading, lines), question.filter());
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        long[] besides = new long[carried.size() + 1];
        besides[0] = Field.fullGroup(settings.pack().deck(), cards) ? 1 : 0;
        for (int i = 0; i < carried.size(); i++) {
            besides[i + 1] = carried.get(i);
        }
        Holder nobody = Holder.in(round);
        Answer known = fields.find(cards, DependencyFilter.OF_THE_CARDS, nobody, besides);
        return known != null
                ? known
                : fields.ask(cards, DependencyFilter.OF_THE_CARDS, nobody, besides, filter -> {
                    Field field = new Field(settings, cards, carried, round, filter);
                    Answer answer = new Answer(run(field));
                    return new CardAnswerCache.Found(answer, field.filter());
                });
    }

    @Override
    public RuleCache ruleCache() {
        return ruleCache;
    }

    @Override
    public FishingRules fishing() {
        FishingRules known = fishing;
        if (known == null) {
            known = new FishingRules(this);
            fishing = known;
        }
        return known;
    }

    @Override
    public Landing cachedLanding(int action, int card, int matches) {
        return takes.cached(action, card, matches);
    }

    @Override
    public Landing cachedLanding(int action, int card, int matches, int held, int waiting, int own) {
        return takes.cached(action, card, matches, held, waiting, own);
    }

    @Override
    public Landing landing(int action, int card, Meeting met) {
        return takes.of(action, card, met);
    }
}
