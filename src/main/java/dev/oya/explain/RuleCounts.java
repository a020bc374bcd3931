package dev.oya.explain;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.pack.read.DrlText;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBooks;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The numbers of a settled round that rules compare with a limit: captured cards, actions and the points of combinations. They
 * are read from the conditions of the rule, so that every game has them. Numbers without a name in the glossary are left out.
 */
public record RuleCounts(RuleSettings settings, Table table, Wording speech) {
    private static final Pattern PLAYER =
            Pattern.compile("(not )?\\bPlayer\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)");
    private static final Pattern COMPARED = Pattern.compile(
            "(?:(captured|said)\\( ?\"([^\"]+)\" ?\\)|\\bworth)"
                    + " ?(<|>=|>) ?(?:(?:\\$\\w+\\.)?value\\( ?\"([^\"]+)\" ?\\)|([0-9]+))|(captured)\\( ?\"([^\"]+)\" ?\\) ?== ?0");
    private static final Pattern OPPONENTS =
            Pattern.compile("opponents\\( ?\"([a-z-]+)\" ?\\) ?(?:> ?[0-9v$]|== ?[1-9v$])");
    private static final String POINTS = "points";

    /**
     * A number of a seat.
     *
     * @param of id of what is counted, or of a mark of the seat
     * @param count the number, or null for a mark
     * @param least the number from which the rule applies, or null if there is none
     * @param below the number below which the rule applies, or null if there is none
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Counted(int seat, String of, Integer count, Integer least, Integer below) {}

    /**
     * Returns the numbers that a rule compares.
     *
     * @param drl the text of the rule
     * @param payer the seat that pays because of the rule, or a negative number if the rule applies to the winner only
     * @param payee the seat that is paid
     */
    public List<Counted> of(String drl, int payer, int payee) {
        if (payee < 0 || drl.isEmpty()) {
            return List.of();
        }
        List<Counted> all = new ArrayList<>();
        String text = DrlText.of(drl).bare();
        Matcher player = PLAYER.matcher(text);
        while (player.find()) {
            int seat = player.group(2).contains("seat != ") ? payer : payee;
            if (seat >= 0 && player.group(1) == null) {
                compared(player.group(2), seat, all);
            }
        }
        Matcher opponents = OPPONENTS.matcher(text);
        while (opponents.find()) {
            marked(opponents.group(1), payee, all);
        }
        return all.stream()
                .filter(one -> speech.glossary().has(one.of()))
                .distinct()
                .toList();
    }

    private void compared(String condition, int seat, List<Counted> all) {
        Matcher found = COMPARED.matcher(condition);
        while (found.find()) {
            String set = found.group(2) == null ? found.group(7) : found.group(2);
            String of = set == null ? POINTS : set;
            if (all.stream().anyMatch(one -> one.seat() == seat && one.of().equals(of))) {
                continue;
            }
            Integer limit = found.group(4) != null
                    ? (Integer) settings.value(found.group(4))
                    : found.group(5) != null ? Integer.valueOf(found.group(5)) : null;
            String sign = String.valueOf(found.group(3));
            Integer least = sign.equals(">=") ? limit : sign.equals(">") && limit > 0 ? (Integer) (limit + 1) : null;
            Integer below = sign.equals("<") ? limit : null;
            all.add(new Counted(seat, of, count(found.group(1), set, seat), least, below));
        }
    }

    private int count(String what, String name, int seat) {
        if (name == null) {
            return table.won().stream().mapToInt(TableBooks.Won::points).sum();
        }
        return "said".equals(what) ? table.soFar().said(name, seat) : counting().count(name, table.pile(seat));
    }

    /** Returns the settings with the chosen kinds of the winner's dual-kind cards. */
    public RuleSettings counting() {
        return settings.readings().stream()
                .filter(reading -> reading.counting().equals(table.counting()))
                .findFirst()
                .orElse(settings);
    }

    private void marked(String mark, int payee, List<Counted> all) {
        IntStream.range(0, table.seats())
                .filter(seat -> !table.sideOf(payee).contains(seat)
                        && settings.seatMarks(table.marks(seat)).contains(mark))
                .forEach(seat -> all.add(new Counted(seat, mark, null, null, null)));
    }
}
