// A layer of rules as text: the switches write it, and whoever likes writes it by hand.

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
 * The same text with an option set, or as usual where there is no value; what else stands there stays.
 * @param {string} text @param {string} name @param {Value} [value]
 */
export function withOption(text, name, value) {
  const lines = text.replace(/\n+$/, '').split('\n');
  const head = lines.findIndex(line => /^options:\s*(#.*)?$/.test(line));
  let end = head + 1;
  while (head >= 0 && end < lines.length && /^(\s|$)/.test(lines[end])) end++;
  const own = lines.findIndex((line, at) => at > head && at < end && line.trim().startsWith(name + ':'));
  const entry = `  ${name}: ${written(value)}`;
  if (value === undefined) {
    if (own > 0) lines.splice(own, 1);
    if (own > 0 && end - head === 2) lines.splice(head, 1);
  } else if (own > 0) lines[own] = entry;
  else if (head >= 0) lines.splice(end, 0, entry);
  else lines.push('options:', entry);
  return lines.join('\n') + '\n';
}

/** The same text under another title. @param {string} text @param {string} title */
export const titled = (text, title) =>
  text.replace(/^layer:.*$/m, () => 'layer: ' + idOf(title)).replace(/^title:.*$/m, () => 'title: ' + quoted(title));

/** An id of ASCII letters. @param {string} title */
export const idOf = title =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'own';
