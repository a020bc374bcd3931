package dev.oya.input;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.oya.files.ClassPathText;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.json.JsonMapper;

/** Checks YAML against the JSON Schema of its kind, the same that editors complete by. Safe to share between threads. */
public final class SchemaCheck {
    private static final JsonMapper JSON = new JsonMapper();
    /** Files that are as they should be; whoever reads a pack again has most of them before them again. */
    private static final Set<Tree> FINE = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

    private SchemaCheck() {}

    /** Notes everything in which a file differs from the schema of its kind, each at its line. */
    public static void check(String kind, Tree root, Problems problems) {
        if (FINE.contains(root)) {
            return;
        }
        boolean fine = true;
        for (Error error :
                SCHEMAS.computeIfAbsent(kind, SchemaCheck::schema).validate(JSON.valueToTree(root.plain()))) {
            fine = false;
            Tree node = root;
            int steps = error.getInstanceLocation().getNameCount();
            for (int i = 0; i < steps; i++) {
                Object step = error.getInstanceLocation().getElement(i);
                node = step instanceof Integer place ? node.list().get(place) : node.get(String.valueOf(step));
            }
            if (error.getProperty() != null && node.has(error.getProperty())) {
                problems.tell(node.get(error.getProperty()).place(), "not-in-schema.key", error.getProperty(), kind);
            } else {
                // What has been said better already need not be said again.
                if (!problems.has(node.place())) {
                    problems.tell(node.place(), "not-in-schema.schema", error.getMessage());
                }
            }
        }
        if (fine) {
            FINE.add(root);
        }
    }

    private static Schema schema(String kind) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(ClassPathText.of(SchemaCheck.class, "/schema/" + kind + ".json"));
    }
}
