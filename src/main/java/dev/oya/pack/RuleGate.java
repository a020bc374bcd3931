package dev.oya.pack;

import dev.oya.input.Place;
import dev.oya.input.Problem;
import java.util.List;

/**
 * Decides whether rules that a house layer brings along may be read at all. It is asked before anything else looks at
 * their text. One gate is for one reading, whose files it may bound together.
 */
public interface RuleGate {
    /** Lets no rules in: a layer from elsewhere is YAML alone. */
    RuleGate SHUT = source -> List.of(new Problem(
            new Place(source.file(), source.firstLine()),
            "This layer brings rules of its own in DRL",
            "drl-not-allowed",
            "read them; if you trust them, say --allow-drl"));

    /** What speaks against these rules; nothing where they may come in. */
    List<Problem> check(RuleSource source);
}
