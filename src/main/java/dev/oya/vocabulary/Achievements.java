package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: what has this active seat achieved besides its combinations?
 *
 * <p>Asked in a phase that does {@code settle} of each active seat, when everything else is paid.
 *
 * <p>Where nothing is concluded, the seat has earned nothing more.
 */
public final class Achievements extends Settling {
    private final int owner;
    private final List<String> tags;
    private final List<Caught> caught;
    private final Piles piles;

    /**
     * A group of cards of which a seat was dealt all but one.
     *
     * @param missing whether the seat captured that one
     * @param own whether it captured those it was dealt
     */
    public record Caught(boolean missing, boolean own) {}

    /**
     * @param owner the seat
     * @param tags the tags of the combinations it declared
     * @param caught the groups of which it was dealt all but one card, in order
     * @param piles what each side has captured
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

    /** The seat, from 0. */
    public int getOwner() {
        return owner;
    }

    /** Whether it declared a combination with this tag. */
    public boolean declared(@NameOf(NameKind.TAG) String tag) {
        return tags.contains(tag);
    }

    /** Whether the reckoning found this combination or sign. */
    public boolean shows(@NameOf(NameKind.SIGN) String id) {
        return look(new Look(Look.At.SIGN, owner, id)) != 0;
    }

    /** Whether it has these marks. */
    public boolean ownerIs(@NameOf(NameKind.MARKS) String marks) {
        return seatIs(owner, marks);
    }

    /**
     * A {@link Player} for each seat, a {@link DealtGroup} for each group of which it was dealt all but one card,
     * and its {@link Pile}
     * compared with those of the others.
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
    public int see(Look look) {
        return switch (look.at()) {
            case COUNT, LEAD, WEIGHT, LEAD_BY -> piles.see(look, look.seat(), settings);
            default -> super.see(look);
        };
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(owner).add(tags).add(caught);
    }
}
