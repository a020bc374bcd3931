package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: which achievements beyond combinations has this active seat earned?
 *
 * <p>Asked in a phase with {@code does: settle}, for each active seat, after all other payments.
 *
 * <p>If nothing is concluded, the seat has earned no achievement.
 */
public final class Achievements extends Settling {
    private final int owner;
    private final List<String> tags;
    private final List<Caught> caught;
    private final Piles piles;

    /**
     * A group of cards of which a seat was dealt all but one.
     *
     * @param missing whether the seat captured the remaining card
     * @param own whether the seat captured the cards that it was dealt
     */
    public record Caught(boolean missing, boolean own) {}

    /**
     * @param owner the seat that may have earned achievements
     * @param tags tags of the combinations that the seat declared
     * @param caught groups of which the seat was dealt all but one card, in order
     * @param piles captured cards of each side
     */
    public Achievements(
            RuleSettings settings,
            PackedMoment state,
            Outcome outcome,
            int owner,
            List<String> tags,
            List<Caught> caught,
            Piles piles) {
        super(settings, state, outcome);
        this.owner = owner;
        this.tags = tags;
        this.caught = caught;
        this.piles = piles;
    }

    /** Returns the seat, from 0. */
    public int getOwner() {
        return owner;
    }

    /** Returns whether the seat declared a combination with this tag. */
    public boolean declared(@NameOf(NameKind.TAG) String tag) {
        return tags.contains(tag);
    }

    /**
     * Returns whether the seat's captured cards form this combination or sign (a condition without a value) at the end of the
     * round.
     */
    public boolean shows(@NameOf(NameKind.SIGN) String id) {
        return look(new Dependency(Dependency.At.SIGN, owner, id)) != 0;
    }

    /** Returns whether the seat has these marks. */
    public boolean ownerIs(@NameOf(NameKind.MARKS) String marks) {
        return seatIs(owner, marks);
    }

    /**
     * Returns a {@link Player} for each seat, a {@link DealtGroup} for each group of which the owner was dealt all but one
     * card, and the {@link Pile} of the owner's side.
     */
    @Override
    public List<? extends Object> companions() {
        List<Object> facts = new java.util.ArrayList<>(super.companions());
        for (int i = 0; i < caught.size(); i++) {
            facts.add(new DealtGroup(i, caught.get(i)));
        }
        facts.add(new Pile(sideOf(owner), this::look));
        return facts;
    }

    @Override
    public int see(Dependency look) {
        return switch (look.at()) {
            case COUNT, LEAD, WEIGHT, LEAD_BY -> piles.see(look, look.seat(), settings);
            default -> super.see(look);
        };
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(owner).add(tags).add(caught);
    }
}
