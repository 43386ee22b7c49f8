/** The rules of a config: how it is played and every piece, searchable, opened from any card. */
import { LitElement, html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { get } from '../app/api.js';
import { capital, first, has, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { partsOf, piecesOf } from '../app/pieces.js';
import { go } from '../app/router.js';
import { chapters } from './chapters.js';
import { Rulings } from './rulings.js';

const USUAL = 'sanjuan:2e players=4';

export class RulesScreen extends LitElement {
  constructor() {
    super();
    /** @type {import('../app/pieces.js').Pieces | null} */
    this.pieces = null;
    /** @type {any[]} */
    this.games = [];
    this.text = '';
    this.piece = '';
    this.failed = false;
    this.rulings = new Rulings(this);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.addressChanged();
    get('/games')
      .then((all) => {
        this.games = all.games;
        this.requestUpdate();
      })
      .catch(() => {});
  }

  /** Reads from the address which rules are wanted and which piece of them. */
  async addressChanged() {
    const params = new URLSearchParams(location.search);
    const config = params.get('config') || this.pieces?.config || USUAL;
    this.piece = decodeURIComponent(params.get('piece') ?? location.hash.slice(1));
    this.wanted = Boolean(this.piece);
    try {
      this.pieces = await piecesOf(config);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.requestUpdate();
  }

  updated() {
    if (!this.wanted || !this.pieces) return;
    const entry = this.pieces.entry(this.piece);
    const place = document.getElementById(idOf(entry?.key ?? this.piece)) ?? document.getElementById(this.piece);
    if (!place) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    this.wanted = false;
    place.scrollIntoView({ block: entry ? 'center' : 'start' });
    place.focus({ preventScroll: true });
  }

  render() {
    if (this.failed && !this.pieces)
      return html`<section class="panel narrow"><p role="alert">${t('rules.failed')}</p></section>`;
    const pieces = this.pieces;
    if (!pieces) return html`<p class="opening" role="status">${t('rules.loading')}</p>`;
    const told = chapters(pieces).filter((one) => this.fits([one.title, one.text, ...one.points].join(' ')));
    const sections = pieces.sections
      .map((section) => ({ ...section, entries: section.entries.filter((entry) => this.fits(this.textOf(entry))) }))
      .filter((section) => section.entries.length > 0);
    const found = told.length + sections.reduce((all, section) => all + section.entries.length, 0);
    return html`<div class="page rules">
      <header class="rules-head">
        <h1>${t('rules.title')}</h1>
        ${this.choosers(pieces)}
        <label class="rules-search"><span class="unseen">${t('rules.search')}</span>${icon('ui-search')}
          <input type="search" .value=${this.text} placeholder=${t('rules.search')} @input=${(
            /** @type {any} */ event,
          ) => {
            this.text = event.target.value;
            this.requestUpdate();
          }}></label>
        <p class="small quiet-text" role="status">${this.text ? t('rules.found', { n: found }) : nothing}</p>
      </header>
      ${found === 0 ? html`<p>${t('rules.search.none', { text: this.text })}</p>` : nothing}
      ${
        this.text
          ? nothing
          : html`<nav class="rules-contents" aria-label=${t('rules.contents')}>
        <a href="#how" @click=${this.jump}>${t('rules.how')}</a>
        ${['setup', 'end', 'score'].map(
          (id) => html`<a href="#how-${id}"
            @click=${this.jump}>${told.find((one) => one.id === id)?.title}</a>`,
        )}
        ${sections.map(
          (section) => html`<a href="#${idOf(section.title)}"
            @click=${this.jump}>${this.titleOf(section.title)}</a>`,
        )}
        <a href="#rulings" @click=${this.jump}>${t('rules.rulings')}</a>
        <a href="${ROOT}tour/${pieces.game}">${icon('ui-compass')} ${t('rules.tour')}</a></nav>`
      }
      ${
        told.length > 0
          ? html`<section aria-labelledby="how"><h2 id="how" tabindex="-1">${t('rules.how')}</h2>
        <div class="rules-chapters">${told.map(
          (one) => html`<article class="panel chapter" id="how-${one.id}"
              tabindex="-1"><h3>${icon(one.icon, 'big')} ${one.title}</h3>
          ${one.text ? html`<p>${one.text}</p>` : nothing}${
            one.points.length > 0 ? html`<ul>${one.points.map((point) => html`<li>${point}</li>`)}</ul>` : nothing
          }</article>`,
        )}</div></section>`
          : nothing
      }
      ${sections.map(
        (section) => html`<section aria-labelledby=${idOf(section.title)}><h2 id=${idOf(section.title)}
            tabindex="-1">${this.titleOf(section.title)}</h2>
        <div class="rules-pieces">${section.entries.map((entry) => this.entry(pieces, entry))}</div></section>`,
      )}
      ${this.text ? nothing : this.rulings.render(pieces, this.jump)}
    </div>`;
  }

  /** Which game, edition and number of players. */
  choosers(/** @type {import('../app/pieces.js').Pieces} */ pieces) {
    const [preset] = pieces.config.split(' ');
    const game = this.games.find((one) => one.name === pieces.game);
    const show = (/** @type {string} */ name, /** @type {number} */ players) => {
      // House rules of one game mean nothing in the other.
      const kept =
        partsOf(name).game === pieces.game
          ? [...pieces.settings].map(([rule, value]) => (value ? `${rule}=${value}` : rule))
          : [];
      go(`/rules?config=${encodeURIComponent([name, `players=${players}`, ...kept].join(' '))}`, { replace: true });
    };
    const presets = this.games.flatMap((one) => one.presets.map((/** @type {any} */ some) => some.name));
    if (!presets.includes(preset)) presets.unshift(preset);
    const counts = game?.playerCounts ?? [pieces.players];
    return html`<div class="row">
      <label><span class="unseen">${t('rules.edition')}</span><select
          @change=${(/** @type {any} */ event) =>
            show(event.target.value, this.countFor(event.target.value, pieces.players))}>
        ${presets.map(
          (one) => html`<option value=${one}
            ?selected=${one === preset}>${titleOfPreset(one)}</option>`,
        )}</select></label>
      <label>${t('rules.players')} <select
          @change=${(/** @type {any} */ event) => show(preset, Number(event.target.value))}>
        ${counts.map(
          (/** @type {number} */ n) => html`<option value=${n}
            ?selected=${n === pieces.players}>${n}</option>`,
        )}</select></label>
    </div>`;
  }

  countFor(/** @type {string} */ preset, /** @type {number} */ players) {
    const counts = this.games.find((one) => partsOf(preset).game === one.name)?.playerCounts ?? [players];
    return counts.includes(players) ? players : counts.at(-1);
  }

  entry(
    /** @type {import('../app/pieces.js').Pieces} */ pieces,
    /** @type {import('../app/pieces.js').Entry} */ entry,
  ) {
    const isGood = entry.cost >= 0 && entry.points < 0;
    const facts = [
      isGood ? t('rules.price', { n: entry.cost }) : entry.cost >= 0 ? t('rules.cost', { n: entry.cost }) : '',
      entry.points > 0 ? t('rules.points', { n: entry.points }) : entry.points === 0 ? t('rules.points.end') : '',
      entry.copies > 0 ? t('rules.copies', { n: entry.copies }) : '',
      ...Object.entries(entry.numbers ?? {}).map(([what, n]) => first([`rules.${what}`], `${what} ${n}`, { n })),
    ].filter(Boolean);
    return html`<article class="panel rules-piece ${this.piece && pieces.key(this.piece) === entry.key ? 'chosen' : ''}"
        id=${idOf(entry.key)} tabindex="-1">
      ${icon(pieces.icon(entry.key), 'rules-picture')}
      <div><h3>${capital(pieces.name(entry.key))}</h3>
        <p class="small quiet-text">${facts.join(' · ')}${
          entry.when ? html`${facts.length ? ' · ' : ''}${pieces.when(entry.key)}` : nothing
        }</p>
        <p>${pieces.effect(entry.key)} ${pieces.more(entry.key)}</p></div>
    </article>`;
  }

  textOf(/** @type {import('../app/pieces.js').Entry} */ entry) {
    const pieces = this.pieces;
    if (!pieces) return '';
    const { key, name } = entry;
    return [pieces.name(key), name, key, pieces.effect(key), pieces.more(key), pieces.when(key)].join(' ');
  }

  /** Whether every word that is looked for occurs. */
  fits(/** @type {string} */ text) {
    const all = text.replaceAll('\u00ad', '').toLowerCase();
    return this.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => all.includes(word));
  }

  titleOf(/** @type {string} */ section) {
    return has(`rules.section.${section}`) ? t(`rules.section.${section}`) : section;
  }

  jump(/** @type {MouseEvent} */ event) {
    event.preventDefault();
    const target = document.getElementById(
      decodeURIComponent(
        /** @type {HTMLAnchorElement} */ (/** @type {Element} */ (event.target).closest('a')).hash.slice(1),
      ),
    );
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView({ block: 'start' });
    (target?.querySelector('summary') ?? target)?.focus({ preventScroll: true });
  }
}

/** "sanjuan:2e+events" in words. */
function titleOfPreset(/** @type {string} */ preset) {
  const { game, edition, expansions } = partsOf(preset);
  const named = [edition, ...expansions].filter(Boolean).map((part) => first([`rules.part.${part}`], part));
  return [t(`rules.game.${game}`), ...named].join(', ');
}

/** A piece's key as the id of its place. */
const idOf = (/** @type {string} */ key) =>
  `rule-${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/^rule-how$/, 'how');

customElements.define('rules-screen', RulesScreen);
