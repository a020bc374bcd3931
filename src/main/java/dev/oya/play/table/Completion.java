package dev.oya.play.table;

/**
 * What a seat completed by capturing a card.
 *
 * @param owner the seat
 * @param id the combination, or nothing for a group of cards
 * @param group the number of the group of which it was dealt all but one card, from 1; 0 for a combination
 */
public record Completion(int owner, String id, int group) {
    public static Completion combination(int owner, String id) {
        return new Completion(owner, id, 0);
    }

    public static Completion group(int owner, int group) {
        return new Completion(owner, "", group);
    }
}
