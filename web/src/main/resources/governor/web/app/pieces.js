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
 * @property {string} when
 * @property {string} effect
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

export class Pieces {
  /** @param {string} config @param {{title: string, sections: {title: string, entries: Entry[]}[]}} catalog */
  constructor(config, catalog) {
    this.config = config;
    this.game = config.split(/[: ]/)[0];
    this.edition = /^[a-z]+:([^+ ]+)/.exec(config)?.[1] ?? '';
    this.players = Number(/players=(\d)/.exec(config)?.[1] ?? 0);
    this.sections = catalog.sections;
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
    return this.byName.get(name)?.key ?? name;
  }

  /** What to call a piece: in the language and names of the settings. */
  name(/** @type {string} */ name) {
    const key = this.key(name);
    const yaro = settings.names === 'yaro' || (settings.names === 'edition' && this.edition === 'yaro');
    const keys = [`${this.game}.piece.${key}`, `piece.${key}`, `${this.game}.role.${key}`];
    if (yaro) keys.unshift(`${this.game}.yaro.${key}`);
    return first(keys, name);
  }

  /** What it does. Editions and numbers of players may have their own sentence. */
  effect(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    if (!entry) return '';
    const base = `${this.game}.effect.${entry.key}`;
    return first([`${base}.${this.edition}`, `${base}.${this.players}p`, base], entry.effect);
  }

  /** When it acts. */
  when(/** @type {string} */ name) {
    const entry = this.byName.get(name);
    if (!entry) return '';
    return has(`${this.game}.when.${entry.when}`) ? t(`${this.game}.when.${entry.when}`) : entry.when;
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
