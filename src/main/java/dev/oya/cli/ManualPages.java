package dev.oya.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Writes the manual pages of all commands as AsciiDoc into a folder. The release build converts these pages. */
final class ManualPages {
    private ManualPages() {}

    public static void main(String[] folder) throws IOException {
        CommandLine root = Main.withTexts(Main.line(InputStream.nullInputStream()));
        int exit = ManPageGenerator.generateManPage(
                Path.of(folder[0]).toFile(), null, new boolean[0], true, root.getCommandSpec());
        if (exit != 0) {
            throw new IOException("the manual pages could not be written to " + folder[0] + ": " + exit);
        }
    }
}
