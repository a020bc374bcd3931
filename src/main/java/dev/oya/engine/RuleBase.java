package dev.oya.engine;

import dev.oya.pack.Cite;
import dev.oya.pack.Pack;
import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.Place;
import dev.oya.pack.RuleSource;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.builder.ReleaseId;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/** The compiled rules of one pack, and where each of them comes from. Compiled once for each digest of rules. */
final class RuleBase {
    private static final String GROUP = "dev.oya.rules";
    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static final Map<String, RuleBase> BASES = new ConcurrentHashMap<>();

    private final KieBase base;
    private final Map<String, Cite> cites = new HashMap<>();

    private RuleBase(KieBase base) {
        this.base = base;
        for (KiePackage kiePackage : base.getKiePackages()) {
            for (Rule rule : kiePackage.getRules()) {
                cites.put(rule.getName(), cite(rule.getMetaData()));
            }
        }
    }

    /**
     * The rules of a pack, compiled or remembered.
     *
     * @throws PackException where a rule does not compile
     */
    static RuleBase of(Pack pack) {
        List<RuleSource> sources = new ArrayList<>(pack.rules());
        sources.add(YakuRules.source(pack));
        StringBuilder key = new StringBuilder();
        sources.forEach(source -> key.append(source.text()).append('\0'));
        return BASES.computeIfAbsent(key.toString(), text -> make(pack, sources, text));
    }

    private static RuleBase make(Pack pack, List<RuleSource> sources, String text) {
        CompiledRules kept = new CompiledRules(fingerprint(text), GROUP, pack.id());
        KieBase base = kept.load();
        return new RuleBase(base != null ? base : compile(pack, sources, kept));
    }

    /** Names the text of the rules, the version of Drools and the vocabulary that they were compiled with. */
    private static String fingerprint(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(text.getBytes(StandardCharsets.UTF_8));
            digest.update(KieServices.class.getPackage().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(Vocabulary.fingerprint().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    KieBase base() {
        return base;
    }

    /** Where a rule comes from. */
    Cite cite(String rule) {
        return cites.getOrDefault(rule, Cite.NONE);
    }

    private static KieBase compile(Pack pack, List<RuleSource> sources, CompiledRules kept) {
        KieServices services = KieServices.get();
        KieFileSystem files = services.newKieFileSystem();
        ReleaseId release = services.newReleaseId(GROUP, pack.id(), "1." + NUMBER.incrementAndGet());
        files.generateAndWritePomXML(release);
        Map<String, RuleSource> byPath = new HashMap<>();
        int number = 0;
        for (RuleSource source : sources) {
            String path = "src/main/resources/oya/r" + number++ + ".drl";
            byPath.put(path.substring("src/main/resources/".length()), source);
            files.write(path, source.text());
        }
        KieBuilder builder = services.newKieBuilder(files);
        builder.buildAll(ExecutableModelProject.class);
        List<Message> errors = builder.getResults().getMessages(Message.Level.ERROR);
        if (!errors.isEmpty()) {
            throw new PackException(problems(errors, byPath));
        }
        try {
            kept.keep((InternalKieModule) builder.getKieModule());
            return services.newKieContainer(release).getKieBase();
        } finally {
            services.getRepository().removeKieModule(release);
        }
    }

    private static List<PackProblem> problems(List<Message> errors, Map<String, RuleSource> byPath) {
        List<PackProblem> problems = new ArrayList<>();
        for (Message error : errors) {
            RuleSource source = error.getPath() == null ? null : byPath.get(error.getPath());
            String file = source == null ? "rules" : source.file();
            int line = source == null || error.getLine() < 1 ? 0 : error.getLine() + source.firstLine() - 1;
            problems.add(new PackProblem(
                    new Place(file, line),
                    error.getText().strip(),
                    "drl-does-not-compile",
                    "mend the rule, or take it out"));
        }
        return problems;
    }

    private static Cite cite(Map<String, Object> metadata) {
        String statements = text(metadata.get("cites"));
        return new Cite(
                statements == null ? List.of() : List.of(statements.trim().split("\\s+")),
                text(metadata.get("ruling")),
                text(metadata.get("because")));
    }

    private static String text(Object value) {
        if (value == null) {
            return null;
        }
        String text = value.toString();
        return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }
}
