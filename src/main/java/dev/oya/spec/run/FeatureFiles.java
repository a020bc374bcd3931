package dev.oya.spec.run;

import dev.oya.input.Advice;
import dev.oya.input.Localized;
import dev.oya.pack.read.SourceCheckout;
import io.cucumber.core.feature.FeatureIdentifier;
import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParserException;
import io.cucumber.core.resource.Resource;
import io.cucumber.core.resource.ResourceScanner;
import io.cucumber.tagexpressions.Expression;
import io.cucumber.tagexpressions.TagExpressionException;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds and reads feature files, and collects all problems with them. Not thread-safe. */
public final class FeatureFiles {
    /** Maximum number of steps in a run, several times the number of steps in all shipped features. */
    public static final int MOST_STEPS = 300_000;

    /** Maximum number of characters in a line, including after the values of examples are inserted. */
    public static final int LONGEST_LINE = FeatureSize.LONGEST_LINE;

    private static final int MOST_TAGS = 1_000;

    /** Folder of the shipped features, in the source checkout if there is one, otherwise on the class path. */
    private static final String OWN = "features";

    private static final Pattern WITH_LINES = Pattern.compile("(.+\\.feature)((?::\\d{1,9}){1,200})");
    private static final Pattern MISTAKE = Pattern.compile("\\((\\d+):\\d+\\): (.*)");

    private final Map<URI, Feature> features = new LinkedHashMap<>();
    private final Map<URI, SortedSet<Integer>> lines = new HashMap<>();
    private final Set<URI> wholes = new HashSet<>();
    private final List<Localized> problems = new ArrayList<>();
    private final FeatureParser parser = new FeatureParser(UUID::randomUUID);
    private final FeatureSize size;

    private FeatureFiles(int mostSteps) {
        size = new FeatureSize(mostSteps);
    }

    /**
     * Returns the shipped scenarios.
     *
     * @param tags tag expression, or null for all
     * @throws FeatureProblems if the expression is invalid
     */
    public static Scenarios own(String tags) {
        return read(List.of(OWN + "/"), tags);
    }

    /**
     * Reads files, folders, and lines of files ({@code a.feature:12}). A path that does not exist is resolved among the shipped
     * features, with or without {@code features/}.
     *
     * @param tags tag expression such as {@code "@AB-4 and not @slow"}, or null for all scenarios
     * @throws FeatureProblems if a file is missing or invalid; the exception lists every problem
     */
    public static Scenarios read(List<String> paths, String tags) {
        FeatureFiles files = new FeatureFiles(MOST_STEPS);
        Expression expression = files.expression(tags);
        paths.forEach(files::add);
        return files.scenarios(expression);
    }

    private Scenarios scenarios(Expression tags) {
        if (!problems.isEmpty()) {
            throw new FeatureProblems(problems);
        }
        return new Scenarios(List.copyOf(features.values()), lines, tags);
    }

    /**
     * Reads the scenarios of a text without a file.
     *
     * @param name name for messages
     * @param mostSteps maximum number of steps
     * @throws FeatureProblems if the text is invalid; the exception lists every problem
     */
    public static Scenarios text(String name, String text, int mostSteps) {
        FeatureFiles files = new FeatureFiles(mostSteps);
        Resource resource = new Bytes(URI.create("text:" + name), text.getBytes(StandardCharsets.UTF_8));
        files.parse(resource, uri -> {}).ifPresent(feature -> files.features.put(feature.getUri(), feature));
        return files.scenarios(null);
    }

    private record Bytes(URI uri, byte[] bytes) implements Resource {
        @Override
        public URI getUri() {
            return uri;
        }

        @Override
        public InputStream getInputStream() {
            return new ByteArrayInputStream(bytes);
        }
    }

    private Expression expression(String tags) {
        try {
            if (tags != null && tags.length() > MOST_TAGS) {
                problems.add(Advice.of("feature-tags-long", MOST_TAGS));
            } else if (tags != null) {
                return TagExpressionParser.parse(tags);
            }
        } catch (TagExpressionException broken) {
            problems.add(Advice.of("feature-tags", tags));
        }
        return null;
    }

    private void add(String name) {
        Matcher some = WITH_LINES.matcher(name);
        boolean whole = !some.matches();
        String bare = whole ? name : some.group(1);
        int before = features.size() + problems.size();
        URI place = place(bare);
        List<URI> read = place == null ? List.of() : scan(place);
        if (read.isEmpty() && features.size() + problems.size() == before) {
            problems.add(place == null ? Advice.of("feature-not-found", bare) : Advice.of("feature-no-files", bare));
        }
        for (URI file : read) {
            if (whole) {
                wholes.add(file);
                lines.remove(file);
            } else if (!wholes.contains(file)) {
                SortedSet<Integer> numbers = lines.computeIfAbsent(file, key -> new TreeSet<>());
                for (String number : some.group(2).substring(1).split(":")) {
                    numbers.add(Integer.valueOf(number));
                }
            }
        }
    }

    private static URI place(String name) {
        if (!name.equals(OWN + "/")) {
            try {
                Path path = Path.of(name).toAbsolutePath().normalize();
                if (Files.exists(path)) {
                    return path.toUri();
                }
            } catch (InvalidPathException wrong) {
                return null;
            }
        }
        String clean = name.replaceFirst("/+$", "");
        for (String own : List.of(clean, OWN + "/" + clean)) {
            if ((own + "/").startsWith(OWN + "/") && !own.contains("..")) {
                Path checkout = SourceCheckout.folder(OWN);
                Path path = checkout == null ? null : checkout.resolveSibling(own);
                if (path != null && Files.exists(path)) {
                    return path.toUri();
                }
                if (path == null && FeatureFiles.class.getResource("/" + own) != null) {
                    return URI.create("classpath:" + own.replace(" ", "%20"));
                }
            }
        }
        return null;
    }

    /** Returns the folder and file names in a shipped file's path, beginning with the folder of the game. */
    public static List<String> below(URI own) {
        Path checkout = SourceCheckout.folder(OWN);
        String path = checkout == null
                ? own.getSchemeSpecificPart().substring(OWN.length() + 1)
                : checkout.relativize(Path.of(own)).toString().replace('\\', '/');
        return List.of(path.split("/"));
    }

    private List<URI> scan(URI place) {
        List<URI> read = new ArrayList<>();
        new ResourceScanner<Feature>(
                        FeatureFiles.class::getClassLoader,
                        FeatureIdentifier::isFeature,
                        resource -> parse(resource, read::add))
                .scanForResourcesUri(place).stream()
                        .sorted((one, other) -> one.getUri().compareTo(other.getUri()))
                        .forEach(feature -> features.putIfAbsent(feature.getUri(), feature));
        return read;
    }

    private Optional<Feature> parse(Resource resource, Consumer<URI> seen) {
        seen.accept(resource.getUri());
        String shown = shown(resource.getUri());
        try (var in = resource.getInputStream()) {
            byte[] bytes = in.readNBytes(FeatureSize.MOST_BYTES + 1);
            if (bytes.length > FeatureSize.MOST_BYTES) {
                problems.add(Advice.of("feature-bytes", shown, FeatureSize.MOST_BYTES));
                return Optional.empty();
            }
            FeatureSize.check(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
            Optional<Feature> feature = parser.parseResource(new Bytes(resource.getUri(), bytes));
            if (feature.isPresent()) {
                size.add(feature.get());
            }
            if (feature.isEmpty() || feature.get().getPickles().isEmpty()) {
                problems.add(Advice.of("feature-empty", shown));
            }
            return feature;
        } catch (FeatureSize.TooMuch tooMuch) {
            problems.add(Localized.join(":", shown, tooMuch.text()));
        } catch (FeatureParserException broken) {
            Matcher mistake = MISTAKE.matcher(String.valueOf(broken.getMessage()));
            int before = problems.size();
            while (mistake.find()) {
                problems.add(Localized.same(shown + ":" + mistake.group(1) + ": " + mistake.group(2)));
            }
            if (problems.size() == before) {
                problems.add(Localized.same(shown + ": " + broken.getMessage()));
            }
        } catch (CharacterCodingException malformed) {
            problems.add(Advice.of("feature-encoding", shown));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Optional.empty();
    }

    /**
     * Returns the name of a file for messages: relative to the working directory if the file is inside it, otherwise the
     * absolute path.
     */
    public static String shown(URI file) {
        if (!"file".equals(file.getScheme())) {
            return file.getSchemeSpecificPart();
        }
        Path path = Path.of(file);
        Path here = Path.of("").toAbsolutePath();
        return (path.startsWith(here) ? here.relativize(path) : path).toString();
    }
}
