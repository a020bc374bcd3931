package dev.oya.api;

import dev.oya.answers.PublicEvent;
import dev.oya.answers.Settlement;
import dev.oya.answers.ViewJson;
import dev.oya.cards.CardSet;
import dev.oya.explain.PaymentReasons;
import dev.oya.pack.Citation;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.TurnedCard;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.say.Wording;
import dev.oya.situation.CardQuestion;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Converts matches, rounds and rules to values of the API. Thread-safe, but a match must not change during a call. */
record ApiValues(Rules rules, Wording speech, ViewJson views) {
    ApiValues(Rules rules, Wording speech) {
        this(rules, speech, new ViewJson(rules, speech));
    }

    /** The public state of a table before a move, used to derive the events of the move. */
    record Before(List<CardSet> taken, List<Payment> payments) {
        /** The state before a deal. */
        static final Before NOTHING = new Before(List.of(), List.of());

        static Before of(Table table) {
            return new Before(
                    IntStream.range(0, table.seats()).mapToObj(table::taken).toList(), List.copyOf(table.payments()));
        }
    }

    private RuleIndex sources() {
        return speech.sources(rules.settings().pack());
    }

    /** Returns the rule with the given name, or null if the name is null. An unknown name results in an empty rule. */
    @Nullable
    CitedRule rule(@Nullable String name) {
        return name == null ? null : rule(sources().of(name));
    }

    static CitedRule rule(WrittenRule rule) {
        return rule(
                rule.name(), rule.sentence(), rule.place().file(), rule.place().line(), rule.cite());
    }

    static CitedRule rule(String name, String says, String file, int line, Citation cite) {
        return new Values.Rule(name, says, file, line, List.copyOf(cite.statements()), cite.ruling());
    }

    FoundYaku yaku(Answer.Found found) {
        return new Values.Yaku(
                found.id(),
                speech.word(found.id()),
                found.points(),
                rule(sources().of(found.rule())));
    }

    LegalMove move(Move move) {
        return new PlayableMove(move, views);
    }

    List<LegalMove> moves(List<Move> moves) {
        return moves.stream().map(this::move).toList();
    }

    MoveAnswer.Refused refused(Verdict.Refused refused) {
        return new MoveAnswer.Refused(refused.code(), speech.refusal(refused), rule(refused.rule()));
    }

    RoundResult result(Table table) {
        Table settled = table.copy();
        return result(table, () -> new Settlement(rules.settings(), settled, speech).json());
    }

    RoundResult result(Table table, Supplier<JsonNode> json) {
        PaymentReasons reasons = reasons();
        List<RoundResult.Paid> payments =
                table.payments().stream().map(one -> paid(one, table, reasons)).toList();
        return new Values.Result(
                table.end(),
                table.isVoid(),
                table.winners().size() > 1
                        ? List.copyOf(table.winners())
                        : table.winner() < 0 ? List.of() : List.of(table.winner()),
                payments,
                IntStream.range(0, table.seats()).map(table::gain).boxed().toList(),
                scores(table),
                table.pot(),
                table.factor(),
                table.nextDealer() < 0 ? null : (Integer) table.nextDealer(),
                new LazyText(() -> json.get().toString()));
    }

    private static List<Integer> scores(Table table) {
        return Arrays.stream(table.scores()).boxed().toList();
    }

    private PaymentReasons reasons() {
        return new PaymentReasons(rules.settings(), speech);
    }

    private RoundResult.Paid paid(Payment payment, Table table, PaymentReasons reasons) {
        return new Values.Payment(
                party(payment.from()),
                party(payment.to()),
                payment.points(),
                payment.reason(),
                reasons.sum(payment),
                reasons.rules(payment, table.factorRules()).stream()
                        .map(ApiValues::rule)
                        .toList());
    }

    private static Party party(int account) {
        return account == Conclusion.POT ? Party.POT : account == Conclusion.BANK ? Party.BANK : Party.of(account);
    }

    /** Returns the view of the given seat, or of a spectator if it is {@link ViewJson#PUBLIC}. */
    MatchView view(Match match, int seat) {
        return view(match, seat, false);
    }

    /** Returns the view with all hands visible. */
    MatchView replayed(Match match) {
        return view(match, ViewJson.PUBLIC, true);
    }

    private MatchView view(Match match, int seat, boolean open) {
        Table table = match.table();
        boolean mine = seat != ViewJson.PUBLIC;
        SeatView view = mine ? match.view(seat) : match.view(0).publicly();
        int turned = TurnedCard.card(match);
        return new Values.View(
                mine ? (Integer) seat : null,
                view.phase(),
                view.round(),
                match.rounds(),
                view.dealer(),
                view.turn() < 0 || match.round().isOver() ? null : (Integer) view.turn(),
                view.factor(),
                view.pot(),
                mine ? views.codes(view.hand()) : List.of(),
                Arrays.stream(table.fieldInOrder()).mapToObj(this::code).toList(),
                turned < 0 ? null : code(turned),
                view.builds().stream()
                        .map(one -> (MatchView.Build)
                                new Values.Combined(one.number(), one.value(), views.codes(one.cards()), one.creator()))
                        .toList(),
                turned < 0 ? view.stock() : view.stock() - 1,
                IntStream.range(0, view.size())
                        .mapToObj(other -> seat(match, view, other, open))
                        .toList(),
                mine ? List.copyOf(view.held()) : List.of());
    }

    private MatchView.SeatState seat(Match match, SeatView view, int seat, boolean open) {
        Table table = match.table();
        SeatView.Seat one = view.seat(seat);
        return new Values.Seat(
                seat,
                table.side(seat),
                one.handSize(),
                open ? views.codes(match.view(seat).hand()) : List.of(),
                views.codes(view.taken(seat)),
                one.declared(),
                views.codes(one.shown()),
                one.marks(),
                ViewJson.score(table, one, seat));
    }

    private String code(int card) {
        return views.deck().card(card).code();
    }

    /**
     * Returns the public events of a move or of a deal.
     *
     * @param before the state before the move, or before the deal
     * @param move the move, or null for a deal
     */
    List<MatchEvent> events(Match match, Before before, @Nullable Move move, List<Event> events) {
        List<MatchEvent> all = new ArrayList<>();
        if (move != null) {
            all.add(new MatchEvent.Moved(move(move)));
        }
        CardSet given = CardSet.NONE;
        for (Event event : events) {
            if (event instanceof Event.Drawn drawn) {
                all.add(new MatchEvent.Turned(drawn.seat(), code(drawn.card())));
            } else if (event instanceof Event.Kept kept && !kept.fromHand()) {
                all.add(new MatchEvent.Turned(kept.seat(), code(kept.card())));
            } else if (event instanceof Event.Built built) {
                all.add(new MatchEvent.Built(
                        built.seat(),
                        built.build().number(),
                        built.build().value(),
                        views.codes(built.build().cards())));
            } else if (event instanceof Event.Swept swept) {
                all.add(new MatchEvent.Swept(swept.seat()));
            } else if (event instanceof Event.HandedOver over) {
                given = given.plus(over.cards());
            }
        }
        Table table = match.table();
        for (int seat = 0; seat < table.seats(); seat++) {
            CardSet had =
                    before.taken().isEmpty() ? CardSet.NONE : before.taken().get(seat);
            CardSet unseen = table.taken(seat).and(table.unseen());
            CardSet cards = table.taken(seat).minus(had).minus(given).minus(unseen);
            taken(all, seat, table.end() == null ? cards : cards.plus(unseen), table);
        }
        List<Payment> paid = new ArrayList<>(table.payments());
        before.payments().forEach(paid::remove);
        if (!paid.isEmpty()) {
            PaymentReasons reasons = reasons();
            paid.forEach(one -> all.add(new MatchEvent.Paid(paid(one, table, reasons))));
        }
        PublicEvent.of(match, events).forEach(one -> all.add(event(match, one)));
        return List.copyOf(all);
    }

    private void taken(List<MatchEvent> all, int seat, CardSet cards, Table table) {
        if (cards.isEmpty()) {
            return;
        }
        all.add(new MatchEvent.Taken(seat, views.codes(cards)));
        CardSet pile = table.pile(seat).minus(table.unseen());
        List<Answer.Found> known = CardQuestion.captured(rules, pile.minus(cards));
        CardQuestion.captured(rules, pile).stream()
                .filter(found ->
                        known.stream().noneMatch(one -> one.id().equals(found.id()) && one.points() == found.points()))
                .forEach(found -> all.add(new MatchEvent.Completed(seat, yaku(found))));
    }

    private MatchEvent event(Match match, PublicEvent event) {
        if (event instanceof PublicEvent.Dealt dealt) {
            return new MatchEvent.Dealt(dealt.round(), dealt.dealer(), dealt.field());
        }
        if (event instanceof PublicEvent.Misdeal misdeal) {
            return new MatchEvent.Misdealt(misdeal.round(), misdeal.dealer(), misdeal.cards());
        }
        if (event instanceof PublicEvent.DealtAgain again) {
            return new MatchEvent.DealtAgain(again.phase());
        }
        if (event instanceof PublicEvent.HandedOver given) {
            return new MatchEvent.HandedOver(given.seat(), given.to(), given.cards());
        }
        if (event instanceof PublicEvent.Returned some) {
            return new MatchEvent.Returned(some.seat(), some.cards());
        }
        return event instanceof PublicEvent.RoundOver over
                ? new MatchEvent.RoundOver(over.round(), result(match.table()))
                : new MatchEvent.MatchOver(scores(match.table()));
    }
}
