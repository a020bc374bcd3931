package dev.oya.cli.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cli.text.Text;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.YakuInReach;
import dev.oya.play.table.Build;
import dev.oya.say.FishingText;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Prints the view of a seat. */
record TableText(Rules rules, Pack pack, Deck deck, Wording speech) {
    private static final int MOST_NEAR = 5;

    TableText(Rules rules, Wording speech) {
        this(rules, rules.settings().pack(), rules.settings().pack().deck(), speech);
    }

    void print(PrintWriter out, SeatView view, int rounds) {
        out.println();
        String head = speech.say(
                "table",
                rounds > 0 ? speech.say("round-of", view.round(), rounds) : view.round(),
                speech.word(view.phase()),
                speech.account(view.dealer()),
                speech.factor(pack, view.factor()),
                speech.count("cards", view.stock()));
        out.println(Text.block(head + (view.pot() == 0 ? "" : " " + speech.say("in-pot", view.pot())), 0));
        for (int seat = 0; seat < view.size(); seat++) {
            seat(out, view, seat);
        }
        cards(out, field(view), view.field());
        builds(out, view);
        cards(out, speech.about("hand", view.seat()), view.hand());
        if (!view.held().isEmpty()) {
            out.println(Text.block(speech.say("held", speech.words(view.held())), 0));
        }
        near(out, view);
    }

    private void seat(PrintWriter out, SeatView view, int seat) {
        SeatView.Seat one = view.seat(seat);
        String marks = String.join(", ", marks(view, seat));
        String head = speech.say("seat-line", speech.account(seat), one.handSize(), one.score())
                + (marks.isEmpty() ? "" : " [" + marks + "]")
                + feats(view, seat);
        out.println(Text.block(head, 2));
        if (!one.declared().isEmpty()) {
            String shown = String.join(" ", deck.codes(one.shown()));
            out.println(Text.block(speech.say("declared", speech.words(one.declared()), shown), 4));
        }
        if (!one.captures().pile().isEmpty()) {
            out.println(Text.block(captured(view, seat, one.captures().pile()), 4));
        }
    }

    /** Returns the sweeps and claims of a side, or an empty text if the seat is not the first one of its side. */
    private String feats(SeatView view, int seat) {
        SeatView.Seat one = view.seat(seat);
        if (firstOfSide(view, seat) != seat) {
            return "";
        }
        String sweeps = one.captures().sweeps() == 0
                ? ""
                : "; " + speech.feats(one.captures().sweeps(), pack.sweeps());
        for (Map.Entry<String, Integer> count : one.captures().counts().entrySet()) {
            sweeps += "; " + speech.feats(count.getValue(), count.getKey());
        }
        return one.captures().claimed().isEmpty()
                ? sweeps
                : sweeps + "; "
                        + speech.say(
                                "claimed",
                                speech.one(one.captures().claimed().size(), pack.claims()),
                                String.join(" ", deck.codes(one.captures().claimed())),
                                speech.points(one.captures().prizes()));
    }

    /** Returns the heading of the field, with the top card of a pile and the number of face-down cards. */
    String field(SeatView view) {
        if (!pack.phases().pile()) {
            return speech.say("field");
        }
        String top = view.top() < 0 ? "" : "; " + speech.say("field-top", speech.card(deck, view.top()));
        return speech.say("field-pile")
                + top
                + (view.faceDown() == 0 ? "" : "; " + speech.count("field-face-down", view.faceDown()));
    }

    /** Prints the builds with their values, their parts, and the seats that made and last changed them. */
    private void builds(PrintWriter out, SeatView view) {
        if (view.builds().isEmpty()) {
            return;
        }
        out.println(speech.say("builds"));
        for (Build build : view.builds()) {
            out.println(Text.beside(Text.right(String.valueOf(build.number()), 3) + "  ", 5, build(build)));
        }
    }

    /** Returns a build with its value, its parts, and the seats that made and last changed it. */
    String build(Build build) {
        String by = speech.about("build-by", build.creator())
                + (build.last() == build.creator() ? "" : ", " + speech.about("build-last", build.last()));
        return new FishingText(rules, speech).content(build) + "; " + by;
    }

    static int firstOfSide(SeatView view, int seat) {
        return view.sides().stream()
                .filter(side -> side.contains(seat))
                .findFirst()
                .orElse(List.of(seat))
                .get(0);
    }

    /** Returns the captured cards of a side. For any seat but the first of the side, returns a reference to the first seat. */
    private String captured(SeatView view, int seat, CardSet pile) {
        int first = firstOfSide(view, seat);
        if (first != seat) {
            return speech.about("captured-together", first);
        }
        String codes = String.join(" ", deck.codes(pile));
        List<String> made = rules.taken(pile).found().stream()
                .map(found -> found.entry().more() == null
                        ? speech.word(found.id())
                        : speech.word(found.id()) + " " + found.points())
                .toList();
        return (pack.countsCards()
                        ? speech.say("captured", speech.points(deck.points(pile)), codes)
                        : speech.say("captured-cards", codes))
                + (made.isEmpty() ? "" : " -> " + String.join(", ", made));
    }

    /** Returns the names of the seat's marks that some other seat lacks, and "partner" for a partner. */
    List<String> marks(SeatView view, int seat) {
        SeatView.Seat one = view.seat(seat);
        Set<String> common = new HashSet<>(one.marks());
        view.seats().forEach(other -> common.retainAll(other.marks()));
        List<String> own = new ArrayList<>();
        if (seat != view.seat() && view.isPartner(seat)) {
            own.add(speech.say("partner"));
        }
        one.marks().stream()
                .filter(mark ->
                        !common.contains(mark) && !pack.phases().marks().quiet().contains(mark))
                .map(speech::word)
                .forEach(own::add);
        return own;
    }

    private void cards(PrintWriter out, String label, CardSet cards) {
        if (cards.isEmpty()) {
            return;
        }
        List<String> names = speech.cards(deck, cards);
        int width = 2 + names.stream().mapToInt(Text::width).max().orElse(0);
        int across = Math.max(1, (Text.WIDTH - 2) / width);
        out.println(label);
        for (int i = 0; i < names.size(); i += across) {
            StringBuilder row = new StringBuilder("  ");
            names.subList(i, Math.min(names.size(), i + across)).forEach(name -> row.append(Text.left(name, width)));
            out.println(row.toString().stripTrailing());
        }
    }

    /** Prints the combinations that the seat is closest to completing. */
    private void near(PrintWriter out, SeatView view) {
        String text = String.join(
                "; ",
                YakuInReach.of(rules, view).stream()
                        .limit(MOST_NEAR)
                        .map(this::text)
                        .toList());
        if (!text.isEmpty()) {
            out.println(Text.block(speech.say("near", text), 0));
        }
    }

    /** Returns a combination within reach, with the number of its cards that the seat has, and the missing cards. */
    String text(YakuInReach reach) {
        int wanted = reach.wants().size();
        String wants = !reach.all() || wanted > 3
                ? ""
                : " (" + speech.say("wants", String.join(" ", deck.codes(reach.wants()))) + ")";
        return speech.say("near-one", speech.word(reach.entry().id()), reach.of() - reach.missing(), reach.of())
                + wants;
    }
}
