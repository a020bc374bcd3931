package dev.oya.engine;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.type.PrimitiveType;
import dev.oya.engine.check.RuleFindings;
import dev.oya.engine.check.RuleParser;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;
import org.drools.compiler.kie.builder.impl.DrlProject;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.builder.ReleaseId;

/** A compiler of rules into a JAR. Stateless. */
final class RuleCompiler {
    /** Version of the Drools compiler according to its own metadata, which is also in a merged JAR. Empty if unknown. */
    static final String VERSION = version();

    private static final String RESOURCES = "src/main/resources/";

    /** Files that the compiler adds to a module before it reads the rules. */
    private static final List<String> DESCRIPTORS = List.of("META-INF/maven/pom.xml", "META-INF/maven/pom.properties");

    static {
        // The compiler converts keywords such as "int" and "public" to lower case only once, in the machine's
        // locale. In Turkish, "INT" would become "ınt".
        Locale machine = Locale.getDefault();
        Locale.setDefault(Locale.ROOT);
        try {
            Stream.of(PrimitiveType.Primitive.values()).forEach(PrimitiveType.Primitive::asString);
            Stream.of(Modifier.Keyword.values()).forEach(Modifier.Keyword::asString);
        } finally {
            Locale.setDefault(machine);
        }
    }

    private RuleCompiler() {}

    private static String version() {
        Properties properties = new Properties();
        try (InputStream in = ExecutableModelProject.class.getResourceAsStream(
                "/META-INF/maven/org.drools/drools-model-codegen/pom.properties")) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException unreadable) {
            properties.clear();
        }
        return properties.getProperty("version", "");
    }

    /**
     * Returns sources in the order of their compiled rules. The compiler reads its files in the order of two hash tables, so
     * this method builds equal tables. The second table also contains the module's descriptors.
     */
    static List<RuleSource> inOrder(List<RuleSource> sources) {
        Map<String, RuleSource> written = new HashMap<>();
        written.put("pom.xml", null);
        sources.forEach(source -> written.put(RESOURCES + path(written.size() - 1), source));
        Map<String, RuleSource> built = new HashMap<>();
        DESCRIPTORS.forEach(descriptor -> built.put(descriptor, null));
        written.forEach((path, source) -> {
            if (source != null) {
                built.put(path.substring(RESOURCES.length()), source);
            }
        });
        return built.values().stream().filter(Objects::nonNull).toList();
    }

    private static String path(int number) {
        return "oya/r" + number + ".drl";
    }

    /**
     * Returns the compiled rules for {@link ChapterClasses}.
     *
     * @throws PackException listing every problem, if a rule does not compile
     */
    static byte[] compile(List<RuleSource> sources) {
        KieServices services = KieServices.get();
        KieFileSystem files = services.newKieFileSystem();
        // Generated names depend on this version, so the version must depend only on the rules.
        String version = RuleChapters.fingerprint(
                new RuleCaches(), sources.stream().map(RuleSource::text).toArray());
        ReleaseId release = services.newReleaseId(ChapterClasses.GROUP, ChapterClasses.ARTIFACT, version);
        files.generateAndWritePomXML(release);
        Map<String, RuleSource> byPath = new HashMap<>();
        for (RuleSource source : sources) {
            String path = path(byPath.size());
            byPath.put(path, source);
            files.write(RESOURCES + path, source.text());
        }
        KieBuilder builder = services.newKieBuilder(files);
        try {
            builder.buildAll(ExecutableModelProject.class);
            List<Message> errors = builder.getResults().getMessages(Message.Level.ERROR);
            if (!errors.isEmpty()) {
                throw new PackException(problems(errors, byPath, files, sources));
            }
            return OverflowInstrumenter.of(((InternalKieModule) builder.getKieModule()).getBytes());
        } catch (PackException wrong) {
            throw wrong;
        } catch (RuntimeException compilerGaveUp) {
            throw new PackException(List.of(problem(sources.get(0), 0, compilerGaveUp.getMessage())));
        } catch (StackOverflowError nested) {
            // The compiler does not report which file is nested too deeply. The longest file is the most likely one.
            RuleSource longest = Collections.max(
                    sources, Comparator.comparingInt(source -> source.text().length()));
            throw new PackException(List.of(RuleFindings.tooDeep(longest)));
        } finally {
            services.getRepository().removeKieModule(release);
        }
    }

    /**
     * Returns the problems. If the compiler of the executable model reports no line, the classic compiler determines the lines.
     */
    private static List<Problem> problems(
            List<Message> errors, Map<String, RuleSource> byPath, KieFileSystem files, List<RuleSource> sources) {
        List<Problem> placed = placed(errors, byPath);
        if (placed.isEmpty()) {
            KieBuilder classic = KieServices.get().newKieBuilder(files);
            placed = placed(classic.buildAll(DrlProject.class).getResults().getMessages(Message.Level.ERROR), byPath);
        }
        return placed.isEmpty()
                ? List.of(problem(sources.get(0), 0, errors.get(0).getText()))
                : placed;
    }

    private static List<Problem> placed(List<Message> errors, Map<String, RuleSource> byPath) {
        List<Problem> problems = new ArrayList<>();
        for (Message error : errors) {
            RuleSource source = error.getPath() == null ? null : byPath.get(error.getPath());
            if (source != null && error.getLine() > 0) {
                problems.add(problem(source, error.getLine(), error.getText()));
            }
        }
        return problems;
    }

    private static Problem problem(RuleSource source, int line, String text) {
        Place place = new Place(source.file(), line < 1 ? 0 : line + source.firstLine() - 1);
        return Problem.of(place, "drl-does-not-compile.text", RuleParser.message(text));
    }
}
