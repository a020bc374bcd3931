// Requests to the service, in the language of the page.
import { language } from './words.js';

/** An error response of the service, with its problem. */
export class Refused extends Error {
  /** @param {Shapes['problem']} problem */
  constructor(problem) {
    super(problem.because ?? problem.detail ?? problem.title);
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
  }
}

/** Thrown if the service cannot be reached or is temporarily unavailable. */
export class Away extends Error {}

/**
 * Sends a request and returns the decoded response.
 * @template T type of the response
 * @param {string} path
 * @param {{ body?: unknown, token?: string | null, type?: string, as?: 'json' | 'text', signal?: AbortSignal,
 *   lang?: string }} [how]
 * @returns {Promise<T>}
 */
export async function ask(path, how = {}) {
  /** @type {Record<string, string>} */
  const headers = { 'Accept-Language': how.lang ?? language(), 'Oya-Refusals': 'answer' };
  if (how.token) headers.Authorization = 'Bearer ' + how.token;
  if (how.body !== undefined) headers['Content-Type'] = how.type ?? 'application/json';
  const body = how.body === undefined ? undefined : how.type ? String(how.body) : JSON.stringify(how.body);
  let answer;
  try {
    answer = await fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, body, signal: how.signal });
  } catch (gone) {
    if (how.signal?.aborted) throw gone;
    throw new Away();
  }
  const type = answer.headers.get('Content-Type') ?? '';
  if (answer.status === 503 || (!answer.ok && !type.includes('json'))) throw new Away();
  if (!answer.ok || type.includes('problem+json')) throw new Refused(await answer.json());
  const text = how.as === 'text' || !type.includes('application/json');
  return /** @type {Promise<T>} */ (text ? answer.text() : answer.json());
}
