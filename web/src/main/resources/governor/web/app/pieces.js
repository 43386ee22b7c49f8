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
 * @typedef {{what: string, seat: number, piece: string, number: number}} Figure a number of the rules that no entry holds
 */

/** What to call the game of a config: "San Juan, 2nd edition, Events". */
export function titleOf(/** @type {string} */ config) {
  const preset = config.split(' ')[0];
  const [game, modules = ''] = preset.split(':');
  const events = modules.endsWith('+events');
  const edition = modules.replace(/\+events$/, '');
  const parts = [first([`${game}.title`], game)];
  if (edition) parts.push(first([`start.preset.${game}.${edition}`], edition));
  if (events) parts.push(t('start.events-short'));
  return parts.join(', ');
}

/** @type {Map<string, Promise<Pieces>>} */
const known = new Map();

/** The pieces of this config, asked for once. */
export function piecesOf(/** @type {string} */ config) {
  let pieces = known.get(config);
  if (!pieces) {
    pieces = get('/catalog' + query({ config })).then((catalog) => new Pieces(config, catalog));
    pieces.catch(() => known.delete(config));
    known.set(config, pieces);
  }
  return pieces;
}

/** What the redesign of San Juan calls roles and goods, by their names in the other editions. */
const REDESIGNED = { adventurer: 'prospector', tomato: 'indigo', egg: 'sugar', flour: 'tobacco', zeppelin: 'coffee', ship: 'silver' };

export class Pieces {
  /** @param {string} config @param {{config?: string, title: string, sections: {title: string, entries: Entry[]}[], figures?: Figure[]}} catalog */
  constructor(config, catalog) {
    this.config = config;
    const [name, ...words] = (catalog.config ?? config).split(' ');
    const [game, modules = ''] = name.split(':');
    this.game = game;
    /** The edition, then its expansions. */
    this.modules = modules.split('+').filter(Boolean);
    /** The house rules in force with their values. @type {Map<string, string>} */
    this.settings = new Map(words.map((word) => /** @type {[string, string]} */ (/^([^=]+)=?(.*)$/.exec(word)?.slice(1) ?? [word, ''])));
    this.players = Number(this.settings.get('players') ?? 0);
    this.settings.delete('players');
    this.sections = catalog.sections;
    this.figures = catalog.figures ?? [];
    /** @type {Map<string, Entry>} */
    this.byName = new Map();
    for (const section of catalog.sections) {
      for (const entry of section.entries) {
        this.byName.set(entry.key, entry);
        this.byName.set(entry.name, entry);
      }
    }
  }

  /** @returns {Entry | undefined} */
  entry(/** @type {string} */ name) {
    return this.byName.get(name);
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
    if (settings.names === 'edition') keys.unshift(...this.modules.map((module) => `${this.game}.piece.${key}.${module}`));
    if (this.redesigned) keys.unshift(`${this.game}.yaro.${key}`);
    return first(keys, name);
  }

  /** The keys of a text, the most fitting first: by house rules, expansions, edition, number of players, and the plain one. */
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
    return entry ? first(this.keys(`${this.game}.effect.${entry.key}`), entry.effect, { n: entry.cost, good: this.name(entry.key.split(' ')[0]) }) : '';
  }

  /** What else is to be said of it where there is room. */
  more(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    const section = this.sections.find((one) => one.entries.some((other) => other.key === entry?.key));
    if (!entry || !section) return '';
    const params = { carpenter: this.name('carpenter'), prospector: this.name('prospector') };
    return [...this.sentences(`${this.game}.more.${entry.key}`, params), ...this.sentences(`${this.game}.more.in.${section.title}`)].join(' ');
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
    if (id === 'quarry' || id.endsWith('-plantation')) return `tile-${id.replace('-plantation', '')}`;
    if (!entry || entry.points >= 0) return `building-${id}`;
    return `${entry.cost >= 0 ? 'good' : 'role'}-${id}`;
  }
}
