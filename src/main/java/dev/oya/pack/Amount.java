package dev.oya.pack;

/**
 * A number in the rules, or the option that sets it.
 *
 * @param number the number in the given unit; half a kan is 0.5
 * @param option the option that sets the number, or null
 * @param unit unit of the number, such as {@code kan}, {@code points} or {@code seats}
 * @param unlimited whether the amount has no limit; the number is then 0
 */
public record Amount(double number, String option, String unit, boolean unlimited) {
    /** Creates an amount that consists of a number or an option. */
    public Amount(double number, String option, String unit) {
        this(number, option, unit, false);
    }
}
