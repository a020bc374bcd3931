/**
 * The public API for programs that embed Oya: games, rules, matches, bots, entered rounds and records. {@link dev.oya.api.Oya} is
 * the entry point. These types remain compatible within a major version; everything outside this package may change.
 *
 * <p>Seats are numbers from 0, in order of play. Cards are codes such as {@code 8B}. Amounts are whole points. Sealed
 * interfaces are implemented by the library only and may get more methods. All values are immutable and thread-safe; a
 * {@link dev.oya.api.PlayedMatch} is not. Convert values to JSON with their {@code toJson} methods or field by field: their
 * classes are internal, so serializers that read fields do not work.
 *
 * <p>Arguments and results are never null unless they are annotated with {@link org.jspecify.annotations.Nullable}. A null
 * argument causes a {@link java.lang.NullPointerException}. Lists and maps cannot be modified.
 */
@NullMarked
package dev.oya.api;

import org.jspecify.annotations.NullMarked;
