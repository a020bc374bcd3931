// The invitations while seats are free: a link for each friend, to send or to show.
import { html, nothing } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { Part, given } from '../lib/part.js';
import { t, together } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { forgetSeat, seatAt } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { setting } from '../lib/settings.js';
import { invitation, watchLink } from '../lib/share.js';
import { nameOf } from '../lib/names.js';
import { partner } from '../lib/around.js';

class Invites extends Part {
  static properties = { client: {}, view: {}, game: {}, codes: { state: true }, copied: { state: true } };

  constructor() {
    super();
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Record<number, string>} */ this.codes = {};
    /** The seat whose link was copied, or the number of seats for the link of spectators. */ this.copied = -1;
  }

  get table() {
    return this.client.table;
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

  /** Keeps the width of a button whose text changes, so that no other button moves under the pointer. @param {Event} event */
  steady(event) {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    button.style.minWidth = `${button.offsetWidth}px`;
  }

  /** @param {Shapes['createdTable']['seats'][number]} invite @param {Event} event */
  async copy(invite, event) {
    this.steady(event);
    await navigator.clipboard?.writeText(this.link(invite));
    this.copied = invite.seat;
  }

  /** @param {Event} event */
  async copyWatch(event) {
    this.steady(event);
    await navigator.clipboard?.writeText(watchLink(this.view));
    this.copied = this.view.seats.length;
  }

  /** Leaves the table. The player who created it deletes it. */
  async cancel() {
    const go = fromHere();
    const owner = seatAt(this.table)?.owner;
    // An error, such as a lost connection, must not keep the player here.
    if (owner) await ask(`/api/tables/${this.table}/delete`, { token: owner, body: {} }).catch(() => null);
    else if (!(await this.client.request('stand'))) await this.client.request('leave');
    forgetSeat(this.table);
    go();
  }

  /** Returns the name of a seat in the list of links. @param {number} seat @param {number} at */
  labelled(seat, at) {
    const one = this.view.seats[seat];
    const name = one.name ? t('linkForName', { name: one.name }) : t('linkFor', { number: at + 1 });
    return partner(this.view, one) ? `${name} (${t('partner')})` : name;
  }

  render() {
    const { view } = this;
    const taken = seatAt(this.table);
    const invites = (taken?.invites ?? []).filter(one => view.seats[one.seat].free);
    const others = view.seats.filter(one => one.seat !== view.seat && one.kind === 'person');
    const known = others.filter(one => one.free && one.name).map(one => nameOf(view, one.seat));
    const here = others.filter(one => !one.free).map(one => nameOf(view, one.seat));
    return html`<section class="invites over">
      <h2>${known.length ? t('waitingFor', { names: together(known) }) : t('waitingForFriends')}</h2>
      ${here.length ? html`<p>${t('areHere', { names: together(here), several: here.length > 1 })}</p>` : nothing}
      ${
        invites.length
          ? html`<p>${t('sendLinks')} <span class="quiet">${t(taken?.open ? 'isOpen' : 'isPrivate')}</span></p>`
          : nothing
      }
      <ul>
        ${invites.map(
          (one, at) =>
            html`<li>
              <label>
                ${this.labelled(one.seat, at)}
                <input
                  readonly
                  .value=${this.link(one)}
                  @focus=${(/** @type {Of<HTMLInputElement>} */ e) => e.target.select()}
                />
              </label>
              <button class="primary" @click=${(/** @type {Event} */ e) => this.copy(one, e)}>
                ${t(this.copied === one.seat ? 'copied' : 'copy')}
              </button>
              ${'share' in navigator ? html`<button @click=${() => this.send(one)}>${t('send')}</button>` : nothing}
              <button @click=${() => this.show(one)}>${t('showCode')}</button>
              ${
                this.codes[one.seat]
                  ? html`<figure class="qr" role="img" aria-label=${this.labelled(one.seat, at)}>
                      ${unsafeSVG(this.codes[one.seat])}
                    </figure>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
      ${
        view.seat === null
          ? nothing
          : html`<p class="outs">
              <button id="copy-watch" @click=${this.copyWatch}>
                ${t(this.copied === view.seats.length ? 'copied' : 'copyWatch')}
              </button>
              <button id="cancel" @click=${this.cancel}>${t(taken?.owner ? 'cancelTable' : 'leave')}</button>
            </p>`
      }
    </section>`;
  }
}
customElements.define('oya-invites', Invites);
