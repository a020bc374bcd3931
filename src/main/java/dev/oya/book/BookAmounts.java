package dev.oya.book;

import dev.oya.pack.Amount;
import dev.oya.pack.Amounts;
import dev.oya.pack.Option;
import dev.oya.pack.YakuEntry;
import java.text.MessageFormat;
import java.util.List;
import java.util.Map;

/** Amounts, values of options and what combinations are worth, in the words of a book. Immutable. */
public final class BookAmounts {
    private final Map<String, Object> settings;
    private final BookWords words;

    /** @param settings the value of every option in force */
    public BookAmounts(Map<String, Object> settings, BookWords words) {
        this.settings = settings;
        this.words = words;
    }

    /** {@code 7 kan}; nothing where there is no amount. */
    public String of(Amount amount) {
        return amount == null ? "" : Amounts.number(number(amount)) + " " + words.unit(amount.unit());
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
        return entry.worth() == null ? each(entry) : of(entry.worth()) + ", + " + each(entry);
    }

    /** What each further card of a combination is worth. */
    public String each(YakuEntry entry) {
        YakuEntry.More more = entry.more();
        return MessageFormat.format(
                words.say("each-" + more.each() + (more.beyond() == 0 ? "" : "-beyond")),
                of(more.amount()),
                more.beyond());
    }

    /** The values that an option may have. */
    public String allowed(Option option) {
        List<Object> values = option.values();
        return !values.isEmpty()
                ? String.join(", ", values.stream().map(this::value).toList())
                : MessageFormat.format(
                        words.say(option.most() == Integer.MAX_VALUE ? "or-more" : "range"),
                        option.least(),
                        option.most());
    }

    /** The value of an option: yes or no in words, all else as it is written. */
    public String value(Object value) {
        return value instanceof Boolean yes ? words.say(yes ? "yes" : "no") : String.valueOf(value);
    }
}
