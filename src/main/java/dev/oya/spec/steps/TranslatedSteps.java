package dev.oya.spec.steps;

import io.cucumber.core.backend.Backend;
import io.cucumber.core.backend.BackendProviderService;
import io.cucumber.core.backend.Container;
import io.cucumber.core.backend.CucumberBackendException;
import io.cucumber.core.backend.CucumberInvocationTargetException;
import io.cucumber.core.backend.Glue;
import io.cucumber.core.backend.Lookup;
import io.cucumber.core.backend.ParameterInfo;
import io.cucumber.core.backend.Snippet;
import io.cucumber.core.backend.SourceReference;
import io.cucumber.core.backend.StepDefinition;
import io.cucumber.core.backend.TypeResolver;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** A service that Cucumber discovers. It registers the sentences of steps in languages other than English. */
public final class TranslatedSteps implements BackendProviderService {
    private static final String OURS =
            "/" + TranslatedSteps.class.getPackageName().replace('.', '/');

    @Override
    public Backend create(Lookup lookup, Container container, Supplier<ClassLoader> classes) {
        return new Backend() {
            @Override
            public void loadGlue(Glue glue, List<URI> rooms) {
                if (rooms.stream().anyMatch(room -> OURS.equals(room.getSchemeSpecificPart()))) {
                    add(glue, lookup);
                }
            }

            @Override
            public void buildWorld() {}

            @Override
            public void disposeWorld() {}

            @Override
            public Snippet getSnippet() {
                return null;
            }
        };
    }

    private static void add(Glue glue, Lookup lookup) {
        for (StepVocabulary.Step step : StepVocabulary.all().steps()) {
            for (StepVocabulary.Sentence sentence : step.sentences().values()) {
                if (!sentence.language().equals("en")) {
                    glue.addStepDefinition(
                            new Translated(step.code(), sentence.expression().getSource(), lookup));
                }
            }
        }
    }

    private record Translated(Method code, String pattern, Lookup lookup) implements StepDefinition {
        @Override
        public void execute(Object[] given) {
            try {
                code.invoke(lookup.getInstance(code.getDeclaringClass()), given);
            } catch (InvocationTargetException thrown) {
                throw new CucumberInvocationTargetException(this, thrown);
            } catch (IllegalAccessException hidden) {
                throw new CucumberBackendException(getLocation() + " is not public", hidden);
            }
        }

        @Override
        public List<ParameterInfo> parameterInfos() {
            return Arrays.stream(code.getGenericParameterTypes())
                    .<ParameterInfo>map(Parameter::new)
                    .toList();
        }

        @Override
        public String getPattern() {
            return pattern;
        }

        @Override
        public boolean isDefinedAt(StackTraceElement line) {
            return line.getClassName().equals(code.getDeclaringClass().getName())
                    && line.getMethodName().equals(code.getName());
        }

        @Override
        public String getLocation() {
            return Arrays.stream(code.getParameterTypes())
                    .map(Class::getName)
                    .collect(Collectors.joining(
                            ",", code.getDeclaringClass().getName() + "." + code.getName() + "(", ")"));
        }

        @Override
        public Optional<SourceReference> getSourceReference() {
            return Optional.of(SourceReference.fromMethod(code));
        }
    }

    private record Parameter(Type type) implements ParameterInfo {
        @Override
        public Type getType() {
            return type;
        }

        @Override
        public boolean isTransposed() {
            return false;
        }

        @Override
        public TypeResolver getTypeResolver() {
            return () -> type;
        }
    }
}
