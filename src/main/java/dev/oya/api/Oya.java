package dev.oya.api;

import dev.oya.bots.Bots;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Advice;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Mismatch;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleGate;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.LanguageCheck;
import dev.oya.record.SavedMatch;
import dev.oya.record.Verifier;
import dev.oya.say.Wording;
import dev.oya.situation.RecordRulesFinder;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The entry point of the library. It finds games, builds the rules of a table, resumes matches and verifies records.
 *
 * <pre>{@code
 * Oya oya = Oya.open();
 * GameRules rules = oya.rules(GameChoice.of("some-game").profile("sv").option("players", 3));
 * PlayedMatch match = rules.deal("my seed");
 * MoveAnswer answer = match.play(match.moves().get(0));
 * }</pre>
 *
 * <p>Instances are thread-safe. The matches they create are not.
 */
public final class Oya {
    private final RuleLibrary library;

    private Oya(RuleLibrary library) {
        this.library = library;
    }

    /** Opens the rules that ship with the library. */
    public static Oya open() {
        return new Oya(RuleLibrary.inJar());
    }

    /**
     * Opens the rules in a folder. Changed files are read again at the next call.
     *
     * @param rules a folder with one subfolder per game
     * @throws IllegalArgumentException if the folder does not exist
     */
    public static Oya open(Path rules) {
        if (!Files.isDirectory(rules)) {
            throw new IllegalArgumentException("Rules folder not found: " + rules);
        }
        return new Oya(RuleLibrary.of(RulesFolder.of(rules)));
    }

    /**
     * Returns an instance that accepts house-rule layers with DRL rules. DRL is code, so such rules are validated against the
     * vocabulary and compiled in a separate process.
     */
    public Oya allowingDrl() {
        return new Oya(library.allowingDrl());
    }

    /** Returns the names of the built-in bots, sorted. {@link PlayedMatch#bot(int, String)} assigns a bot to a seat. */
    public static List<String> bots() {
        return List.copyOf(Bots.names());
    }

    /**
     * Returns all games with their default profile, sorted by id.
     *
     * @param language language of titles and texts; missing texts are in English
     * @throws RulesException if the rules of a game have errors
     */
    public List<GameInfo> games(String language) {
        Objects.requireNonNull(language, "language");
        return guarded(
                language,
                () -> library.games().stream()
                        .map(id -> game(GameChoice.of(id).language(language)))
                        .toList());
    }

    /**
     * Returns the chosen game, with the options that its profile and house-rule layers leave open. Option values in the choice
     * are ignored.
     *
     * @throws RulesException if the game or its layers have errors; the exception contains all of them
     */
    public GameInfo game(GameChoice choice) {
        Layered layered = new Layered(choice);
        return guarded(choice.language(), () -> layered.info(layered.pack()));
    }

    /**
     * Returns the rules of a game, ready to play.
     *
     * @param choice the game with its profile, options and house-rule layers
     * @throws RulesException if the choice, the game or its layers have errors; the exception contains all of them
     */
    public GameRules rules(GameChoice choice) {
        Layered layered = new Layered(choice);
        return guarded(choice.language(), () -> layered.ready(layered.rules(), choice));
    }

    /**
     * Returns every error and warning of a choice of rules; empty if there are none. The errors include all for which {@link
     * #rules} throws. Warnings concern, for example, missing translations or an unknown language. If the game or a layer has
     * errors, options are not checked, because a layer may add options.
     */
    public List<PackFault> check(GameChoice choice) {
        Layered layered = new Layered(choice);
        try {
            return guarded(choice.language(), () -> {
                List<Problem> problems =
                        new ArrayList<>(layered.library.check(choice.game(), choice.profile(), layered.paths));
                boolean isValid = problems.stream().allMatch(Problem::isWarning);
                problems.addAll(isValid ? layered.wrongRules() : layered.wrongOptions());
                problems.addAll(LanguageCheck.unknown(library.folder(), choice.game(), choice.language()));
                return faults(problems, choice.language());
            });
        } catch (RulesException wrong) {
            return wrong.faults();
        }
    }

    /**
     * Replays records and compares them with the rules. Differences are described in English.
     *
     * @param records one record per element, with the rounds of a match in order
     * @param layers the house-rule layers that records may name
     * @return all differences; empty if the records are correct
     */
    public List<RecordFault> verify(Iterable<String> records, HouseLayer... layers) {
        return verify(records, "en", layers);
    }

    /**
     * Replays records and compares them with the rules.
     *
     * @param records one record per element, with the rounds of a match in order
     * @param language language of the descriptions
     * @param layers the house-rule layers that records may name
     * @return all differences; empty if the records are correct
     */
    public List<RecordFault> verify(Iterable<String> records, String language, HouseLayer... layers) {
        Objects.requireNonNull(language, "language");
        Verifier verifier = new Verifier(layered(layers).finder());
        List<RecordFault> faults = new ArrayList<>();
        guarded(language, () -> {
            int line = 0;
            for (String record : records) {
                faults.addAll(recordFaults(verifier.verify(++line, record), language));
            }
            return faults;
        });
        return List.copyOf(faults);
    }

    /**
     * Replays records move by move with all hands visible.
     *
     * @param records one record per element, with the rounds of a match in order; the last one may be unfinished
     * @param language language of the sentences about moves
     * @param layers the house-rule layers that records may name
     * @return the position before each move, and the position after the last move of each round
     * @throws RecordException if a record differs from the result of the rules
     */
    public List<ReplayStep> replay(Iterable<String> records, String language, HouseLayer... layers) {
        Objects.requireNonNull(language, "language");
        Layered layered = layered(layers);
        return guarded(language, () -> {
            ReplaySteps steps = new ReplaySteps(layered.library.folder(), language);
            Verifier verifier = new Verifier(layered.finder(), steps);
            for (String record : records) {
                orThrow(recordFaults(verifier.verify(steps.nextLine(), record), language), language);
                steps.endRound();
            }
            return steps.all();
        });
    }

    /**
     * Resumes a match in its saved state: during a round, between two rounds, or over. If a bot must move next, call {@link
     * PlayedMatch#playBots}.
     *
     * @param saved the text from {@link PlayedMatch#save}
     * @param language language of texts
     * @param layers the house-rule layers that the match is played with
     * @throws RecordException if the text is not a saved match, was changed, or belongs to other rules
     */
    public PlayedMatch resume(String saved, String language, HouseLayer... layers) {
        List<String> lines = saved.lines().filter(line -> !line.isBlank()).toList();
        Objects.requireNonNull(language, "language");
        Layered layered = layered(layers);
        return guarded(language, () -> {
            List<Mismatch> problems = new ArrayList<>();
            SavedMatch match = SavedMatch.read(lines, layered.finder(), problems);
            orThrow(recordFaults(problems, language), language);
            RuleBook book = (RuleBook) match.log().match().rules();
            Pack pack = book.settings().pack();
            GameChoice choice = new Values.Chosen(
                    pack.base(), pack.profile(), book.settings().options(), List.of(layers), language);
            return new RecordedMatch(layered.ready(book, choice), match);
        });
    }

    /**
     * Calls a listener on a separate thread after files of the rules folder have changed, until the returned subscription is
     * closed. Running matches keep their rules. {@link #rules} returns the new rules. Use {@link #watch} to keep the last good
     * rules.
     *
     * @throws IllegalStateException if the rules are inside a JAR
     */
    public Subscription onChange(Runnable listener) {
        return new FolderWatch(library.folder().directory(), Objects.requireNonNull(listener, "listener"));
    }

    /**
     * Returns rules that are reloaded when files of the rules folder change. If changed files have errors, the last good rules
     * stay in use.
     *
     * @param listener called on a separate thread after each change, with the new rules or the errors
     * @throws RulesException if the rules have errors at the time of the call
     * @throws IllegalStateException if the rules are inside a JAR
     */
    public RulesWatch watch(GameChoice choice, Consumer<? super RulesWatch> listener) {
        Objects.requireNonNull(choice, "choice");
        return new ReloadedRules(this, choice, Objects.requireNonNull(listener, "listener"));
    }

    private Layered layered(HouseLayer... layers) {
        return new Layered(GameChoice.of(""), List.of(layers));
    }

    /** A choice of rules, and a library that contains its house-rule layers. Records use only the layers. */
    private final class Layered {
        private final GameChoice choice;
        private final RuleLibrary library;
        private final List<Path> paths;

        Layered(GameChoice choice) {
            this(choice, choice.layers());
        }

        Layered(GameChoice choice, List<HouseLayer> layers) {
            this.choice = choice;
            Map<String, String> texts = new LinkedHashMap<>();
            for (HouseLayer layer : layers) {
                String cleaned = layer.name().replace('\0', '/').replace('\\', '/');
                String name = Path.of(cleaned).toString().replace('\\', '/');
                while (texts.containsKey(name)) {
                    name += "'";
                }
                texts.put(name, layer.yaml());
            }
            this.library = texts.isEmpty() ? Oya.this.library : Oya.this.library.withLayers(texts::get);
            this.paths = texts.keySet().stream().map(Path::of).toList();
        }

        RecordRulesFinder finder() {
            return new RecordRulesFinder(library, paths);
        }

        Pack pack() {
            return library.pack(choice.game(), choice.profile(), paths);
        }

        RuleBook rules() {
            Pack pack;
            try {
                pack = pack();
            } catch (PackException wrong) {
                throw new PackException(Stream.concat(wrong.problems().stream(), wrongOptions().stream())
                        .toList());
            }
            List<Problem> wrong = wrongOptions(pack);
            if (!wrong.isEmpty()) {
                throw new PackException(wrong);
            }
            return library.rules(pack, choice.options());
        }

        /** Returns the errors that appear only when the rules are built from files without errors. */
        List<Problem> wrongRules() {
            try {
                rules();
                return List.of();
            } catch (PackException wrong) {
                return wrong.problems();
            }
        }

        /** Returns the errors of the options under the default profile; empty if the layers or the game have errors. */
        List<Problem> wrongOptions() {
            try {
                return wrongOptions(library.pack(choice.game(), null, paths));
            } catch (PackException wrong) {
                return List.of();
            }
        }

        private List<Problem> wrongOptions(Pack pack) {
            List<Problem> wrong = new ArrayList<>();
            choice.options().forEach((name, value) -> {
                Option option = pack.options().get(name);
                Place place = new Place("options", 0);
                if (option == null) {
                    wrong.add(Problem.unknown(
                            place, "unknown-option.name", name, pack.options().keySet()));
                } else if (option.values().parse(value) == null) {
                    wrong.add(Problem.of(
                            place,
                            "wrong-value.option",
                            String.valueOf(value),
                            name,
                            option.values().allowed()));
                }
            });
            return wrong;
        }

        GameInfo info(Pack pack) {
            return ReadyRules.info(pack, library, new Wording(choice.language(), library.folder(), pack));
        }

        ReadyRules ready(RuleBook book, GameChoice chosen) {
            return new ReadyRules(book, library, chosen);
        }
    }

    /**
     * Runs a call and translates internal exceptions into exceptions of the API.
     *
     * @param language language of the messages
     */
    static <T> T guarded(String language, Supplier<T> call) {
        try {
            return call.get();
        } catch (PackException wrong) {
            throw new RulesException(faults(wrong.problems(), language), wrong);
        } catch (UncheckedIOException gone) {
            Problem problem =
                    Problem.of(new Place("rules", 0), "missing-file.unreadable", String.valueOf(gone.getMessage()));
            throw new RulesException(faults(List.of(problem), language), gone);
        }
    }

    private static List<PackFault> faults(List<Problem> problems, String language) {
        return problems.stream().map(one -> fault(one.in(language), language)).toList();
    }

    private static PackFault fault(Problem one, String language) {
        String advice = one.code().equals(RuleGate.SHUT_CODE)
                ? Advice.of("open-with-drl").in(language)
                : one.advice();
        return new Values.Fault(
                one.code(), one.place().file(), one.place().line(), one.message(), advice, one.isWarning());
    }

    private static List<RecordFault> recordFaults(List<Mismatch> found, String language) {
        return found.stream().map(one -> fault(one, language)).toList();
    }

    static RecordFault fault(Mismatch one, String language) {
        Mismatch text = one.in(language);
        return new RecordFault(
                text.line(),
                text.field(),
                text.expected().toString(),
                text.found().toString());
    }

    private static void orThrow(List<RecordFault> faults, String language) {
        if (!faults.isEmpty()) {
            throw new RecordException(faults, language);
        }
    }
}
