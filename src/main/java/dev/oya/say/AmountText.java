package dev.oya.say;

import dev.oya.pack.Amount;
import dev.oya.pack.OptionValues;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import java.util.Map;

/** Formats amounts and numbers of a rule pack. */
public final class AmountText {
    private AmountText() {}

    /** Returns an amount such as {@code 7 kan}. If an option sets the amount, adds the name of the option. */
    public static String of(Amount amount, Map<String, Object> settings) {
        if (amount == null) {
            return "";
        }
        if (amount.unlimited()) {
            return OptionValues.NO_LIMIT;
        }
        if (amount.option() == null) {
            return number(amount.number()) + " " + amount.unit();
        }
        return settings.get(amount.option()) + " " + amount.unit() + " (option " + amount.option() + ")";
    }

    /** Returns the value of a combination and of each further card as text. */
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

    /** Returns the number of an amount under the current options, or 0 if there is no amount. */
    public static double value(Amount amount, Map<String, Object> settings) {
        if (amount == null) {
            return 0;
        }
        return amount.option() == null ? amount.number() : ((Number) settings.get(amount.option())).doubleValue();
    }

    /**
     * Returns the value of a combination in points as text, or an empty string if the value is already in points or depends on
     * the number of cards.
     */
    public static String points(YakuEntry entry, Pack pack, Map<String, Object> settings) {
        String unit = pack.unit();
        if (unit == null
                || entry.worth() == null
                || !unit.equals(entry.worth().unit())
                || entry.more() != null && value(entry.more().amount(), settings) != 0) {
            return "";
        }
        return number(value(entry.worth(), settings) * (Integer) settings.get(unit));
    }

    /** Returns whether a combination has a value without further cards. */
    public static boolean hasBase(YakuEntry entry, Map<String, Object> settings) {
        return value(entry.worth(), settings) != 0;
    }

    /** Formats a number, without a fraction if it is whole. */
    public static String number(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
