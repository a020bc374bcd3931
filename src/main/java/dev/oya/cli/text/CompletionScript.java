package dev.oya.cli.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Scripts for fish and zsh that complete commands, options and values, and show their descriptions. */
public final class CompletionScript {
    private static final String NAME = "oya";

    private CompletionScript() {}

    /** Prints the script for fish. */
    public static void fish(PrintWriter out, CommandLine root) {
        out.println("# Completion of oya in fish.");
        fish(out, root.getCommandSpec(), List.of());
    }

    private static void fish(PrintWriter out, CommandSpec command, List<String> path) {
        String seen =
                path.stream().map(word -> "__fish_seen_subcommand_from " + word).collect(Collectors.joining("; and "));
        Map<String, CommandLine> below = commands(command);
        if (!below.isEmpty()) {
            String none = path.isEmpty()
                    ? "__fish_use_subcommand"
                    : seen + "; and not __fish_seen_subcommand_from " + String.join(" ", below.keySet());
            below.forEach((name, one) -> out.println("complete -c " + NAME + " -f -n " + quoted(none) + " -a "
                    + quoted(name) + " -d " + quoted(description(one.getCommandSpec()))));
        }
        for (OptionSpec option : command.options()) {
            StringBuilder line = new StringBuilder(
                    "complete -c " + NAME + " -n " + quoted(path.isEmpty() ? "__fish_use_subcommand" : seen));
            for (String name : option.names()) {
                line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
            }
            List<String> values = values(option);
            if (!values.isEmpty()) {
                line.append(" -x -a ").append(quoted(String.join(" ", values)));
            } else if (takesValue(option)) {
                line.append(" -r");
            }
            out.println(line + " -d " + quoted(description(option)));
        }
        below.forEach((name, one) -> {
            List<String> deeper = new ArrayList<>(path);
            deeper.add(name);
            fish(out, one.getCommandSpec(), deeper);
        });
    }

    /** Prints the script for zsh. */
    public static void zsh(PrintWriter out, CommandLine root) {
        Map<String, CommandSpec> all = new TreeMap<>();
        collect(root.getCommandSpec(), "", all);
        out.println("#compdef " + NAME);
        out.println("# Completion of oya in zsh.");
        out.println("_oya() {");
        out.println("  local command='' word");
        out.println("  local -a found");
        out.println("  for word in ${words[2,CURRENT-1]}; do");
        out.println("    case \"$command $word\" in");
        all.keySet().stream()
                .filter(path -> !path.isEmpty())
                .forEach(path -> out.println("      " + quoted(path) + ") command=" + quoted(path) + " ;;"));
        out.println("    esac");
        out.println("  done");
        out.println("  case \"$command ${words[CURRENT-1]}\" in");
        all.forEach((path, command) -> command.options().forEach(option -> {
            List<String> values = values(option);
            for (String name : values.isEmpty() ? new String[0] : option.names()) {
                out.println("    " + quoted(path + " " + name) + ") compadd -- " + String.join(" ", values)
                        + "; return ;;");
            }
        }));
        out.println("  esac");
        out.println("  case \"$command\" in");
        all.forEach((path, command) -> {
            out.println("    " + quoted(path) + ")");
            out.println("      if [[ $PREFIX == -* ]]; then");
            out.println("        found=(");
            for (OptionSpec option : command.options()) {
                out.println("          " + quoted(option.longestName() + ":" + description(option)));
            }
            out.println("        )");
            Map<String, CommandLine> below = commands(command);
            if (!below.isEmpty()) {
                out.println("      else");
                out.println("        found=(");
                below.forEach((name, one) ->
                        out.println("          " + quoted(name + ":" + description(one.getCommandSpec()))));
                out.println("        )");
            }
            out.println("      fi ;;");
        });
        out.println("  esac");
        out.println("  if (( ${#found} )); then _describe oya found; else _files; fi");
        out.println("}");
        out.println("if [[ ${funcstack[1]} == _oya ]]; then _oya \"$@\"; else compdef _oya oya; fi");
    }

    private static void collect(CommandSpec command, String path, Map<String, CommandSpec> all) {
        all.put(path, command);
        commands(command).forEach((name, one) -> collect(one.getCommandSpec(), path + " " + name, all));
    }

    private static Map<String, CommandLine> commands(CommandSpec command) {
        return command.subcommands();
    }

    private static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    private static List<String> values(OptionSpec option) {
        Iterable<String> candidates = option.completionCandidates();
        return !takesValue(option) || candidates == null
                ? List.of()
                : StreamSupport.stream(candidates.spliterator(), false).toList();
    }

    private static String description(CommandSpec command) {
        return first(command.usageMessage().description());
    }

    private static String description(OptionSpec option) {
        return first(option.description());
    }

    /** Returns the first sentence of a description, or its beginning up to the first variable. */
    private static String first(String[] description) {
        String text = description.length == 0 ? "" : description[0];
        String sentence = text.split("(?<=[.:]) |\\$\\{")[0].strip();
        return sentence.endsWith(".") || sentence.endsWith(":")
                ? sentence.substring(0, sentence.length() - 1)
                : sentence;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\"'\"'") + "'";
    }
}
