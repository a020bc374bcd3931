package dev.oya.engine;

import dev.oya.play.Rules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A cache of {@link Landing}s, which describe the cards that a played card takes. The key of a landing consists of the action,
 * the card and the number of cards of its month on the field. It also contains any other inputs that the rules read. Safe for
 * concurrent use.
 */
final class CaptureTable {
    private static final int MOST_CARDS = 128;
    private static final int MOST_MATCHES = 8;

    private final Rules rules;
    private final RuleSettings settings;
    /** Landings by key, or {@link Row}s if the rules read other inputs. */
    private volatile AtomicReferenceArray<Object> known;

    CaptureTable(Rules rules) {
        this.rules = rules;
        this.settings = rules.settings();
        forget();
    }

    final void forget() {
        int actions = settings.pack().phases().actions().size();
        known = new AtomicReferenceArray<>((actions + 1) * MOST_CARDS * MOST_MATCHES);
    }

    /** Returns the cached landing, or null if it is not cached or depends on other inputs. */
    Landing cached(int action, int card, int matches) {
        return matches < MOST_MATCHES && known.get(number(action, card, matches)) instanceof Landing landing
                ? landing
                : null;
    }

    /** Returns the cached landing, or null if it is not cached or depends on the top card or the size of the field. */
    Landing cached(int action, int card, int matches, int held, int waiting, int own) {
        return matches < MOST_MATCHES
                        && held < MOST_MATCHES
                        && known.get(number(action, card, matches)) instanceof Row row
                ? row.landings.get(Row.further(held, waiting, own))
                : null;
    }

    private static int number(int action, int card, int matches) {
        return (action * MOST_CARDS + card) * MOST_MATCHES + matches;
    }

    Landing of(int action, int card, Meeting met) {
        if (met.count() >= MOST_MATCHES || met.held() >= MOST_MATCHES) {
            return Landing.of(ask(action, card, met));
        }
        AtomicReferenceArray<Object> now = known;
        int number = number(action, card, met.count());
        Object found = now.get(number);
        if (found instanceof Landing landing) {
            return landing;
        }
        Landing before = found == null ? null : ((Row) found).find(met);
        if (before != null) {
            return before;
        }
        Answer answer = ask(action, card, met);
        Landing landing = Landing.of(answer);
        if (answer.looks().isEmpty()) {
            now.set(number, landing);
        } else {
            now.compareAndSet(number, null, new Row());
            if (now.get(number) instanceof Row row) {
                row.put(met, landing, answer.looks());
            }
        }
        return landing;
    }

    /**
     * Landings by three numbers of cards of the month: those in the seat's hand, those waiting to be captured, and those that
     * the seat played in earlier turns. If rules also read the top card or the size of the field, {@code piles} contains the
     * landing instead.
     */
    private record Row(AtomicReferenceArray<Landing> landings, Map<Meeting, Landing> piles) {
        Row() {
            this(new AtomicReferenceArray<>(MOST_MATCHES * MOST_MATCHES * MOST_MATCHES), new ConcurrentHashMap<>());
        }

        Landing find(Meeting met) {
            Landing landing = landings.get(further(met));
            if (landing != null || piles.isEmpty()) {
                return landing;
            }
            Landing onTop = piles.get(met.ofAnySize());
            return onTop != null ? onTop : piles.get(met);
        }

        void put(Meeting met, Landing landing, List<Dependency> looks) {
            if (looks.contains(Meeting.LYING)) {
                piles.put(met, landing);
            } else if (looks.contains(Meeting.TOP)) {
                piles.put(met.ofAnySize(), landing);
            } else {
                landings.set(further(met), landing);
            }
        }

        static int further(Meeting met) {
            return further(met.held(), met.waiting(), met.own());
        }

        static int further(int held, int waiting, int own) {
            return (held * MOST_MATCHES + waiting) * MOST_MATCHES + own;
        }
    }

    private Answer ask(int action, int card, Meeting met) {
        return rules.askAnew(new Matches(
                settings, settings.actionName(action), settings.pack().deck().card(card), met));
    }
}
