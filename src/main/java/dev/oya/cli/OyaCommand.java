package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command: where it reads, where it answers, where it complains. It ends with an exit code of {@link ExitCode}. */
@Command(mixinStandardHelpOptions = true, footerHeading = "%nExamples:%n")
abstract class OyaCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    InputStream in() {
        return Main.in(spec);
    }

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
