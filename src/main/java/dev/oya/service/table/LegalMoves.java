package dev.oya.service.table;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.notation.Json;
import dev.oya.play.Choices;
import dev.oya.play.Match;
import dev.oya.play.MovePreview;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The legal moves of a seat, in one language. Optionally includes the settlement of actions that end the round, the prospects
 * of other actions, and the reason that a card cannot be played.
 */
final class LegalMoves {
    private final TableState state;
    private final int seat;
    private final TableRules.Words words;

    LegalMoves(TableState state, int seat, String language) {
        this.state = state;
        this.seat = seat;
        this.words = state.rules().in(language);
    }

    /**
     * Returns the legal moves as JSON.
     *
     * @param card code of the card whose moves are listed, or null for all moves
     * @param brings whether to add the settlement or the prospects of actions without a card
     */
    ObjectNode json(String card, boolean brings) {
        ObjectNode answer = Json.object().put("version", state.version());
        ArrayNode list = answer.putArray("moves");
        Match match = state.match();
        if (match == null || match.round().isOver()) {
            return answer;
        }
        Deck deck = state.rules().book().settings().pack().deck();
        SeatView view = match.view(seat);
        Choices choices = view.choices();
        List<Move> open = new ArrayList<>();
        boolean more = card == null ? choices.isCut() : with(card, choices, deck, open);
        open.addAll(card == null ? choices.all() : List.of());
        if (more) {
            answer.put("more", true);
        }
        words.views().moves(list, view, open);
        MovePreview outlook = new MovePreview(match, seat);
        if (brings) {
            preview(list, open, outlook);
        }
        CardSet own = view.hand();
        int asked = card == null || !open.isEmpty()
                ? -1
                : own.stream()
                        .filter(one -> deck.card(one).code().equals(card))
                        .findFirst()
                        .orElse(-1);
        Verdict.Refused refused = asked < 0 ? null : outlook.closed(asked);
        if (refused != null) {
            answer.set("refused", words.refused(refused).put("code", refused.code()));
        }
        return answer;
    }

    /** Adds the settlement to actions that end the round, and the prospects to other actions. */
    private void preview(ArrayNode list, List<Move> open, MovePreview outlook) {
        List<Integer> others = new ArrayList<>();
        String ends = null;
        for (int at = 0; at < open.size(); at++) {
            if (open.get(at) instanceof Move.OfCard) {
                continue;
            }
            Table settled = outlook.ending(open.get(at));
            if (settled != null) {
                ObjectNode json = (ObjectNode) list.get(at);
                json.set("brings", Json.MAPPER.valueToTree(MovePreview.gains(settled)));
                json.set("settlement", words.views().settlement(settled));
                ends = ends == null ? open.get(at).action() : ends;
            } else {
                others.add(at);
            }
        }
        for (int at : ends == null ? List.<Integer>of() : others) {
            ArrayNode prospects = ((ObjectNode) list.get(at)).putArray("prospects");
            for (MovePreview.Prospect one : outlook.prospects(open.get(at), ends)) {
                ObjectNode json = prospects.addObject().put("seat", one.seat());
                words.views().reach(json, one.reach());
                if (one.settled() != null) {
                    json.set("brings", Json.MAPPER.valueToTree(one.brings()));
                }
                if (one.times() > 1) {
                    json.put("times", one.times());
                }
            }
        }
    }

    /** Adds the moves with a card. Returns whether the card has more moves than the list contains. */
    private static boolean with(String code, Choices choices, Deck deck, List<Move> open) {
        choices.plain().stream()
                .filter(move -> move instanceof Move.OfCard play
                        && deck.card(play.card()).code().equals(code))
                .forEach(open::add);
        boolean more = false;
        CardSet cards = choices.cards();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            if (deck.card(card).code().equals(code)) {
                CardPlays plays = choices.plays(card);
                open.addAll(plays.moves());
                more |= plays.isCut();
            }
        }
        return more;
    }
}
