package dev.oya.play.table;

/**
 * A combination or group of cards that a seat completed by capturing a card.
 *
 * @param owner the seat that completed the combination or group
 * @param id id of the combination, or an empty string for a group
 * @param group number of the group, from 1, of which the seat was dealt all cards but one; 0 for a combination
 */
public record Completion(int owner, String id, int group) {
    public static Completion combination(int owner, String id) {
        return new Completion(owner, id, 0);
    }

    public static Completion group(int owner, int group) {
        return new Completion(owner, "", group);
    }
}
