package dev.oya.play.table;

import dev.oya.cards.CardSet;

/** An event about replaced cards of the field, face-down cards, or captured cards that return to the field. */
public interface FieldEvent extends Event {
    /** Cards of the dealt field were replaced by the next cards of the stock. */
    interface Replacing extends FieldEvent {
        /** Returns the replaced cards. */
        CardSet cards();
    }

    /** Cards went from the field to the bottom of the stock, and cards from the stock replaced them. */
    record PutBack(CardSet cards) implements Replacing {
        @Override
        public void apply(Table table) {
            table.field = table.field.minus(cards);
            table.stock = table.stockWith(cards);
            table.stockAt = 0;
            for (int left = cards.size(); left > 0; left--) {
                table.field = table.field.with(table.stock[table.stockAt++]);
            }
        }
    }

    /** A seat captured the face-down cards under the field. */
    record TookFaceDown(int seat) implements FieldEvent {
        @Override
        public void apply(Table table) {
            table.takeFaceDown(seat);
        }
    }

    /**
     * Captured cards of a seat returned to the field.
     *
     * @param group number of the group on the field to which the returned cards belong
     */
    record Returned(int seat, CardSet cards, int group) implements FieldEvent {
        @Override
        public void apply(Table table) {
            table.layWith(seat, cards, group);
        }
    }

    /** A seat looked at the captured cards that had been face down. */
    record LookedAt(int seat) implements FieldEvent {
        @Override
        public void apply(Table table) {
            table.viewers |= 1 << seat;
        }
    }
}
