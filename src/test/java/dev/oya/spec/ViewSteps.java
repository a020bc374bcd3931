package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.cards.CardSet;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import dev.oya.words.Completed;
import dev.oya.words.Conclusion;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** What one seat sees of another, and what follows from who laid a card. */
public final class ViewSteps {
    private boolean liable;

    private static World world() {
        return World.current();
    }

    @Så("ser plats {int} att plats {int} har fångat {cards}")
    public void seesPile(int seat, int other, String cards) {
        CardSet pile = world().match.view(seat).seats().get(other).pile();
        assertEquals(world().deck().codes(world().set(cards)), world().deck().codes(pile));
    }

    @Så("ser plats {int} att plats {int} har {int} kort på handen")
    public void seesHandSize(int seat, int other, int size) {
        assertEquals(size, world().match.view(seat).seats().get(other).handSize());
    }

    /** Nowhere in what the seat may see: hand, field, piles, shown cards, moves. */
    @Så("ser plats {int} inget av {cards}")
    public void doesNotSee(int seat, String cards) {
        SeatView view = world().match.view(seat);
        CardSet seen = view.hand().plus(view.field());
        for (SeatView.Seat other : view.seats()) {
            seen = seen.plus(other.pile()).plus(other.shown());
        }
        for (Move move : view.moves()) {
            seen = move.card() < 0 ? seen : seen.with(move.card());
        }
        assertFalse(seen.meets(world().set(cards)), world().deck().codes(seen).toString());
    }

    /** The rule is asked about the card that completed a combination of another seat. */
    @När("kortet som fullbordar {string} lades från handen och det fanns fler kort kvar")
    public void laidWithMore(String name) {
        complete(name, false);
    }

    @När("kortet som fullbordar {string} var det sista på handen")
    public void laidLast(String name) {
        complete(name, true);
    }

    @När("det fjärde kortet till ett tretal lades från handen och det fanns fler kort kvar")
    public void fourthLaidWithMore() {
        ask("four", List.of(), false);
    }

    @När("det fjärde kortet till ett tretal var det sista på handen")
    public void fourthLaidLast() {
        ask("four", List.of(), true);
    }

    private void complete(String name, boolean last) {
        String id = Words.yaku(world(), name);
        List<String> tags = world().pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .flatMap(entry -> entry.tags().stream())
                .toList();
        ask(id, tags, last);
    }

    private void ask(String id, List<String> tags, boolean last) {
        liable = world().rules()
                        .ask(new Completed(world().rules().settings(), id, tags, true, last))
                        .first(Conclusion.Liable.class)
                != null;
    }

    @Så("är den som lade kortet ensam ansvarig")
    public void isLiable() {
        assertEquals(true, liable);
    }

    @Så("är den som lade kortet inte ensam ansvarig")
    public void isNotLiable() {
        assertEquals(false, liable);
    }
}
