// A layer of rules as text: the switches write it, and whoever likes writes it by hand.

/** @param {string} text */
const quoted = text => (/^[\p{L}\p{N} '’.,()-]+$/u.test(text) && text.trim() === text && !/^[\d'-]|^(yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text));

/**
 * @param {{ name: string, title: string, game: string, because: string, options: Record<string, any> }} layer
 */
export function layerText(layer) {
  const options = Object.entries(layer.options).map(([name, value]) => `  ${name}: ${typeof value === 'string' ? quoted(value) : value}`);
  return [`layer: ${layer.name}`, `title: ${quoted(layer.title)}`, `base: ${layer.game}`, `because: ${quoted(layer.because)}`,
    ...(options.length ? ['options:', ...options] : []), ''].join('\n');
}

/** An id of ASCII letters. @param {string} title */
export const idOf = title => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40) || 'own';
