package dev.oya.situation;

import dev.oya.answers.Settlement;
import dev.oya.engine.RuleBook;
import dev.oya.input.Advice;
import dev.oya.input.InputBounds;
import dev.oya.input.Problem;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.notation.Json;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.table.Table;
import dev.oya.record.RecordWriter;
import dev.oya.record.ReplayStopped;
import dev.oya.say.Wording;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A situation that has been read and settled, or a question about cards. Not thread-safe. */
public final class ScoreRequest {
    private static final String TOLD = "told";

    private final RulesChoice chosen;
    private final SituationFields nodes = new SituationFields();
    private RuleBook rules;
    private CardQuestion question;
    private Tree round;
    private Table table;

    private ScoreRequest(RulesChoice chosen) {
        this.chosen = chosen;
    }

    /**
     * Reads and settles a situation. If the situation is invalid, {@link #problems} lists the errors and nothing is settled.
     *
     * @param name name of the text in messages
     * @param text YAML or JSON
     * @throws dev.oya.input.PackException if the rules are invalid or a total exceeds the largest supported amount
     */
    public static ScoreRequest of(String name, String text, RulesChoice chosen) {
        ScoreRequest scored = new ScoreRequest(chosen);
        scored.read(root(name, text, scored.nodes, InputBounds.USUAL));
        return scored;
    }

    /** Reads and settles a situation under the given rules. The situation must not name rules. */
    public static ScoreRequest by(RuleBook rules, String name, String text) {
        ScoreRequest scored = new ScoreRequest(null);
        Tree root = root(name, text, scored.nodes, InputBounds.USUAL);
        if (scored.isValid()) {
            scored.rules = rules;
            SituationReader.HEAD.stream()
                    .filter(root::has)
                    .forEach(key -> scored.nodes.report(root.get(key), "unknown-key.chosen", key));
            scored.ask(root);
        }
        return scored;
    }

    /**
     * Settles a recorded situation again under the given rules.
     *
     * @throws ReplayStopped if the situation cannot be settled
     */
    static Table settle(Rules rules, String text) {
        ScoreRequest scored = new ScoreRequest(null);
        Tree root = root(TOLD, text, scored.nodes, InputBounds.USUAL);
        if (scored.isValid()) {
            scored.settle(rules, root);
        }
        if (!scored.isValid()) {
            throw new ReplayStopped(
                    TOLD, Advice.of("round-to-settle"), scored.problems().get(0));
        }
        return scored.table;
    }

    /**
     * Parses an untrusted text and returns its root. Reports an error if the root is not a map, and for each value beyond a
     * bound.
     */
    public static Tree root(String name, String text, SituationFields nodes, InputBounds bounds) {
        boolean isJson = text.stripLeading().startsWith("{");
        Tree root = isJson
                ? YamlParser.parseJson(name, text, nodes.problems())
                : YamlParser.parse(name, text, nodes.problems());
        if (root != null && !root.isMap()) {
            nodes.report(root, "wrong-kind.situation");
        } else if (root != null) {
            bounds.check(root, nodes.problems());
        }
        return root;
    }

    private void read(Tree node) {
        Tree root = isValid() ? chosen.own(node, nodes) : null;
        rules = isValid() ? new SituationRules(chosen, root, nodes).read() : null;
        // Continues after errors in options, so that errors in options and in cards are reported together.
        if (rules != null) {
            ask(root);
        }
    }

    private void ask(Tree root) {
        if (!root.has("seats") && !root.has("end")) {
            question = CardQuestion.read(rules, root, nodes);
            return;
        }
        round = root;
        settle(rules, root);
    }

    private void settle(Rules rules, Tree root) {
        SituationReader.Entered situation = new SituationReader(rules, root, nodes).read();
        if (!isValid()) {
            return;
        }
        table = Round.entered(
                        rules,
                        situation.table().ended(situation.end(), situation.by()).table())
                .table();
        if (table.isMeasured() && !situation.withoutPoints().isEmpty()) {
            nodes.report(
                    root.get("seats"),
                    "no-points",
                    situation.withoutPoints().iterator().next());
        }
    }

    private boolean isValid() {
        return nodes.problems().isEmpty();
    }

    /** Returns all errors. If there are errors, the other methods have no result. */
    public List<Problem> problems() {
        return nodes.problems().sorted();
    }

    public RuleBook rules() {
        return rules;
    }

    /** Returns the question about cards, or null for a round. */
    public CardQuestion question() {
        return question;
    }

    /** Returns the settled round, or null for a question about cards. */
    public Table table() {
        return table;
    }

    /**
     * Returns the answer as JSON. For a round, the answer includes a record that contains the situation in place of the cards.
     */
    public ObjectNode json(Wording speech) {
        if (question != null) {
            return question.json(speech);
        }
        ObjectNode answer = new Settlement(rules.settings(), table, speech).json();
        answer.set("record", new RecordWriter(rules).entered(table, Json.MAPPER.valueToTree(round.plain())));
        return answer;
    }
}
