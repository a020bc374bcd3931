package dev.oya.vocabulary;

/**
 * Question: who pays for this one thing that a seat has, and in what part?
 *
 * <p>Asked in a phase that does {@code settle} of each combination that a seat has declared or captured, and of each thing that a rule says it earns.
 *
 * <p>Where nothing is concluded, nobody pays for it.
 */
public final class PaidThing extends Settling {
    private final String group;
    private final String id;
    private final int owner;
    private final int liable;

    /**
     * @param group the word before the colon of the payment
     * @param id the combination or achievement
     * @param owner the seat that has it
     * @param liable the seat that alone must pay for it, or NOBODY
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

    /** The seat that has it, from 0. */
    public int getOwner() {
        return owner;
    }

    /** The number of the owner's side, from 0. */
    public int getSide() {
        return sideOf(owner);
    }

    /** The owner's place within its side, from 0. */
    public int getChair() {
        return chairOf(owner);
    }

    /** The seat that alone must pay for it, or NOBODY. */
    public int getLiable() {
        return liable;
    }

    /** Whether the owner is on the side that has won. */
    public boolean isWon() {
        return hasWon(owner);
    }

    /** How many seats other than the owner have these marks. */
    public int others(@NameOf(NameKind.MARKS) String marks) {
        return countOthers(owner, marks);
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(group).add(id).add(owner << 8 | liable + 1);
    }
}
