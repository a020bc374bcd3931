package dev.oya.cli;

import dev.oya.cli.io.UserError;
import dev.oya.engine.CompilerWarmUp;
import dev.oya.engine.RuleLibrary;
import dev.oya.files.FileWatch;
import dev.oya.input.PackException;
import dev.oya.spec.run.FeatureProblems;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** The option that repeats a command when its files change. */
final class WatchOption {
    @Option(names = "--watch")
    private boolean watch;

    boolean isOn() {
        return watch;
    }

    /**
     * Runs the work once. With {@code --watch}, repeats it whenever rules, house-rule layers or the additional files change,
     * until the command is stopped or the reader closes the output. Returns the last exit code.
     */
    int run(FolderOptions folder, Collection<Path> more, OyaCommand command, Callable<Integer> work) throws Exception {
        if (!watch) {
            return work.call();
        }
        List<Path> files = new ArrayList<>(folder.watched());
        files.addAll(more);
        FileWatch changes = new FileWatch(files);
        while (true) {
            PrintWriter err = command.err();
            int exit = attempt(command, work);
            if (command.isClosed()) {
                return exit;
            }
            RuleLibrary library = folder.library();
            if (!library.games().isEmpty()) {
                CompilerWarmUp.begin(() -> library.pack(library.games().get(0), null, List.of()));
            }
            err.println("Watching for changes. Stop with Ctrl-C.");
            err.flush();
            try {
                changes.await();
            } catch (InterruptedException stopped) {
                return exit;
            }
        }
    }

    private static int attempt(OyaCommand command, Callable<Integer> work) throws Exception {
        try {
            return work.call();
        } catch (PackException | FeatureProblems | UserError problem) {
            return Main.report(problem, command.err(), LanguageOption.of(command.spec.commandLine()));
        }
    }
}
