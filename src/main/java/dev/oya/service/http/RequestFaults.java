package dev.oya.service.http;

import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Collects all faults of a JSON request body, so that a client receives them together. Not thread-safe. */
public final class RequestFaults {
    private final List<HttpProblem> found = new ArrayList<>();

    /** Adds a fault, which may have a JSON pointer as its place. */
    public void add(HttpProblem fault) {
        found.add(fault);
    }

    /** Adds the faults that another instance has collected. */
    public void addAll(RequestFaults others) {
        found.addAll(others.found);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /**
     * Checks that there are no faults.
     *
     * @throws HttpProblem listing all faults, if there are any; its status is the lowest status of the faults
     */
    public void orThrow() {
        orThrow(Tree.of(new Place(Body.NAME, 0), Map.of()));
    }

    /**
     * Checks that there are no faults.
     *
     * @param request the request whose body has the faults; the response contains their lines and columns
     * @throws HttpProblem listing all faults, if there are any; its status is the lowest status of the faults
     */
    public void orThrow(Request request) throws IOException {
        if (!found.isEmpty()) {
            Tree root = YamlParser.parse(Body.NAME, request.text(), new Problems());
            orThrow(root == null ? Tree.of(new Place(Body.NAME, 0), Map.of()) : root);
        }
    }

    private void orThrow(Tree root) {
        found.stream().min(Comparator.comparing(HttpProblem::status)).ifPresent(first -> {
            throw first.together(found, pointer -> at(root, pointer));
        });
    }

    /**
     * Returns the place of a value. If the value is missing, returns the place of the innermost existing value around it.
     */
    private static Place at(Tree root, String pointer) {
        Tree node = root;
        for (String step : pointer.substring(1).split("/")) {
            Tree inner = node.isList()
                            && step.matches("[0-9]{1,4}")
                            && Integer.parseInt(step) < node.list().size()
                    ? node.list().get(Integer.parseInt(step))
                    : node.get(step);
            if (inner == null) {
                break;
            }
            node = inner;
        }
        return node.exact();
    }
}
