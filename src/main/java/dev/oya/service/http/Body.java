package dev.oya.service.http;

import dev.oya.input.InputBounds;
import dev.oya.input.Tree;
import dev.oya.situation.ScoreRequest;
import dev.oya.situation.SituationFields;
import java.io.IOException;
import java.util.Set;

/** The body of a request as JSON or YAML that knows its lines, and everything that is wrong with it. */
public final class Body {
    /** What messages call it. */
    public static final String NAME = "body";

    private final SituationFields nodes = new SituationFields();
    private final Tree root;

    private Body(String text, InputBounds bounds) {
        root = ScoreRequest.root(NAME, text, nodes, bounds);
        if (!nodes.problems().isEmpty()) {
            throw HttpProblem.of(nodes.problems().sorted());
        }
    }

    /**
     * Reads a body with these entries.
     *
     * @throws HttpProblem 400 if it is malformed, 422 if a value is beyond its bound
     */
    public static Body of(Request request, Set<String> entries) throws IOException {
        return of(request, entries, InputBounds.USUAL);
    }

    /** Reads a body with these entries, within these bounds. */
    public static Body of(Request request, Set<String> entries, InputBounds bounds) throws IOException {
        Body body = new Body(request.text(), bounds);
        body.nodes.keys(body.root, entries);
        return body;
    }

    /** Returns the root of the document. */
    public Tree root() {
        return root;
    }

    /** Returns the reader of its values, which gathers problems. */
    public SituationFields nodes() {
        return nodes;
    }

    /**
     * Checks that no problem has been found.
     *
     * @throws HttpProblem with all problems, if there are any
     */
    public void orRefuse(int status) {
        if (!nodes.problems().isEmpty()) {
            throw HttpProblem.of(status, nodes.problems().sorted());
        }
    }
}
