/** The San Juan table: what is lit, what is picked and what the large button does. */
import { html } from 'lit';
import { capital, first, list, t } from '../app/i18n.js';
import { PlainBoard } from '../table/board.js';
import { Picking } from './picking.js';
import { parse } from './words.js';
import { isEventful, library, rolePanel } from './roles.js';
import { isCrowded, opponents } from './opponents.js';
import { centre } from './centre.js';
import { goodOf } from './card.js';
import { handPanel } from './hand.js';
import { showTown } from './sight.js';

/** @typedef {import('../table/types.js').Choice} Choice */

/** Choices of these verbs stand on pictures; all others are buttons of the action bar. */
const PICTURED = [
  'TAKE',
  'TRIGGER',
  'BUILD',
  'OVER',
  'PAY',
  'PAY_GOOD',
  'PRODUCE',
  'SELL',
  'KEEP',
  'DISCARD',
  'PUT_UNDER',
  'DEMOLISH',
];
const BUTTONS = ['BESIDE', 'USE', 'DRAW', 'PASS', 'DONE'];

/** In place of passing while a building is picked: another one can be. */
const CANCEL = /** @type {Choice} */ (
  /** @type {unknown} */ ({ id: -1, words: '', verb: 'CANCEL', piece: null, other: null, number: null, facts: [] })
);

export default class SanJuanBoard extends PlainBoard {
  /** @param {import('../table/context.js').TableContext} context */
  constructor(context) {
    super(context);
    this.picking = new Picking(context);
    this.useLibrary = true;
    /** The opponent whose buildings are shown where there is no room for all. */
    this.openSeat = -1;
  }

  asked() {
    this.useLibrary = true;
    this.picking.begin();
    if (this.context.ask) showTown(this.context);
  }

  render() {
    const { context } = this;
    const looks = `${isEventful(context) ? 'with-events' : ''} ${isCrowded(context) ? 'crowded' : ''}`;
    return html`<div class="sj ${looks}">${opponents(this)}${rolePanel(this)}${centre(this)}${handPanel(this)}</div>`;
  }

  /** What may be said besides in the action bar. */
  extras() {
    return library(this);
  }

  pictured() {
    return (
      this.context.ask?.choices.every((choice) => PICTURED.includes(choice.verb) || BUTTONS.includes(choice.verb)) ??
      true
    );
  }

  /** The question on the table: the one asked, or the one that follows what is picked. */
  get ask() {
    return this.picking.draft.next ?? this.context.ask;
  }

  /** Taps a picture whose choice stands alone; of several like ones, this one. */
  tap(/** @type {Choice} */ choice, nth = 0) {
    const { context, picking } = this;
    if (picking.heads(choice, nth)) {
      context.confirm();
    } else if (choice.verb !== 'BUILD' && context.actsAtOnce(choice)) {
      context.act([choice.id]);
    } else {
      picking.choose(choice, { nth, withDraft: choice.verb === 'BUILD' && context.ask?.kind === 'BUILD' });
    }
  }

  /** Resolves when it is known whether what is picked can be sent. */
  ready() {
    return this.picking.judged;
  }

  others() {
    const { context, picking } = this;
    const ask = context.ask;
    if (!ask) return [];
    const following =
      picking.head.length > 0 ? (picking.draft.next?.choices ?? []).filter((one) => one.verb === 'BESIDE') : [];
    if (following.length > 0) return following;
    if (ask.kind === 'BUILD' && picking.head.length > 0) return [CANCEL];
    const large = this.plan()?.row;
    return ask.choices.filter(
      (choice) => BUTTONS.includes(choice.verb) && !(large?.length === 1 && large[0] === choice.id),
    );
  }

  /** A button of the action bar: where the crane's question is answered in a row, it goes on with the row. */
  press(/** @type {Choice} */ choice) {
    if (choice === CANCEL) this.cancel();
    else if (choice.verb === 'BESIDE' && this.picking.head.length > 0) this.picking.follow(choice);
    else this.context.act([choice.id]);
  }

  /** Puts back what is picked to be built; a proposed set stays. */
  cancel() {
    if (this.picking.head.length === 0) return;
    this.picking.clear();
    this.context.changed();
  }

  plan() {
    const { picking } = this;
    if (!this.context.ask || (picking.head.length === 0 && picking.picks.length === 0)) return null;
    const row = picking.whole;
    const why = row ? '' : this.missing();
    return { row: row ?? [], label: this.label(), note: this.note(), why };
  }

  /** What has to be picked before the row can be sent. */
  missing() {
    const { picking } = this;
    const next = picking.draft.next;
    if (next?.kind === 'PLACE')
      return next.choices.some((one) => one.verb === 'BESIDE') ? t('sanjuan.where') : t('sanjuan.where-over');
    const left = next?.draft?.proposal.reduce((all, one) => all + one, 0) ?? (next ? 1 : 0);
    const n = left + picking.unpicked;
    return n > 0 ? t(`sanjuan.more.${picking.set?.includes('PAY') ? 'pay' : 'pick'}`, { n }) : t('sanjuan.wait');
  }

  /** The act in the imperative, for the large button. */
  label() {
    const { picking } = this;
    const parts = [];
    if (picking.head.length > 0) parts.push(this.sentence(picking.head[0]));
    if (picking.head.length > 1) parts.push(this.sentence(picking.head[1]));
    const picks = picking.sorted();
    const price = this.price();
    if (price !== null) {
      if (picks.length > price)
        parts.push(
          t('sanjuan.set.PAY.more', { n: picks.length, least: price, building: this.context.piece('poor house') }),
        );
      else parts.push(price > 0 ? t('sanjuan.set.PAY', { n: price }) : t('sanjuan.for-nothing'));
    } else if (picks.length > 0) {
      const verb = picks[0].verb === 'PAY_GOOD' ? 'PAY' : picks[0].verb;
      const kinds = [...new Set(picks.map((one) => one.piece))];
      const names = kinds.map((kind) => {
        const n = picks.filter((one) => one.piece === kind).length;
        return n > 1 ? `${n} × ${this.context.piece(kind)}` : this.context.piece(kind);
      });
      const long = names.length <= 2 && !(picking.head.length > 0);
      parts.push(
        long
          ? t(`sanjuan.set.${verb}.named`, { names: names.join(', '), n: picks.length })
          : t(`sanjuan.set.${verb}`, { n: picks.length }),
      );
    }
    return capital(parts.join(', '));
  }

  /** With what the building that is picked is paid: not all of it may be in sight. */
  aside() {
    const { context, picking } = this;
    if (picking.head[0]?.verb !== 'BUILD' || picking.picks.length === 0) return null;
    const counts = new Map();
    for (const { verb, piece } of picking.sorted()) {
      const name = verb === 'PAY_GOOD' ? context.piece(goodOf(context.key(piece))) : context.piece(piece);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const names = [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name));
    return { title: capital(t('sanjuan.mark.PAY')), text: names.join(', ') };
  }

  /** What the building that is picked costs; null where none is, or its place is not known yet. */
  price() {
    const { context, picking } = this;
    if (picking.head[0]?.verb !== 'BUILD' || picking.draft.next?.kind === 'PLACE') return null;
    const place = picking.head[1];
    return (place ? context.factNumber(place, 'price') : null) ?? context.factNumber(picking.head[0], 'price');
  }

  /** What stands beside the button: the facts of what is picked. */
  note() {
    const { context, picking } = this;
    const head = picking.head.at(-1);
    if (head)
      return head.facts
        .filter((fact) =>
          ['reduction', 'credit', 'loses-good', 'loses-cards', 'ends-game', 'last-round'].includes(fact.fact),
        )
        .map((fact) => context.fact(fact))
        .join(' · ');
    if (context.ask?.kind === 'SELL') {
      const sum = picking.picks.reduce(
        (all, pick) =>
          all +
          (context.factNumber(this.sale(pick.piece), 'base') ??
            context.factNumber(this.sale(pick.piece), 'proceeds') ??
            0),
        0,
      );
      return t('sanjuan.sale-sum', { n: sum });
    }
    return '';
  }

  /** The choice that sells from this building, or one without facts. */
  sale(/** @type {string} */ piece) {
    return (
      this.context.choices('SELL', piece)[0] ??
      /** @type {Choice} */ ({ facts: /** @type {import('../table/types.js').Fact[]} */ ([]) })
    );
  }

  sentence(
    /** @type {{verb: string, words?: string, piece: string|null, other: string|null, number: number|null}} */ choice,
  ) {
    const { context } = this;
    const key = `sanjuan.choice.${choice.verb}`;
    const visit = choice.verb === 'TRIGGER' && choice.other;
    if (choice.verb === 'DONE' && context.ask?.kind === 'PAY') return t(`${key}.PAY`);
    const kind = context.ask?.kind ?? '';
    const oneByOne = context.position.table.config.includes('sell-one-by-one');
    if (choice.verb === 'DONE' && (kind === 'PRODUCE' || (kind === 'SELL' && !oneByOne))) return t(`${key}.${kind}`);
    if (choice.verb === 'DONE' && this.picking.picks.length === 0) return t(`${key}.none`);
    if (['OVER', 'DEMOLISH'].includes(choice.verb)) return this.space(choice);
    const keys = [visit ? `${key}.visit` : choice.number ? `${key}.with` : key, key];
    return first(keys, choice.words ?? '', {
      piece: choice.piece ? context.piece(choice.piece) : '',
      other: choice.other ? context.piece(choice.other) : '',
      n: choice.number ?? 0,
    });
  }

  /** A building that is covered or demolished, with what tells it apart from its like. */
  space(/** @type {{verb: string, words?: string, piece: string|null, number: number|null}} */ choice) {
    const act = parse(choice.words ?? '');
    const besides = [
      (act?.number ?? choice.number) ? t('sanjuan.space.good') : '',
      act?.cards ? t('sanjuan.space.cards', { n: act.cards }) : '',
      act?.beneath.length
        ? t('sanjuan.space.on', { names: list(act.beneath.map((one) => this.context.piece(one))) })
        : '',
    ].filter(Boolean);
    const said = t(`sanjuan.choice.${choice.verb}`, { piece: this.context.piece(act?.piece ?? choice.piece ?? '') });
    return besides.length > 0 ? `${said} (${besides.join(', ')})` : said;
  }

  translate(/** @type {string} */ words) {
    return words
      .split(/[,;] /)
      .map((one) => {
        const act = parse(one);
        return act ? this.sentence({ ...act, words: one }) : one;
      })
      .join(', ');
  }
}
