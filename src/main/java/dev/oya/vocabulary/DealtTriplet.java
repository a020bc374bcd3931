package dev.oya.vocabulary;

/** Three cards of one month that a seat was dealt, and what became of them. */
public final class DealtTriplet {
    private final int number;
    private final Achievements.Caught caught;

    DealtTriplet(int number, Achievements.Caught caught) {
        this.number = number;
        this.caught = caught;
    }

    /** Its number among those of the seat, from 0. */
    public int getNumber() {
        return number;
    }

    /** Whether the seat captured the fourth card of the month. */
    public boolean isFourth() {
        return caught.fourth();
    }

    /** Whether the seat captured the three cards it once held. */
    public boolean isThree() {
        return caught.three();
    }

    /** Whether the seat captured all four. */
    public boolean isAll() {
        return caught.isAll();
    }
}
