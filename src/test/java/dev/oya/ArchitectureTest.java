package dev.oya;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.stream.Stream;

/**
 * Which package may know which: cards, pack, vocabulary and play stand on each other in this order; record, bots, simulate, spec,
 * store, http and cli stand on play; engine answers what play asks; {@code Oya} opens onto all but http and cli.
 */
@AnalyzeClasses(packages = "dev.oya", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "dev.oya";

    @ArchTest
    static final ArchRule FILES = in("files")
            .knowsNothingOf(
                    "cards",
                    "pack",
                    "vocabulary",
                    "engine",
                    "play",
                    "record",
                    "bots",
                    "simulate",
                    "store",
                    "http",
                    "cli",
                    "front door")
            .because("how a file is written says nothing of what is in it");

    @ArchTest
    static final ArchRule CARDS = in("cards")
            .knowsNothingOf(
                    "pack",
                    "vocabulary",
                    "engine",
                    "play",
                    "record",
                    "bots",
                    "simulate",
                    "store",
                    "http",
                    "cli",
                    "front door")
            .because("a deck is the same deck in every game");

    @ArchTest
    static final ArchRule PACK = in("pack")
            .knowsNothingOf(
                    "vocabulary", "engine", "play", "record", "bots", "simulate", "store", "http", "cli", "front door")
            .because("rules can be read and checked without running any of them");

    @ArchTest
    static final ArchRule VOCABULARY = in("vocabulary")
            .knowsNothingOf("engine", "play", "record", "bots", "simulate", "store", "http", "cli", "front door")
            .because("rules and tables share the words, so the words know neither");

    @ArchTest
    static final ArchRule PLAY = in("play")
            .knowsNothingOf("engine", "record", "bots", "simulate", "store", "http", "cli", "front door")
            .because("replay, undo and views work without a rule engine, and a table does not care who looks at it");

    @ArchTest
    static final ArchRule ENGINE = in("engine")
            .knowsNothingOf("record", "bots", "simulate", "store", "http", "cli", "front door")
            .because("the engine only answers what play asks, through the interface that play declares");

    @ArchTest
    static final ArchRule RECORD = in("record")
            .knowsNothingOf("engine", "http", "cli")
            .because("records are read wherever matches are played, also where nothing is served");

    @ArchTest
    static final ArchRule BOTS = in("bots")
            .knowsNothingOf("engine", "store", "http", "cli")
            .because("a bot sees what a player sees and chooses among the offers it is given");

    @ArchTest
    static final ArchRule SIMULATE =
            in("simulate").knowsNothingOf("store", "http", "cli").because("many matches need no server and no disk");

    @ArchTest
    static final ArchRule SPEC = in("spec")
            .knowsNothingOf("store", "http", "cli")
            .because("scenarios are run by tests and by commands alike");

    @ArchTest
    static final ArchRule CUCUMBER = only("spec")
            .mayUse("io.cucumber..")
            .because("whoever runs scenarios is told what came of them in words of Oya's own");

    @ArchTest
    static final ArchRule STORE = in("store")
            .knowsNothingOf("engine", "http", "cli")
            .because("what is kept are events, and events are read without a rule");

    @ArchTest
    static final ArchRule HTTP = in("http").knowsNothingOf("cli").because("a server may run where nobody types");

    @ArchTest
    static final ArchRule FRONT_DOOR = in("front door")
            .knowsNothingOf("http", "cli")
            .because("programs that embed Oya have a command line and a server of their own");

    @ArchTest
    static final ArchRule DROOLS = only("engine")
            .mayUse("org.kie..", "org.drools..")
            .because("the engine can be exchanged where one package knows which it is");

    @ArchTest
    static final ArchRule TERMINAL = only("cli")
            .mayUse("picocli..", "org.jline..", "me.tongfei..")
            .because("a library neither reads the terminal nor draws on it");

    @ArchTest
    static final ArchRule NO_CIRCLES = SlicesRuleDefinition.slices()
            .assignedFrom(new Packages())
            .should()
            .beFreeOfCycles()
            .because("what can be understood alone can be changed alone")
            .allowEmptyShould(true);

    private static Floor in(String name) {
        return new Floor(name);
    }

    private static Floor only(String name) {
        return new Floor(name);
    }

    /** A package of Oya and those below it; the front door is the package on top, without any below. */
    private record Floor(String name) {
        String pattern() {
            return name.equals("front door") ? ROOT : ROOT + "." + name + "..";
        }

        ArchRule knowsNothingOf(String... others) {
            return noClasses()
                    .that()
                    .resideInAPackage(pattern())
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            Stream.of(others).map(other -> in(other).pattern()).toArray(String[]::new))
                    .allowEmptyShould(true);
        }

        ArchRule mayUse(String... libraries) {
            return noClasses()
                    .that()
                    .resideOutsideOfPackage(pattern())
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(libraries);
        }
    }

    private static final class Packages implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            if (name.equals(ROOT)) {
                return SliceIdentifier.of("front door");
            }
            return name.startsWith(ROOT + ".")
                    ? SliceIdentifier.of(name.substring(ROOT.length() + 1).split("\\.")[0])
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "the packages of Oya";
        }
    }
}
