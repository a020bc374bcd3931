package dev.oya.book;

import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.say.AmountText;
import java.util.Map;
import java.util.stream.Collectors;

/** Amounts, values of options and what combinations are worth, in the words of a book. Immutable. */
public record BookAmounts(Map<String, Option> options, Map<String, Object> settings, BookWords words) {
    /** @param settings the value of every option in force */
    public BookAmounts(Pack pack, Map<String, Object> settings, BookWords words) {
        this(pack.options(), settings, words);
    }

    /** {@code 7 kan}, or that there is no limit; nothing where there is no amount. */
    public String of(Amount amount) {
        if (amount != null && isNoLimit(amount)) {
            return words.say("no-limit");
        }
        return amount == null
                ? ""
                : AmountText.number(number(amount)) + " " + words.unit(amount.unit(), number(amount));
    }

    private boolean isNoLimit(Amount amount) {
        Option option = amount.option() == null ? null : options.get(amount.option());
        return amount.unlimited() || option != null && option.isNoLimit(settings.get(option.name()));
    }

    /** The number itself, by the options in force. */
    public double number(Amount amount) {
        return amount.option() == null ? amount.number() : ((Number) settings.get(amount.option())).doubleValue();
    }

    /** What a combination is worth, and what more its further cards are. */
    public String worth(YakuEntry entry) {
        YakuEntry.More more = entry.more();
        if (more == null || number(more.amount()) == 0) {
            return of(entry.worth());
        }
        return entry.worth() == null || number(entry.worth()) == 0
                ? each(entry)
                : of(entry.worth()) + ", + " + each(entry);
    }

    /** What each further card of a combination is worth. */
    public String each(YakuEntry entry) {
        YakuEntry.More more = entry.more();
        String key = "each-" + more.each() + (more.beyond() == 0 ? "" : "-beyond");
        return words.say(key, of(more.amount()), more.beyond());
    }

    public String allowed(Option option) {
        if (!option.values().isEmpty()) {
            return option.values().stream().map(value -> value(option, value)).collect(Collectors.joining(", "));
        }
        int from = option.isNoLimit(option.least()) ? option.least() + 1 : option.least();
        String range = words.say(option.most() == Integer.MAX_VALUE ? "or-more" : "range", from, option.most());
        return from > option.least() ? words.say("no-limit") + ", " + range : range;
    }

    /** The value of an option: yes, no, no limit and what has words of its own in words, numbers as they are written. */
    public String value(Option option, Object value) {
        if (option.isNoLimit(value)) {
            return words.say("no-limit");
        }
        return value instanceof Boolean yes ? words.say(yes ? "yes" : "no") : words.choice(option, value);
    }
}
