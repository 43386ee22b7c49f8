/** The pieces of a config: what the server's catalogue says, in the reader's language. */
import { first, has, t } from './i18n.js';
import { settings } from './settings.js';
import { get, query } from './api.js';
import { slug } from './icons.js';

/**
 * @typedef {object} Entry
 * @property {string} key never changes with the edition
 * @property {string} name what views and choices call it
 * @property {number} cost
 * @property {number} points
 * @property {number} copies
 * @property {Record<string, number>} [numbers] its other printed numbers by name
 * @property {string} when
 * @property {string} effect
 *
 * @typedef {{what: string, seat: number, piece: string, number: number}} Figure a number of the rules that no entry
 *   holds
 */

/**
 * A preset taken apart: "sanjuan:2e+events" is the game, its edition and its expansions. A game with
 * only one edition names none: "puertorico+nobles".
 *
 * @returns {{game: string, edition: string, expansions: string[]}}
 */
export function partsOf(/** @type {string} */ preset) {
  const [name, ...expansions] = preset.split('+');
  const [game, edition = ''] = name.split(':');
  return { game, edition, expansions };
}

/** What to call the game of a config: "San Juan, 2nd edition, Events". */
export function titleOf(/** @type {string} */ config) {
  const { game, edition, expansions } = partsOf(config.split(' ')[0]);
  const title = first([`${game}.title`], game);
  if (!edition) return [title, ...expansions.map((one) => first([`start.expansion.${game}.${one}`], one))].join(', ');
  const preset = [edition, ...expansions.filter((one) => one !== 'events')].join('+');
  return [
    title,
    first([`start.preset.${game}.${preset}`], preset),
    ...(expansions.includes('events') ? [t('start.events-short')] : []),
  ].join(', ');
}

/** @type {Map<string, Promise<Pieces>>} */
const known = new Map();

/** The pieces of this config, asked for once. */
export function piecesOf(/** @type {string} */ config) {
  let pieces = known.get(config);
  if (!pieces) {
    pieces = get(`/catalog${query({ config })}`).then((catalog) => new Pieces(config, catalog));
    pieces.catch(() => known.delete(config));
    known.set(config, pieces);
  }
  return pieces;
}

/** What the redesign of San Juan calls roles and goods, by their names in the other editions. */
const REDESIGNED = {
  adventurer: 'prospector',
  tomato: 'indigo',
  egg: 'sugar',
  flour: 'tobacco',
  zeppelin: 'coffee',
  ship: 'silver',
};

/**
 * How the pictures of Puerto Rico's pieces are called: by section, and what of the name is left out.
 *
 * @type {Record<string, [string, string]>}
 */
const KINDS = { 'Island tiles': ['tile', '-plantation'], Goods: ['good', ''], Roles: ['role', ''] };

export class Pieces {
  /**
   * @param {string} config
   * @param {{config?: string, title: string, sections: {title: string, entries: Entry[]}[], topics?: {key: string}[],
   *   figures?: Figure[]}} catalog
   */
  constructor(config, catalog) {
    this.config = config;
    const [name, ...words] = (catalog.config ?? config).split(' ');
    const { game, edition, expansions } = partsOf(name);
    this.game = game;
    /** The edition, then its expansions. */
    this.modules = [edition, ...expansions].filter(Boolean);
    /** The house rules in force with their values. @type {Map<string, string>} */
    this.settings = new Map(
      words.map((word) => /** @type {[string, string]} */ (/^([^=]+)=?(.*)$/.exec(word)?.slice(1) ?? [word, ''])),
    );
    this.players = Number(this.settings.get('players') ?? 0);
    this.settings.delete('players');
    this.sections = catalog.sections;
    /** What the rules speak of besides pieces. */
    this.topics = new Set((catalog.topics ?? []).map((topic) => topic.key));
    this.figures = catalog.figures ?? [];
    /** @type {Map<string, Entry>} */
    this.byName = new Map();
    /** @type {Map<string, string>} */
    this.sectionByKey = new Map();
    for (const section of catalog.sections) {
      for (const entry of section.entries) {
        this.byName.set(entry.key, entry);
        this.byName.set(entry.name, entry);
        this.sectionByKey.set(entry.key, section.title);
      }
    }
  }

  /** @returns {Entry | undefined} */
  entry(/** @type {string} */ name) {
    return this.byName.get(name);
  }

  /** The pieces of this section. @returns {Entry[]} */
  section(/** @type {string} */ title) {
    return this.sections.find((one) => one.title === title)?.entries ?? [];
  }

  /** The title of the section in which a piece stands. */
  sectionOf(/** @type {string} */ name) {
    return this.sectionByKey.get(this.byName.get(name)?.key ?? '') ?? '';
  }

  key(/** @type {string} */ name) {
    const key = this.byName.get(name)?.key ?? name;
    return this.game === 'sanjuan' ? (REDESIGNED[/** @type {keyof typeof REDESIGNED} */ (key)] ?? key) : key;
  }

  /** Whether the names of the redesign are used. */
  get redesigned() {
    return settings.names === 'yaro' || (settings.names === 'edition' && this.modules[0] === 'yaro');
  }

  /** What to call a piece, a role or a good: in the language and names of the settings. */
  name(/** @type {string} */ name) {
    const key = this.key(name);
    const keys = [`${this.game}.piece.${key}`, `${this.game}.role.${key}`, `${this.game}.good.${key}`];
    if (settings.names === 'edition')
      keys.unshift(...this.modules.map((module) => `${this.game}.piece.${key}.${module}`));
    if (this.redesigned) keys.unshift(`${this.game}.yaro.${key}`);
    return first(keys, name);
  }

  /**
   * The keys of a text, the most fitting first: by house rules, expansions, edition, number of players, and the plain
   * one.
   */
  keys(/** @type {string} */ base) {
    const own = this.modules.filter((module) => module !== 'yaro').reverse();
    const kinds = [...this.settings.keys(), ...(this.redesigned ? ['yaro'] : []), ...own, `${this.players}p`];
    return [...kinds.map((kind) => `${base}.${kind}`), base];
  }

  /** All sentences of a text as this config has them: the one of this key, then those numbered from 1. */
  sentences(/** @type {string} */ base, /** @type {Record<string, unknown>} */ params = {}) {
    const found = [first(this.keys(base), '', params)];
    for (let n = 1; has(`${base}.${n}`); n++) found.push(first(this.keys(`${base}.${n}`), '', params));
    return found.filter(Boolean);
  }

  /** What it does, in one line. */
  effect(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    return entry
      ? first(this.keys(`${this.game}.effect.${entry.key}`), entry.effect, {
          n: entry.cost,
          good: this.name(entry.key.split(' ')[0]),
        })
      : '';
  }

  /** What else is to be said of it where there is room. */
  more(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    const section = this.sectionOf(name);
    if (!entry || !section) return '';
    const params = { carpenter: this.name('carpenter'), prospector: this.name('prospector') };
    // What holds for all that need a colonist does not hold for what has no place for one.
    const ofAll = entry.numbers?.circles === 0 ? [] : this.sentences(`${this.game}.more.in.${section}`);
    return [...this.sentences(`${this.game}.more.${entry.key}`, params), ...ofAll].join(' ');
  }

  /** When it acts. */
  when(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    return entry ? first(this.keys(`${this.game}.when.${entry.when}`), entry.when) : '';
  }

  /** The numbers of this name: one for each seat, ship or whatever it is. */
  numbers(/** @type {string} */ what) {
    return this.figures.filter((figure) => figure.what === what).map((figure) => figure.number);
  }

  /** The id of its picture. */
  icon(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    const id = slug(this.key(name));
    if (this.game === 'sanjuan') return `${entry && entry.cost < 0 ? 'event' : 'card'}-${id}`;
    const [kind, rest] = KINDS[this.sectionOf(name)] ?? ['building', ''];
    return `${kind}-${rest && id.endsWith(rest) ? id.slice(0, -rest.length) : id}`;
  }
}
