// Completion for house-rule layers, based on the JSON Schema that the service publishes for each game.

/** @typedef {{ label: string, apply: string, info: string }} Choice */

/**
 * A JSON Schema or a part of one.
 * @typedef {{ $ref?: string, type?: string, description?: string, default?: unknown, enum?: unknown[],
 *   enumDescriptions?: string[], items?: LayerSchema, properties?: Record<string, LayerSchema>,
 *   additionalProperties?: boolean | LayerSchema }} LayerSchema
 */

/** @param {string} line */
const indent = line => line.length - line.trimStart().length;

/**
 * Returns the keys that enclose the last line, the outermost first.
 * @param {string[]} lines the lines up to and including that line
 * @returns {string[]}
 */
export function pathOf(lines) {
  /** @type {string[]} */
  const path = [];
  let deep = indent(lines[lines.length - 1]);
  for (let at = lines.length - 2; at >= 0 && deep > 0; at--) {
    const key = /^\s*([\w.-]+):(?:\s*(?:#.*)?)$/.exec(lines[at]);
    if (key && indent(lines[at]) < deep) {
      path.unshift(key[1]);
      deep = indent(lines[at]);
    }
  }
  return path;
}

/** @param {LayerSchema | undefined} at @param {string} key @returns {LayerSchema | undefined} */
const within = (at, key) => /** @type {Record<string, LayerSchema> | undefined} */ (at)?.[key];

/**
 * @param {LayerSchema} schema @param {LayerSchema | undefined} node
 * @returns {LayerSchema | undefined}
 */
const resolved = (schema, node) =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce(within, /** @type {LayerSchema | undefined} */ (schema))
    : node;

/**
 * @param {LayerSchema} schema @param {string[]} path
 * @returns {LayerSchema | undefined}
 */
export function nodeAt(schema, path) {
  return path.reduce(
    (/** @type {LayerSchema | undefined} */ node, key) =>
      resolved(
        schema,
        node?.properties?.[key] ??
          (typeof node?.additionalProperties === 'object' ? node.additionalProperties : undefined),
      ),
    /** @type {LayerSchema | undefined} */ (schema),
  );
}

/** Returns the values that a schema node suggests. @param {LayerSchema | undefined} node @returns {Choice[]} */
function values(node) {
  const all =
    node?.enum ?? (node?.type === 'boolean' ? [true, false] : typeof node?.default === 'number' ? [node.default] : []);
  return all.map((value, at) => ({
    label: String(value),
    apply: String(value),
    info: node?.enumDescriptions?.[at] || node?.description || '',
  }));
}

/**
 * Returns the completions at the end of the last line.
 * @param {LayerSchema} schema
 * @param {string[]} lines the lines up to the cursor, the last one cut off at the cursor
 * @returns {{ choices: Choice[], typed: string }}
 */
export function choicesAt(schema, lines) {
  const line = lines[lines.length - 1];
  const path = pathOf(lines);
  const item = /^\s*-\s+([\w.\/-]*)$/.exec(line);
  if (item) return { choices: values(nodeAt(schema, path)?.items), typed: item[1] };
  const value = /^\s*([\w.-]+):\s+([\w.-]*)$/.exec(line);
  if (value) return { choices: values(nodeAt(schema, [...path, value[1]])), typed: value[2] };
  const key = /^\s*([\w.-]*)$/.exec(line);
  if (!key) return { choices: [], typed: '' };
  const choices = Object.entries(nodeAt(schema, path)?.properties ?? {}).map(([name, node]) => {
    const deep = resolved(schema, node);
    const inner = '\n' + ' '.repeat(indent(line) + 2);
    return {
      label: name,
      apply: name + (deep?.type === 'object' ? ':' + inner : deep?.type === 'array' ? ':' + inner + '- ' : ': '),
      info: deep?.description ?? '',
    };
  });
  return { choices, typed: key[1] };
}
