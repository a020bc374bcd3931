package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.StandardOutput;
import dev.oya.cli.io.Terminals;
import dev.oya.cli.text.Colours;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command with its input, output and standard error. It returns an exit code of {@link ExitCode}. */
@Command(mixinStandardHelpOptions = true, footerHeading = "%nExamples:%n")
abstract class OyaCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    private boolean closed;

    InputStream in() {
        return Main.in(spec);
    }

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Returns the colours of the output. If it is not a terminal, colours are off. */
    Colours colours() {
        return Colours.of(in() == System.in && Terminals.isTerminal(Terminals.OUT), System::getenv);
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /**
     * Prints part of the output of a command whose exit code is a verdict. If the reader closes the pipe, printing stops but the
     * verdict remains.
     */
    void report(Runnable part) {
        try {
            part.run();
            out().flush();
        } catch (StandardOutput.Unwritable failure) {
            if (!failure.isClosedPipe()) {
                throw failure;
            }
            closed = true;
        }
    }

    /** Returns whether the reader has closed the pipe during {@link #report}. */
    boolean isClosed() {
        return closed;
    }
}
