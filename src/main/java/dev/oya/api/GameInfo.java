package dev.oya.api;

import java.util.List;

/**
 * A game that can be played.
 *
 * @param id its id, the name of its folder of rules
 * @param version the version of its rules, as {@code major.minor.patch}
 * @param title its name in one sentence, in English
 * @param readings its readings, the usual one first
 */
public record GameInfo(String id, String version, String title, List<Reading> readings) {
    /**
     * A reading of the game: the text by which it is played.
     *
     * @param id its id, such as {@code sv}
     * @param title its name in one line
     */
    public record Reading(String id, String title) {}
}
