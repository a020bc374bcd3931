package dev.oya.say;

import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.YakuEntry;
import java.util.Map;

/** Amounts of a pack in words. */
public final class AmountText {
    private AmountText() {}

    /** {@code 7 kan}, or the option that says how much; with the option's value in force. */
    public static String of(Amount amount, Map<String, Object> settings) {
        if (amount == null) {
            return "";
        }
        if (amount.unlimited()) {
            return Option.NO_LIMIT;
        }
        if (amount.option() == null) {
            return number(amount.number()) + " " + amount.unit();
        }
        return settings.get(amount.option()) + " " + amount.unit() + " (option " + amount.option() + ")";
    }

    /** What a combination is worth. */
    public static String worth(YakuEntry entry, Map<String, Object> settings) {
        String worth = of(entry.worth(), settings);
        YakuEntry.More more = entry.more();
        if (more == null) {
            return worth;
        }
        String beyond = more.beyond() == 0 ? "" : " beyond " + more.beyond();
        String each = more.each().equals("triples") ? "such triplet" : more.each();
        return worth + ", and " + of(more.amount(), settings) + " for each " + each + beyond;
    }

    /** Without a fraction that is none. */
    public static String number(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
