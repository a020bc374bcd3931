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
 * The front door for programs: games, their rules, matches by them, records.
 *
 * <pre>{@code
 * Oya oya = Oya.open();
 * GameRules rules = oya.rules(GameChoice.of("some-game").reading("sv").option("players", 3));
 * PlayedMatch match = rules.deal("my seed");
 * MoveAnswer answer = match.play(match.moves().get(0));
 * }</pre>
 *
 * <p>Safe to share between threads; matches are not.
 */
public final class Oya {
    private final RuleLibrary library;

    private Oya(RuleLibrary library) {
        this.library = library;
    }

    /** With the rules that came with Oya. */
    public static Oya open() {
        return new Oya(RuleLibrary.inJar());
    }

    /**
     * With the rules of a folder. They are read anew whenever they are asked for.
     *
     * @throws IllegalArgumentException where there is no such folder
     */
    public static Oya open(Path rules) {
        if (!Files.isDirectory(rules)) {
            throw new IllegalArgumentException("There is no folder of rules at " + rules);
        }
        return new Oya(RuleLibrary.of(RulesFolder.of(rules)));
    }

    /**
     * The same, where house layers may bring rules in DRL, which are code. They are held against the vocabulary, and compiled in a
     * process of their own.
     */
    public Oya allowingDrl() {
        return new Oya(library.allowingDrl());
    }

    /** Every game, in alphabetical order of their ids. */
    public List<GameInfo> games() {
        return library.games().stream().map(this::game).toList();
    }

    private GameInfo game(String id) {
        Pack pack = library.pack(id, null, List.of());
        List<GameInfo.Reading> readings = PackReader.profiles(library.folder(), id).stream()
                .map(one -> new GameInfo.Reading(one.id(), one.title()))
                .toList();
        return new GameInfo(id, pack.version(), pack.title(), readings);
    }

    /**
     * The rules of a game, ready to be played by; the same choice mostly gives the same rules.
     *
     * @throws RulesException with everything that is wrong with the game or its layers
     * @throws IllegalArgumentException where an option is unknown or may not have its value
     */
    public GameRules rules(GameChoice choice) {
        RuleLibrary laid = with(choice.layers());
        RuleBook book = known(
                () -> laid.rules(laid.pack(choice.game(), choice.reading(), paths(choice.layers())), choice.options()));
        return new ReadyRules(book, laid.folder(), choice);
    }

    /** Everything that is wrong with a choice of rules, what is not said yet in some language included; empty where nothing is. */
    public List<PackFault> check(GameChoice choice) {
        return faults(with(choice.layers()).check(choice.game(), choice.reading(), paths(choice.layers())));
    }

    /**
     * Derives rounds again from their records.
     *
     * @param records a record in each, the rounds of a match in their order
     * @param layers the house rules that records may name
     * @return everything that is wrong; empty where the records are right
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
     * Tells a listener each time that files of the rules folder have changed, from a thread of its own, until it is closed. Matches
     * keep the rules they began with; {@link #rules} gives the new ones.
     *
     * @throws IllegalStateException where the rules lie in a jar
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

    /** What the inside says is wrong, as the outside is told. */
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
