package dev.oya.vocabulary;

/**
 * Question: which seats pay for this item of a seat, and how much of its value does each pay?
 *
 * <p>Asked in a phase with {@code does: settle}, for each combination that a seat has declared or captured and for each item
 * that the seat earns according to a rule.
 *
 * <p>If nothing is concluded, no seat pays for the item.
 */
public final class PaidThing extends Settling {
    private final String group;
    private final String id;
    private final int owner;
    private final int liable;

    /**
     * @param group the part of the payment's reason before the colon, such as {@code teyaku} in {@code teyaku:triplet}
     * @param id the combination or achievement
     * @param owner the seat that has earned the item
     * @param liable the seat that is liable for the item, or NOBODY
     */
    public PaidThing(
            RuleSettings settings,
            PackedMoment state,
            Outcome outcome,
            String group,
            String id,
            int owner,
            int liable) {
        super(settings, state, outcome);
        this.group = group;
        this.id = id;
        this.owner = owner;
        this.liable = liable;
    }

    @NameOf(NameKind.PAYMENT)
    public String getGroup() {
        return group;
    }

    @NameOf(NameKind.ITEM)
    public String getId() {
        return id;
    }

    /** Returns the seat that has earned the item, from 0. */
    public int getOwner() {
        return owner;
    }

    /** Returns the number of the owner's side, from 0. */
    public int getSide() {
        return sideOf(owner);
    }

    /** Returns the owner's place within its side, from 0. */
    public int getChair() {
        return chairOf(owner);
    }

    /** Returns the seat that is liable for the item, or NOBODY. */
    public int getLiable() {
        return liable;
    }

    /** Returns whether the owner is on the winning side. */
    public boolean isWon() {
        return hasWon(owner);
    }

    /** Returns the number of seats other than the owner with these marks. */
    public int others(@NameOf(NameKind.MARKS) String marks) {
        return countOthers(owner, marks);
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(group).add(id).add(owner << 8 | liable + 1);
    }
}
