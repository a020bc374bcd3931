// The explanations of a first round, shown when something happens for the first time.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { href } from '../lib/route.js';

class LessonLine extends Part {
  static properties = { lesson: {}, state: {}, view: {} };

  constructor() {
    super();
    /** @type {import('../lib/lesson.js').Lesson | null} */ this.lesson = null;
    this.state = 0;
    /** @type {Shapes['view']} */ this.view = given;
  }

  render() {
    const { lesson, view } = this;
    if (!lesson) return nothing;
    const step = lesson.now;
    return html`<section class="lesson" aria-label=${t('lesson')}>
      <div role="status" class="explained">
        ${
          step
            ? this.said(step)
            : view.over
              ? html`<p>
                  ${t('lessonOver')} <a href=${href('learn')}>${t('learn')}</a> ·
                  <a href=${href('rules', lesson.game)}>${t('readRules')}</a>
                </p>`
              : html`<p class="quiet">${t('lessonWaits')}</p>`
        }
      </div>
      ${
        step
          ? html`<p class="goes">
              <button id="understood" class="primary" @click=${() => lesson.next()}>${t('understood')}</button>
              ${
                lesson.waiting.length > 1
                  ? html`<span class="quiet">${t('moreSteps', { count: lesson.waiting.length - 1 })}</span>`
                  : nothing
              }
            </p>`
          : nothing
      }
      ${
        lesson.read.length
          ? html`<details>
              <summary>${t('explainedSoFar', { count: lesson.read.length })}</summary>
              ${lesson.read.map(one => this.said(one))}
            </details>`
          : nothing
      }
    </section>`;
  }

  /** @param {import('../lib/lesson.js').Step} step */
  said(step) {
    return html`<p data-step="${step.when}:${step.of}">
      ${step.title ? html`<strong>${step.title}</strong> ` : nothing}${step.says}
    </p>`;
  }
}
customElements.define('oya-lesson', LessonLine);
