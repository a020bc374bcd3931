package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingJudge;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;

/** Determines why a move is illegal. The cause can be a field of the move, the table or a rule. */
final class MoveJudge {
    private final RuleSettings settings;
    private final Table table;
    private final Deck deck;
    private final MoveOffers offers;
    private final BidOffers tenders;

    MoveJudge(Rules rules, Table table, MoveOffers offers, BidOffers tenders) {
        this.settings = rules.settings();
        this.table = table;
        this.deck = settings.pack().deck();
        this.offers = offers;
        this.tenders = tenders;
    }

    /** Returns the reason why a move is illegal, or null if it is legal. */
    Verdict.Refused judge(LegalActions open, LegalActions.Offered offered, Move move, FishingTurn turn) {
        return offered == null ? notOffered(open, move) : judge(offered, move, turn);
    }

    private Verdict.Refused notOffered(LegalActions open, Move move) {
        if (settings.action(move.action()) == 0) {
            return Verdict.refused("unknown-action", move.action());
        }
        if (move.seat() < 0 || move.seat() >= table.seats()) {
            return Verdict.refused("no-such-seat", move.seat());
        }
        if (table.end() != null) {
            return Verdict.refused("round-is-over");
        }
        for (Answer.Line line : open.answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Refusal refusal
                    && refusal.action().equals(move.action())) {
                return refused(line);
            }
        }
        if (table.turn() >= 0 && move.seat() != table.turn()) {
            return Verdict.refused("not-your-turn");
        }
        return Verdict.refused("illegal-move", move.action());
    }

    private Verdict.Refused judge(LegalActions.Offered offered, Move move, FishingTurn turn) {
        Phases.Action action = offered.action();
        if (action.cardMove().act() != null) {
            return move instanceof Move.BySum play
                    ? new FishingJudge(turn, play).judge(offered.act())
                    : Verdict.refused("no-card");
        }
        if (action.cardMove().from() != null) {
            return move instanceof Move.ByMonth play ? judgeCard(offered, play) : Verdict.refused("no-card");
        }
        Verdict.Refused refused = content(action, move);
        if (refused != null) {
            return refused;
        }
        Answer.Line refusal =
                tenders.refusal(move.seat(), action, move instanceof Move.Bid bid ? bid.sum() : table.tender());
        return refusal == null ? null : refused(refusal);
    }

    /** Returns the reason why a move without a card does not fit its action, or null if it fits. */
    private Verdict.Refused content(Phases.Action action, Move move) {
        if (action.fields().yaku() != null) {
            return declared(move);
        }
        if (action.tender() != null) {
            return tenders.judge(action, move);
        }
        if (action.fields().choice() != null) {
            return move instanceof Move.YesNo ? null : Verdict.refused("no-answer");
        }
        return move instanceof Move.Call ? null : Verdict.refused("illegal-move", move.action());
    }

    private Verdict.Refused declared(Move move) {
        if (!(move instanceof Move.Declaration declaration)
                || declaration.yaku().isEmpty()) {
            return Verdict.refused("nothing-declared");
        }
        List<String> held = offers.undeclared(move.seat());
        for (String id : declaration.yaku()) {
            if (!held.remove(id)) {
                return Verdict.refused("not-held", id);
            }
        }
        return null;
    }

    private static Verdict.Refused refused(Answer.Line line) {
        return new Verdict.Refused(((Conclusion.Refusal) line.conclusion()).code(), List.of(), line.rule());
    }

    private Verdict.Refused judgeCard(LegalActions.Offered offered, Move.ByMonth move) {
        int card = move.card();
        if (offered.hand()) {
            if (!table.hand(move.seat()).contains(card)) {
                return Verdict.refused("not-in-hand", deck.card(card).code());
            }
        } else if (table.stockSize() == 0 || table.nextOfStock() != card) {
            return table.stockSize() == 0
                    ? Verdict.refused("not-the-next-card.empty")
                    : Verdict.refused("not-the-next-card", deck.card(card).code());
        }
        Landing landing = offers.landing(offered, card);
        if (landing.refused() != null) {
            return refused(landing.refused());
        }
        if (!offers.isNamed(offered, card)) {
            return Verdict.refused("first-card-stands-for-all", deck.card(card).code());
        }
        return offers.captures(landing, card, move.take()) ? null : wrongCapture(offered, move);
    }

    private Verdict.Refused wrongCapture(LegalActions.Offered offered, Move.ByMonth move) {
        int card = move.card();
        String code = deck.card(card).code();
        List<CardSet> captures = offers.captures(offered, card);
        CardSet take = move.take();
        CardSet strange = take.minus(table.field());
        if (!strange.isEmpty()) {
            return Verdict.refused(
                    "not-on-the-field", deck.card(strange.first()).code());
        }
        CardSet others = take.minus(deck.sameGroup(card));
        boolean any = captures.stream().anyMatch(others::containsAll);
        boolean pile = settings.pack().phases().pile();
        return others.isEmpty() || pile || any && !captures.contains(CardSet.NONE)
                ? wrongCapture(code, captures)
                : Verdict.refused(
                        "another-month", code, deck.card(others.first()).code());
    }

    private Verdict.Refused wrongCapture(String code, List<CardSet> captures) {
        List<String> codes =
                captures.stream().flatMap(one -> deck.codes(one).stream()).toList();
        return codes.isEmpty()
                ? Verdict.refused("wrong-capture.nothing", code)
                : Verdict.refused(captures.size() > 1 ? "wrong-capture.one" : "wrong-capture", code, codes);
    }
}
