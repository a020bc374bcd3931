package dev.oya;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Dependencies between modules. Every module must be listed here and in {@code package-info} of {@code dev.oya}. */
@AnalyzeClasses(packages = "dev.oya", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "dev.oya";

    /**
     * A module of Oya: a package and its subpackages.
     *
     * @param knows names of the modules that this module may depend on
     * @param because why this module has no other dependencies
     */
    private record Module(String name, Set<String> knows, String because) {
        Module(String name, String because, String... knows) {
            this(name, Set.of(knows), because);
        }

        static String pattern(String name) {
            return ROOT + "." + name + "..";
        }
    }

    /**
     * Only two classes may read the wall clock: Lobby for creation times and RequestLog for log entries. Waiting times,
     * deadlines and rates must be measured with the monotonic clock.
     */
    @ArchTest
    static final ArchRule WALL_CLOCK = noClasses()
            .that()
            .resideInAnyPackage(Module.pattern("service"), Module.pattern("store"))
            .and()
            .doNotHaveFullyQualifiedName("dev.oya.service.table.Lobby")
            .and()
            .doNotHaveFullyQualifiedName("dev.oya.service.http.RequestLog")
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Instant.class, "now")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Clock.class)
            .because("a change of the wall clock must not affect tables, absent players or rate limits");

    private static final List<Module> MODULES = List.of(
            new Module("cards", "decks do not depend on games"),
            new Module("files", "file access does not depend on content"),
            new Module("threads", "thread handling does not depend on the work"),
            new Module("input", "parsing does not depend on content", "files"),
            new Module("pack", "rules can be read and checked without running them", "cards", "files", "input"),
            new Module(
                    "vocabulary",
                    "rules and tables share the vocabulary, so it depends on neither",
                    "cards",
                    "input",
                    "pack"),
            new Module(
                    "play",
                    "replay, undo and views work without a rule engine",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary"),
            new Module(
                    "engine",
                    "the engine implements the interface that play declares",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play"),
            new Module(
                    "notation",
                    "there is one notation for cards and moves",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play"),
            new Module(
                    "say",
                    "sentences about moves are the same everywhere",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "notation"),
            new Module(
                    "answers",
                    "commands, the page, bots and other programs receive the same answers",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "notation",
                    "say",
                    "explain"),
            new Module(
                    "situation",
                    "entered rounds are settled in the same way for every caller",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "notation",
                    "record",
                    "say",
                    "answers"),
            new Module(
                    "record",
                    "records can be read without the rule engine",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "notation"),
            new Module(
                    "bots",
                    "bots see only the view of a seat and choose a legal move",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play"),
            new Module(
                    "programs",
                    "external programs see the view of a seat, whoever runs the match",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "record",
                    "bots",
                    "notation",
                    "say",
                    "answers"),
            new Module(
                    "explain",
                    "explanations are the same everywhere",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "notation",
                    "say"),
            new Module(
                    "api",
                    "embedding programs need neither the command line nor the service",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "notation",
                    "record",
                    "bots",
                    "book",
                    "say",
                    "answers",
                    "situation",
                    "explain"),
            new Module(
                    "book",
                    "a book depends only on the pack and its rules",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "say"),
            new Module(
                    "spec",
                    "tests and commands run scenarios in the same way",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "notation"),
            new Module(
                    "experiment",
                    "experiments have the same results for a terminal, a page and a cluster",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "record",
                    "bots",
                    "programs",
                    "notation",
                    "situation",
                    "say"),
            new Module(
                    "analysis",
                    "analyses have the same results for a terminal and a page",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "record",
                    "bots",
                    "notation",
                    "say"),
            new Module("store", "storage does not depend on content", "files", "threads"),
            new Module(
                    "service",
                    "requests use the same code as commands and embedding programs",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "record",
                    "store",
                    "bots",
                    "experiment",
                    "explain",
                    "book",
                    "spec",
                    "analysis",
                    "notation",
                    "situation",
                    "say",
                    "answers"));

    /** The command line. It may depend on all modules, and no module depends on it. */
    private static final String LAST = "cli";

    @ArchTest
    static void modulesDependOnlyOnAllowedModules(JavaClasses classes) {
        Set<String> all = MODULES.stream().map(Module::name).collect(Collectors.toCollection(TreeSet::new));
        all.add(LAST);
        for (Module module : MODULES) {
            String[] others = all.stream()
                    .filter(other ->
                            !other.equals(module.name()) && !module.knows().contains(other))
                    .map(Module::pattern)
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(Module.pattern(module.name()))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others)
                    .because(module.because())
                    .check(classes);
        }
    }

    @ArchTest
    static void everyModuleIsListed(JavaClasses classes) throws IOException {
        Set<String> there = classes.stream()
                .map(type ->
                        type.getPackageName().replaceFirst("^dev\\.oya\\.?", "").replaceFirst("\\..*", ""))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named = MODULES.stream().map(Module::name).collect(Collectors.toCollection(TreeSet::new));
        named.add(LAST);
        assertEquals(named, there, "list every module in MODULES with its dependencies");
        Path home = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        String map = Files.readString(home.resolve("src/main/java/dev/oya/package-info.java"));
        there.removeIf(module -> map.contains("{@code " + module + "}"));
        assertEquals(Set.of(), there, "list every module in package-info of dev.oya");
    }

    @ArchTest
    static final ArchRule CUCUMBER = only("spec", "io.cucumber..").because("results of scenarios have Oya's own types");

    @ArchTest
    static final ArchRule DROOLS = only("engine", "org.kie..", "org.drools..")
            .because("the rule engine can be replaced if only one package depends on it");

    @ArchTest
    static final ArchRule TERMINAL =
            only("cli", "picocli..", "org.jline..", "me.tongfei..").because("a library does not access the terminal");

    @ArchTest
    static final ArchRule SERVER = only(
                    "service", "io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "io.micrometer..")
            .because("embedding programs need no server");

    @ArchTest
    static final ArchRule DATABASE = only(
                    "store", "org.jdbi..", "org.flywaydb..", "com.zaxxer..", "org.sqlite..", "org.postgresql..")
            .because("embedding programs need no database, and tables do not depend on its kind");

    @ArchTest
    static final ArchRule SPARK = only("experiment.spark", "org.apache.spark..", "scala..")
            .because("Oya must build without Spark, and only texts are sent to Spark");

    @ArchTest
    static final ArchRule ORDER = noClasses()
            .that()
            .resideInAnyPackage("dev.oya.cards", "dev.oya.pack..", "dev.oya.vocabulary")
            .should()
            .callMethod(Map.class, "copyOf", Map.class)
            .orShould()
            .callMethod(Set.class, "copyOf", Collection.class)
            .because("contents of packs are printed, and the order of these copies differs between processes");

    @ArchTest
    static final ArchRule NO_CIRCLES = SlicesRuleDefinition.slices()
            .assignedFrom(new Packages())
            .should()
            .beFreeOfCycles()
            .because("packages without cyclic dependencies can be changed separately")
            .allowEmptyShould(true);

    private static ArchRule only(String module, String... libraries) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(Module.pattern(module))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries);
    }

    private static final class Packages implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            return name.startsWith(ROOT + ".")
                    ? SliceIdentifier.of(name.substring(ROOT.length() + 1))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "the packages of Oya";
        }
    }
}
