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

/** Which room may know which, and that every room is named here and on the map in {@code package-info} of {@code dev.oya}. */
@AnalyzeClasses(packages = "dev.oya", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "dev.oya";
    private static final String FRONT_DOOR = "front door";

    /**
     * A module of Oya: a package and its subpackages. The root package is a module without subpackages.
     *
     * @param because the reason it depends on no other module
     * @param knows the modules it may depend on
     */
    private record Room(String name, String because, Set<String> knows) {
        Room(String name, String because, String... knows) {
            this(name, because, Set.of(knows));
        }

        static String pattern(String name) {
            return name.equals(FRONT_DOOR) ? ROOT : ROOT + "." + name + "..";
        }
    }

    /**
     * The wall clock records when a table was created or a request arrived, and sorts lists. Waiting times, deadlines and rates
     * per second use the monotonic clock.
     */
    @ArchTest
    static final ArchRule WALL_CLOCK = noClasses()
            .that()
            .resideInAnyPackage(Room.pattern("service"), Room.pattern("store"))
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
            .because("tables, people who are away and limits go on when the wall clock is set forward or back");

    private static final List<Room> ROOMS = List.of(
            new Room("cards", "a deck is the same deck in every game"),
            new Room("files", "a file is written whole or not at all, whatever it says"),
            new Room("threads", "threads are begun and heard of in one way, whatever they do"),
            new Room("input", "what people write is read in the same way, whatever it says", "files"),
            new Room("pack", "rules can be read and checked without running any of them", "cards", "files", "input"),
            new Room(
                    "vocabulary",
                    "rules and tables share the words, so the words know neither",
                    "cards",
                    "input",
                    "pack"),
            new Room(
                    "play",
                    "replay, undo and views work without a rule engine, and a table does not care who looks at it",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary"),
            new Room(
                    "engine",
                    "the engine only answers what play asks, through the interface that play declares",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play"),
            new Room(
                    "notation",
                    "cards and moves are written in one way",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play"),
            new Room(
                    "say",
                    "a sentence about a move is the same wherever it is read",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "notation"),
            new Room(
                    "answers",
                    "a command, a page, a bot and another program are answered the same",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "notation",
                    "say",
                    "explain"),
            new Room(
                    "situation",
                    "a round that people tell is settled in the same way for whoever asks",
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
            new Room(
                    "record",
                    "records are read wherever matches are played, also without the engine that played them",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "notation"),
            new Room(
                    "bots",
                    "a bot sees what a player sees and chooses among the offers it is given",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play"),
            new Room(
                    "programs",
                    "a program that plays is shown what a seat sees, whoever lets it play",
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
            new Room(
                    "explain",
                    "why something is so is the same wherever it is asked",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "notation",
                    "say"),
            new Room("api", "what programs that embed Oya see says nothing of what is behind it"),
            new Room(
                    FRONT_DOOR,
                    "programs that embed Oya have a command line and a server of their own",
                    "api",
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
                    "say",
                    "answers",
                    "situation",
                    "explain"),
            new Room(
                    "book",
                    "a book says what a pack says, and shows turns as its rules deal and judge them",
                    "cards",
                    "files",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "say"),
            new Room(
                    "spec",
                    "scenarios are run by tests and by commands alike",
                    "cards",
                    "files",
                    "threads",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "engine",
                    "notation"),
            new Room(
                    "experiment",
                    "what rules do and which bot plays better is found in the same way for a terminal, a page and a"
                            + " cluster",
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
            new Room(
                    "analysis",
                    "a decision is weighed in the same way for a terminal and for a page",
                    "cards",
                    "input",
                    "pack",
                    "vocabulary",
                    "play",
                    "record",
                    "bots",
                    "notation",
                    "say"),
            new Room("store", "what is kept is kept whatever it says", "files", "threads"),
            new Room(
                    "service",
                    "a request is answered by what answers commands and programs",
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

    /** The command line, on which no module depends and which may depend on all. */
    private static final String LAST = "cli";

    @ArchTest
    static void eachRoomKnowsOnlyWhatItMay(JavaClasses classes) {
        Set<String> all = ROOMS.stream().map(Room::name).collect(Collectors.toCollection(TreeSet::new));
        all.add(LAST);
        for (Room room : ROOMS) {
            String[] others = all.stream()
                    .filter(other -> !other.equals(room.name()) && !room.knows().contains(other))
                    .map(Room::pattern)
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(Room.pattern(room.name()))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others)
                    .because(room.because())
                    .check(classes);
        }
    }

    @ArchTest
    static void everyRoomIsNamed(JavaClasses classes) throws IOException {
        Set<String> there = classes.stream()
                .map(type ->
                        type.getPackageName().replaceFirst("^dev\\.oya\\.?", "").replaceFirst("\\..*", ""))
                .map(name -> name.isEmpty() ? FRONT_DOOR : name)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named = ROOMS.stream().map(Room::name).collect(Collectors.toCollection(TreeSet::new));
        named.add(LAST);
        assertEquals(named, there, "a new room says here what it may know");
        Path home = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        String map = Files.readString(home.resolve("src/main/java/dev/oya/package-info.java"));
        there.remove(FRONT_DOOR);
        there.removeIf(room -> map.contains("{@code " + room + "}"));
        assertEquals(Set.of(), there, "a room that is not on the map is not found");
    }

    @ArchTest
    static final ArchRule CUCUMBER = only("spec", "io.cucumber..")
            .because("whoever runs scenarios is told what came of them in words of Oya's own");

    @ArchTest
    static final ArchRule DROOLS = only("engine", "org.kie..", "org.drools..")
            .because("the engine can be exchanged where one package knows which it is");

    @ArchTest
    static final ArchRule TERMINAL = only("cli", "picocli..", "org.jline..", "me.tongfei..")
            .because("a library neither reads the terminal nor draws on it");

    @ArchTest
    static final ArchRule SERVER = only(
                    "service", "io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "io.micrometer..")
            .because("a program that embeds Oya has no server in it");

    @ArchTest
    static final ArchRule DATABASE = only(
                    "store", "org.jdbi..", "org.flywaydb..", "com.zaxxer..", "org.sqlite..", "org.postgresql..")
            .because("a program that embeds Oya has no database in it, and tables do not know which one there is");

    @ArchTest
    static final ArchRule SPARK = only("experiment.spark", "org.apache.spark..", "scala..")
            .because("Oya is built without Spark, and what is sent to it are texts");

    @ArchTest
    static final ArchRule ORDER = noClasses()
            .that()
            .resideInAnyPackage("dev.oya.cards", "dev.oya.pack..", "dev.oya.vocabulary")
            .should()
            .callMethod(Map.class, "copyOf", Map.class)
            .orShould()
            .callMethod(Set.class, "copyOf", Collection.class)
            .because("what a pack says is printed, and such copies have another order in each process");

    @ArchTest
    static final ArchRule NO_CIRCLES = SlicesRuleDefinition.slices()
            .assignedFrom(new Packages())
            .should()
            .beFreeOfCycles()
            .because("what can be understood alone can be changed alone")
            .allowEmptyShould(true);

    private static ArchRule only(String room, String... libraries) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(Room.pattern(room))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries);
    }

    private static final class Packages implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            if (name.equals(ROOT)) {
                return SliceIdentifier.of("front door");
            }
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
