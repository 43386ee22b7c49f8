/** A game being put together on the start screen. */
import { t } from '../app/i18n.js';
import { partsOf, titleOf } from '../app/pieces.js';
import { wordsOf } from './house-rules.js';
import { settings } from '../app/settings.js';

const EVENTS = '+events';

/** @typedef {{kind: 'me'|'here'|'open'|'computer', name: string, level: number, personality: string}} Seat */

export class GamePlan {
  /** @param {any} offer what the server has @param {any} last what was played last */
  constructor(offer, last) {
    this.offer = offer;
    this.game = offer.games[0].name;
    this.edition = '';
    this.events = false;
    /** @type {Seat[]} */
    this.seats = [];
    /** @type {Record<string, string|boolean>} */
    this.houseRules = {};
    this.options = {
      public: false,
      clock: 'none',
      takeOverAfter: '3d',
      watch: 'none',
      shuffleSeats: true,
      stepThrough: false,
      salted: false,
    };
    this.seed = '';
    this.pickGame(this.game);
    if (last && offer.games.some((/** @type {any} */ game) => game.name === last.game)) this.recall(last);
  }

  /** What was chosen last, as far as it still fits. */
  recall(/** @type {any} */ last) {
    this.pickGame(last.game);
    if (this.isKnown(last.edition ?? '')) this.edition = last.edition;
    this.events = Boolean(last.events) && this.hasEvents();
    if (Array.isArray(last.seats) && this.family().playerCounts.includes(last.seats.length))
      this.seats = last.seats.map((/** @type {Seat} */ seat) => ({ ...seat }));
    this.houseRules = { ...last.houseRules };
    this.options = { ...this.options, ...last.options };
    this.options.takeOverAfter ||= 'none';
    for (const seat of this.seats) if (seat.kind === 'me') seat.name = settings.player || seat.name;
  }

  remembered() {
    const { game, edition, events, seats, houseRules, options } = this;
    return { game, edition, events, seats, houseRules, options };
  }

  /** @returns {any} */
  family() {
    return this.offer.games.find((/** @type {any} */ game) => game.name === this.game);
  }

  pickGame(/** @type {string} */ name) {
    this.game = name;
    this.edition = this.editions()[0]?.name ?? '';
    this.events = false;
    this.houseRules = {};
    const counts = this.family().playerCounts;
    const wanted = name === 'puertorico' ? 4 : 3;
    const size =
      this.seats.length > 0 && counts.includes(this.seats.length)
        ? this.seats.length
        : counts.includes(wanted)
          ? wanted
          : counts[0];
    while (this.seats.length > size) this.seats.pop();
    while (this.seats.length < size) this.addSeat();
  }

  addSeat() {
    const me = this.seats.length === 0;
    this.seats.push({
      kind: me ? 'me' : 'computer',
      name: me ? settings.player || t('app.guest') : '',
      level: settings.level,
      personality: '',
    });
  }

  /** The presets without those that only add the events; of a game with one edition that edition. */
  editions() {
    const presets = /** @type {{name: string, about: string}[]} */ (this.family().presets);
    return presets.filter(({ name }) => !name.endsWith(EVENTS) && (name.includes(':') || name === this.game));
  }

  /**
   * What can be added to a game with one edition, each by itself, with one line about it.
   *
   * @returns {{name: string, about: string}[]}
   */
  expansions() {
    const presets = /** @type {{name: string, about: string}[]} */ (this.family().presets);
    return presets.flatMap(({ name, about }) => {
      const { edition, expansions } = partsOf(name);
      return !edition && expansions.length === 1 ? [{ name: expansions[0], about }] : [];
    });
  }

  has(/** @type {string} */ expansion) {
    return partsOf(this.edition).expansions.includes(expansion);
  }

  /** Adds an expansion or leaves it out again. */
  toggle(/** @type {string} */ expansion) {
    const wanted = this.expansions().filter(({ name }) => (name === expansion) !== this.has(name));
    this.edition = [this.game, ...wanted.map(({ name }) => name)].join('+');
  }

  /** Whether the server has this edition with all its expansions. */
  isKnown(/** @type {string} */ edition) {
    const { game, expansions } = partsOf(edition);
    const known = this.expansions().map(({ name }) => name);
    return (
      this.editions().some(({ name }) => name === edition) ||
      (game === this.game && known.length > 0 && expansions.every((one) => known.includes(one)))
    );
  }

  hasEvents() {
    return this.family().presets.some((/** @type {any} */ preset) => preset.name === this.edition + EVENTS);
  }

  hasOpenSeats() {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  config() {
    const rules = wordsOf(this);
    return [
      `${this.edition || this.game}${this.events && this.hasEvents() ? EVENTS : ''}`,
      `players=${this.seats.length}`,
      ...rules,
    ].join(' ');
  }

  /** What watchers see; a seat that is no longer there shows what lies open. */
  watch() {
    const seat = /^seat:(\d)$/.exec(this.options.watch);
    return seat && Number(seat[1]) >= this.seats.length ? 'public' : this.options.watch;
  }

  request() {
    return {
      config: this.config(),
      seats: this.seats.map((seat) => {
        if (seat.kind === 'computer')
          return {
            kind: 'computer',
            level: seat.level,
            ...(seat.personality ? { personality: seat.personality } : {}),
          };
        return seat.kind === 'open' ? { kind: 'open' } : { kind: 'me', name: seat.name.trim() || t('app.guest') };
      }),
      options: Object.fromEntries(
        Object.entries({
          ...this.options,
          watch: this.watch(),
          salted: this.options.salted && this.hasOpenSeats(),
        }).filter(([, value]) => value !== ''),
      ),
      seed: this.seed.trim() || null,
    };
  }

  summary() {
    return t('start.quick-about', { game: titleOf(this.config()), players: this.seats.length });
  }
}
