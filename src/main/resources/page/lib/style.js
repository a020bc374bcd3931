// Style sheets of parts that are not on the first screen.

/**
 * Loads a style sheet of the page. Parts wait for the style sheet, so that they are never drawn without it.
 * @param {string} name
 * @returns {Promise<unknown>} settled even if the style sheet cannot be loaded
 */
export function style(name) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../style/${name}.css`, import.meta.url).href;
  const loaded = new Promise(resolve => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return loaded;
}

/**
 * Loads a style sheet of the page for a shadow root.
 * @param {string} name
 * @returns {Promise<CSSStyleSheet>} an empty style sheet if it cannot be loaded
 */
export async function shadowStyle(name) {
  const sheet = new CSSStyleSheet();
  const text = await fetch(new URL(`../style/${name}.css`, import.meta.url)).then(
    answer => (answer.ok ? answer.text() : ''),
    () => '',
  );
  return sheet.replace(text);
}
