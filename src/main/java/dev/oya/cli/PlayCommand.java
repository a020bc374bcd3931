package dev.oya.cli;

import dev.oya.bots.Bot;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.cli.play.Keyboard;
import dev.oya.cli.play.PlayLoop;
import dev.oya.cli.play.ReloadingRules;
import dev.oya.cli.text.ProgramText;
import dev.oya.engine.ResultCache;
import dev.oya.engine.RuleBook;
import dev.oya.files.FileWatch;
import dev.oya.notation.Mismatch;
import dev.oya.pack.Pack;
import dev.oya.play.MatchLog;
import dev.oya.play.Rules;
import dev.oya.programs.Programs;
import dev.oya.record.SavedMatch;
import dev.oya.say.SeatNames;
import dev.oya.say.Wording;
import dev.oya.situation.RecordRulesFinder;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The command {@code oya play}, which runs a match in the terminal. */
@Command(name = "play")
final class PlayCommand extends OyaCommand {
    /** Number of random bits in a seed, large enough that nobody can find the seed of a round by trying all seeds. */
    private static final int SEED_BITS = 80;

    @Parameters(arity = "0..1", paramLabel = "GAME")
    private String game;

    @CommandLine.Option(names = "--seed", paramLabel = "TEXT")
    private String seed;

    @CommandLine.Option(names = "--players", paramLabel = "N")
    private Integer players;

    @CommandLine.Option(names = "--seat", paramLabel = "N")
    private Integer seat;

    @CommandLine.Option(names = "--hotseat")
    private boolean hotseat;

    @CommandLine.Option(names = "--plain")
    private boolean plain;

    @Mixin
    private BotOptions bots;

    @CommandLine.Option(names = "--resume", paramLabel = "FILE")
    private String resume;

    @Mixin
    private RulesAndLanguage options;

    @Mixin
    private WatchOption watch;

    @Override
    public Integer call() throws IOException {
        if ((game == null) == (resume == null)) {
            String games = String.join(", ", options.library().games());
            throw new ParameterException(
                    spec.commandLine(),
                    game == null ? "Missing GAME; available: " + games : "GAME and --resume exclude each other");
        }
        List<String> names = bots.isGiven() ? bots.names() : List.of("greedy");
        SavedMatch saved = resume == null ? null : resume();
        MatchLog match = saved == null ? begin() : saved.log();
        int seats = match.match().table().seats();
        Wording speech = options.speech(match.match().rules().settings().pack());
        if (saved != null && !bots.isGiven()) {
            names = saved(saved, names);
        }
        Set<Integer> persons = persons(saved, seats);
        Wording named = speech.with(SeatNames.of(seats, persons));
        ReloadingRules fresh = fresh(match.match().rules(), speech);
        try (Programs programs = bots.programs();
                Keyboard keyboard = Keyboard.of(in(), out(), plain)) {
            BiFunction<String, Rules, Bot> players =
                    (name, rules) -> programs.player(name, rules, BotOptions.named(rules.settings(), options), speech);
            int exit = new PlayLoop(match, persons, names, players, keyboard, out(), named, fresh).run();
            programs.close();
            new ProgramText(programs.seen(), speech).print(out());
            return exit;
        } catch (Keyboard.Interrupted stopped) {
            return ExitCode.STOPPED;
        }
    }

    /**
     * Returns the bots of a saved match. A saved match never starts a program.
     *
     * @param usual bots to use if the file names none
     * @throws UserError if the match was played against a program
     */
    private List<String> saved(SavedMatch saved, List<String> usual) {
        String named = saved.play().path("bot").asString(String.join(",", usual));
        UserError.where(
                named.contains(Programs.PREFIX),
                "The match in " + resume + " was played against a program: " + named,
                "programs are not started from files; name it again with --bots");
        return bots.names(List.of(named));
    }

    /**
     * Returns a reloader that reads changed rules again with the options chosen at the start, or null if files are not watched.
     */
    private ReloadingRules fresh(Rules rules, Wording speech) {
        if (!watch.isOn()) {
            return null;
        }
        Pack pack = rules.settings().pack();
        List<Path> houses = options.houses();
        List<Path> layers = !houses.isEmpty()
                ? houses
                : pack.layers().stream().skip(1).map(Path::of).toList();
        Supplier<RuleBook> read = () -> {
            Pack now = options.folder().pack(pack.id(), pack.profile(), layers);
            Map<String, Object> chosen = new TreeMap<>();
            pack.options().keySet().stream()
                    .filter(now.options()::containsKey)
                    .filter(name -> !rules.settings()
                            .option(name)
                            .equals(pack.settings().get(name)))
                    .forEach(name -> chosen.put(name, rules.settings().option(name)));
            return options.library().rules(now, chosen);
        };
        return new ReloadingRules(new FileWatch(options.folder().watched()), read, out(), speech);
    }

    private MatchLog begin() {
        RuleBook rules = options.rules(game, players);
        ResultCache.of(rules);
        String dealt = seed != null ? seed : new BigInteger(SEED_BITS, new SecureRandom()).toString(36);
        return SavedMatch.begin(rules, dealt);
    }

    private SavedMatch resume() throws IOException {
        UserError.where(
                seed != null || players != null || options.profile() != null || options.isSetting(),
                "Options of the match cannot be changed when it is resumed",
                "remove --seed, --players, --profile and --set");
        List<String> lines =
                Input.text(resume, null).lines().filter(line -> !line.isBlank()).toList();
        List<Mismatch> problems = new ArrayList<>();
        SavedMatch saved = SavedMatch.read(lines, new RecordRulesFinder(options.library(), options.houses()), problems);
        for (Mismatch problem : problems) {
            err().println(problem.text(resume, options.language()));
        }
        if (saved == null) {
            throw new UserError(
                    resume + " cannot be resumed", "the file was changed, or is not a saved match", ExitCode.REFUSED);
        }
        UserError.where(
                saved.log().match().isOver(),
                "The match in " + resume + " is over",
                "'oya verify-record " + resume + "' checks it");
        if (saved.log().match().round().isOver()) {
            saved.log().next(null);
        }
        return saved;
    }

    private Set<Integer> persons(SavedMatch saved, int seats) {
        Set<Integer> persons = new TreeSet<>();
        if (hotseat) {
            return IntStream.range(0, seats).boxed().collect(Collectors.toSet());
        }
        if (seat == null && saved != null) {
            saved.play().path("persons").forEach(one -> persons.add(one.asInt(0)));
            persons.removeIf(one -> one < 0 || one >= seats);
        }
        if (persons.isEmpty()) {
            int own = seat == null ? 0 : seat;
            UserError.outside("--seat", own, "unknown seat", 0, seats - 1);
            persons.add(own);
        }
        return persons;
    }
}
