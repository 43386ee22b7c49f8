/** The start: one click to play, or a game put together; my games, public tables, a record to import. */
import { LitElement, html, nothing } from 'lit';
import { get, myGames, post, Problem, query } from '../app/api.js';
import { isAway, isSite } from '../app/server.js';
import { first, t } from '../app/i18n.js';
import { ROOT, file } from '../app/files.js';
import { icon } from '../app/icons.js';
import { go } from '../app/router.js';
import { rove } from '../app/roving.js';
import { change, settings } from '../app/settings.js';
import { GamePlan } from './plan.js';
import { expansionsForm, optionsForm, seatsForm } from './plan-form.js';
import { importForm, tableList } from './tables.js';

/** A record as text, or its JSON twin. */
function dataOf(/** @type {string} */ record) {
  try {
    return JSON.parse(record);
  } catch {
    return record;
  }
}

class StartScreen extends LitElement {
  constructor() {
    super();
    /** @type {any} */
    this.offer = null;
    /** @type {GamePlan | null} */
    this.plan = null;
    /** @type {any[]} */
    this.mine = [];
    /** @type {any[]} */
    this.open = [];
    this.problem = '';
    this.busy = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = 'Governor';
    this.load();
    this.timer = setInterval(() => this.lists(), 10_000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  updated() {
    rove(this);
  }

  async load() {
    try {
      this.offer = await get('/games');
      this.plan = new GamePlan(this.offer, settings.lastGame);
      this.problem = '';
    } catch {
      this.problem = t('start.failed');
      setTimeout(() => this.isConnected && this.load(), 2_000);
    }
    this.requestUpdate();
    await this.lists();
  }

  async lists() {
    if (!this.offer || document.hidden) return;
    try {
      const [mine, open] = await Promise.all([
        myGames(),
        isAway() ? { tables: [] } : get(`/tables${query({ scope: 'public' })}`),
      ]);
      this.mine = mine;
      this.open = open.tables;
    } catch {
      // The next time.
    }
    this.requestUpdate();
  }

  async start() {
    if (!this.plan || this.busy) return;
    change({
      lastGame: this.plan.remembered(),
      player: this.plan.seats.find((seat) => seat.kind === 'me')?.name ?? settings.player,
    });
    await this.attempt(async () => {
      const made = await post('/tables', this.plan?.request(), {
        here: settings.place === 'device' && !this.plan?.hasOpenSeats(),
      });
      go(`/t/${made.id}`);
    });
  }

  async open_record(/** @type {string} */ record) {
    await this.attempt(async () => {
      const table = await post('/records', { record: dataOf(record) }, { here: settings.place === 'device' });
      go(`/t/${table.id}/replay`);
    });
  }

  async attempt(/** @type {() => Promise<void>} */ act) {
    this.busy = true;
    this.problem = '';
    this.requestUpdate();
    try {
      await act();
    } catch (problem) {
      this.problem = problem instanceof Problem && problem.message ? problem.message : t('start.failed');
    }
    this.busy = false;
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector('.problem')?.scrollIntoView({ block: 'nearest' });
  }

  changed() {
    this.requestUpdate();
  }

  render() {
    const plan = this.plan;
    return html`
      <div class="page start">
        <section class="hero">
          <div><h1>${t('start.title')}</h1><p>${t('start.lead')}</p></div>
          <div class="row first-steps">
            <button type="button" class="primary large quick" ?disabled=${this.busy || !plan}
              @click=${() => this.start()}>${icon('ui-play')}<span>${t('start.quick')}<span class="small">${
                plan ? plan.summary() : t('start.loading')
              }</span></span></button>
            ${
              settings.lastGame
                ? nothing
                : html`<a class="button large tour-first"
              href="${ROOT}tour">${icon('ui-compass')}<span>${t('start.tour')}<span
                class="small">${t('start.tour-about')}</span></span></a>`
            }
          </div>
        </section>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <div class="start-grid">
          ${plan ? this.newGame(plan) : html`<p class="panel new-game loading" role="status">${t('start.loading')}</p>`}
          <div class="my-games">${tableList(t('start.my-games'), t('start.no-games'), this.mine)}</div>
          <div class="stack start-side">
            ${isSite ? nothing : tableList(t('start.public-tables'), t('start.no-public'), this.open)}
            ${importForm((record) => this.open_record(record))}
            <section class="panel"><a class="to-position" href="${ROOT}position">${t('position.title')}</a>
              <span class="small quiet-text">${t('position.about')}</span></section>
          </div>
        </div>
      </div>
    `;
  }

  /** Where the game is to be: a device needs no server, and has no room for friends elsewhere. */
  place(/** @type {GamePlan} */ plan) {
    if (isAway() || plan.hasOpenSeats()) return nothing;
    const here = settings.place === 'device';
    return html`<label class="check"><input type="checkbox" name="place" .checked=${here} @change=${() => {
      change({ place: here ? 'server' : 'device' });
      this.changed();
    }}>
      <span>${t('offline.here')} <span class="small quiet-text">${t('offline.here-about')}</span></span></label>`;
  }

  newGame(/** @type {GamePlan} */ plan) {
    return html`
      <form class="panel new-game" @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        this.start();
      }}>
        <h2>${t('start.new')}</h2>
        <fieldset class="games"><legend class="unseen">${t('start.game')}</legend>
          ${this.offer.games.map(
            (/** @type {any} */ game) => html`
            <label class="game ${plan.game === game.name ? 'chosen' : ''}">
              <input class="unseen" type="radio" name="game" .checked=${plan.game === game.name} @change=${() => {
                plan.pickGame(game.name);
                this.changed();
              }}>
              <img src=${file(`art/${game.name === 'puertorico' ? 'puerto-rico' : 'san-juan'}.svg`)} alt=""
                width="480" height="300">
              <span class="game-title">${game.title}</span><span class="small">${t(`${game.name}.about`)}</span>
            </label>`,
          )}
        </fieldset>
        ${expansionsForm(this, plan)}
        ${
          plan.editions().length > 1
            ? html`
        <fieldset><legend>${t('start.edition')}</legend>
          <div class="presets">${plan.editions().map(
            (preset) => html`
            <label class="preset ${plan.edition === preset.name ? 'chosen' : ''}"><input type="radio" name="edition"
              .checked=${plan.edition === preset.name} @change=${() => {
                plan.edition = preset.name;
                this.changed();
              }}>
              <span><strong>${first([`start.preset.${preset.name.replace(':', '.')}`], preset.name)}</strong>
                <span class="small">${first(
                  [`start.preset-about.${preset.name.replace(':', '.')}`],
                  preset.about,
                )}</span></span></label>`,
          )}</div>
          ${
            plan.hasEvents()
              ? html`<label class="check"><input type="checkbox" .checked=${plan.events} @change=${() => {
                  plan.events = !plan.events;
                  this.changed();
                }}>${t('start.events')}</label>`
              : nothing
          }
        </fieldset>`
            : nothing
        }
        ${seatsForm(this, plan, this.offer)}
        ${this.place(plan)}
        ${optionsForm(this, plan)}
        <button type="submit" class="primary large" ?disabled=${this.busy}>${
          plan.hasOpenSeats() ? t('start.go-link') : t('start.go')
        }</button>
      </form>
    `;
  }
}

customElements.define('start-screen', StartScreen);
