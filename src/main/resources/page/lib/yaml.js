// The text of a house-rule layer, as written by the switches or by hand.

/** @typedef {Shapes['option']['value']} Value */

/** @param {string} text */
const quoted = text =>
  /^[\p{L}\p{N} '’.,()-]+$/u.test(text) &&
  text.trim() === text &&
  !/^[\d'-]|^(yes|no|on|off|true|false|null)$/i.test(text)
    ? text
    : JSON.stringify(text);

/**
 * @param {{ name: string, title: string, game: string, because: string, options: Shapes['chosen'] }} layer
 */
export function layerText(layer) {
  const options = Object.entries(layer.options).map(([name, value]) => `  ${name}: ${written(value)}`);
  return [
    `layer: ${layer.name}`,
    `title: ${quoted(layer.title)}`,
    `base: ${layer.game}`,
    `because: ${quoted(layer.because)}`,
    ...(options.length ? ['options:', ...options] : []),
    '',
  ].join('\n');
}

/** @param {Value | undefined} value */
const written = value => (typeof value === 'string' ? quoted(value) : String(value));

/**
 * Returns the text with the given value of an option, or without its entry if the value is absent. Other entries stay
 * unchanged.
 * @param {string} text
 * @param {string} name
 * @param {Value} [value]
 */
export const withOption = (text, name, value) =>
  withEntry(text, ['options', name], value === undefined ? undefined : written(value));

/**
 * Returns the text with the given value of a combination, or without its entry if the value is absent.
 * @param {string} text
 * @param {string} yaku
 * @param {string} [worth] the value, such as points: 5
 */
export const withWorth = (text, yaku, worth) =>
  withEntry(text, ['yaku', 'change', yaku], worth && `{ worth: { ${worth} } }`);

/**
 * Returns the value of a combination in a layer, or undefined if the layer does not set it.
 * @param {string} text
 * @param {string} yaku
 * @returns {string | undefined}
 */
export const worthIn = (text, yaku) =>
  text.match(new RegExp(`^ {4}${yaku}: *\\{ *worth: *\\{ *\\w+: *([\\d.]+) *\\} *\\}`, 'm'))?.[1];

/**
 * Returns the text with another number of the rules, or without its entry if the number is absent.
 * @param {string} text
 * @param {string} name
 * @param {string} [number]
 */
export const withNumber = (text, name, number) => withEntry(text, ['values', 'change', name], number);

/**
 * Returns a number of the rules in a layer, or undefined if the layer does not set it.
 * @param {string} text
 * @param {string} name
 * @returns {string | undefined}
 */
export const numberIn = (text, name) =>
  text.match(new RegExp(`^ {4}${name.replaceAll('.', '\\.')}: *([\\d.]+)$`, 'm'))?.[1];

/**
 * Returns the text with the given value of an entry, or without the entry if the value is absent.
 * @param {string} text
 * @param {string[]} path
 * @param {string} [value]
 */
function withEntry(text, path, value) {
  const lines = text.replace(/\n+$/, '').split('\n');
  /** @type {number[]} */
  const heads = [];
  let [from, end] = [0, lines.length];
  for (const [depth, name] of path.entries()) {
    const pad = '  '.repeat(depth);
    const at = lines.findIndex((line, place) => place >= from && place < end && line.startsWith(pad + name + ':'));
    if (at < 0) {
      const rest = path.slice(depth).map((one, more) => pad + '  '.repeat(more) + one + ':');
      if (value !== undefined) lines.splice(end, 0, ...rest.slice(0, -1), rest[rest.length - 1] + ' ' + value);
      return lines.join('\n') + '\n';
    }
    heads.push(at);
    let past = at + 1;
    while (past < end && (lines[past].trim() === '' || lines[past].startsWith(pad + ' '))) past++;
    [from, end] = [at + 1, past];
  }
  const own = /** @type {number} */ (heads.pop());
  if (value !== undefined)
    lines.splice(own, end - own, '  '.repeat(path.length - 1) + path[path.length - 1] + ': ' + value);
  else {
    lines.splice(own, end - own);
    for (const head of heads.reverse())
      if (!lines[head + 1]?.startsWith(' ' + (lines[head].match(/^ */) ?? [''])[0])) lines.splice(head, 1);
  }
  return lines.join('\n') + '\n';
}

/** Returns the text with another title. @param {string} text @param {string} title */
export const titled = (text, title) =>
  text.replace(/^layer:.*$/m, () => 'layer: ' + idOf(title)).replace(/^title:.*$/m, () => 'title: ' + quoted(title));

/** Returns an ASCII id for a title. @param {string} title */
export const idOf = title =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'own';
