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

/** The widths that an explanation tries, in rem. */
const WIDTHS = [56, 34, 22];
/** The distance in pixels between an explanation and the things that it does not cover. */
const GAP = 6;
/** The cost of each covered pixel, by what is covered. */
const COVERED = {
  [`[${POINTED}]`]: 1000,
  '.over, .hand > .card': 20,
  '.lies :is(.card, .build)': 12,
  '.acts > *': 12,
  '.bar, .who, .named': 3,
  '.pile .card, .prompt': 1,
  'oya-beside h3, oya-beside li, oya-beside p': 0.4,
};
/** The cost of each pixel between an explanation and its cards. */
const APART = 40;
/** The cost of an explanation without its pictures. */
const TIGHT = 4000;

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

  connectedCallback() {
    super.connectedCallback();
    const table = this.closest('.table');
    this.resized = new ResizeObserver(() => this.place());
    if (table) this.resized.observe(table);
    // A sheet that opens later must not be covered.
    this.changed = new MutationObserver(() => this.place());
    if (table) this.changed.observe(table, { childList: true, subtree: true });
  }

  updated() {
    const table = this.closest('.table');
    for (const one of table?.querySelectorAll(`[${POINTED}]`) ?? []) one.removeAttribute(POINTED);
    const step = this.lesson?.now;
    if (!table || !step || this.lesson?.quiet) return;
    for (const code of step.flatMap(one => this.cards(one)))
      for (const one of found(table, code)) one.setAttribute(POINTED, '');
    this.place();
  }

  /**
   * Places the explanation near its cards, or near the line of choices if it is about no card, where it covers as little of
   * the table as possible. Only if there is too little room does it drop its pictures.
   */
  place() {
    const table = this.closest('.table');
    /** @type {HTMLElement | null} */
    const box = this.querySelector('.lesson');
    if (!table || !box || this.closest('.settlement') || !box.checkVisibility()) return;
    const { left, top, width, height } = table.getBoundingClientRect();
    const rects = (/** @type {string} */ of) =>
      [...table.querySelectorAll(of)]
        .map(one => one.getBoundingClientRect())
        .filter(one => one.width && one.height)
        .map(one => new DOMRect(one.x - left, one.y - top, one.width, one.height));
    const things = Object.entries(COVERED).flatMap(([of, cost]) => rects(of).map(rect => ({ rect, cost })));
    const about = [`[${POINTED}]`, 'oya-decision .over', 'oya-choices'].map(rects).find(some => some.length) ?? [];
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    let best = { cost: Infinity, tight: false, x: 0, y: 0, wide: 0 };
    for (const tight of [false, true])
      for (const wide of new Set(WIDTHS.map(one => Math.min(one * rem, width - 2 * GAP)))) {
        this.classList.toggle('tight', tight);
        box.style.width = wide + 'px';
        const high = box.offsetHeight;
        const within = (/** @type {number[]} */ all, /** @type {number} */ most) =>
          new Set(all.map(one => Math.max(GAP, Math.min(Math.round(one), most - GAP))));
        const sides = [...things, ...about.map(rect => ({ rect }))];
        const xs = within(
          sides.flatMap(({ rect }) => [rect.left, rect.right + GAP, rect.left - wide - GAP]),
          width - wide,
        );
        const ys = within(
          sides.flatMap(({ rect }) => [rect.top, rect.bottom + GAP, rect.top - high - GAP]),
          height - high,
        );
        for (const x of xs)
          for (const y of ys) {
            const at = new DOMRect(x, y, wide, high);
            let cost = tight ? TIGHT : 0;
            for (const rect of about) cost += (APART * apart(at, rect) + between(at, rect)) / about.length;
            for (const one of things) if (cost < best.cost) cost += one.cost * covered(at, one.rect);
            if (cost < best.cost) best = { cost, tight, x, y, wide };
          }
      }
    this.classList.toggle('tight', best.tight);
    Object.assign(box.style, { width: best.wide + 'px', left: best.x + 'px', top: best.y + 'px' });
  }

  async start() {
    const go = fromHere();
    go('table', await play(/** @type {import('../lib/lesson.js').Lesson} */ (this.lesson).game));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized?.disconnect();
    this.changed?.disconnect();
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

/** Returns the area that two rectangles share. @param {DOMRect} one @param {DOMRect} other */
const covered = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Returns the distance between two rectangles. @param {DOMRect} one @param {DOMRect} other */
const apart = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** Returns the distance between the centres of two rectangles. @param {DOMRect} one @param {DOMRect} other */
const between = (one, other) =>
  Math.hypot(one.x - other.x + (one.width - other.width) / 2, one.y - other.y + (one.height - other.height) / 2);

/** Returns the places of a card or build on the table. @param {Element} table @param {string} code */
const found = (table, code) =>
  code.startsWith('#')
    ? [...table.querySelectorAll(`[data-build="${code.slice(1)}"]`)]
    : [...table.querySelectorAll(`:is(.hand, .field, .pile) .card:has([data-face="${CSS.escape(code)}"])`)];

customElements.define('oya-lesson', LessonLine);
