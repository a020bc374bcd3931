package dev.oya.spec.mutate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.spec.CallRecorder;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Dependency;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BaselineRunTest {
    private static final Dependency OWN = new Dependency(Dependency.At.SAID, 0, "shake", "");
    private static final Dependency OTHER = new Dependency(Dependency.At.SAID, 1, "shake", "");

    /**
     * Scenarios that made equal calls to the unmodified rules may still get different answers from modified rules that read
     * further inputs.
     */
    @Test
    void answerWithFurtherDependenciesIsAmbiguous() {
        Answer before = new Answer(List.of(), List.of(OWN));
        CallRecorder.Call call = new CallRecorder.Call("Ended", "round over", rules -> before);
        BaselineRun.Asked asked = new BaselineRun.Asked(call, null, before, Set.of(OWN));
        assertFalse(asked.isAmbiguous(before));
        assertFalse(asked.isAmbiguous(new Answer(List.of())));
        assertTrue(asked.isAmbiguous(new Answer(List.of(), List.of(OWN, OTHER))));
    }
}
