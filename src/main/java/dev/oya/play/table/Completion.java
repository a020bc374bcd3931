package dev.oya.play.table;

/**
 * Something that a seat completed by capturing a card.
 *
 * @param owner the seat
 * @param id the combination, or null for a group of cards
 * @param group the group of which it was dealt all but one card, from 1, or 0 for a combination
 */
public record Completion(int owner, String id, int group) {
    public static Completion combination(int owner, String id) {
        return new Completion(owner, id, 0);
    }

    public static Completion group(int owner, int group) {
        return new Completion(owner, "", group);
    }
}
