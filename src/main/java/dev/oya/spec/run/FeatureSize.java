package dev.oya.spec.run;

import dev.oya.input.Advice;
import dev.oya.input.Localized;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.gherkin.Step;
import io.cucumber.gherkin.GherkinDialect;
import io.cucumber.gherkin.GherkinDialects;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Limits on the size of feature files. The parser repeats backgrounds for each scenario, and scenarios for each row of examples.
 * A file whose lines could multiply beyond a limit is rejected before parsing. Not thread-safe.
 */
final class FeatureSize {
    static final int MOST_BYTES = 1 << 20;
    static final int LONGEST_LINE = 2_000;

    /**
     * Maximum length of a step, in characters. The regular expression of a step recurses once per card, so a longer step could
     * exhaust the stack.
     */
    private static final int LONGEST_STEP = 500;

    private static final int MOST_PIECES = 50_000;
    /** Maximum estimate of the number of repeated lines, twice the estimate for the longest shipped file. */
    private static final long MOST_REPEATED = 400_000;

    private static final long MOST_CHARACTERS = 10_000_000;

    private static final Pattern LANGUAGE = Pattern.compile("#\\s*language\\s*:\\s*([a-zA-Z_-]+)");

    private final int mostSteps;
    private long steps;

    /** Thrown if a file is too large. */
    static final class TooMuch extends Exception {
        private final transient Localized text;

        TooMuch(long line, Advice what) {
            this.text = Localized.join(": ", line, what);
        }

        Localized text() {
            return text;
        }
    }

    /** @param mostSteps maximum number of steps and scenarios in all files together */
    FeatureSize(int mostSteps) {
        this.mostSteps = mostSteps;
    }

    /** Checks the text of a file before it is parsed. */
    static void check(String text) throws TooMuch {
        long lines = 0;
        long rows = 0;
        long tags = 0;
        long gaps = 0;
        long longest = 0;
        int number = 0;
        int pieces = 0;
        boolean examples = false;
        GherkinDialect words = dialect(text);
        for (String written : text.lines().toList()) {
            number++;
            String line = written.strip();
            boolean row = line.startsWith("|");
            boolean tag = line.startsWith("@");
            long gapsHere = count(line, '<');
            examples = begins(line, words.getExamplesKeywords())
                    || examples
                            && !begins(line, words.getScenarioKeywords())
                            && !begins(line, words.getScenarioOutlineKeywords())
                            && !begins(line, words.getRuleKeywords());
            lines += row || tag || line.isEmpty() || line.startsWith("#") ? 0 : 1;
            rows += row ? 1 : 0;
            tags += tag ? count(line, '@') : 0;
            gaps += gapsHere;
            longest = row ? Math.max(longest, line.length()) : longest;
            pieces += 1 + count(line, '|') + count(line, '@');
            most(number, written.length(), LONGEST_LINE, Advice.of("feature-line", LONGEST_LINE));
            most(number, pieces, MOST_PIECES, Advice.of("feature-pieces", MOST_PIECES));
            most(number, (lines + tags) * (lines + rows), MOST_REPEATED, Advice.of("feature-steps", MOST_REPEATED));
            most(number, gaps * rows * longest, MOST_CHARACTERS, Advice.of("feature-characters", MOST_CHARACTERS));
            if (examples && row && gapsHere > 0) {
                throw new TooMuch(number, Advice.of("feature-cell"));
            }
        }
    }

    private static void most(int line, long number, long most, Advice what) throws TooMuch {
        if (number > most) {
            throw new TooMuch(line, what);
        }
    }

    private static long count(String line, char letter) {
        return line.chars().filter(one -> one == letter).count();
    }

    private static boolean begins(String line, List<String> keywords) {
        return keywords.stream().anyMatch(keyword -> line.startsWith(keyword + ":"));
    }

    /**
     * Returns the keywords of the language in the comments at the start of the file, or the English keywords if no comment
     * names a language.
     */
    private static GherkinDialect dialect(String text) {
        return text.lines()
                .map(String::strip)
                .takeWhile(line -> line.isEmpty() || line.startsWith("#"))
                .map(LANGUAGE::matcher)
                .filter(Matcher::matches)
                .findFirst()
                .flatMap(found -> GherkinDialects.getDialect(found.group(1)))
                .or(() -> GherkinDialects.getDialect("en"))
                .orElseThrow();
    }

    /** Adds the steps of a parsed file, and checks the number of steps and the length of each step. */
    void add(Feature feature) throws TooMuch {
        for (Pickle pickle : feature.getPickles()) {
            steps += 1 + pickle.getSteps().size();
            if (steps > mostSteps) {
                throw new TooMuch(pickle.getScenarioLocation().getLine(), Advice.of("feature-run", mostSteps));
            }
            for (Step step : pickle.getSteps()) {
                if (step.getText().length() > LONGEST_STEP) {
                    throw new TooMuch(step.getLine(), Advice.of("feature-step", LONGEST_STEP));
                }
            }
        }
    }
}
