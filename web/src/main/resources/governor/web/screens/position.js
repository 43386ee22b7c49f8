/** A game from a position: a line of text, looked at while it is written, and who plays whom. */
import { LitElement, html, nothing } from 'lit';
import { get, post, Problem } from '../app/api.js';
import { first, t } from '../app/i18n.js';
import { titleOf } from '../app/pieces.js';
import { go } from '../app/router.js';
import { settings } from '../app/settings.js';
import { examples } from './position-examples.js';

/** So long nobody has typed before the text is looked at. */
const PAUSE = 350;

/** The text in the address, so that a position can be sent as a link. */
function written() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class PositionScreen extends LitElement {
  constructor() {
    super();
    this.text = '';
    /**
     * What the text is, as far as it is a position.
     *
     * @type {{config: string, seats: number, asked: number, round: number} | null}
     */
    this.read = null;
    this.problem = '';
    this.busy = false;
    this.seat = -1;
    this.level = 4;
    /** @type {any[]} */
    this.levels = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.looks = 0;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = `${t('position.title')} · Governor`;
    this.text = written();
    this.load();
    if (this.text) this.look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
  }

  async load() {
    const { levels, usualLevel } = await get('/games').catch(() => ({ levels: [], usualLevel: 4 }));
    this.levels = levels;
    this.level = usualLevel;
    this.requestUpdate();
  }

  written(/** @type {string} */ text) {
    this.text = text;
    this.looks++;
    this.read = null;
    this.problem = '';
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.look(), PAUSE);
    this.requestUpdate();
  }

  /** Line breaks come from mails and editors; a position is one line. */
  position() {
    return this.text.replace(/\s+/g, ' ').trim();
  }

  async look() {
    const turn = ++this.looks;
    const position = this.position();
    const told = position ? await this.asked('/positions/check', { position }) : null;
    if (turn !== this.looks) return;
    this.hear(told);
    this.read = this.problem ? null : told;
    if (this.read) {
      this.seat = this.read.asked;
      history.replaceState(null, '', `${location.pathname}#${encodeURIComponent(position)}`);
    }
    this.requestUpdate();
  }

  async start() {
    if (!this.read || this.busy) return;
    this.busy = true;
    const seats = Array.from({ length: this.read.seats }, (_, seat) =>
      seat === this.seat
        ? { kind: 'me', name: settings.player || t('app.guest') }
        : { kind: 'computer', level: this.level },
    );
    const made = await this.asked('/positions', { position: this.position(), seats });
    this.busy = false;
    this.hear(made);
    if (this.problem) this.requestUpdate();
    else go(`/t/${made.id}`);
  }

  /** The answer, or the sentence of what is wrong. @returns {Promise<any>} */
  async asked(/** @type {string} */ path, /** @type {any} */ body) {
    try {
      return await post(path, body, { here: settings.place === 'device' });
    } catch (problem) {
      return problem instanceof Problem && problem.message ? problem.message : t('start.failed');
    }
  }

  hear(/** @type {any} */ answer) {
    this.problem = typeof answer === 'string' ? answer : '';
  }

  render() {
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.start();
    };
    const write = (/** @type {Event} */ event) => this.written(/** @type {HTMLTextAreaElement} */ (event.target).value);
    return html`
      <section class="panel narrow set-up-position">
        <h1>${t('position.title')}</h1>
        <p>${t('position.lead')}</p>
        <form class="stack" @submit=${submit}>
          <label class="stack">${t('position.text')}
            <textarea rows="7" name="position" spellcheck="false" autocapitalize="off" .value=${this.text}
              aria-describedby="position-told" @input=${write}></textarea></label>
          <div class="row small">${t('position.examples')}
            ${examples.map(
              ({ game, text }) => html`<button type="button" data-example=${game}
                @click=${() => this.written(text)}>${t(`${game}.title`)}</button>`,
            )}</div>
          <div id="position-told" role="status" class="told">${this.told()}</div>
          ${this.read ? this.players(this.read) : nothing}
          <button type="submit" class="primary large"
            ?disabled=${this.busy || !this.read}>${t('position.go')}</button>
        </form>
      </section>
    `;
  }

  told() {
    if (this.problem) {
      return html`<p class="problem">${t('position.wrong')} <span lang="en">${this.problem}</span></p>`;
    }
    if (!this.read) return nothing;
    const { config, round, asked } = this.read;
    return html`<p><strong>${titleOf(config)}</strong> · ${t('table.round-n', { n: round })} ·
      ${t('position.asked', { n: asked + 1 })}</p>`;
  }

  players(/** @type {{seats: number}} */ { seats }) {
    const picked = (/** @type {Event} */ event) => Number(/** @type {HTMLInputElement} */ (event.target).value);
    const sit = (/** @type {Event} */ event) => {
      this.seat = picked(event);
      this.requestUpdate();
    };
    const rank = (/** @type {Event} */ event) => {
      this.level = picked(event);
    };
    const seat = (/** @type {number} */ n) => html`
      <label class="check pill ${this.seat === n ? 'chosen' : ''}"><input type="radio" name="seat" value=${n}
        .checked=${this.seat === n} @change=${sit}>${t('start.seat-n', { n: n + 1 })}</label>`;
    const level = (/** @type {any} */ one) => html`
      <option value=${one.level} ?selected=${one.level === this.level}>${one.level} ·
        ${first([`level.${one.name}`], one.name)}</option>`;
    return html`
      <fieldset><legend>${t('position.you')}</legend>
        <div class="row">${Array.from({ length: seats }, (_, n) => seat(n))}</div></fieldset>
      <label class="stack">${t('position.others')}
        <select name="level" @change=${rank}>${this.levels.map(level)}</select></label>
      <p class="small quiet-text">${t('position.practice')}</p>`;
  }
}

customElements.define('position-screen', PositionScreen);
