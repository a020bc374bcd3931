package dev.oya.engine;

import dev.oya.engine.foreign.Bounded;
import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.Place;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.drools.compiler.kie.builder.impl.DrlProject;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.builder.ReleaseId;

/** Rules that are compiled together; loaded when they are first asked. Safe to share between threads. */
public final class RuleUnit {
    private static final String GROUP = "dev.oya.rules";
    private static final String ARTIFACT = "chapter";
    /** The parser counts lines from the start of its text; we say where that is in the file. */
    private static final String PARSER_PLACE = "^\\[ERR \\d+] Line \\d+:\\d+ ";

    /** A pack takes a few seconds, on a slow machine. */
    private static final int MOST_SECONDS = 180;

    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final CompiledRules kept;
    private final List<RuleSource> sources;
    private Sessions sessions;

    RuleUnit(String fingerprint, List<RuleSource> sources) {
        this.kept = new CompiledRules(fingerprint, GROUP, ARTIFACT);
        this.sources = sources;
    }

    /**
     * Makes sure that the rules compile.
     *
     * @return the problems, none where they do
     */
    List<PackProblem> check() {
        if (kept.exists()) {
            return List.of();
        }
        try {
            sessions();
            return List.of();
        } catch (PackException problems) {
            return problems.problems();
        }
    }

    /** Whether the rules have been compiled or loaded in this run. */
    synchronized boolean isLoaded() {
        return sessions != null;
    }

    /**
     * The sessions that answer.
     *
     * @throws PackException where a rule does not compile
     */
    synchronized Sessions sessions() {
        if (sessions == null) {
            KieBase base = kept.load();
            if (base == null) {
                base = Bounded.run(new Place(sources.get(0).file(), 0), MOST_SECONDS, this::compile);
            }
            sessions = new Sessions(base);
        }
        return sessions;
    }

    private KieBase compile() {
        KieServices services = KieServices.get();
        KieFileSystem files = services.newKieFileSystem();
        ReleaseId release = services.newReleaseId(GROUP, ARTIFACT, "1." + NUMBER.incrementAndGet());
        files.generateAndWritePomXML(release);
        Map<String, RuleSource> byPath = new HashMap<>();
        for (RuleSource source : sources) {
            String path = "oya/r" + byPath.size() + ".drl";
            byPath.put(path, source);
            files.write("src/main/resources/" + path, source.text());
        }
        KieBuilder builder = services.newKieBuilder(files);
        try {
            builder.buildAll(ExecutableModelProject.class);
        } catch (RuntimeException compilerGaveUp) {
            throw new PackException(List.of(problem(sources.get(0), 0, compilerGaveUp.getMessage())));
        }
        List<Message> errors = builder.getResults().getMessages(Message.Level.ERROR);
        if (!errors.isEmpty()) {
            throw new PackException(problems(errors, byPath, files));
        }
        try {
            kept.keep((InternalKieModule) builder.getKieModule());
            return services.newKieContainer(release).getKieBase();
        } finally {
            services.getRepository().removeKieModule(release);
        }
    }

    /** What is wrong; where the compiler of the executable model knows no line, the classic compiler is asked. */
    private List<PackProblem> problems(List<Message> errors, Map<String, RuleSource> byPath, KieFileSystem files) {
        List<PackProblem> placed = placed(errors, byPath);
        if (placed.isEmpty()) {
            KieBuilder classic = KieServices.get().newKieBuilder(files);
            placed = placed(classic.buildAll(DrlProject.class).getResults().getMessages(Message.Level.ERROR), byPath);
        }
        return placed.isEmpty()
                ? List.of(problem(sources.get(0), 0, errors.get(0).getText()))
                : placed;
    }

    private static List<PackProblem> placed(List<Message> errors, Map<String, RuleSource> byPath) {
        List<PackProblem> problems = new ArrayList<>();
        for (Message error : errors) {
            RuleSource source = error.getPath() == null ? null : byPath.get(error.getPath());
            if (source != null && error.getLine() > 0) {
                problems.add(problem(source, error.getLine(), error.getText()));
            }
        }
        return problems;
    }

    private static PackProblem problem(RuleSource source, int line, String text) {
        return new PackProblem(
                new Place(source.file(), line < 1 ? 0 : line + source.firstLine() - 1),
                message(text),
                "drl-does-not-compile",
                "mend the rule, or take it out");
    }

    /** The first line of what the parser or compiler says, without its own idea of the place. */
    public static String message(String text) {
        return String.valueOf(text)
                .strip()
                .lines()
                .findFirst()
                .orElse("it does not compile")
                .replaceFirst(PARSER_PLACE, "");
    }
}
