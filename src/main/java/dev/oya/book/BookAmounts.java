package dev.oya.book;

import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.OptionValues;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.say.AmountText;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats amounts, option values and the values of combinations for a rule book. Immutable. */
public record BookAmounts(Map<String, Option> options, Map<String, Object> settings, BookWords words) {
    /**
     * Creates a formatter.
     *
     * @param settings current value of every option
     */
    public BookAmounts(Pack pack, Map<String, Object> settings, BookWords words) {
        this(pack.options(), settings, words);
    }

    /** Returns an amount such as {@code 7 kan}, "no limit", or an empty string if there is no amount. */
    public String of(Amount amount) {
        if (amount != null && isNoLimit(amount)) {
            return words.speech().say("no-limit");
        }
        return amount == null
                ? ""
                : AmountText.number(number(amount)) + " " + words.unit(amount.unit(), number(amount));
    }

    private boolean isNoLimit(Amount amount) {
        Option option = amount.option() == null ? null : options.get(amount.option());
        return amount.unlimited() || option != null && option.values().isNoLimit(settings.get(option.name()));
    }

    /** Returns the number of an amount under the current options. */
    public double number(Amount amount) {
        return AmountText.value(amount, settings);
    }

    /** Returns the value of a combination and of each further card as text. */
    public String worth(YakuEntry entry) {
        String each = each(entry);
        if (each.isEmpty()) {
            return of(entry.worth());
        }
        return AmountText.hasBase(entry, settings) ? words.say("worth-each", of(entry.worth()), each) : each;
    }

    /** Returns the value of each further card of a combination, or an empty string if further cards are worth nothing. */
    public String each(YakuEntry entry) {
        return words.speech().each(entry, settings);
    }

    /** Returns a sentence about the other values that an option allows, or an empty string for yes and no. */
    String others(Option option) {
        OptionValues values = option.values();
        Object set = settings.get(option.name());
        if (set instanceof Boolean) {
            return "";
        }
        if (values.listed().isEmpty()) {
            return words.say("allowed", allowed(option));
        }
        String others = values.listed().stream()
                .filter(value -> !value.equals(set))
                .map(value -> value(option, value))
                .collect(Collectors.joining("; "));
        return others.isEmpty() ? "" : words.say("others", others);
    }

    /** Returns the values that an option allows as text. */
    public String allowed(Option option) {
        OptionValues values = option.values();
        if (!values.listed().isEmpty()) {
            return values.listed().stream().map(value -> value(option, value)).collect(Collectors.joining(", "));
        }
        int from = values.isNoLimit(values.least()) ? values.least() + 1 : values.least();
        String range = words.say(values.most() == Integer.MAX_VALUE ? "or-more" : "range", from, values.most());
        return from > values.least() ? words.speech().say("no-limit") + ", " + range : range;
    }

    /** Returns the given value of an option as text, such as "yes", "no limit" or the name of the value. */
    public String value(Option option, Object value) {
        if (option.values().isNoLimit(value)) {
            return words.speech().say("no-limit");
        }
        return value instanceof Boolean yes ? words.say(yes ? "yes" : "no") : words.choice(option, value);
    }
}
