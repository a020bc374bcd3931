package dev.oya.pack.read;

import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * An option that a rule requires.
 *
 * @param option option of the pack
 * @param values values with which the rule can apply
 */
public record RequiredOption(Option option, List<Object> values) {
    // The comma after a condition is not consumed, because it also precedes the next condition.
    private static final Pattern CONDITION = Pattern.compile(
            "[(,]\\s*(?:on\\(\"([^\"]+)\"\\)|is\\(\"([^\"]+)\"((?:,\\s*\"[^\"]*\")+)\\))( == false)?(?=\\s*[,)])");

    /**
     * Returns the options that a rule requires, in the order of its text. Conditions that are part of a larger expression are
     * ignored, and so are options with a range of values.
     */
    public static List<RequiredOption> of(WrittenRule rule, Pack pack) {
        return CONDITION
                .matcher(rule.drl())
                .results()
                .filter(found -> pack.options().containsKey(name(found)))
                .map(found -> required(pack.options().get(name(found)), found))
                .filter(required -> !required.option().values().listed().isEmpty())
                .distinct()
                .toList();
    }

    private static String name(MatchResult found) {
        return found.group(1) != null ? found.group(1) : found.group(2);
    }

    private static RequiredOption required(Option option, MatchResult found) {
        String texts = found.group(3);
        boolean wanted = found.group(4) == null;
        Predicate<Object> matches =
                value -> texts == null ? Boolean.TRUE.equals(value) : texts.contains("\"" + value + "\"");
        return new RequiredOption(
                option,
                option.values().listed().stream()
                        .filter(value -> matches.test(value) == wanted)
                        .toList());
    }

    /** Returns whether the rule can apply with the given value of the option. */
    public boolean accepts(Object value) {
        return values.contains(value);
    }
}
