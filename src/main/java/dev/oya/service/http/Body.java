package dev.oya.service.http;

import dev.oya.input.Tree;
import dev.oya.situation.ScoreRequest;
import dev.oya.situation.ToldFields;
import java.io.IOException;
import java.util.Set;

/** The body of a request as JSON or YAML that knows its lines, and everything that is wrong with it. */
public final class Body {
    /** What messages call it. */
    public static final String NAME = "body";

    private final ToldFields nodes = new ToldFields();
    private final Tree root;

    private Body(String text) {
        root = ScoreRequest.root(NAME, text, nodes);
        orRefuse(400);
    }

    /**
     * Reads a body with these entries.
     *
     * @throws HttpProblem 400 where it cannot be read
     */
    public static Body of(Request request, Set<String> entries) throws IOException {
        Body body = new Body(request.text());
        body.nodes.keys(body.root, entries);
        return body;
    }

    /** The whole. */
    public Tree root() {
        return root;
    }

    /** Takes things out, and notes what is wrong. */
    public ToldFields nodes() {
        return nodes;
    }

    /**
     * Goes on where nothing is wrong.
     *
     * @throws HttpProblem with everything that is, where anything is
     */
    public void orRefuse(int status) {
        if (!nodes.problems().isEmpty()) {
            throw HttpProblem.of(status, nodes.problems().sorted());
        }
    }
}
