package dev.oya.service.http;

import dev.oya.input.InputBounds;
import dev.oya.input.Tree;
import dev.oya.situation.ScoreRequest;
import dev.oya.situation.SituationFields;
import java.io.IOException;
import java.util.Set;

/** A JSON request body with the line of each value. Collects errors. */
public final class Body {
    /** Name of request bodies in messages, where other inputs have a file name. */
    public static final String NAME = "body";

    private final SituationFields nodes = new SituationFields();
    private final Tree root;

    private Body(String json, InputBounds bounds) {
        root = ScoreRequest.root(NAME, json, nodes, bounds);
        if (!nodes.problems().isEmpty()) {
            throw HttpProblem.of(nodes.problems().sorted());
        }
    }

    /**
     * Reads a request body.
     *
     * @param entries the allowed keys at the top level
     * @throws HttpProblem with status 400 if the body is malformed, or 422 if a value exceeds its bound
     */
    public static Body of(Request request, Set<String> entries) throws IOException {
        return of(request, entries, InputBounds.USUAL);
    }

    /** Reads a request body with the given bounds. */
    public static Body of(Request request, Set<String> entries, InputBounds bounds) throws IOException {
        request.mustBeJson();
        Body body = new Body(request.text(), bounds);
        body.nodes.keys(body.root, entries);
        return body;
    }

    public Tree root() {
        return root;
    }

    /** Returns the reader of the values, which collects errors. */
    public SituationFields nodes() {
        return nodes;
    }

    /**
     * Checks that there are no errors.
     *
     * @throws HttpProblem with the given status and all errors, if there are any
     */
    public void orRefuse(int status) {
        if (!nodes.problems().isEmpty()) {
            throw HttpProblem.of(status, nodes.problems().sorted());
        }
    }
}
