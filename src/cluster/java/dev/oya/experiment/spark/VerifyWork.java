package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.record.Verifier;
import dev.oya.record.VerifyResult;
import dev.oya.situation.RecordRulesFinder;
import java.nio.file.Path;
import java.util.List;

/** Verifies records on a worker. */
final class VerifyWork implements Work {
    /** The answer if the rules are invalid. The sender can report the reason. */
    static final String RULES_ARE_BROKEN = "";

    /** The serialized form of a verification. */
    private record Sent(PortableRules rules, boolean first) {}

    /**
     * Lines of a file.
     *
     * @param before earlier lines of the same matches, which determine the start of their next rounds
     */
    record Piece(List<Line> before, List<Line> lines) {}

    /** A line with its number in the file, from 1. */
    record Line(int number, String text) {}

    private final boolean first;
    private final ThreadLocal<RecordRulesFinder> rules;

    /**
     * Returns a verification as a job for the workers.
     *
     * @param first whether to stop at the first wrong record
     */
    static String job(RuleLibrary library, List<Path> houses, boolean first) {
        return Json.tree(new Sent(PortableRules.of(library, houses), first)).toString();
    }

    VerifyWork(String job) {
        Sent sent = Json.STRICT.readValue(job, Sent.class);
        PortableRules.Laid laid = sent.rules.lay();
        first = sent.first;
        rules = ThreadLocal.withInitial(() -> new RecordRulesFinder(laid.library(), laid.layers()));
    }

    @Override
    public String done(String text) {
        Piece piece = Json.STRICT.readValue(text, Piece.class);
        try {
            return Json.tree(verified(piece, new Verifier(rules.get()), first)).toString();
        } catch (PackException broken) {
            return RULES_ARE_BROKEN;
        }
    }

    static VerifyResult verified(Piece piece, Verifier verifier, boolean first) {
        piece.before.forEach(line -> verifier.verify(line.number, line.text));
        VerifyResult all = VerifyResult.NOTHING;
        for (Line line : piece.lines) {
            all = all.and(verifier.result(line.number, line.text), Integer.MAX_VALUE);
            if (first && all.wrong() > 0) {
                return all;
            }
        }
        return all;
    }
}
