/** Replay of a game step by step, from any seat; a place has its own address. */
import { LitElement, html, nothing } from 'lit';
import { get, post, Problem, query } from '../app/api.js';
import { t } from '../app/i18n.js';
import { go } from '../app/router.js';
import { rove } from '../app/roving.js';
import { TableContext } from '../table/context.js';
import { Foot } from '../table/foot.js';
import { sheet } from '../table/score.js';
import { statusLine } from '../table/status.js';
import { scenes } from '../show/scenes.js';
import { replayBar } from './replay-bar.js';
import { leadsTo } from './replay-keys.js';

const STEP_PAUSE = 1_100;

/** The position with each seat's board and hand as that seat saw them, where the server tells them all. */
function withAllHands(/** @type {any} */ position) {
  if (!position.views) return position;
  const seats = position.views.map((/** @type {any} */ view, /** @type {number} */ seat) => ({
    ...view.seats[seat],
    hand: view.hand,
  }));
  return { ...position, view: { ...position.view, seats } };
}

export class ReplayScreen extends LitElement {
  constructor() {
    super();
    this.tableId = '';
    /** @type {TableContext | null} */
    this.context = null;
    /** @type {{ply: number, round: number, seat: number, words: string, undone?: boolean}[]} */
    this.plies = [];
    this.ply = 0;
    this.seat = '';
    /** What lets somebody look who had no seat. @type {string | undefined} */
    this.watch = undefined;
    /** Whether all hands are shown, and whether they may be: the game is over. */
    this.all = false;
    this.open = false;
    this.problem = '';
    this.copied = false;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.playing = undefined;
    /** @type {Map<string, any>} */
    this.known = new Map();
    this.foot = new Foot(this);
    /** The position that is on the table. @type {any} */
    this.shown = null;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    document.body.classList.add('at-table');
    document.addEventListener('keydown', this.onKey);
    this.context = new TableContext(this, this.tableId);
    this.context.inert = true;
    this.readAddress();
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.body.classList.remove('at-table');
    document.removeEventListener('keydown', this.onKey);
    this.foot.close();
    this.pause();
  }

  /** The address has changed from outside: back and forward. */
  addressChanged() {
    this.readAddress();
    this.show(this.ply);
  }

  readAddress() {
    const params = new URLSearchParams(location.search);
    this.ply = Number(params.get('ply') ?? 0) || 0;
    this.seat = params.get('seat') ?? '';
    this.all = params.get('all') === 'true';
    this.watch = params.get('watch') ?? undefined;
  }

  async load() {
    try {
      const { plies, open } = await get(`/tables/${this.tableId}/replay${query({ watch: this.watch })}`);
      this.plies = plies;
      this.open = open;
      await this.show(this.ply);
    } catch (problem) {
      this.problem = problem instanceof Problem && problem.message ? problem.message : t('table.lost');
      this.requestUpdate();
    }
  }

  async positionAt(/** @type {number} */ ply) {
    const path = `/tables/${this.tableId}/replay/${ply}${query({
      seat: this.seat,
      all: this.all || undefined,
      watch: this.watch,
      steps: true,
    })}`;
    if (!this.known.has(path)) this.known.set(path, withAllHands(await get(path)));
    return this.known.get(path);
  }

  /** Shows the position before this choice. */
  async show(/** @type {number} */ ply) {
    const context = this.context;
    if (!context) return;
    this.ply = Math.max(0, Math.min(this.plies.length, ply));
    this.copied = false;
    const wanted = this.ply;
    const position = await this.positionAt(wanted);
    if (wanted !== this.ply || position !== (await this.positionAt(wanted))) return;
    await context.load(position);
    await this.move(context, position);
    if (wanted !== this.ply) return;
    this.shown = position;
    context.log = position.log ?? [];
    context.position = position;
    history.replaceState(null, '', this.address());
    this.requestUpdate();
    if (wanted < this.plies.length) this.positionAt(wanted + 1).catch(() => {});
  }

  /** A step forward or back is seen to happen; all else is there at once. */
  async move(/** @type {TableContext} */ context, /** @type {any} */ position) {
    const before = this.shown;
    context.show.flush();
    if (!before || before.viewer !== position.viewer || before.views || position.views) return;
    const show = (/** @type {any} */ view) => {
      context.position = { ...context.position, view };
      this.requestUpdate();
    };
    if (position.ply === before.ply + 1) await context.show.tell(scenes(before.view, position), show);
    else if (position.ply === before.ply - 1) await context.show.tell(scenes(position.view, before), show, true);
  }

  address() {
    return location.pathname + query({ ply: this.ply, seat: this.seat, all: this.all || undefined, watch: this.watch });
  }

  onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type="range"]), textarea, select'))
      return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inBox = event.target instanceof HTMLElement && event.target.closest('[data-rove]');
    const seat = Math.max(0, Number(this.seat || this.context?.me || 0));
    const to = leadsTo(event, this.plies, this.ply, seat);
    if (
      event.key === ' ' &&
      !(event.target instanceof HTMLElement && event.target.matches('button, a, summary, input'))
    ) {
      event.preventDefault();
      this.playing ? this.pause() : this.play();
    } else if (to !== null && !inBox) {
      event.preventDefault();
      this.pause();
      this.show(to);
    }
  };

  play() {
    if (this.ply >= this.plies.length) this.ply = 0;
    this.playing = setInterval(
      () => (this.ply < this.plies.length ? this.show(this.ply + 1) : this.pause()),
      STEP_PAUSE,
    );
    this.show(this.ply + 1);
  }

  pause() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.requestUpdate();
  }

  async goOn() {
    try {
      const table = await post(`/tables/${this.tableId}/continue${query({ watch: this.watch })}`, { ply: this.ply });
      go(`/t/${table.id}`);
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem.message : t('table.lost');
      this.requestUpdate();
    }
  }

  async copyLink() {
    // A game that is over can be shown to others by a link of its own.
    const now = this.watch ? null : await get(`/tables/${this.tableId}`).catch(() => null);
    const watch =
      this.watch ??
      (now?.table.watchLink ? new URL(now.table.watchLink, location.href).searchParams.get('watch') : undefined);
    const address = new URL(this.address(), location.href);
    if (watch) address.searchParams.set('watch', watch);
    await navigator.clipboard?.writeText(address.href).catch(() => {});
    this.copied = true;
    this.requestUpdate();
  }

  updated() {
    rove(this);
    this.foot.watch();
    this.querySelector('.moves .chosen')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    const context = this.context;
    if (!context?.position) return html`<p class="opening" role="status">${this.problem || t('table.opening')}</p>`;
    const over = context.position.score && this.ply >= this.plies.length;
    return html`
      <div class="table replay ${context.game} ${over ? 'over' : ''}">
        ${statusLine(this, context)}
        <div class="board">${
          over ? html`<section class="score panel">${sheet(context)}</section>` : nothing
        }${context.board?.render()}</div>
        <aside class="side" aria-label=${t('replay.moves')}><div class="side-panel" tabindex="0" role="region"
          aria-label=${t('replay.moves')}>${this.moves(context)}</div></aside>
        <div class="foot">${replayBar(this, context)}</div>
      </div>
    `;
  }

  moves(/** @type {TableContext} */ context) {
    return html`<ol class="plain moves" data-rove>${this.plies.map(
      (one, place) => html`
      ${
        place === 0 || this.plies[place - 1].round !== one.round
          ? html`<li><h2 class="small">${t('table.round-n', { n: one.round })}</h2></li>`
          : nothing
      }
      <li><button type="button" data-item class="${place === this.ply ? 'chosen' : ''} ${
        one.undone ? 'undone' : ''
      }" aria-current=${place === this.ply ? 'step' : nothing} @click=${() => {
        this.pause();
        this.show(place);
      }}>
        ${this.said(context, one)}</button></li>`,
    )}</ol>`;
  }

  said(/** @type {TableContext} */ context, /** @type {{seat: number, words: string}} */ one) {
    return t('replay.choice', {
      seat: context.name(one.seat),
      words: context.board?.translate(one.words) ?? one.words,
    });
  }
}

customElements.define('replay-screen', ReplayScreen);
