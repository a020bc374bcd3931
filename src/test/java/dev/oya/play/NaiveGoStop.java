package dev.oya.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A reference implementation of a round of Go-Stop, computed from card codes without the rules.
 *
 * <p>Payments are computed as published descriptions define them (FudaWiki "Go-Stop", the Korean Wikipedia). The sake cup
 * counts as an animal or as two junk cards, whichever pays the winner more. Each loser's debt includes that loser's own
 * penalties. If one loser has called go, that loser pays for both losers. If both have called go, the first caller pays.
 */
final class NaiveGoStop {
    /** Order of cards within a month: bright, animal, ribbon, junk. */
    private static final Comparator<String> IN_THE_DECK =
            Comparator.<String>comparingInt(card -> "BARC".indexOf(kind(card))).thenComparing(card -> card);

    private final int seats;
    private final int dealer;
    private final Map<String, Object> options;
    private final int least;
    private final int carried;
    private final List<List<String>> hands = new ArrayList<>();
    private final List<List<String>> piles = new ArrayList<>();
    private final List<String> field;
    private final List<String> stock;
    private final int[] goes;
    private final int[] shown;
    private final int[] bombs;
    private final int[] flips;
    private final int[] best;
    /** Number of turns that each seat has finished. */
    private final int[] turns;
    /** Number of piles that each seat has left on the field. */
    private final int[] left;
    /** Gains of each seat from payments before the end of the round. */
    private final int[] paid;
    /** Special cases that occurred during play. */
    private final Set<String> happened = new TreeSet<>();

    private final Map<String, String> laid = new HashMap<>();
    /** Jokers that got stuck on a pile, each with a card of that pile. */
    private final Map<String, String> stuckTo = new HashMap<>();
    /** Jokers that were turned over in the current turn. */
    private final List<String> turned = new ArrayList<>();

    private List<String> pending = List.of();
    /** Seats that have said go, in order. */
    private final List<Integer> goers = new ArrayList<>();
    /** Cards that were played from a hand. */
    private final Set<String> fromHand = new TreeSet<>();

    private int turnNumber;
    private boolean[] may;
    String phase = "turn";
    int turn;

    NaiveGoStop(
            List<List<String>> hands,
            List<String> field,
            List<String> stock,
            int dealer,
            int least,
            int carried,
            Map<String, Object> options) {
        this.seats = hands.size();
        this.dealer = dealer;
        this.least = least;
        this.carried = carried;
        this.options = options;
        hands.forEach(hand -> this.hands.add(new ArrayList<>(hand)));
        hands.forEach(hand -> piles.add(new ArrayList<>()));
        this.field = new ArrayList<>(field);
        this.stock = new ArrayList<>(stock);
        goes = new int[seats];
        shown = new int[seats];
        bombs = new int[seats];
        flips = new int[seats];
        best = new int[seats];
        turns = new int[seats];
        left = new int[seats];
        paid = new int[seats];
        may = new boolean[seats];
        turn = dealer;
        while (this.field.stream().anyMatch(NaiveGoStop::isJoker)) {
            long jokers = this.field.stream().filter(NaiveGoStop::isJoker).count();
            this.field.stream().filter(NaiveGoStop::isJoker).forEach(piles.get(dealer)::add);
            this.field.removeIf(NaiveGoStop::isJoker);
            for (long left = jokers; left > 0; left--) {
                this.field.add(this.stock.remove(0));
            }
        }
        for (int i = seats - 1; i >= 0 && isOn("four-of-a-month"); i--) {
            int seat = (dealer + i) % seats;
            if (hands.get(seat).stream()
                    .anyMatch(card -> month(hands.get(seat), card).size() == 4)) {
                turn = seat;
                phase = "hand-win";
            }
        }
    }

    private boolean isOn(String option) {
        return Boolean.TRUE.equals(options.get(option));
    }

    static List<String> month(List<String> cards, String of) {
        return cards.stream().filter(card -> number(card) == number(of)).toList();
    }

    private static boolean isJoker(String card) {
        return card.startsWith("J");
    }

    private static int number(String card) {
        return isJoker(card) ? -card.charAt(1) : Integer.parseInt(card.replaceFirst("[A-Z].*", ""));
    }

    private static char kind(String card) {
        return isJoker(card) ? 'C' : card.replaceFirst("[0-9]+", "").charAt(0);
    }

    /** Returns every legal move, such as {@code play 1B [1C1]}. */
    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        switch (phase) {
            case "turn" -> {
                List<String> hand = hands.get(turn);
                for (String card : hand) {
                    if (isJoker(card)) {
                        moves.add("put " + card + " []");
                        continue;
                    }
                    takes(card).forEach(take -> moves.add("play " + card + " " + take));
                    List<String> alike = month(hand, card);
                    if (alike.size() >= 3 && isOn("shaking") && !hasPlayed(card)) {
                        takes(card).forEach(take -> moves.add("shake " + card + " " + take));
                    }
                    boolean first = card.equals(alike.stream().min(IN_THE_DECK).orElse(null));
                    if (alike.size() == 3
                            && first
                            && isOn("bombs")
                            && month(field, card).size() == 1) {
                        moves.add("bomb " + card + " " + month(field, card));
                    }
                }
                if (flips[turn] < 2 * bombs[turn]) {
                    moves.add("flip");
                }
            }
            case "draw" ->
                (isJoker(stock.get(0)) ? List.of(List.of()) : takesOfTurned())
                        .forEach(take ->
                                moves.add((isJoker(stock.get(0)) ? "keep " : "draw ") + stock.get(0) + " " + take));
            case "decide" -> {
                moves.add("stop");
                if (!isOver()) {
                    moves.add("go");
                }
            }
            default -> {}
        }
        return moves;
    }

    /** Returns whether the seat to move has played another card of the month that is still on the field. */
    private boolean hasPlayed(String card) {
        return month(field, card).stream()
                .anyMatch(other -> fromHand.contains(other) && laid.get(other).startsWith(turn + " "));
    }

    private List<List<String>> takes(String card) {
        List<String> met = month(field, card);
        return met.size() == 2 ? List.of(List.of(met.get(0)), List.of(met.get(1))) : List.of(pile(card));
    }

    /** Returns the cards on the field of the given card's month, with the jokers that got stuck to them. */
    private List<String> pile(String card) {
        return field.stream()
                .filter(one -> number(one) == number(card)
                        || stuckTo.containsKey(one) && number(stuckTo.get(one)) == number(card))
                .sorted()
                .toList();
    }

    private List<List<String>> takesOfTurned() {
        List<String> met = month(field, stock.get(0));
        boolean stuck = isOn("stuck") && met.size() == 2 && pending.containsAll(met);
        return stuck ? List.of(List.of()) : takes(stock.get(0));
    }

    private boolean isOver() {
        for (int seat = 0; seat < seats; seat++) {
            if (!hands.get(seat).isEmpty() || flips[seat] < 2 * bombs[seat]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Makes a move.
     *
     * @param take the cards that the played card takes
     */
    void make(String word, String card, List<String> take) {
        switch (word) {
            case "play", "shake", "bomb" -> {
                turnNumber++;
                List<String> all = word.equals("bomb") ? month(hands.get(turn), card) : List.of(card);
                int met = month(field, card).size();
                hands.get(turn).removeAll(all);
                shown[turn] += word.equals("shake") ? 1 : 0;
                bombs[turn] += word.equals("bomb") ? 1 : 0;
                // The played and taken cards stay on the field until the next card is turned.
                pending = new ArrayList<>(take);
                pending.addAll(take.isEmpty() ? List.of() : all);
                long own = own(take);
                field.addAll(all);
                all.forEach(one -> laid.put(one, turn + " " + turnNumber));
                fromHand.addAll(all);
                steals(word.equals("bomb") ? 1 : met == 3 ? freed(own) : 0);
                phase = "draw";
            }
            case "flip" -> {
                turnNumber++;
                flips[turn]++;
                phase = "draw";
            }
            case "draw" -> draw(card, take);
            case "put" -> {
                hands.get(turn).remove(card);
                hands.get(turn).add(stock.remove(0));
                piles.get(turn).add(card);
                take(isOn("jokers-steal") ? 1 : 0);
            }
            case "keep" -> {
                turned.add(card);
                piles.get(turn).add(stock.remove(0));
                take(isOn("jokers-steal") ? 1 : 0);
            }
            case "go" -> {
                goes[turn]++;
                if (!goers.contains(turn)) {
                    goers.add(turn);
                }
                may[turn] = false;
                pass();
            }
            default -> phase = "stop";
        }
    }

    private long own(List<String> take) {
        String now = turn + " " + turnNumber;
        return take.stream()
                .filter(card -> laid.containsKey(card) && laid.get(card).startsWith(turn + " "))
                .filter(card -> !laid.get(card).equals(now))
                .count();
    }

    private int freed(long own) {
        return own >= 2 && isOn("own-stuck-steals-two") ? 2 : 1;
    }

    private void draw(String card, List<String> take) {
        stock.remove(0);
        List<String> met = month(field, card);
        boolean metPlayed = met.stream().anyMatch(one -> (turn + " " + turnNumber).equals(laid.get(one)));
        long own = own(take);
        boolean stuck = take.isEmpty() && pending.stream().anyMatch(met::contains);
        if (!stuck) {
            field.removeAll(pending);
            piles.get(turn).addAll(pending);
        }
        List<String> rest = take.stream().filter(field::contains).toList();
        field.removeAll(rest);
        piles.get(turn).addAll(rest);
        (take.isEmpty() ? field : piles.get(turn)).add(card);
        if (take.isEmpty()) {
            laid.put(card, turn + " " + turnNumber);
        }
        pending = List.of();
        int feats = metPlayed && (met.size() == 1 || met.size() == 3) ? 1 : 0;
        feats += !metPlayed && met.size() == 3 ? freed(own) : 0;
        feats += field.isEmpty() ? 1 : 0;
        steals(feats);
        turns[turn]++;
        if (stuck) {
            leave(card);
        }
        turned.clear();
        int worth = worth(turn);
        if (worth > best[turn]) {
            best[turn] = worth;
            may[turn] |= worth >= least;
        }
        if (stuck && left[turn] == 3 && isOn("three-piles-win")) {
            phase = "three-piles";
            happened.add(may[turn] ? "three piles win instead of stop" : "three piles win");
        } else if (may[turn]) {
            phase = "decide";
        } else if (isOver()) {
            phase = "exhausted";
        } else {
            pass();
        }
    }

    /**
     * Counts a pile that the seat leaves on the field. Pays for the pile if the seat has left a pile in each of its turns.
     */
    private void leave(String card) {
        left[turn]++;
        if (isOn("jokers-stay-on-piles")) {
            piles.get(turn).removeAll(turned);
            field.addAll(turned);
            turned.forEach(joker -> stuckTo.put(joker, card));
            happened.addAll(turned.isEmpty() ? List.of() : List.of("a joker gets stuck"));
        }
        boolean pays = options.get("piles-pay").equals("row")
                || options.get("piles-pay").equals("first") && turns[turn] == 1;
        if (pays && left[turn] == turns[turn]) {
            happened.add("pile of turn " + turns[turn] + " is paid");
            int each = Math.min(3, turns[turn]) * least * carried;
            for (int other = 0; other < seats; other++) {
                paid[other] += other == turn ? (seats - 1) * each : -each;
            }
        }
    }

    private void pass() {
        turn = (turn + 1) % seats;
        phase = "turn";
    }

    private void steals(int number) {
        take(isOn("steals") ? number : 0);
    }

    /** Takes junk cards from each opponent, except in the last turn of the round. */
    private void take(int number) {
        for (int other = 0; other < seats && !isOver(); other++) {
            for (int i = 0; i < number && other != turn; i++) {
                List<String> pile = piles.get(other);
                String given = pile.stream()
                        .filter(card -> kind(card) == 'C')
                        .min((one, two) -> Integer.compare(counts(one), counts(two)))
                        .orElse(null);
                if (given != null) {
                    pile.remove(given);
                    piles.get(turn).add(given);
                }
            }
        }
    }

    private static int counts(String junk) {
        return isJoker(junk) || List.of("11C1", "12C1", "9A").contains(junk) ? 2 : 1;
    }

    private int worth(int seat) {
        List<String> pile = piles.get(seat);
        int asAnimal = worth(pile, false);
        return pile.contains("9A") ? Math.max(asAnimal, worth(pile, true)) : asAnimal;
    }

    private static int worth(List<String> pile, boolean cupIsJunk) {
        long brights = count(pile, 'B');
        int worth = brights == 5 ? 15 : brights == 4 ? 4 : brights == 3 ? pile.contains("11B") ? 2 : 3 : 0;
        worth += pile.containsAll(List.of("2A", "4A", "8A")) ? 5 : 0;
        worth += pile.containsAll(List.of("1R", "2R", "3R")) ? 3 : 0;
        worth += pile.containsAll(List.of("6R", "9R", "10R")) ? 3 : 0;
        worth += pile.containsAll(List.of("4R", "5R", "7R")) ? 3 : 0;
        worth += (int) Math.max(0, count(pile, 'R') - 4);
        worth += (int) Math.max(0, animals(pile, cupIsJunk) - 4);
        return worth + Math.max(0, junk(pile, cupIsJunk) - 9);
    }

    private static long animals(List<String> pile, boolean cupIsJunk) {
        return count(pile, 'A') - (cupIsJunk && pile.contains("9A") ? 1 : 0);
    }

    private static long count(List<String> pile, char kind) {
        return pile.stream().filter(card -> kind(card) == kind).count();
    }

    private static int junk(List<String> pile, boolean withCup) {
        return pile.stream()
                .filter(card -> kind(card) == 'C' || withCup && card.equals("9A"))
                .mapToInt(NaiveGoStop::counts)
                .sum();
    }

    /** Returns the gains of a finished round. The sake cup counts in its owner's favour. */
    int[] gains() {
        int[] asAnimal = gains(false);
        int[] asJunk = gains(true);
        for (int seat = 0; seat < seats; seat++) {
            if (piles.get(seat).contains("9A") && asJunk[seat] > asAnimal[seat]) {
                return asJunk;
            }
        }
        return asAnimal;
    }

    /** Returns the gains if the sake cup counts as junk, or as an animal if {@code cupIsJunk} is false. */
    int[] gains(boolean cupIsJunk) {
        int[] gains = paid.clone();
        if (phase.equals("exhausted")) {
            return gains;
        }
        boolean hand = phase.equals("hand-win");
        boolean flat = hand || phase.equals("three-piles");
        int times = carried;
        int base = hand
                ? (int) options.get("four-of-a-month-points")
                : flat ? least : worth(piles.get(turn), cupIsJunk) + goes[turn];
        if (!flat) {
            times <<= Math.max(0, goes[turn] - 2) + shown[turn] + bombs[turn];
            times *= isOn("animal-doubles") && animals(piles.get(turn), cupIsJunk) >= 7 ? 2 : 1;
        }
        int liable = flat ? -1 : liable();
        for (int loser = 0; loser < seats; loser++) {
            if (loser != turn) {
                boolean isFree = !flat && piles.get(loser).isEmpty() && !isOn("pays-without-cards");
                int owes = isFree ? 0 : base * times * (flat ? 1 : penalties(loser, cupIsJunk));
                gains[liable < 0 ? loser : liable] -= owes;
                gains[turn] += owes;
            }
        }
        return gains;
    }

    /** Returns the special cases that occurred during play and in the payments. */
    Set<String> remarkable() {
        Set<String> some = new TreeSet<>(happened);
        if (carries() > 2) {
            some.add("draws add up");
        }
        if (!phase.equals("stop")) {
            return some;
        }
        int asAnimal = gains(false)[turn];
        int asJunk = gains(true)[turn];
        if (piles.get(turn).contains("9A") && asAnimal != asJunk) {
            some.add(asAnimal > asJunk ? "cup pays most as animal" : "cup pays most as junk");
        } else if (asAnimal != asJunk) {
            some.add("loser has the cup");
        }
        int liable = liable();
        int other = 3 - turn - liable;
        if (liable >= 0 && penalties(other, false) != penalties(liable, false)) {
            some.add("liable for another with penalties");
        }
        if (liable >= 0 && goers.contains(other)) {
            some.add("first of two who said go is liable");
        }
        return some;
    }

    /** Returns the loser who pays for both losers, or -1. */
    private int liable() {
        return seats == 3 && isOn("go-penalty")
                ? goers.stream().filter(seat -> seat != turn).findFirst().orElse(-1)
                : -1;
    }

    private int penalties(int loser, boolean cupIsJunk) {
        List<String> won = piles.get(turn);
        List<String> lost = piles.get(loser);
        int times = seats == 2 && goes[loser] > 0 && isOn("go-penalty") ? 2 : 1;
        boolean few = junk(won, cupIsJunk) >= 10 && junk(lost, cupIsJunk) < (seats == 2 ? 8 : 6);
        boolean isSpared = junk(lost, cupIsJunk) == 0 && !isOn("penalty-without-junk");
        times *= few && !isSpared && isOn("junk-penalty") ? 2 : 1;
        boolean wild = animals(won, cupIsJunk) >= 5 && animals(lost, cupIsJunk) == 0;
        times *= wild && isOn("animal-penalty") ? 2 : 1;
        boolean dark = count(won, 'B') >= 3 && count(lost, 'B') == 0;
        return times * (dark && isOn("bright-penalty") ? 2 : 1);
    }

    int nextDealer() {
        return phase.equals("exhausted") ? dealer : turn;
    }

    int carries() {
        return phase.equals("exhausted") && isOn("draw-doubles")
                ? Math.min(2 * carried, 1 << (int) options.get("draws-in-a-row"))
                : 1;
    }

    /** Returns whether the given card would get stuck if played, because the next card of the stock has the same month. */
    boolean leavesPile(String card) {
        return isOn("stuck")
                && number(card) == number(stock.get(0))
                && month(field, card).size() == 1;
    }
}
