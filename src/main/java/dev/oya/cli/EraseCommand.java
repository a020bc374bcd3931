package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.UserError;
import dev.oya.service.Service;
import dev.oya.service.table.Forgetting;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code oya erase}, with which the operator deletes matches and people's names. */
@Command(name = "erase")
final class EraseCommand extends OyaCommand {
    @Option(names = "--match", paramLabel = "ID")
    private final List<String> matches = new ArrayList<>();

    @Option(names = "--name", paramLabel = "NAME")
    private final List<String> names = new ArrayList<>();

    @Mixin
    private StoreOptions options;

    @Override
    public Integer call() {
        UserError.where(
                matches.isEmpty() && names.isEmpty(),
                "Nothing to erase",
                "name a match with --match, or a person with --name");
        try (Store store = Service.store(options.address(), options.data())) {
            boolean all = true;
            for (String match : matches) {
                boolean found = store.upkeep().delete(match);
                out().println(found ? "Match " + match + " is deleted." : "Unknown match " + match + ".");
                all &= found;
            }
            for (String name : names) {
                int seats = Forgetting.everywhere(store, name);
                out().println("The name \"" + name + "\" is deleted from "
                        + (seats == 1 ? "1 seat." : seats + " seats."));
                all &= seats > 0;
            }
            return all ? ExitCode.DONE : ExitCode.COMMAND;
        } catch (Service.CannotStart why) {
            throw new UserError(why.getMessage(), why.advice());
        }
    }
}
