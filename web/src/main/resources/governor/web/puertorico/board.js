/** The table of Puerto Rico between the status line and the action bar. */
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { capital, list, t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { PlainBoard } from '../table/board.js';
import { draftScreen, isDrafting } from './draft.js';
import { guestControls, isGuest } from './guests.js';
import { festival } from './festival.js';
import { looks } from './looks.js';
import { market } from './market.js';
import { meters } from './meters.js';
import { mine } from './mine.js';
import { isBuilding } from './model.js';
import { opponents } from './opponents.js';
import { Placement } from './placement.js';
import { isIdle, previewText } from './preview.js';
import { COMING, ON_ONE_PAGE, ON_PLACES, PICTURED, PLACES, SAID, SAID_FACTS, TRADING } from './questions.js';
import { aside, remark } from './remark.js';
import { shared } from './shared.js';
import { Storage } from './storage.js';
import { tabs } from './tabs.js';
import { sentenceOf, translateWords } from './words.js';

/** @typedef {import('../table/types.js').Choice} Choice */
/** @typedef {import('../table/types.js').Plan} Plan */

/** More roles than these do not stand below each other in a low window. */
const MANY_ROLES = 7;

/** Where the board shows one part at a time, choices that lie on several parts stand below it as sentences. */
const NARROW = matchMedia('(max-width: 1099px)');

export default class PuertoRicoBoard extends PlainBoard {
  /** @param {import('../table/context.js').TableContext} context */
  constructor(context) {
    super(context);
    /** @type {number | null} */
    this.chosen = null;
    /** @type {Placement | null} */
    this.placement = null;
    /** @type {Storage | null} */
    this.storage = null;
    this.tab = 'table';
    this.why = '';
    /** The piece under the pointer or the focus. */
    this.pointed = '';
  }

  asked() {
    const { ask } = this.context;
    this.chosen = null;
    this.why = '';
    this.pointed = '';
    this.placement = null;
    this.storage = null;
    if (!ask) return;
    if (ask.kind === 'PLACE' && ask.draft) this.placement = new Placement(this.context, ask.draft);
    if (ask.kind === 'STORE' && ask.draft) this.storage = new Storage(this.context, ask.draft);
    this.tab = this.placeOf(ask);
    if (NARROW.matches) scrollTo({ top: 0 });
  }

  /** Where on a phone a question is decided. */
  placeOf(/** @type {import('../table/types.js').Ask} */ ask) {
    if (ask.choices.some((one) => one.facts.some((fact) => fact.fact === 'draws-tile'))) return 'table';
    const building = ask.kind.toLowerCase().replaceAll('_', ' ');
    return PLACES[ask.kind] ?? (isBuilding(this.context.pieces, building) ? 'me' : 'table');
  }

  // ---- choosing ---------------------------------------------------------------------------------

  isChosen(/** @type {Choice} */ choice) {
    return this.chosen === choice.id;
  }

  /** The choice that lies on this tile or building of the asked seat; guests only where they are all that is asked. */
  choiceOn(/** @type {string} */ place) {
    const { ask } = this.context;
    return ask?.choices.find(
      (one) => ON_PLACES.has(one.verb) && one.piece === place && (!isGuest(one) || this.guestsAlone()),
    );
  }

  /** Whether only guests are asked about. */
  guestsAlone() {
    return this.context.ask?.choices.every((one) => isGuest(one) || one.verb === 'PASS') ?? false;
  }

  /** A button beside the large one: doing nothing is done at once, all else like a tap on its picture. */
  press(/** @type {Choice} */ choice) {
    if (choice.verb === 'PASS') this.context.act([choice.id]);
    else this.pick(choice);
  }

  /** Selects a choice; the second tap on it takes it. */
  pick(/** @type {Choice} */ choice) {
    this.why = '';
    if (this.isChosen(choice)) {
      this.context.confirm();
      return;
    }
    this.chosen = choice.id;
    // What is built is seen with its price and its effect first, unless nobody wants to be asked.
    const seen = choice.verb === 'BUILD' && settings.confirm !== 'never';
    if (!seen && this.context.actsAtOnce(choice)) this.context.act([choice.id]);
    else this.context.changed();
  }

  /** The pointer or the focus is on a piece: its help opens. */
  point(/** @type {string} */ piece) {
    this.pointed = piece;
    if (piece) this.context.read(piece);
    this.context.changed();
  }

  /** Says why a piece cannot be chosen, or shows what it does. */
  explain(/** @type {string} */ why, /** @type {string} */ piece) {
    this.why = why;
    if (piece) this.context.read(piece);
    this.context.changed();
  }

  /** The choice that is selected. */
  get selected() {
    return this.context.ask?.choices.find((one) => one.id === this.chosen);
  }

  /** @returns {Plan | null} */
  plan() {
    if (this.placement) return this.placing(this.placement);
    if (this.storage) return this.keeping(this.storage);
    const choice = this.selected;
    if (!choice) return null;
    const note = choice.verb === 'BUILD' ? this.items(choice).join(' · ') : this.note(choice);
    return { row: [choice.id], label: this.sentence(choice), note };
  }

  aside() {
    return aside(this);
  }

  /** What else is to be known of a choice: its facts in words, and a warning where it brings nothing. */
  note(/** @type {Choice} */ choice) {
    if (choice.verb === 'TAKE')
      return isIdle(this, choice)
        ? `${t('puertorico.nothing-for-me')} ${capital(previewText(this, choice, true))}`.trim()
        : this.previewText(choice);
    if (choice.verb === 'DRAFT') return this.context.pieces?.effect(choice.piece ?? '') ?? '';
    if (choice.verb === 'BUILD')
      return [...this.items(choice), this.context.pieces?.effect(choice.piece ?? '')].filter(Boolean).join(' · ');
    // A noble counts as a colonist too; the sentence has said who comes.
    const said = COMING.includes(choice.verb) ? [...SAID_FACTS, 'gets-colonists'] : SAID_FACTS;
    return (choice.facts ?? [])
      .filter((one) => !said.includes(one.fact))
      .map((one) => this.context.fact(one))
      .filter(Boolean)
      .join(', ');
  }

  /** What a price is made of, where it is not the printed one. */
  items(/** @type {Choice} */ choice) {
    const items = choice.facts.filter((one) => one.fact === 'reduction');
    return items.length === 0
      ? []
      : choice.facts
          .filter((one) => one.fact === 'printed-cost' || one.fact === 'reduction')
          .map((one) => this.context.fact(one));
  }

  /** Below a sentence of the list: what it brings to the one who reads it. */
  about(/** @type {Choice} */ choice) {
    if (choice.verb !== 'TAKE' || !settings.helpers) return this.note(choice);
    const me = this.context.ask?.seat ?? this.context.me;
    return choice.facts
      .filter((one) => one.seat === me)
      .map((one) => this.context.fact(one))
      .join(' · ');
  }

  /** @returns {Plan} */
  placing(/** @type {Placement} */ draft) {
    const made = draft.facts
      .filter((fact) => fact.fact === 'would-make')
      .map((fact) => `${fact.number} ${this.context.piece(fact.piece)}`);
    return {
      row: draft.row ?? [],
      label: t('puertorico.place.button'),
      note: draft.row
        ? t('puertorico.place.note', { list: made.length === 0 ? t('puertorico.place.nothing') : list(made) })
        : '',
      why: draft.row ? undefined : t('puertorico.place.left', { n: draft.missing }),
    };
  }

  /** @returns {Plan} */
  keeping(/** @type {Storage} */ draft) {
    const kept = draft.held
      .filter((good) => draft.keeps(good) > 0)
      .map((good) => `${draft.keeps(good)} ${this.context.piece(good)}`);
    const lost = draft.lost().map((one) => `${one.n} ${this.context.piece(one.good)}`);
    return {
      row: draft.row ?? [],
      label: kept.length === 0 ? t('puertorico.store.nothing') : t('puertorico.store.button', { list: list(kept) }),
      note: lost.length === 0 ? t('puertorico.store.none-lost') : t('puertorico.store.lost', { list: list(lost) }),
    };
  }

  /** @returns {Choice[]} */
  others() {
    if (this.placement || this.storage || !this.pictured()) return [];
    return (this.context.ask?.choices ?? []).filter((one) => SAID.includes(one.verb));
  }

  pictured() {
    if (this.placement || this.storage) return true;
    const { ask } = this.context;
    if (!ask) return false;
    if (isDrafting(this.context.view) || this.guestsAlone()) return true;
    return (
      (!NARROW.matches || ON_ONE_PAGE.has(ask.kind)) &&
      ask.choices.some((one) => one.verb !== 'PASS' && this.isDrawn(one)) &&
      ask.choices.every((one) => SAID.includes(one.verb) || isGuest(one) || this.isDrawn(one))
    );
  }

  /** Whether the board shows where to tap for this choice. */
  isDrawn(/** @type {Choice} */ choice) {
    return PICTURED.has(choice.verb) || this.choiceOn(choice.piece ?? '')?.id === choice.id;
  }

  /** The choices that are listed as sentences: guests have controls of their own. @returns {Choice[]} */
  listed() {
    return (this.context.ask?.choices ?? []).filter((one) => !isGuest(one));
  }

  /** What can be done besides in the action bar. */
  extras() {
    return guestControls(this);
  }

  /** What goes on outside of any phase. */
  stage() {
    return isDrafting(this.context.view) ? t('puertorico.draft') : '';
  }

  sentence(/** @type {Choice} */ choice) {
    return sentenceOf(this.context, choice);
  }

  translate(/** @type {string} */ words) {
    return translateWords(this.context, words);
  }

  previewText(/** @type {Choice} */ choice) {
    return previewText(this, choice);
  }

  /** The seats clockwise from this one. */
  order(/** @type {number} */ from) {
    const seats = this.context.view.seats.length;
    return Array.from({ length: seats }, (_, i) => (from + i) % seats);
  }

  // ---- drawing ----------------------------------------------------------------------------------

  render() {
    const { context } = this;
    if (isDrafting(context.view))
      return html`<div class="pr drafting" data-kind=${context.ask?.kind ?? nothing}>${draftScreen(this)}</div>`;
    return html`<div class="pr ${looks(this)}" data-tab=${this.tab} data-kind=${context.ask?.kind ?? nothing}
        data-players=${context.view.seats.length}
        data-roles=${context.view.roles.length > MANY_ROLES ? 'many' : nothing}>
      <div class="pr-top">${meters(this)}${keyed(
        this.why || this.pointed,
        html`<p
          class="pr-why"><span>${remark(this)}</span></p>`,
      )}${festival(this)}</div>
      ${tabs(this)}
      ${keyed(this.page(), shared(this))}
      ${mine(this, Math.max(0, context.me))}
      ${context.parts > 0 ? opponents(this) : html`<section class="pr-opponents"></section>`}
      ${context.whole ? market(this) : html`<section class="pr-market"></section>`}
    </div>`;
  }

  /** The shared board as it lies open for this question: another page is laid open, and nothing on a page moves. */
  page() {
    const kind = this.context.ask?.kind ?? '';
    if (NARROW.matches) return kind;
    return TRADING.includes(kind) ? kind : '';
  }

  show(/** @type {string} */ tab) {
    if (tab === 'log') /** @type {any} */ (this.context.host).side?.show('log');
    else this.tab = tab;
    this.context.changed();
  }
}
