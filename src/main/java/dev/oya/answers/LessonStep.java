package dev.oya.answers;

import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.words.Lessons;
import dev.oya.pack.words.Translations;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * An explanation for new players.
 *
 * @param when {@code moment}, {@code phase}, {@code action} or {@code yaku}
 * @param of the id of the moment, phase, action or combination
 * @param title the step's title, or null if it has none
 * @param says the step's text
 */
public record LessonStep(String when, String of, String title, String says) {
    /** Returns the explanations of a game. A subject without a lesson is explained by its description. */
    public static List<LessonStep> of(Pack pack, Lessons lessons, Wording speech) {
        Translations texts = speech.texts(pack);
        String language = speech.language();
        List<LessonStep> steps = new ArrayList<>();
        for (String moment : Lessons.MOMENTS) {
            String aim = pack.aim() == null ? speech.title(pack) : texts.of("pack", "aim", pack.aim());
            String text = lessons.says("moments", moment, language);
            add(steps, "moment", moment, null, text, moment.equals("begin") ? aim : null);
        }
        for (Phases.Phase phase : pack.phases().phases().values()) {
            String id = phase.name();
            String usual = texts.of("phases", id, phase.what());
            add(steps, "phase", id, speech.word(id), lessons.says("phases", id, language), usual);
        }
        pack.phases().actions().forEach((action, entry) -> {
            // If the game has lessons, they explain how to play cards, and the description is not needed.
            boolean explained = entry.fields().silent() || entry.cardMove().from() != null && !lessons.isEmpty();
            String usual = explained ? null : texts.of("actions", action, entry.what());
            add(steps, "action", action, speech.word(action), lessons.says("actions", action, language), usual);
        });
        for (YakuEntry one : pack.yaku().values()) {
            if (one.isPlayed(pack.settings())) {
                String amount = speech.amount(one, pack.settings());
                // A combination without points in the rules is explained only by a lesson.
                String usual = amount == null ? null : texts.of("yaku", one.key(), one.what()) + " (" + amount + ")";
                add(steps, "yaku", one.id(), speech.word(one.id()), lessons.says("yaku", one.id(), language), usual);
            }
        }
        return steps;
    }

    private static void add(
            List<LessonStep> steps, String when, String of, String title, String text, String otherwise) {
        String says = text == null ? otherwise : text;
        if (says != null) {
            steps.add(new LessonStep(when, of, text == null ? title : null, says));
        }
    }
}
