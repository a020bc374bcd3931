package dev.oya.spec.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.Advice;
import dev.oya.spec.MissingStepException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailureObserverTest {
    @Test
    void reportsRuntimeExceptionsAsInternalErrors() {
        for (RuntimeException fault : List.of(
                new NullPointerException(), new ClassCastException("x"), new IndexOutOfBoundsException("Index 7"))) {
            String said = FailureObserver.plain(fault);
            assertTrue(
                    said.matches(
                            "internal error in this step: " + fault.getClass().getSimpleName()
                                    + " at FailureObserverTest.java:[0-9]+; please report it"),
                    said);
        }
    }

    @Test
    void reportsMissingStep() {
        assertEquals(
                "no seat moves before this step",
                FailureObserver.plain(new MissingStepException(Advice.of("step-no-move"))));
    }
}
