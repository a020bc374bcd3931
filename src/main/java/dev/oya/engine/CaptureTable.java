package dev.oya.engine;

import dev.oya.play.Rules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.RuleSettings;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A cache of the landings of played cards. A landing is found by the action, the card and the number of cards of its month on the
 * field. If the rules read other inputs, it is also found by these. Safe for concurrent use.
 */
final class CaptureTable {
    private static final int MOST_CARDS = 128;
    private static final int MOST_MATCHES = 8;

    private final Rules rules;
    private final RuleSettings settings;
    /** Landings, or rows of landings if the rules read other inputs. */
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

    /** Returns the cached landing if it depends on nothing else, or null. */
    Landing cached(int action, int card, int matches) {
        return matches < MOST_MATCHES && known.get(number(action, card, matches)) instanceof Landing landing
                ? landing
                : null;
    }

    private static int number(int action, int card, int matches) {
        return (action * MOST_CARDS + card) * MOST_MATCHES + matches;
    }

    Landing of(int action, int card, int matches, int held, int waiting, int own) {
        if (matches >= MOST_MATCHES || held >= MOST_MATCHES) {
            return Landing.of(ask(action, card, matches, held, waiting, own));
        }
        AtomicReferenceArray<Object> now = known;
        int number = number(action, card, matches);
        Object found = now.get(number);
        if (found instanceof Landing landing) {
            return landing;
        }
        int further = (held * MOST_MATCHES + waiting) * MOST_MATCHES + own;
        Landing before = found == null ? null : ((Row) found).landings.get(further);
        if (before != null) {
            return before;
        }
        Answer answer = ask(action, card, matches, held, waiting, own);
        Landing landing = Landing.of(answer);
        if (answer.looks().isEmpty()) {
            now.set(number, landing);
        } else {
            now.compareAndSet(number, null, new Row());
            if (now.get(number) instanceof Row row) {
                row.landings.set(further, landing);
            }
        }
        return landing;
    }

    /** Landings by the number of cards of the month in hand, waiting, and played earlier by the seat. */
    private record Row(AtomicReferenceArray<Landing> landings) {
        Row() {
            this(new AtomicReferenceArray<>(MOST_MATCHES * MOST_MATCHES * MOST_MATCHES));
        }
    }

    private Answer ask(int action, int card, int matches, int held, int waiting, int own) {
        return rules.askAnew(new Matches(
                settings, settings.actionName(action), settings.pack().deck().card(card), matches, held, waiting, own));
    }
}
