package dev.oya.spec.write;

import dev.oya.cards.CardSet;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Writes starting conditions of rounds as steps. */
record StartSteps(Pack pack, StepWriter steps, PhraseWriter words) {
    private List<String> codes(CardSet cards) {
        return pack.deck().codes(cards);
    }

    private List<String> codes(int[] cards, int from, int to) {
        return Arrays.stream(cards, from, to)
                .mapToObj(card -> pack.deck().card(card).code())
                .toList();
    }

    /** Returns steps that state the number of seats and the options that differ from their defaults. */
    List<String> options(Map<String, Object> options, int seats) {
        List<String> all = new ArrayList<>();
        all.add(steps.sentence("GivenSteps.table", seats));
        for (Option option : pack.options().values()) {
            Object value = options.get(option.name());
            if (value != null && !option.name().equals("players") && !value.equals(option.defaultFor(pack.profile()))) {
                all.add(steps.sentence("GivenSteps.option", option.name(), value(option, value)));
            }
        }
        return all;
    }

    private String value(Option option, Object value) {
        int language = List.of("en", "sv", "de").indexOf(steps.language());
        return value instanceof Boolean yes
                ? List.of(yes ? "yes" : "no", yes ? "ja" : "nej", yes ? "ja" : "nein")
                        .get(language)
                : option.values().text(value);
    }

    /** Returns steps that state the dealer, the round, the scores and the tallies of earlier rounds. */
    List<String> match(Match.Start start) {
        List<String> all = new ArrayList<>();
        all.add(steps.sentence("GivenSteps.dealer", start.dealer()));
        all.add(steps.sentence("GivenSteps.round", start.round()));
        all.addAll(scores(start.scores()));
        if (start.pot() != 0) {
            all.add(steps.sentence("GivenSteps.pot", start.pot()));
        }
        start.carried().forEach(times -> all.add(steps.sentence("GivenSteps.carried", times)));
        all.addAll(tallies(start.tallies()));
        return all;
    }

    List<String> scores(int[] scores) {
        return Arrays.stream(scores).allMatch(score -> score == 0)
                ? List.of()
                : List.of(steps.sentence(
                        "GivenSteps.scores", Arrays.stream(scores).boxed().toList()));
    }

    private List<String> tallies(int[][] tallies) {
        List<String> all = new ArrayList<>();
        List<String> names = List.copyOf(pack.phases().tallies().keySet());
        for (int tally = 0; tally < tallies.length; tally++) {
            for (int seat = 0; seat < tallies[tally].length; seat++) {
                if (tallies[tally][seat] != 0) {
                    all.add(steps.sentence(
                            "GivenSteps.counted", words.tally(names.get(tally)), seat, tallies[tally][seat]));
                }
            }
        }
        return all;
    }

    /**
     * Returns steps that state the cards of a deal.
     *
     * @param stock number of stock cards to state
     */
    List<String> dealt(Event.Dealt dealt, int stock) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < dealt.hands().length; seat++) {
            if (!dealt.hands()[seat].isEmpty()) {
                all.add(steps.sentence("GivenSteps.hand", seat, codes(dealt.hands()[seat])));
            }
        }
        if (!dealt.field().isEmpty()) {
            all.add(steps.sentence("GivenSteps.field", codes(dealt.field())));
        }
        if (!dealt.faceDown().isEmpty()) {
            all.add(steps.sentence("GivenSteps.faceDown", codes(dealt.faceDown())));
        }
        if (stock > 0) {
            int from = dealt.stockFrom();
            all.add(steps.sentence(
                    "GivenSteps.stock", codes(dealt.deck(), from, Math.min(from + stock, dealt.deck().length))));
        }
        return all;
    }

    /** Returns steps that state the cards of a round in progress. */
    List<String> midway(Table table) {
        List<String> all = new ArrayList<>(captured(table));
        if (!table.field().isEmpty()) {
            all.add(steps.sentence("GivenSteps.field", codes(table.fieldInOrder(), 0, table.fieldInOrder().length)));
        }
        if (!table.faceDown().isEmpty()) {
            all.add(steps.sentence("GivenSteps.faceDown", codes(table.faceDown())));
        }
        for (Build build : table.builds()) {
            String parts = String.join(
                    ", ",
                    build.parts().stream()
                            .map(part -> String.join(" ", codes(part)))
                            .toList());
            all.add(steps.sentence("GivenSteps.build", build.creator(), List.of(parts), build.value()));
        }
        IntStream.range(0, table.seats())
                .filter(seat -> !table.hand(seat).isEmpty())
                .forEach(seat -> all.add(steps.sentence("GivenSteps.hand", seat, codes(table.hand(seat)))));
        if (table.stockSize() > 0) {
            all.add(steps.sentence("GivenSteps.stock", codes(table.stock(), 0, table.stock().length)));
        }
        return all;
    }

    /** Returns steps that state the cards, feats, declarations, tallies and multiplier of an entered round that is over. */
    List<String> over(Table table) {
        List<String> all = new ArrayList<>(captured(table));
        for (int seat = 0; seat < table.seats(); seat++) {
            if (pack.phases().sweeps() != null && table.sweeps(seat) > 0) {
                all.add(steps.sentence("GivenSteps.swept", seat, table.sweeps(seat)));
            }
            if (table.prizes(seat) > 0) {
                all.add(steps.sentence("GivenSteps.claimed", seat, table.prizes(seat)));
            }
            for (String id : table.declared(seat)) {
                all.add(steps.sentence("GivenSteps.declared", seat, words.yaku(id)));
            }
        }
        all.addAll(tallies(table.tallies()));
        if (table.factor() != 1) {
            all.add(steps.sentence("GivenSteps.factor", table.factor()));
        }
        return all;
    }

    private List<String> captured(Table table) {
        return IntStream.range(0, table.seats())
                .filter(seat -> !table.pile(seat).isEmpty())
                .mapToObj(seat -> steps.sentence("GivenSteps.captured", seat, codes(table.pile(seat))))
                .toList();
    }
}
