package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.English;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.Suggestions;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.WrittenRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya rules check}, which compiles rules and reports all their errors. */
@Command(name = "check")
final class RulesCheckCommand extends AnswerCommand {
    @Parameters(arity = "0..*", paramLabel = "GAME|FILE")
    private final List<String> what = new ArrayList<>();

    @Option(names = "--game")
    private String game;

    @Option(names = {"-p", "--profile"})
    private String profile;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private WatchOption watch;

    private record Checked(String name, Pack pack, List<Problem> problems) {}

    @Override
    public Integer call() throws Exception {
        List<Path> files =
                what.stream().map(Input::path).filter(Files::isRegularFile).toList();
        return watch.run(folder, files, this, this::check);
    }

    private int check() {
        RuleLibrary library = folder.library();
        List<Checked> all = new ArrayList<>();
        UserError.where(
                what.isEmpty() && library.games().isEmpty(),
                "No games found in " + library.folder(),
                "a game is a folder GAME/1 that contains a pack.yaml");
        for (String one : what.isEmpty() ? library.games() : what) {
            Path file = Input.path(one);
            if (Files.isRegularFile(file)) {
                List<Path> layers = new ArrayList<>(folder.layers());
                layers.add(file);
                try {
                    check(one, PackName.base(file, game, library), layers, all);
                } catch (PackException unreadable) {
                    all.add(new Checked(one, null, unreadable.problems()));
                }
            } else {
                check(null, PackName.known(one, library), folder.layers(), all);
            }
        }
        Set<Problem> problems = new LinkedHashSet<>();
        all.forEach(checked -> problems.addAll(checked.problems()));
        report(() -> {
            if (json) {
                printJson(Map.of("checked", all.stream().map(Row::new).toList()));
            } else {
                all.forEach(this::print);
            }
        });
        if (!json) {
            complain(problems);
        }
        return isValid(problems) ? ExitCode.DONE : ExitCode.PACK;
    }

    private static boolean isValid(Collection<Problem> problems) {
        return problems.stream().allMatch(Problem::isWarning);
    }

    private void check(String file, String base, List<Path> layers, List<Checked> all) {
        RuleLibrary library = folder.library();
        List<Profile> profiles = new ArrayList<>();
        try {
            profiles.addAll(PackReader.profiles(library.folder(), base));
        } catch (PackException broken) {
            all.add(new Checked(file == null ? base : file, null, broken.problems()));
            return;
        }
        for (Profile one : profiles) {
            if (profile == null || profile.equals(one.id())) {
                String name = (file == null ? "" : file + " on ") + base + "/" + one.id();
                List<Problem> problems = library.check(base, one.id(), layers);
                Pack pack = isValid(problems) ? folder.pack(base, one.id(), layers) : null;
                all.add(new Checked(name, pack, problems));
            }
        }
        if (profile != null && profiles.stream().noneMatch(one -> one.id().equals(profile))) {
            throw new UserError(
                    base + " has no profile \"" + profile + "\"",
                    Suggestions.english(
                            profile, profiles.stream().map(Profile::id).toList()));
        }
    }

    private void print(Checked checked) {
        Pack pack = checked.pack();
        String verdict = pack == null ? English.count(wrong(checked.problems()).size(), "problem") : "fine";
        String line = Text.block(
                checked.name() + ": "
                        + (pack == null
                                ? verdict
                                : verdict + ", "
                                        + English.count(WrittenRule.of(pack).size(), "rule") + ", "
                                        + English.count(pack.yaku().size(), "combination") + ", "
                                        + English.count(pack.options().size(), "option"))
                        + warnings(checked.problems()),
                0);
        // The colour is added after wrapping, because its escape sequences must not count as columns.
        String coloured = pack == null ? colours().bad(verdict) : colours().good(verdict);
        out().println(line.replaceFirst("(?<=: )" + verdict, Matcher.quoteReplacement(coloured)));
    }

    private void complain(Set<Problem> problems) {
        problems.stream().filter(Problem::isWarning).forEach(err()::println);
        if (!isValid(problems)) {
            err().println(new PackException(wrong(problems)).getMessage());
        }
    }

    private static List<Problem> wrong(Collection<Problem> problems) {
        return problems.stream().filter(problem -> !problem.isWarning()).toList();
    }

    private static String warnings(List<Problem> problems) {
        int warnings = problems.size() - wrong(problems).size();
        return warnings == 0 ? "" : ", " + English.count(warnings, "warning");
    }

    private record Row(String name, String digest, List<ProblemRow> problems) {
        Row(Checked checked) {
            this(
                    checked.name(),
                    checked.pack() == null ? null : checked.pack().digest(),
                    checked.problems().stream().map(ProblemRow::new).toList());
        }
    }

    private record ProblemRow(String file, int line, String code, String message, String advice) {
        ProblemRow(Problem problem) {
            this(problem.place().file(), problem.place().line(), problem.code(), problem.message(), problem.advice());
        }
    }
}
