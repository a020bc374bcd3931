package dev.oya;

import dev.oya.api.GameChoice;
import dev.oya.api.GameInfo;
import dev.oya.api.GameRules;
import dev.oya.api.HouseLayer;
import dev.oya.api.PackFault;
import dev.oya.api.RecordFault;
import dev.oya.api.RulesException;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.files.FileWatch;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import dev.oya.record.Verifier;
import dev.oya.situation.RecordRulesFinder;
import dev.oya.threads.DaemonThreads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The entry point of the library. It finds games, builds the rules of a table and verifies records.
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
     * Opens the rules of a folder. Changed files are read again at the next request.
     *
     * @param rules a folder with one subfolder per game
     * @throws IllegalArgumentException if the folder does not exist
     */
    public static Oya open(Path rules) {
        if (!Files.isDirectory(rules)) {
            throw new IllegalArgumentException("There is no folder of rules at " + rules);
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

    /** Returns all games, sorted by id. */
    public List<GameInfo> games() {
        return library.games().stream().map(this::game).toList();
    }

    private GameInfo game(String id) {
        Pack pack = library.pack(id, null, List.of());
        List<GameInfo.Profile> readings = PackReader.profiles(library.folder(), id).stream()
                .map(one -> new GameInfo.Profile(one.id(), one.title()))
                .toList();
        return new GameInfo(id, pack.version(), pack.title(), readings);
    }

    /**
     * Returns the rules of a game, ready to play. Equal choices usually return the same instance.
     *
     * @param choice the game with its profile, options and house-rule layers
     * @throws RulesException if the game or its layers have errors; it contains all of them
     * @throws IllegalArgumentException if an option or its value is invalid
     */
    public GameRules rules(GameChoice choice) {
        RuleLibrary laid = with(choice.layers());
        RuleBook book = known(
                () -> laid.rules(laid.pack(choice.game(), choice.profile(), paths(choice.layers())), choice.options()));
        return new ReadyRules(book, laid.folder(), choice);
    }

    /** Returns every error of a choice of rules, including missing translations. The list is empty if there are none. */
    public List<PackFault> check(GameChoice choice) {
        return faults(with(choice.layers()).check(choice.game(), choice.profile(), paths(choice.layers())));
    }

    /**
     * Replays records and compares them with the rules.
     *
     * @param records one record each, the rounds of a match in order
     * @param layers the house-rule layers that records may name
     * @return all differences; empty if the records are correct
     */
    public List<RecordFault> verify(Iterable<String> records, HouseLayer... layers) {
        List<HouseLayer> laid = List.of(layers);
        Verifier verifier = new Verifier(new RecordRulesFinder(with(laid), paths(laid)));
        List<RecordFault> faults = new ArrayList<>();
        int line = 0;
        for (String record : records) {
            line++;
            verifier.verify(line, record)
                    .forEach(one -> faults.add(new RecordFault(one.line(), one.field(), one.expected(), one.found())));
        }
        return faults;
    }

    /**
     * Calls a listener on a separate thread each time files of the rules folder change, until the returned handle is closed.
     * Running matches keep their rules. {@link #rules} returns the new ones.
     *
     * @throws IllegalStateException if the rules are inside a JAR
     */
    public AutoCloseable onChange(Runnable listener) {
        Objects.requireNonNull(listener, "listener");
        Path folder = library.folder().directory();
        if (folder == null) {
            throw new IllegalStateException("Rules in a jar do not change; open a folder of rules");
        }
        FileWatch changes = new FileWatch(List.of(folder));
        Thread watching = DaemonThreads.named("oya-rules").newThread(() -> {
            try {
                while (!Thread.interrupted()) {
                    changes.await();
                    listener.run();
                }
            } catch (InterruptedException closed) {
                Thread.currentThread().interrupt();
            }
        });
        watching.start();
        return watching::interrupt;
    }

    private RuleLibrary with(List<HouseLayer> layers) {
        Map<String, String> texts = new LinkedHashMap<>();
        layers.forEach(layer -> texts.put(layer.name(), layer.yaml()));
        return texts.isEmpty() ? library : library.withLayers(texts::get);
    }

    private static List<Path> paths(List<HouseLayer> layers) {
        return layers.stream().map(layer -> Path.of(layer.name())).toList();
    }

    /** Runs a call and translates internal exceptions into exceptions of the API. */
    static <T> T known(Supplier<T> asked) {
        try {
            return asked.get();
        } catch (PackException wrong) {
            throw new RulesException(wrong.getMessage(), faults(wrong.problems()));
        }
    }

    static List<PackFault> faults(List<Problem> problems) {
        return problems.stream()
                .map(one -> new PackFault(
                        one.code(), one.place().file(), one.place().line(), one.message(), one.advice()))
                .toList();
    }
}
