// The explanations of a first round, shown when something happens for the first time, with the cards that they are
// about.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { href, fromHere } from '../lib/route.js';
import { play } from '../lib/lesson.js';
import { nameOf } from '../lib/names.js';
import { shown } from '../lib/card.js';
import { game } from '../lib/games.js';
import { once } from '../lib/keys.js';
import { style } from '../lib/style.js';

await style('lesson');

/** Marks a card or build that the current explanation is about. */
const POINTED = 'data-pointed';

class LessonLine extends Part {
  static properties = { lesson: {}, state: {}, view: {}, game: { state: true } };

  constructor() {
    super();
    /** @type {import('../lib/lesson.js').Lesson | null} */ this.lesson = null;
    this.state = 0;
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
  }

  async firstUpdated() {
    this.game = await game(this.view.rules);
  }

  updated() {
    const table = this.closest('.table');
    for (const one of table?.querySelectorAll(`[${POINTED}]`) ?? []) one.removeAttribute(POINTED);
    const step = this.lesson?.now;
    if (!table || !step || this.lesson?.quiet) return;
    for (const code of step.flatMap(one => this.cards(one)))
      for (const one of found(table, code)) one.setAttribute(POINTED, '');
    this.place(table);
  }

  /**
   * Places the explanation where it covers none of its cards: beside the table, at the bottom or at the top of the table, or
   * there without its pictures.
   * @param {Element} table
   */
  place(table) {
    const put = (/** @type {string} */ at) => {
      delete this.dataset.at;
      if (at) this.dataset.at = at;
    };
    put('');
    if (this.closest('.settlement')) return;
    if (table.querySelector('oya-beside')?.checkVisibility()) return put('side');
    let [best, least] = ['', Infinity];
    for (const at of ['', 'top', 'tight', 'top tight']) {
      put(at);
      const area = this.covered(table);
      if (area < least) [best, least] = [at, area];
      if (!area) return;
    }
    put(best);
  }

  /** Returns the area of the marked cards that the explanation covers. @param {Element} table */
  covered(table) {
    const box = this.querySelector('.lesson')?.getBoundingClientRect();
    if (!box) return 0;
    return [...table.querySelectorAll(`[${POINTED}]`)].reduce((sum, one) => {
      const card = one.getBoundingClientRect();
      const wide = Math.min(card.right, box.right) - Math.max(card.left, box.left);
      const high = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  }

  async start() {
    const go = fromHere();
    go('table', await play(/** @type {import('../lib/lesson.js').Lesson} */ (this.lesson).game));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const one of document.querySelectorAll(`[${POINTED}]`)) one.removeAttribute(POINTED);
  }

  /** Returns the cards that an explanation is about. @param {import('../lib/lesson.js').Step} step */
  cards({ when, of, cards = [] }) {
    if (when !== 'yaku' || !this.game) return cards;
    const { view, game } = this;
    const captured = view.seat === null ? [] : view.seats[view.seat].captured;
    const held = game.yaku.some(one => one.id === of && one.of === 'hand');
    return (held ? view.hand : captured).filter(code => game.sets.get(of)?.has(code));
  }

  /** Returns the cards of one month or suit. @param {import('../lib/lesson.js').Step} step */
  group({ of, cards = [] }) {
    const one = of === 'group' && this.game ? this.game.cards.get(cards[0]) : undefined;
    return one ? this.game.pack.filter(card => card.group === one.group).map(card => card.id) : [];
  }

  render() {
    const { lesson, view } = this;
    if (!lesson) return nothing;
    const step = lesson.now;
    return html`<section class="lesson ${lesson.quiet ? 'hushed' : ''}" aria-label=${t('lesson')}>
      <div role="status" class="explained">
        ${
          step
            ? step.map(one => this.said(one))
            : view.over
              ? html`<p>
                  ${t('lessonOver')}
                  <button class="link" id="play-now" @click=${once(() => this.start())}>${t('playNow')}</button> ·
                  <a href=${href('learn')}>${t('learn')}</a> ·
                  <a href=${href('rules', lesson.game)}>${t('readRules')}</a>
                </p>`
              : html`<p class="quiet">${t('lessonWaits')}</p>`
        }
      </div>
      <p class="goes">
        ${
          step
            ? html`<button id="understood" class="primary" @click=${() => lesson.next()}>${t('understood')}</button>`
            : nothing
        }
        ${
          step && lesson.read.length
            ? html`<button class="plain" id="lesson-back" @click=${() => lesson.back()}>${t('lessonBack')}</button>`
            : nothing
        }
        ${
          view.over
            ? nothing
            : html`<button class="plain" id="lesson-skip" @click=${() => this.tell('skipped')}>
                ${t('lessonSkip')}
              </button>`
        }
      </p>
    </section>`;
  }

  /** @param {import('../lib/lesson.js').Step} step */
  says(step) {
    const { when, of, title, says, near } = step;
    if (when === 'yaku' && title && this.game) return this.worth(step);
    if (!near || !this.game) return says;
    const what = begun(this.game.word(near.yaku));
    return t('lesson-' + of, { name: nameOf(this.view, near.seat), what, count: near.missing });
  }

  /**
   * Returns the cards of a combination in words, unless its title names them, and its worth.
   * @param {import('../lib/lesson.js').Step} step
   */
  worth({ of, title, says }) {
    const one = Object.values(this.game.told.yaku).find(other => other.id === of && other.amount);
    if (!one) return says;
    const what = one.what === begun(title ?? '') + '.' ? '' : one.what + ' ';
    return what + t('lessonWorth', { amount: one.amount ?? '', more: one.more ?? '' });
  }

  /** @param {import('../lib/lesson.js').Step} step */
  said(step) {
    const group = this.group(step);
    // Some sentences begin with the title.
    const says = this.says(step);
    const titled = step.title && !begun(says).startsWith(begun(step.title));
    return html`<div data-step="${step.when}:${step.of}">
      <p>${titled ? html`<strong>${begun(step.title ?? '')}:</strong> ` : nothing}${says}</p>
      ${group.length ? html`<p class="group">${group.map(code => shown(this.game, code, 'small'))}</p>` : nothing}
    </div>`;
  }
}

/** Returns the places of a card or build on the table. @param {Element} table @param {string} code */
const found = (table, code) =>
  code.startsWith('#')
    ? [...table.querySelectorAll(`[data-build="${code.slice(1)}"]`)]
    : [...table.querySelectorAll(`:is(.hand, .field, .pile) .card:has([data-face="${CSS.escape(code)}"])`)];

customElements.define('oya-lesson', LessonLine);
