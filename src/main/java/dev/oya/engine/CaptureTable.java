package dev.oya.engine;

import dev.oya.play.Rules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.RuleSettings;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** What cards take, looked up by word, card and how many cards of its month lie there. Safe to share between threads. */
final class CaptureTable {
    private static final int MOST_CARDS = 128;
    private static final int MOST_MATCHES = 8;

    private final Rules rules;
    private final RuleSettings settings;
    private volatile AtomicReferenceArray<Capture> known;

    CaptureTable(Rules rules) {
        this.rules = rules;
        this.settings = rules.settings();
        forget();
    }

    final void forget() {
        int words = settings.pack().phases().words().size();
        known = new AtomicReferenceArray<>((words + 1) * MOST_CARDS * MOST_MATCHES);
    }

    Capture of(int word, int card, int matches) {
        if (matches >= MOST_MATCHES) {
            return ask(word, card, matches);
        }
        AtomicReferenceArray<Capture> now = known;
        int number = (word * MOST_CARDS + card) * MOST_MATCHES + matches;
        Capture takes = now.get(number);
        if (takes == null) {
            takes = ask(word, card, matches);
            now.set(number, takes);
        }
        return takes;
    }

    private Capture ask(int word, int card, int matches) {
        Matches question = new Matches(
                settings, settings.wordName(word), settings.pack().deck().card(card), matches);
        Answer answer = rules.askAnew(question);
        Conclusion.Takes takes = answer.first(Conclusion.Takes.class);
        return takes == null ? Capture.NONE : Capture.named(takes.how());
    }
}
