package dev.oya.pack;

/**
 * A number of the rules, or the option that gives it.
 *
 * @param number the number; half a kan is 0.5
 * @param option the option whose value it is, or null
 * @param unit {@code kan}, {@code points}, {@code seats}, …
 * @param unlimited whether it is written as no limit; the number is 0 then
 */
public record Amount(double number, String option, String unit, boolean unlimited) {
    /** An amount that is a limit, if it is any. */
    public Amount(double number, String option, String unit) {
        this(number, option, unit, false);
    }
}
