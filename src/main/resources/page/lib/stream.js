// The event stream of a table. EventSource cannot send a token, so the page parses the stream itself.
import { language } from './words.js';

const SILENT = 40_000;

/**
 * Reads events until the stream ends or is aborted.
 * @param {string} path
 * @param {{ token: string | null, last: number, signal: AbortSignal, open: () => void,
 *   event: (data: Shapes['version']) => void, besides: (what: string, data: any) => void }} how
 * @returns {Promise<number>} the HTTP status, or 0 if the service cannot be reached
 */
export async function listen(path, how) {
  const silence = new AbortController();
  const stop = () => silence.abort();
  how.signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENT);
  try {
    /** @type {Record<string, string>} */
    const headers = { 'Accept-Language': language(), 'Last-Event-ID': String(how.last) };
    if (how.token) headers.Authorization = 'Bearer ' + how.token;
    const answer = await fetch(path, { headers, signal: silence.signal, cache: 'no-store' });
    if (!answer.ok || !answer.body) return answer.status;
    how.open();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let kept = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return answer.status;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENT);
      const parts = (kept + value).split('\n\n');
      kept = /** @type {string} */ (parts.pop());
      for (const part of parts) {
        const lines = part.split('\n');
        const field = (/** @type {string} */ name) => lines.find(line => line.startsWith(name))?.slice(name.length);
        const [kind, data] = [field('event: '), field('data: ')];
        if (data && kind) how.besides(kind, JSON.parse(data));
        else if (data) how.event(JSON.parse(data));
      }
    }
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
    how.signal.removeEventListener('abort', stop);
    stop();
  }
}
