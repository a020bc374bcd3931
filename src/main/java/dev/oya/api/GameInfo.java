package dev.oya.api;

import java.util.List;

/**
 * A game with its profiles.
 *
 * @param id its id, which is the name of its rules folder
 * @param version version of its rules, as {@code major.minor.patch}
 * @param title its title in one sentence, in English
 * @param profiles its profiles, the default first
 */
public record GameInfo(String id, String version, String title, List<Profile> profiles) {
    /**
     * A profile of a game: the rule text by which it is played.
     *
     * @param id its id, such as {@code sv}
     * @param title its title in one line
     */
    public record Profile(String id, String title) {}
}
