package dev.oya.pack;

import dev.oya.input.Place;
import dev.oya.input.Problem;
import java.util.List;

/**
 * Decides whether the rules of a house-rule layer are accepted. It runs before anything else reads the text of the rules. Use
 * one gate per pack, because its limits may apply to all files of the pack together.
 */
public interface RuleGate {
    /** Error code of rules that {@link #SHUT} rejects. */
    String SHUT_CODE = "drl-not-allowed";

    /** Rejects all rules, so that layers may only contain YAML. */
    RuleGate SHUT = source -> List.of(Problem.of(new Place(source.file(), source.firstLine()), SHUT_CODE));

    /** Returns the reasons to reject the rules, or an empty list if they are accepted. */
    List<Problem> check(RuleSource source);
}
