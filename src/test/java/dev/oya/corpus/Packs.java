package dev.oya.corpus;

import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;

/** Creates modified copies of rule packs. */
public final class Packs {
    private Packs() {}

    /** Returns a copy of the given pack with the given rules. */
    public static Pack withRules(Pack pack, List<RuleSource> rules) {
        RecordComponent[] parts = Pack.class.getRecordComponents();
        Object[] values = new Object[parts.length];
        try {
            for (int i = 0; i < parts.length; i++) {
                values[i] = parts[i].getName().equals("rules")
                        ? rules
                        : parts[i].getAccessor().invoke(pack);
            }
            return Pack.class
                    .getConstructor(
                            Stream.of(parts).map(RecordComponent::getType).toArray(Class[]::new))
                    .newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
