package dev.oya.cli.play;

import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleBook;
import dev.oya.files.FileWatch;
import dev.oya.input.PackException;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.io.PrintWriter;
import java.util.function.Supplier;

/** Reloads the rules of a match when their files change. Broken rules are reported, and the old rules remain in force. */
public record ReloadingRules(FileWatch changes, Supplier<RuleBook> read, PrintWriter out, Wording speech) {
    /**
     * Returns the changed rules. Returns null if nothing has changed, or after reporting that the changed rules cannot be used.
     */
    RuleBook changed(RuleSettings before) {
        if (!changes.changed()) {
            return null;
        }
        try {
            RuleBook now = read.get();
            if (now.settings().pack().digest().equals(before.pack().digest())) {
                return null;
            }
            boolean fits = now.settings().option("players").equals(before.option("players"))
                    && now.settings()
                            .pack()
                            .phases()
                            .tallies()
                            .equals(before.pack().phases().tallies());
            out.println(Text.block(speech.say(fits ? "rules-changed" : "rules-do-not-fit"), 0));
            return fits ? now : null;
        } catch (PackException broken) {
            out.println(broken.in(speech.language()));
            out.println(speech.say("rules-remain"));
        } catch (UserError complaint) {
            out.println(Text.block(complaint.getMessage() + " " + speech.say("rules-remain"), 0));
        }
        return null;
    }
}
