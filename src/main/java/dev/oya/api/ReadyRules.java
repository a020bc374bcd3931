package dev.oya.api;

import dev.oya.answers.LessonStep;
import dev.oya.book.RuleBookPage;
import dev.oya.cards.Card;
import dev.oya.engine.CompilerWarmUp;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.explain.Explanations;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Tree;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.CardPictures;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.words.Lessons;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.Translations;
import dev.oya.record.SavedMatch;
import dev.oya.say.Wording;
import dev.oya.situation.CardQuestion;
import dev.oya.situation.ScoreRequest;
import dev.oya.situation.SituationFields;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Rules of the API that are backed by a {@link RuleBook}. */
final class ReadyRules implements GameRules {
    private static final String CARDS = "cards";

    private final RuleBook book;
    private final RuleLibrary library;
    private final GameChoice choice;
    private final ApiValues values;

    ReadyRules(RuleBook book, RuleLibrary library, GameChoice choice) {
        this.book = book;
        this.library = library;
        this.choice = choice;
        this.values = new ApiValues(
                book,
                new Wording(choice.language(), library.folder(), book.settings().pack()));
    }

    private Pack pack() {
        return book.settings().pack();
    }

    ApiValues values() {
        return values;
    }

    /** Loads the rule compiler in the background, so that the first changed rule compiles sooner. */
    void warmUp() {
        CompilerWarmUp.begin(this::pack);
    }

    <T> T guarded(Supplier<T> call) {
        return Oya.guarded(choice.language(), call);
    }

    @Override
    public GameChoice choice() {
        return choice;
    }

    @Override
    public GameInfo game() {
        return guarded(() -> info(pack(), library, values.speech()));
    }

    static GameInfo info(Pack pack, RuleLibrary library, Wording speech) {
        Translations texts = speech.texts(pack);
        return new Values.Game(
                pack.id(),
                pack.version(),
                speech.title(pack),
                pack.aim() == null ? null : texts.of("pack", "aim", pack.aim()),
                PackReader.profiles(library.folder(), pack.base()).stream()
                        .map(one -> new GameInfo.Profile(one.id(), texts.of("profiles", one.id(), one.title())))
                        .toList(),
                pack.leastSeats(),
                pack.mostSeats(),
                pack.options().values().stream()
                        .map(one -> option(one, pack, speech))
                        .toList());
    }

    private static GameInfo.Option option(Option option, Pack pack, Wording speech) {
        Object usual = pack.settings().get(option.name());
        boolean isRange = option.values().listed().isEmpty();
        return new Values.Choice(
                option.name(),
                speech.texts(pack).of("options", option.name(), option.what()),
                usual instanceof Boolean
                        ? GameInfo.Option.Type.TRUTH
                        : usual instanceof Integer ? GameInfo.Option.Type.NUMBER : GameInfo.Option.Type.NAME,
                option.values().listed(),
                isRange ? (Integer) option.values().least() : null,
                isRange && option.values().most() < Integer.MAX_VALUE
                        ? (Integer) option.values().most()
                        : null,
                usual,
                Collections.unmodifiableMap(speech.names(option, pack)));
    }

    @Override
    public String digest() {
        return pack().digest();
    }

    @Override
    public Map<String, Object> options() {
        return book.settings().options();
    }

    @Override
    public List<String> cards() {
        return pack().deck().cards().stream().map(Card::code).toList();
    }

    @Override
    public @Nullable String picture(String card) {
        Objects.requireNonNull(card, "card");
        return guarded(() -> drawn().picture(card));
    }

    @Override
    public String pictures() {
        return guarded(() -> drawn().svg());
    }

    private CardPictures drawn() {
        return CardPictures.of(library.folder(), pack().deck().id(), choice.language());
    }

    @Override
    public String book() {
        String language = Messages.LANGUAGES.contains(choice.language()) ? choice.language() : "en";
        return guarded(() -> new RuleBookPage(library.folder(), language)
                .html(book, library.pack(pack().base(), pack().profile(), List.of())));
    }

    @Override
    public Lesson lesson() {
        return guarded(() -> {
            Lessons lessons = Lessons.of(library.folder(), pack());
            List<Lesson.Step> steps = LessonStep.of(pack(), lessons, values.speech()).stream()
                    .map(one -> new Lesson.Step(one.when(), one.of(), one.title(), one.says()))
                    .toList();
            GameChoice first = new Values.Chosen(
                    choice.game(), choice.profile(), lessons.options(), choice.layers(), choice.language());
            return new Values.Taught(first, lessons.seed(), steps);
        });
    }

    @Override
    public List<FoundYaku> inHand(Collection<String> cards) {
        return found("hand", cards);
    }

    @Override
    public List<FoundYaku> inCaptured(Collection<String> cards) {
        return found("captured", cards);
    }

    private List<FoundYaku> found(String asked, Collection<String> cards) {
        Place place = new Place(CARDS, 0);
        Tree codes = Tree.of(
                place,
                List.copyOf(cards).stream()
                        .map(code -> Tree.of(place, (Object) code))
                        .toList());
        return guarded(() -> {
            SituationFields fields = new SituationFields();
            CardQuestion question = CardQuestion.of(book, asked, Tree.of(place, Map.of(asked, codes)), asked, fields);
            fields.problems().orThrow();
            return question.found().stream().map(values::yaku).toList();
        });
    }

    @Override
    public RoundResult settle(String situation) {
        Objects.requireNonNull(situation, "situation");
        return guarded(() -> {
            ScoreRequest scored = ScoreRequest.by(book, "situation", situation);
            if (!scored.problems().isEmpty()) {
                throw new PackException(scored.problems());
            }
            if (scored.table() == null) {
                throw new PackException(List.of(Problem.of(new Place("situation", 1), "no-question.none")));
            }
            return values.result(scored.table(), () -> scored.json(values.speech()));
        });
    }

    @Override
    public List<CitedRule> explain(String name) {
        Objects.requireNonNull(name, "name");
        return guarded(() -> new Explanations(pack(), options(), values.speech())
                .of(name).stream()
                        .map(one -> ApiValues.rule(
                                one.name(),
                                one.says(),
                                one.place().file(),
                                one.place().line(),
                                one.cite()))
                        .toList());
    }

    @Override
    public PlayedMatch deal(String seed) {
        Objects.requireNonNull(seed, "seed");
        return guarded(() -> RecordedMatch.dealt(this, SavedMatch.begin(book, seed)));
    }
}
