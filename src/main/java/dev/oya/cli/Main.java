package dev.oya.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code oya}. */
@Command(
        name = "oya",
        description = "Deals, referees, scores and explains fishing card games by written rules.",
        mixinStandardHelpOptions = true,
        subcommands = {SimulateCommand.class},
        versionProvider = Main.Version.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:done", "1:our fault", "2:your command", "3:your pack", "4:refused move or wrong record"})
public final class Main implements Runnable {
    @Spec
    private CommandSpec spec;

    public static void main(String[] arguments) {
        System.exit(run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), arguments));
    }

    /**
     * Runs one command.
     *
     * @param out where its answer goes
     * @param err where complaints go
     * @param arguments the words after {@code oya}
     * @return an exit code of {@link Exit}
     */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .setExecutionExceptionHandler(Main::ourFault)
                .execute(arguments);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }

    private static int ourFault(Exception bug, CommandLine line, CommandLine.ParseResult parsed) {
        line.getErr().println("This is a bug of Oya: " + bug);
        bug.printStackTrace(line.getErr());
        return Exit.OURS;
    }

    /** The version that the jar was built with. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"oya " + (version == null ? "(unpacked)" : version)};
        }
    }
}
