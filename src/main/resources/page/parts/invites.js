// The invitations while seats are free: a link for each friend, to send or to show.
import { html, nothing } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { seatAt } from '../lib/seats.js';
import { href } from '../lib/route.js';
import { setting } from '../lib/settings.js';
import { invitation } from '../lib/share.js';

class Invites extends Part {
  static properties = { table: {}, view: {}, game: {}, codes: { state: true }, copied: { state: true } };

  constructor() {
    super();
    this.table = '';
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Record<number, string>} */ this.codes = {};
    this.copied = -1;
  }

  /** @param {Shapes['createdTable']['seats'][number]} invite */
  link(invite) {
    const about = invitation(this.view, this.game, { by: setting('name', ''), open: seatAt(this.table)?.open });
    return location.origin + '/' + href('join', this.table, String(invite.seat), String(invite.invite), about);
  }

  /** Shares a link in the device's share dialog. @param {Shapes['createdTable']['seats'][number]} invite */
  async send(invite) {
    // The player may close the dialog without sending.
    await navigator.share({ text: t('invited'), url: this.link(invite) }).catch(() => null);
  }

  /** @param {Shapes['createdTable']['seats'][number]} invite */
  async show(invite) {
    /** @type {string} */
    const picture = await ask('/api/qr', { body: this.link(invite), type: 'text/plain', as: 'text' });
    this.codes = { ...this.codes, [invite.seat]: picture };
  }

  /** @param {Shapes['createdTable']['seats'][number]} invite */
  async copy(invite) {
    await navigator.clipboard?.writeText(this.link(invite));
    this.copied = invite.seat;
  }

  render() {
    const taken = seatAt(this.table);
    const invites = (taken?.invites ?? []).filter(one => this.view.seats[one.seat].free);
    return html`<section class="invites over">
      <h2>${t('waitingForFriends')}</h2>
      ${
        invites.length
          ? html`<p>${t('sendLinks')} <span class="quiet">${t(taken?.open ? 'isOpen' : 'isPrivate')}</span></p>`
          : nothing
      }
      <ul>
        ${invites.map(
          one =>
            html`<li>
              <label>
                ${t('linkFor', { number: one.seat })}
                <input
                  readonly
                  .value=${this.link(one)}
                  @focus=${(/** @type {Of<HTMLInputElement>} */ e) => e.target.select()}
                />
              </label>
              <button class="primary" @click=${() => this.copy(one)}>
                ${t(this.copied === one.seat ? 'copied' : 'copy')}
              </button>
              ${'share' in navigator ? html`<button @click=${() => this.send(one)}>${t('send')}</button>` : nothing}
              <button @click=${() => this.show(one)}>${t('showCode')}</button>
              ${
                this.codes[one.seat]
                  ? html`<figure class="qr" role="img" aria-label=${t('linkFor', { number: one.seat })}>
                      ${unsafeSVG(this.codes[one.seat])}
                    </figure>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
    </section>`;
  }
}
customElements.define('oya-invites', Invites);
