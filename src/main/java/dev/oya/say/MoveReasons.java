package dev.oya.say;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.YakuInReach;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Answer.Found;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * States in sentences what a move brings, for the player who makes it. Uses only the cards that the seat can see.
 *
 * @param codes whether to add the codes of cards, for readers without pictures
 */
public record MoveReasons(Rules rules, Wording speech, boolean codes) {
    /** Maximum number of reasons for a move. */
    private static final int MOST = 2;
    /** Maximum number of missing cards at which a combination counts as near. */
    private static final int CLOSE = 2;
    /** Maximum number of missing cards of a combination that is named as a use of a card. */
    private static final int FAR = 4;
    /** Maximum number of named uses of a card. */
    private static final int NAMED = 2;

    /** Returns the reasons for a legal move, the most important first, or an empty list if the cards show none. */
    public List<String> of(SeatView view, Move move) {
        List<String> reasons = new ArrayList<>();
        if (move instanceof Move.OfCard play) {
            CardSet gained = gained(view, play);
            if (gained.isEmpty()) {
                lays(view, play, reasons);
            } else {
                takes(view, play, gained, reasons);
            }
        } else if (move instanceof Move.Declaration declared) {
            reasons.add(speech.say("reason-brings", speech.multiplied(view.worth(declared), view.factor())));
        }
        return reasons.stream().limit(MOST).map(Wording::begun).toList();
    }

    /** Returns the cards that a move captures, including the played card, or an empty set if it captures none. */
    private CardSet gained(SeatView view, Move.OfCard play) {
        CardSet taken = play.take();
        if (play instanceof Move.BySum sum) {
            if (rules.fishing().act(sum.action()) != Phases.Act.TAKE) {
                return CardSet.NONE;
            }
            for (Build build : view.builds()) {
                taken = (sum.fishing().builds() >> build.number() - 1 & 1) == 0 ? taken : taken.plus(build.cards());
            }
        }
        return taken.isEmpty() ? CardSet.NONE : taken.with(play.card());
    }

    private void takes(SeatView view, Move.OfCard play, CardSet gained, List<String> reasons) {
        List<Found> before = found(view, CardSet.NONE);
        List<Found> after = found(view, gained);
        completes(before, after, reasons);
        denies(view, gained.without(play.card()), reasons);
        nears(view, gained, reasons);
        brings(play, before, after, reasons);
        if (view.hand().contains(play.card()) && view.sweeps(play)) {
            reasons.add(speech.say("reason-sweeps", speech.one(1, text().pack().sweeps())));
        }
        if (play instanceof Move.BySum sum && sum.fishing().builds() != 0) {
            reasons.add(speech.say("reason-build", text().build(sum)));
        }
        if (reasons.isEmpty()) {
            serves(view, gained, reasons);
        }
        int points = deck().points(gained);
        if (text().pack().countsCards() && points > 0) {
            reasons.add(speech.count("reason-points", points));
        }
        if (reasons.isEmpty()) {
            reasons.add(speech.count("reason-cards", gained.size()));
        }
    }

    /** Adds the prize for special captures, and the points of cards that count alone. */
    private void brings(Move.OfCard play, List<Found> before, List<Found> after, List<String> reasons) {
        List<String> gains = new ArrayList<>();
        if (play instanceof Move.BySum sum && !sum.fishing().claims().isEmpty()) {
            int prize = rules.fishing().prize(sum);
            String claims =
                    speech.feats(sum.fishing().claims().size(), text().pack().claims());
            gains.add(claims + " (" + speech.points(prize) + ")");
        }
        adds(before, after, gains);
        if (!gains.isEmpty()) {
            reasons.add(speech.say("reason-brings", speech.listed(gains)));
        }
    }

    private List<Found> found(SeatView view, CardSet gained) {
        return rules.taken(view.pile(view.seat()).plus(gained), view.round()).found();
    }

    private boolean isNew(Found one, List<Found> before) {
        return before.stream().noneMatch(other -> other.id().equals(one.id()))
                && AmountText.hasBase(one.entry(), rules.settings().options());
    }

    private void completes(List<Found> before, List<Found> after, List<String> reasons) {
        List<String> made = after.stream()
                .filter(one -> isNew(one, before))
                .map(one -> {
                    String worth = one.entry().more() == null
                            ? speech.amount(one.entry(), rules.settings().options())
                            : speech.points(one.points());
                    return speech.say(
                            worth == null ? "reason-yaku" : "reason-yaku-worth", speech.word(one.id()), worth);
                })
                .toList();
        if (!made.isEmpty()) {
            reasons.add(speech.say("reason-completes", speech.listed(made)));
        }
    }

    /** Adds the points of cards that count alone, and of further cards of a complete combination. */
    private void adds(List<Found> before, List<Found> after, List<String> gains) {
        Map<String, Integer> had = before.stream().collect(Collectors.toMap(Found::id, Found::points, Integer::sum));
        List<Found> more = after.stream()
                .filter(one -> !isNew(one, before) && one.points() > had.getOrDefault(one.id(), 0))
                .toList();
        int points = more.stream()
                .mapToInt(one -> one.points() - had.getOrDefault(one.id(), 0))
                .sum();
        if (points > 0) {
            String what = speech.listed(
                    more.stream().map(one -> speech.word(one.id())).toList());
            gains.add(speech.points(points) + " (" + what + ")");
        }
    }

    /** Adds the most advanced combination to which the captured cards belong, if at least half of it is complete. */
    private void nears(SeatView view, CardSet gained, List<String> reasons) {
        Map<String, Integer> lacked = YakuInReach.of(rules, view).stream()
                .collect(Collectors.toMap(one -> one.entry().id(), YakuInReach::missing, Math::min));
        YakuInReach.with(rules, view, gained).stream()
                .filter(one -> one.missing() <= Math.min(CLOSE, one.of() - one.missing())
                        && one.missing() < lacked.getOrDefault(one.entry().id(), Integer.MAX_VALUE))
                .findFirst()
                .ifPresent(one -> {
                    String what = speech.word(one.entry().id());
                    boolean named = one.missing() == 1 && distinct(one.wants()).count() <= CLOSE;
                    reasons.add(
                            named
                                    ? speech.say("reason-lacks-card", either(one.wants()), what)
                                    : speech.count("reason-lacks", one.missing(), what));
                });
    }

    /** Adds the captured card that is needed for the most combinations, and names the nearest of these. */
    private void serves(SeatView view, CardSet gained, List<String> reasons) {
        List<YakuInReach> begun = begun(view, gained);
        int card = distinct(gained)
                .max(Comparator.comparingInt(one -> uses(begun, one).size()))
                .orElseThrow();
        List<YakuInReach> uses = uses(begun, card);
        if (uses.isEmpty()) {
            return;
        }
        List<String> names = new ArrayList<>();
        for (YakuInReach one : uses.subList(0, Math.min(NAMED, uses.size()))) {
            names.add(speech.say("reason-yaku", speech.word(one.entry().id())));
        }
        if (uses.size() > NAMED) {
            names.add(speech.say("reason-others"));
        }
        reasons.add(speech.say("reason-serves", either(CardSet.of(card)), speech.listed(names)));
    }

    /** Returns the combinations that the seat can complete with few further cards once it has captured the given ones. */
    private List<YakuInReach> begun(SeatView view, CardSet gained) {
        return YakuInReach.with(rules, view, gained).stream()
                .filter(one -> one.missing() <= FAR)
                .toList();
    }

    private static List<YakuInReach> uses(List<YakuInReach> begun, int card) {
        return begun.stream().filter(one -> one.has().contains(card)).toList();
    }

    /** Adds a combination of an opponent that needs captured cards of the field. */
    private void denies(SeatView view, CardSet taken, List<String> reasons) {
        first(view, (other, reach) -> {
                    CardSet needed = reach.wants().and(taken);
                    if (needed.isEmpty() || !reach.all() && reach.missing() > 1) {
                        return null;
                    }
                    String what = speech.word(reach.entry().id());
                    String name = speech.account(other);
                    if (reach.missing() > 1) {
                        return speech.say("reason-spoils", name, what);
                    }
                    String how = needed.equals(reach.wants()) ? "reason-denies-last" : "reason-denies";
                    return speech.say(how, name, either(needed), what);
                })
                .ifPresent(reasons::add);
    }

    /** Adds what speaks for playing this card rather than another card of the hand. */
    private void lays(SeatView view, Move.OfCard play, List<String> reasons) {
        CardSet kept = view.hand().without(play.card());
        if (play instanceof Move.BySum sum && sum.fishing().value() > 0) {
            kept.stream()
                    .filter(card -> rules.fishing().counts(card, sum.fishing().value()))
                    .findFirst()
                    .ifPresent(card -> reasons.add(speech.say("reason-keeps-taker", either(CardSet.of(card)))));
            int held = rules.taken(play.take().with(play.card())).worth();
            if (held > 0) {
                reasons.add(speech.say("reason-build-worth", speech.points(held)));
            }
            return;
        }
        boolean wanted = first(view, (other, reach) -> reach.wants().contains(play.card()) ? "" : null)
                .isPresent();
        if (!wanted) {
            first(view, (other, reach) -> withholds("reason-withholds", kept, reach, speech.account(other)))
                    .ifPresent(reasons::add);
        }
        keepsOwn(view, play, kept, reasons);
        safe(view, play, kept, reasons);
        if (reasons.isEmpty()) {
            servesLeast(view, play.card(), kept, reasons);
        }
        if (isLeast(play.card(), kept, this::worth)) {
            reasons.add(speech.say(worth(play.card()) == 0 ? "reason-worthless" : "reason-least"));
        }
        if (reasons.isEmpty() && view.moves().stream().noneMatch(this::captures)) {
            reasons.add(speech.say("reason-no-capture"));
        }
    }

    /** Adds that no other card of the hand is needed for fewer combinations. */
    private void servesLeast(SeatView view, int card, CardSet kept, List<String> reasons) {
        IntUnaryOperator uses = one -> uses(begun(view, CardSet.of(one)), one).size();
        if (isLeast(card, kept, uses)) {
            reasons.add(speech.say(uses.applyAsInt(card) == 0 ? "reason-unneeded" : "reason-serves-least"));
        }
    }

    /** Returns whether the value of a card is smaller than that of a kept card, and greater than that of none. */
    private static boolean isLeast(int card, CardSet kept, IntUnaryOperator value) {
        int least = value.applyAsInt(card);
        IntSummaryStatistics others = kept.stream().map(value).summaryStatistics();
        return others.getCount() > 0 && others.getMin() >= least && others.getMax() > least;
    }

    private boolean captures(Move move) {
        return move instanceof Move.OfCard play && !play.take().isEmpty();
    }

    /** Adds that other players have no card or few cards to match this one, if cards are captured by equal cards. */
    private void safe(SeatView view, Move.OfCard play, CardSet kept, List<String> reasons) {
        if (!(play instanceof Move.ByMonth)) {
            return;
        }
        int unseen = unseen(view, play.card());
        if (text().pack().phases().pile()) {
            if (isLeast(play.card(), kept, card -> unseen(view, card))) {
                reasons.add(unseen == 0 ? speech.say("reason-rare-none") : speech.count("reason-rare", unseen));
            }
            return;
        }
        String group = speech.glossary().group(deck().card(play.card()).group());
        if (group != null && unseen == 0) {
            reasons.add(speech.say("reason-safe", speech.word(group)));
        }
    }

    /** Returns the number of cards of the same group that the seat has not seen. */
    private int unseen(SeatView view, int card) {
        return deck().group(deck().card(card).group()).and(view.unseen()).size();
    }

    /** Returns the points of a single captured card. */
    private int worth(int card) {
        return text().pack().countsCards()
                ? deck().points(card)
                : rules.taken(CardSet.of(card)).worth();
    }

    private void keepsOwn(SeatView view, Move.OfCard play, CardSet kept, List<String> reasons) {
        List<YakuInReach> own = YakuInReach.of(rules, view);
        if (reasons.isEmpty() && own.stream().noneMatch(reach -> reach.wants().contains(play.card()))) {
            own.stream()
                    .map(reach -> withholds("reason-keeps-own", kept, reach, ""))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .ifPresent(reasons::add);
        }
    }

    private String withholds(String key, CardSet kept, YakuInReach reach, String name) {
        CardSet held = kept.and(reach.wants());
        return held.isEmpty()
                ? null
                : speech.say(
                        key,
                        either(CardSet.of(held.first())),
                        speech.word(reach.entry().id()),
                        name);
    }

    /** Returns the first text about a combination within reach of an opponent, those of the nearest seat first. */
    private Optional<String> first(SeatView view, BiFunction<Integer, YakuInReach, String> text) {
        return IntStream.range(0, view.size())
                .filter(other -> !view.isPartner(other))
                .boxed()
                .flatMap(other -> YakuInReach.of(rules, view, other).stream()
                        .filter(reach -> reach.missing() <= CLOSE)
                        .map(reach -> text.apply(other, reach)))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** Returns the names of cards as alternatives. Copies are named once. */
    private String either(CardSet cards) {
        String names = speech.either(distinct(cards).map(text()::card).toList());
        return codes ? names + " (" + String.join(" ", deck().codes(cards)) + ")" : names;
    }

    private Stream<Integer> distinct(CardSet cards) {
        return cards.stream().map(deck()::original).distinct().boxed();
    }

    private MoveSentence text() {
        return new MoveSentence(rules, speech);
    }

    private Deck deck() {
        return rules.settings().pack().deck();
    }
}
