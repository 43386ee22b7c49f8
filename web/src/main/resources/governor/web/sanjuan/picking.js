/**
 * What is picked at the San Juan table: one role, one building with its payment, or a set of cards
 * or goods. Nothing here knows a rule; whether a row may be sent is the draft's and the server's word.
 */
import { Draft } from '../table/draft.js';
import { parse, wordsFor } from './words.js';

/** @typedef {import('../table/types.js').Choice} Choice */
/**
 * @typedef {{verb: string, piece: string, other: string, nth: number}} Pick one of a set; nth tells like cards apart
 */
/** @typedef {import('../table/types.js').Draft} Proposal */

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
    this.wanted = 0;
    this.unpicked = 0;
    this.draft = new Draft(context, (from, to) => from === to || (FOLLOWED_BY[from] ?? []).includes(to));
    this.clear();
  }

  clear() {
    this.draft.clear();
    /** @type {Choice[]} what the row begins with: the role, the building and its place */
    this.head = [];
    /** @type {number[]} of each of those, which one of several like cards or buildings it is */
    this.nths = [];
    /** @type {Pick[]} the set, in the order in which it was picked */
    this.picks = [];
    /** Whether a payment follows the head, if only of more than the price. */
    this.pays = false;
    /** How many members the engine's proposal has. */
    this.wanted = 0;
    /**
     * How many members are missing in the set: the engine would add them by itself, or it cannot go on without them.
     */
    this.unpicked = 0;
    /** Resolves when the server has judged what is picked. @type {Promise<void>} */
    this.judged = Promise.resolve();
  }

  /** A question has come: its draft is taken up. */
  begin() {
    this.clear();
    const ask = this.context.ask;
    if (ask?.draft && this.set) this.adopt(ask.draft.choices, this.members(ask.draft));
    else if (ask && BEST_FIRST.includes(ask.kind)) this.adoptBest(ask.choices);
    else if (ask?.kind === 'PAY' || ask?.kind === 'DISCARD_EXACTLY') this.adoptLeast(ask.choices);
  }

  adoptLeast(/** @type {Choice[]} */ choices) {
    this.adoptAfter([], [], choices);
  }

  /** Takes the least of a question that asks for one card: none where that may be left. */
  adoptAfter(/** @type {number[]} */ head, /** @type {string[]} */ made, /** @type {Choice[]} */ choices) {
    const one = choices.find((choice) => choice.verb === 'DONE') ?? this.leastDear(choices);
    this.adopt([...head, one.id], [...made, one.words]);
  }

  /** Where a single card is to be given away: a second copy or what stands already, else the cheapest. */
  leastDear(/** @type {Choice[]} */ choices) {
    const { view, me, pieces } = this.context;
    const owned = new Set(view.seats[me]?.buildings.map((/** @type {any} */ one) => one.name));
    const value = (/** @type {Choice} */ choice) =>
      (pieces?.entry(choice.piece ?? '')?.cost ?? 0) -
      (owned.has(choice.piece) ? 9 : 0) -
      (view.hand[choice.piece ?? ''] > 1 ? 3 : 0) +
      (choice.verb === 'PAY_GOOD' ? 9 : 0);
    return [...choices].sort((a, b) => value(a) - value(b))[0];
  }

  /** Where one good is all that can be made or sold, the dearest is proposed. */
  adoptBest(/** @type {Choice[]} */ choices) {
    const value = (/** @type {Choice} */ choice) =>
      Math.max(
        0,
        ...choice.facts
          .filter((fact) => ['proceeds', 'base', 'sells-for'].includes(fact.fact))
          .map((fact) => fact.number),
      );
    const best = choices.filter((choice) => choice.piece).sort((a, b) => value(b) - value(a))[0];
    if (best?.piece) this.adopt([best.id], [best.words]);
  }

  /** @returns {string[] | null} the verbs of the set that is being picked */
  get set() {
    const kind = this.draft.next?.kind ?? (this.head.length > 0 ? 'PAY' : (this.context.ask?.kind ?? ''));
    return SETS[/** @type {keyof typeof SETS} */ (kind)] ?? (this.picks.length > 0 ? [this.picks[0].verb] : null);
  }

  /** All that a proposal picks, in words: its row leaves out what the engine then does by itself. */
  members(/** @type {Proposal} */ draft) {
    const verb = this.set?.at(-1) ?? '';
    return draft.slots.flatMap((slot, place) => {
      const good = slot.name.replace(/^good on /, '');
      const other = this.context.choices(verb, slot.name)[0]?.other ?? '';
      return Array(draft.proposal[place]).fill(
        good === slot.name ? wordsFor(verb, slot.name, other) : wordsFor('PAY_GOOD', good),
      );
    });
  }

  /** Takes a row of the engine's as what is picked, and shows as picked all that it does, in words. */
  adopt(/** @type {(number|string)[]} */ row, /** @type {string[]} */ all) {
    this.picks = [];
    for (const { verb, piece, other } of this.membersOf(all))
      this.picks.push({ verb, piece, other, nth: this.free(verb, piece) });
    this.wanted = this.picks.length;
    this.unpicked = 0;
    this.draft.accept(row);
  }

  /** Those of these words that pick members of the set. */
  membersOf(/** @type {string[]} */ words) {
    const verbs = this.set ?? [];
    return words.flatMap((one) => parse(one) ?? []).filter((act) => verbs.includes(act.verb));
  }

  /** The first of several like ones that is not picked yet; a card that is built cannot pay. */
  free(/** @type {string} */ verb, /** @type {string} */ piece) {
    const taken = new Set(this.picks.filter((one) => one.verb === verb && one.piece === piece).map((one) => one.nth));
    if (verb === 'PAY' && this.head[0]?.verb === 'BUILD' && this.head[0].piece === piece) taken.add(this.nths[0]);
    let nth = 0;
    while (taken.has(nth)) nth++;
    return nth;
  }

  /**
   * Whether this choice begins what is picked; with a number, whether it does with just that one of several like ones.
   */
  heads(/** @type {Choice} */ choice, /** @type {number | null} */ nth = null) {
    return this.head.some((one, place) => one.id === choice.id && (nth === null || nth === this.nths[place]));
  }

  /** Whether this one of several like ones is in the set. */
  has(/** @type {string} */ verb, /** @type {string} */ piece, /** @type {number} */ nth) {
    return this.picks.some((pick) => pick.verb === verb && pick.piece === piece && pick.nth === nth);
  }

  /** Picks a single choice; a building brings its payment along. */
  async choose(/** @type {Choice} */ choice, { withDraft = false, nth = 0 } = {}) {
    const again = this.heads(choice, nth);
    this.clear();
    if (again) {
      this.context.changed();
      return;
    }
    this.head = [choice];
    this.nths = [nth];
    if (withDraft) {
      this.context.changed();
      await this.extend([choice.id]);
    } else {
      this.draft.accept([choice.id]);
    }
    this.context.changed();
  }

  /** Tries the head; where a set follows, the engine's proposal for it is taken. */
  async extend(/** @type {number[]} */ head) {
    const { draft } = this;
    const trying = draft.attempt(head);
    const turn = draft.turn;
    if (!(await trying) || turn !== draft.turn) return;
    const { next, made } = draft;
    this.pays = next?.kind === 'PAY';
    if (next?.draft && SETS[/** @type {keyof typeof SETS} */ (next.kind)]) {
      this.adopt([...head, ...next.draft.choices], [...made, ...this.members(next.draft)]);
    } else if (next?.kind === 'PAY') {
      this.adoptAfter(head, made, next.choices);
    } else if (!next) {
      this.adopt(head, made);
    }
  }

  /** Goes on with a choice of the question that follows the head (where the crane builds). */
  async follow(/** @type {Choice} */ choice, nth = 0) {
    this.head = [...this.head, choice];
    this.nths = [...this.nths, nth];
    this.picks = [];
    await this.extend(this.head.map((one) => one.id));
    this.context.changed();
  }

  /** Puts a piece into the set or takes it out, once the last change is judged. */
  toggle(/** @type {Pick} */ pick) {
    const { head, judged } = this;
    this.judged = judged.then(() => (head === this.head ? this.change(pick) : undefined));
  }

  /** A full set gives up what was picked first. */
  async change(/** @type {Pick} */ pick) {
    const others = this.picks.filter(
      (one) => one.verb !== pick.verb || one.piece !== pick.piece || one.nth !== pick.nth,
    );
    if (others.length < this.picks.length) {
      await this.attempt(others);
    } else if (!(await this.attempt([...this.picks, pick]))) {
      await this.attempt([...this.picks.slice(1), pick]);
    }
  }

  async attempt(/** @type {Pick[]} */ picks) {
    const before = this.picks;
    this.picks = picks;
    this.context.changed();
    const row = [
      ...this.head.map((one) => one.id),
      ...this.sorted().map((one) => wordsFor(one.verb, one.piece, one.other)),
    ];
    const { draft } = this;
    const possible = row.length > 0 && (await draft.attempt(row));
    if (this.picks !== picks) return true;
    // The engine takes sets in its own order, so that the beginning of a set may be refused where the whole is not.
    const begun = !possible && (picks.length === 0 || picks.length < this.wanted);
    if (possible) this.unpicked = Math.max(0, this.membersOf(draft.made).length - picks.length);
    else if (begun) this.unpicked = this.wanted - picks.length;
    else this.picks = before;
    if (begun) draft.clear();
    this.context.changed();
    return possible || begun;
  }

  /** The row with its end, ready to be sent: nothing goes that is not shown as picked. */
  get whole() {
    return this.unpicked > 0 ? null : this.draft.whole;
  }

  /** The set in the engine's order. */
  sorted() {
    const order = [...(this.context.pieces?.byName.keys() ?? [])];
    const place = (/** @type {Pick} */ pick) => (FIRST.includes(pick.verb) ? 0 : 1000) + order.indexOf(pick.piece);
    return [...this.picks].sort((a, b) => place(a) - place(b));
  }
}
