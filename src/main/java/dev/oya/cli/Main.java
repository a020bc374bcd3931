package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.StandardOutput;
import dev.oya.cli.io.UserError;
import dev.oya.experiment.ProgressFile;
import dev.oya.files.CacheFolder;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.spec.run.FeatureProblems;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.CancellationException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IHelpFactory;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code oya}. */
@Command(
        name = "oya",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n")
public final class Main implements Runnable {
    private static final List<Class<?>> COMMANDS = List.of(
            PlayCommand.class,
            ServeCommand.class,
            EraseCommand.class,
            ScoreCommand.class,
            VerifyScenariosCommand.class,
            VerifyCommand.class,
            AnalyseCommand.class,
            ExplainCommand.class,
            SimulateCommand.class,
            StudyCommand.class,
            ArenaCommand.class,
            BenchCommand.class,
            RulesCommand.class,
            CompletionCommand.class,
            CommandLine.HelpCommand.class);
    /** Commands that need the definitions of all other commands. */
    private static final Set<Class<?>> OF_ALL = Set.of(CompletionCommand.class, CommandLine.HelpCommand.class);

    /** Codes of pack problems that are caused by an argument rather than by the pack. */
    private static final Set<String> TYPED = Set.of("unknown-game", "unknown-profile");

    private final InputStream in;

    @Spec
    private CommandSpec spec;

    private Main(InputStream in) {
        this.in = in;
    }

    public static void main(String[] arguments) {
        OutputStream complaints = new FileOutputStream(FileDescriptor.err);
        CacheFolder.onWarning(line -> System.err.println("oya: " + line));
        System.exit(run(
                System.in,
                writer(new StandardOutput(FileDescriptor.out, Path.of("/dev/stdout"))),
                writer(complaints),
                arguments));
    }

    /** Returns a writer that always encodes as UTF-8. */
    private static PrintWriter writer(OutputStream out) {
        return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true);
    }

    /** Runs a command without input. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return run(InputStream.nullInputStream(), out, err, arguments);
    }

    /**
     * Runs a command.
     *
     * @param arguments arguments after {@code oya}
     * @return an exit code of {@link ExitCode}
     */
    public static int run(InputStream in, PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = line(in, arguments);
        Handlers handlers = new Handlers(err);
        line.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(handlers)
                .setExecutionStrategy(handlers)
                .setExecutionExceptionHandler(handlers);
        int exit;
        try {
            exit = line.execute(arguments);
        } catch (StackOverflowError | OutOfMemoryError | LinkageError broken) {
            exit = bug(broken, err);
        }
        int last = flush(out, err, exit);
        err.flush();
        return last;
    }

    /**
     * Creates the command line with the requested command. The help factory is set last, because picocli applies a setting only
     * to subcommands that were added before.
     */
    static CommandLine line(InputStream in, String... arguments) {
        CommandLine line = new CommandLine(new Main(in));
        for (Class<?> command : commands(arguments)) {
            line.addSubcommand(command);
        }
        return line.setHelpFactory(new TextsOnDemand());
    }

    /** Loads the help texts of a command and its subcommands. */
    static CommandLine withTexts(CommandLine root) {
        return root.setResourceBundle(ResourceBundle.getBundle("dev.oya.cli.help"));
    }

    /**
     * Returns the requested command, or all commands if none was requested. Parsing the options of every command would slow down
     * short runs.
     */
    private static List<Class<?>> commands(String... arguments) {
        String name = arguments.length == 0 ? "" : arguments[0];
        List<Class<?>> meant = COMMANDS.stream()
                .filter(command -> command.getAnnotation(Command.class).name().equals(name))
                .filter(command -> !OF_ALL.contains(command))
                .toList();
        return meant.isEmpty() ? COMMANDS : meant;
    }

    /** Flushes the output and returns the final exit code. */
    private static int flush(PrintWriter out, PrintWriter err, int exit) {
        try {
            if (!out.checkError()) {
                return exit;
            }
            err.println("Cannot write the output");
            return ExitCode.OURS;
        } catch (StandardOutput.Unwritable full) {
            return unwritable(full, err, exit);
        }
    }

    /** Reports that the output cannot be written, unless the reader closed the pipe. */
    private static int unwritable(StandardOutput.Unwritable full, PrintWriter err, int exit) {
        if (full.isClosedPipe()) {
            return exit;
        }
        err.println(full.getMessage());
        return ExitCode.OURS;
    }

    static InputStream in(CommandSpec spec) {
        return ((Main) spec.root().userObject()).in;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getErr());
        throw new ParameterException(spec.commandLine(), "Which command?");
    }

    private static int yourCommand(ParameterException mistake) {
        CommandLine line = mistake.getCommandLine();
        PrintWriter err = line.getErr();
        err.println(line.getCommandSpec().qualifiedName() + ": " + inPlainWords(mistake));
        UnmatchedArgumentException.printSuggestions(mistake, err);
        err.println("Try '" + line.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.COMMAND;
    }

    /** Returns the parser's message without argument indexes and Java types. */
    private static String inPlainWords(ParameterException mistake) {
        if (mistake instanceof UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption()
                && !mistake.getCommandLine().getSubcommands().isEmpty()) {
            return "Unknown command '" + unmatched.getUnmatched().get(0) + "'";
        }
        return mistake.getMessage()
                .replaceFirst("is not an? (int|long)$", "is not a whole number")
                .replaceFirst("is not an? (float|double)$", "is not a number");
    }

    /** Reports a failure, with the problems of a pack in the given language. */
    static int report(Exception problem, PrintWriter err, String language) {
        if (problem instanceof UserError complaint) {
            complain(err, complaint.getMessage(), complaint.advice());
            return complaint.exit();
        }
        if (problem instanceof ProgressFile.Unusable file) {
            complain(err, file.getMessage(), file.advice());
            return ExitCode.COMMAND;
        }
        if (problem instanceof FeatureProblems features) {
            complain(err, features.in(language), null);
            return ExitCode.COMMAND;
        }
        if (problem instanceof PackException pack) {
            if (pack.problems().stream().map(Problem::code).allMatch(TYPED::contains)) {
                pack.problems().stream()
                        .map(typed -> typed.in(language))
                        .forEach(typed -> complain(err, typed.message(), typed.advice()));
                return ExitCode.COMMAND;
            }
            err.println(pack.in(language));
            return ExitCode.PACK;
        }
        if (problem instanceof StandardOutput.Unwritable full) {
            return unwritable(full, err, ExitCode.DONE);
        }
        if (problem instanceof CancellationException) {
            return ExitCode.STOPPED;
        }
        if (problem instanceof UncheckedIOException || problem instanceof IOException) {
            err.println("I/O error: " + problem.getMessage());
            return ExitCode.OURS;
        }
        return bug(problem, err);
    }

    private static int bug(Throwable problem, PrintWriter err) {
        err.println("Internal error: " + problem);
        err.println("    please report it; run again with OYA_TRACE=1 for details");
        if (System.getenv("OYA_TRACE") != null) {
            problem.printStackTrace(err);
        }
        return ExitCode.OURS;
    }

    private static void complain(PrintWriter err, String message, String advice) {
        err.println(message);
        if (advice != null) {
            err.println("    " + advice);
        }
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"oya " + (version == null ? "(unpacked)" : version)};
        }
    }

    /**
     * Executes commands and handles their errors. Lambdas would slow down each start: the JVM does not archive a picocli class
     * that a lambda refers to, but loads it from the JAR.
     */
    private record Handlers(PrintWriter err)
            implements IExecutionStrategy, IParameterExceptionHandler, IExecutionExceptionHandler {
        /** Runs the command or prints the requested help. Only failures of the command itself reach the exception handler. */
        @Override
        public int execute(ParseResult parsed) {
            try {
                return new CommandLine.RunLast().execute(parsed);
            } catch (StandardOutput.Unwritable help) {
                return unwritable(help, err, ExitCode.DONE);
            }
        }

        @Override
        public int handleParseException(ParameterException mistake, String[] arguments) {
            return yourCommand(mistake);
        }

        @Override
        public int handleExecutionException(Exception problem, CommandLine line, ParseResult parsed) {
            return report(problem, err, LanguageOption.of(line));
        }
    }

    /** Creates the help of a command. The help texts are loaded only here, because most runs do not need them. */
    private record TextsOnDemand() implements IHelpFactory {
        @Override
        public CommandLine.Help create(CommandSpec command, CommandLine.Help.ColorScheme colours) {
            withTexts(command.root().commandLine());
            return new CommandLine.Help(command, colours);
        }
    }
}
