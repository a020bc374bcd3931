package dev.oya.cli;

import dev.oya.Oya;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Near;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Which rules a command plays by. */
final class GameOptions {
    @CommandLine.Option(names = "--profile", paramLabel = "ID", description = "Whose rules; the pack's first profile.")
    private String profile;

    @CommandLine.Option(
            names = "--house",
            paramLabel = "FILE",
            description = "A layer of house rules, laid on in order.")
    private List<Path> houses = new ArrayList<>();

    @CommandLine.Option(
            names = "--set",
            paramLabel = "OPTION=VALUE",
            description = "What an option of the rules is at this table.")
    private Map<String, String> chosen = new LinkedHashMap<>();

    List<Path> houses() {
        return houses;
    }

    /**
     * The rules of a table.
     *
     * @param fixed options that the command itself decides
     * @throws ParameterException where a game or an option is not there, or may not have its value
     */
    RuleBook rules(CommandLine line, Oya oya, String game, Map<String, Object> fixed) {
        Pack pack = pack(oya, game);
        Map<String, Object> options = new LinkedHashMap<>();
        chosen.forEach((name, value) -> options.put(name, value(line, pack, name, value)));
        fixed.forEach((name, value) -> {
            Option option = pack.options().get(name);
            if (option != null && !option.allows(value)) {
                throw new ParameterException(line, name + " may be " + option.allowed() + ", not " + value);
            }
            options.put(name, value);
        });
        return oya.rules(pack, options);
    }

    Pack pack(Oya oya, String game) {
        return oya.pack(game, profile, houses);
    }

    private static Object value(CommandLine line, Pack pack, String name, String text) {
        Option option = pack.options().get(name);
        if (option == null) {
            String advice = Near.advice(name, pack.options().keySet());
            throw new ParameterException(
                    line, "there is no option \"" + name + "\"" + (advice == null ? "" : ": " + advice));
        }
        for (Object value : kinds(text)) {
            if (option.allows(value)) {
                return value;
            }
        }
        throw new ParameterException(line, "option " + name + " may be " + option.allowed() + ", not " + text);
    }

    /** What a text may mean: yes or no, a number, a word. */
    private static List<Object> kinds(String text) {
        List<Object> kinds = new ArrayList<>();
        if (text.equals("true") || text.equals("false")) {
            kinds.add(Boolean.valueOf(text));
        }
        if (text.matches("-?[0-9]{1,9}")) {
            kinds.add(Integer.valueOf(text));
        }
        kinds.add(text);
        return kinds;
    }
}
