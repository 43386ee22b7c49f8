/**
 * What is picked at the San Juan table: one role, one building with its payment, or a set of cards
 * or goods. Nothing here knows a rule; whether a row may be sent is the draft's and the server's word.
 */
import { Draft } from '../table/draft.js';
import { parse, wordsFor } from './words.js';

/** @typedef {import('../table/context.js').Choice} Choice */
/** @typedef {{verb: string, piece: string, other: string}} Pick */

/** Questions that are answered by a set, and with which verbs. */
const SETS = {
  PAY: ['PAY_GOOD', 'PAY'],
  PRODUCE: ['PRODUCE'],
  SELL: ['SELL'],
  COUNCIL_KEEP: ['KEEP'],
  COUNCIL_DISCARD: ['DISCARD'],
  DISCARD_EXACTLY: ['DISCARD'],
  BANK: ['PUT_UNDER'],
  OFFICE_BUILDING: ['DISCARD'],
  GENERAL_AMNESTY: ['DISCARD'],
};

/** Sets of which the first that suits is as good a proposal as any, with or without a draft. */
const BEST_FIRST = ['PRODUCE', 'SELL'];

/** Questions that belong to one decision.
 * @type {Record<string, string[]>} */
const FOLLOWED_BY = { BUILD: ['PLACE', 'PAY'], PLACE: ['PAY'] };

/** Picks of these verbs come before all others in a row. */
const FIRST = ['PAY_GOOD'];

export class Picking {
  /** @param {import('../table/context.js').TableContext} context */
  constructor(context) {
    this.context = context;
    this.draft = new Draft(context, (from, to) => from === to || (FOLLOWED_BY[from] ?? []).includes(to));
    this.clear();
  }

  clear() {
    this.draft.clear();
    /** @type {Choice[]} what the row begins with: the role, the building and its place */
    this.head = [];
    /** @type {Pick[]} the set, in the order in which it was picked */
    this.picks = [];
  }

  /** A question has come: its draft is taken up. */
  begin() {
    this.clear();
    const ask = this.context.ask;
    if (ask?.draft && this.set) this.adopt(ask.draft);
    else if (ask && BEST_FIRST.includes(ask.kind)) this.adoptBest(ask.choices);
    else if (ask?.kind === 'PAY' || ask?.kind === 'DISCARD_EXACTLY') this.adoptLeast(ask.choices);
  }

  adoptLeast(/** @type {Choice[]} */ choices) {
    const one = this.leastDear(choices);
    this.adopt({ choices: [one.id], words: one.words });
  }

  /** Where a single card is to be given away: a second copy or what stands already, else the cheapest. */
  leastDear(/** @type {Choice[]} */ choices) {
    const { view, me, pieces } = this.context;
    const owned = new Set(view.seats[me]?.buildings.map((/** @type {any} */ one) => one.name));
    const value = (/** @type {Choice} */ choice) => (pieces?.entry(choice.piece ?? '')?.cost ?? 0) - (owned.has(choice.piece) ? 9 : 0) - (view.hand[choice.piece ?? ''] > 1 ? 3 : 0) + (choice.verb === 'PAY_GOOD' ? 9 : 0);
    return [...choices].sort((a, b) => value(a) - value(b))[0];
  }

  /** Where one good is all that can be made or sold, the dearest is proposed. */
  adoptBest(/** @type {Choice[]} */ choices) {
    const value = (/** @type {Choice} */ choice) => Math.max(0, ...choice.facts.filter((fact) => ['proceeds', 'base', 'sells-for'].includes(fact.fact)).map((fact) => fact.number));
    const best = choices.filter((choice) => choice.piece).sort((a, b) => value(b) - value(a))[0];
    if (best?.piece) this.adopt({ choices: [best.id], words: best.words });
  }

  /** @returns {string[] | null} the verbs of the set that is being picked */
  get set() {
    const kind = this.draft.next?.kind ?? (this.head.length > 0 ? 'PAY' : this.context.ask?.kind ?? '');
    return SETS[/** @type {keyof typeof SETS} */ (kind)] ?? (this.picks.length > 0 ? [this.picks[0].verb] : null);
  }

  /** Takes a row of the engine's as what is picked; rows are words, so that their set can be shown. */
  adopt(/** @type {{choices: number[], words: string}} */ row) {
    const acts = row.words.split(/[,;] /).map(parse);
    this.picks = [];
    for (const act of acts) {
      if (act && Object.values(SETS).some((verbs) => verbs.includes(act.verb))) this.picks.push({ verb: act.verb, piece: act.piece, other: act.other });
    }
    this.draft.accept(row.choices);
  }

  /** Whether this choice begins what is picked. */
  heads(/** @type {Choice} */ choice) {
    return this.head.some((one) => one.id === choice.id);
  }

  /** How many of a piece are in the set. */
  count(/** @type {string[]} */ verbs, /** @type {string} */ piece) {
    return this.picks.filter((pick) => pick.piece === piece && verbs.includes(pick.verb)).length;
  }

  /** Picks a single choice; a building brings its payment along. */
  async choose(/** @type {Choice} */ choice, { withDraft = false } = {}) {
    const again = this.heads(choice);
    this.clear();
    if (again) {
      this.context.changed();
      return;
    }
    this.head = [choice];
    const proposed = this.context.ask?.draft;
    if (proposed && proposed.choices[0] === choice.id) {
      this.adopt(proposed);
    } else if (withDraft) {
      await this.extend([choice.id]);
    } else {
      this.draft.accept([choice.id]);
    }
    this.context.changed();
  }

  /** Tries the head; where a set follows, the engine's proposal for it is taken. */
  async extend(/** @type {number[]} */ head) {
    if (!(await this.draft.attempt(head))) return;
    const next = this.draft.next;
    if (next?.draft && SETS[/** @type {keyof typeof SETS} */ (next.kind)]) {
      this.adopt({ choices: [...head, ...next.draft.choices], words: next.draft.words });
    } else if (next?.kind === 'PAY') {
      const one = this.leastDear(next.choices);
      this.adopt({ choices: [...head, one.id], words: one.words });
    }
  }

  /** Goes on with a choice of the question that follows the head (where the crane builds). */
  async follow(/** @type {Choice} */ choice) {
    this.head = [...this.head, choice];
    this.picks = [];
    await this.extend(this.head.map((one) => one.id));
    this.context.changed();
  }

  /** Puts a piece into the set or takes it out; a full set gives up what was picked first. */
  async toggle(/** @type {Pick} */ pick, /** @type {boolean} */ on) {
    const same = (/** @type {Pick} */ one) => one.verb === pick.verb && one.piece === pick.piece;
    if (!on) {
      const place = this.picks.findLastIndex(same);
      await this.attempt(this.picks.toSpliced(place, 1));
    } else if (!(await this.attempt([...this.picks, pick]))) {
      await this.attempt([...this.picks.slice(1), pick]);
    }
  }

  async attempt(/** @type {Pick[]} */ picks) {
    const before = this.picks;
    this.picks = picks;
    const possible = await this.draft.attempt([...this.head.map((one) => one.id), ...this.sorted().map((one) => wordsFor(one.verb, one.piece, one.other))]);
    if (!possible) this.picks = before;
    return possible;
  }

  /** The set in the engine's order. */
  sorted() {
    const order = [...(this.context.pieces?.byName.keys() ?? [])];
    const place = (/** @type {Pick} */ pick) => (FIRST.includes(pick.verb) ? 0 : 1000) + order.indexOf(pick.piece);
    return [...this.picks].sort((a, b) => place(a) - place(b));
  }
}
