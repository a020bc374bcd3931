package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.MutationText;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.English;
import dev.oya.input.Place;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.mutate.AcceptedMutants;
import dev.oya.spec.mutate.MutantResult;
import dev.oya.spec.mutate.Mutation;
import dev.oya.spec.mutate.MutationGroup;
import dev.oya.spec.mutate.MutationReport;
import dev.oya.spec.mutate.Mutations;
import dev.oya.spec.mutate.Proposals;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.Scenarios;
import dev.oya.threads.OrderedWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya rules mutate}, which checks whether scenarios detect mutated rules. */
@Command(name = "mutate")
final class RulesMutateCommand extends AnswerCommand {
    private static final String FEATURE = ".feature";
    private static final String HOUSE = "house/";
    private static final int MOST_ROUNDS = 100_000;

    @Parameters(index = "0", paramLabel = "GAME|LAYER")
    private String what;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "PATH")
    private List<String> paths = new ArrayList<>();

    @Option(names = "--game", paramLabel = "GAME")
    private String game;

    @Option(names = "--of", paramLabel = "TEXT")
    private String of;

    @Option(names = "--except", paramLabel = "FILE")
    private Path except;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "10")
    private int limit;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "100")
    private int rounds;

    @Mixin
    private LanguageOption language;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private ThreadsOption work;

    @Override
    public Integer call() throws IOException {
        int at = work.threads();
        UserError.outside("--limit", limit, "invalid number", 0, Integer.MAX_VALUE);
        UserError.outside("--rounds", rounds, "invalid number", 0, MOST_ROUNDS);
        Path layer = folder.library().games().contains(what) ? null : layer();
        RulesFolder rules = layer == null ? folder.library().folder() : with(layer);
        String house = layer == null ? null : name(layer);
        List<Path> houses = new ArrayList<>(folder.layers());
        if (house != null) {
            houses.add(Path.of(house));
        }
        String base = layer == null ? what : PackName.id(PackName.base(layer, game, folder.library()));
        PackReader.profiles(rules, base);
        RulesUnderTest chosen = new RulesUnderTest(RuleLibrary.of(rules), houses, base, null, pack -> Map.of());
        Mutations mutations = new Mutations(
                chosen, base, house == null ? null : HOUSE + house + ".yaml", scenarios(base, layer), one -> true);
        AcceptedMutants exceptions = exceptions(base, layer);
        return ThreadsOption.untilStopped(mutations::stop, () -> run(mutations, exceptions, base, house, at));
    }

    private int run(Mutations mutations, AcceptedMutants exceptions, String game, String house, int at) {
        List<Mutation> some = mutations.changes().stream()
                .filter(one -> of == null
                        || one.of().contains(of)
                        || one.place().file().contains(of))
                .toList();
        UserError.where(some.isEmpty(), "Nothing to change" + (of == null ? "" : " in " + of), "name a rule or a file");
        baseline(mutations, at);
        List<MutantResult> tried = Collections.synchronizedList(new ArrayList<>());
        try (Progress progress = Progress.on(err(), game, some.size())) {
            mutations.run(some, at, one -> {
                tried.add(one);
                progress.step();
            });
        }
        MutationReport report = MutationReport.of(tried, exceptions, some, of == null);
        MutationText text = new MutationText(report, shown(mutations, report, at), rounds, this::asNamed);
        report(() -> {
            if (json) {
                printJson(text.json(game, house, mutations.scenarios()));
            } else {
                String name = house == null ? game : house;
                text.print(out(), language.language(folder.library().folder()), name, mutations.scenarios(), all);
            }
        });
        boolean fine = report.with(MutantResult.Result.UNNOTICED).isEmpty()
                && report.stale().isEmpty();
        return fine ? ExitCode.DONE : ExitCode.REFUSED;
    }

    /** Returns the rules and entries to print, each with proposed scenarios that detect its undetected changes. */
    private List<MutationText.Shown> shown(Mutations mutations, MutationReport report, int at) {
        List<MutationGroup> groups = report.groups();
        List<MutationGroup> first = all ? groups : groups.subList(0, Math.min(limit, groups.size()));
        if (first.isEmpty() || rounds == 0) {
            return first.stream()
                    .map(group -> new MutationText.Shown(group, List.of()))
                    .toList();
        }
        try (Progress progress = Progress.on(err(), "proposals", first.size())) {
            Proposals proposals = mutations.proposals(rounds);
            return OrderedWork.all(at, first.size(), number -> {
                MutationText.Shown one = new MutationText.Shown(first.get(number), proposals.of(first.get(number)));
                progress.step();
                return one;
            });
        } catch (InterruptedException broken) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** Replaces the path of a layer in the in-memory rules folder with the path given on the command line. */
    private Place asNamed(Place place) {
        Path named = Input.path(what);
        if (!Files.isRegularFile(named) || !place.file().startsWith(HOUSE)) {
            return place;
        }
        String file = place.file().substring(HOUSE.length());
        Path shown = file.endsWith(".drl") ? named.resolveSibling(file) : named;
        return new Place(shown.toString(), place.line(), place.column());
    }

    private void baseline(Mutations mutations, int at) {
        List<String> red;
        try (Progress progress = Progress.on(err(), "scenarios", mutations.scenarios())) {
            red = mutations.baseline(at, progress::step);
        }
        if (!red.isEmpty()) {
            throw new UserError(
                    "Before any change, " + English.count(red.size(), "scenario") + " of " + mutations.scenarios()
                            + " already fail:\n"
                            + String.join("\n", red.subList(0, Math.min(5, red.size()))),
                    "correct them first; 'oya verify' prints details",
                    ExitCode.REFUSED);
        }
    }

    private Path layer() {
        Path file = Input.path(what);
        if (Files.isRegularFile(file)) {
            return file;
        }
        Path root = folder.library().folder().directory();
        Path own = root == null ? null : root.resolve(HOUSE + what + ".yaml");
        if (own != null && Files.isRegularFile(own)) {
            return own;
        }
        throw PackName.unknown(what, what, folder.library().games());
    }

    private static String name(Path layer) {
        return layer.getFileName()
                .toString()
                .replaceFirst("\\.ya?ml$", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9-]", "-");
    }

    /** Returns an in-memory copy of the rules folder with the layer and all DRL files beside it. */
    private RulesFolder with(Path layer) throws IOException {
        Map<String, String> texts = new HashMap<>();
        texts.put(HOUSE + name(layer) + ".yaml", Files.readString(layer));
        for (Path drl : beside(layer, ".drl")) {
            texts.put(HOUSE + drl.getFileName(), Files.readString(drl));
        }
        return folder.library().folder().with(texts);
    }

    private static List<Path> beside(Path layer, String ending) throws IOException {
        try (Stream<Path> all = Files.list(layer.toAbsolutePath().getParent())) {
            return all.filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        }
    }

    private Scenarios scenarios(String game, Path layer) throws IOException {
        List<String> named = new ArrayList<>(folder.scenarios(paths));
        if (named.isEmpty() && layer == null) {
            named.add((folder.features() == null ? "features" : folder.features()) + "/" + game);
        } else if (named.isEmpty()) {
            beside(layer, FEATURE).forEach(file -> named.add(file.toString()));
        }
        UserError.where(
                named.isEmpty(),
                "No scenarios found next to " + layer,
                "name feature files: oya rules mutate " + what + " FILE" + FEATURE);
        return FeatureFiles.read(named, null);
    }

    private AcceptedMutants exceptions(String game, Path layer) throws IOException {
        UserError.where(
                except != null && !Files.isRegularFile(except),
                "File not found: " + except,
                "remove --except, or name an existing list");
        Path file = except != null ? except : beside(game, layer);
        return file == null ? AcceptedMutants.none() : AcceptedMutants.read(file);
    }

    /** Returns the default path of the list of accepted mutants, or null if the rules are not in a folder. */
    private Path beside(String game, Path layer) {
        if (layer != null) {
            return layer.toAbsolutePath().resolveSibling(name(layer) + ".accepted-mutants.yaml");
        }
        Path rules = folder.library().folder().directory();
        Path features = folder.features() != null || rules == null
                ? folder.features()
                : rules.toAbsolutePath().resolveSibling("features");
        return features == null ? null : features.resolve(game + "/accepted-mutants.yaml");
    }
}
