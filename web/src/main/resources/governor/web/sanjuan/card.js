/** A San Juan card: printed cost, my cost, points, picture, name, one line of effect. */
import { html, nothing } from 'lit';
import { capital, t } from '../app/i18n.js';
import { house, town } from '../app/art.js';
import { icon } from '../app/icons.js';

/** @typedef {import('../table/context.js').TableContext} Context */

/** A pile looks no higher than this. */
const FAN = 5;

const MONUMENTS = ['statue', 'victory column', 'hero'];
const GOODS = {
  'indigo plant': 'indigo',
  'sugar mill': 'sugar',
  'tobacco storage': 'tobacco',
  'coffee roaster': 'coffee',
  'silver smelter': 'silver',
};

/** The good that a production building makes, by the building's key. */
export const goodOf = (/** @type {string} */ key) => GOODS[/** @type {keyof typeof GOODS} */ (key)] ?? 'any';

export function kindOf(/** @type {Context} */ context, /** @type {string} */ name) {
  const key = context.pieces?.key(name) ?? name;
  if (key in GOODS) return 'production';
  return MONUMENTS.includes(key) ? 'monument' : 'city';
}

/** A card's picture: its house, or the sign of an event. */
const picture = (/** @type {Context} */ context, /** @type {string} */ name) =>
  (context.pieces?.entry(name)?.cost ?? 0) < 0
    ? icon(context.pieces?.icon(name) ?? '', 'art')
    : house('sanjuan', context.key(name), 'art');

/**
 * @param {Context} context
 * @param {string} name
 * @param {object} how
 * @param {boolean} [how.lit] it can be chosen
 * @param {boolean} [how.chosen]
 * @param {string} [how.mark] what is chosen for it: "pay", "build"
 * @param {number|null} [how.price] what it would cost me
 * @param {string} [how.note] the reductions, or why not
 * @param {boolean} [how.member] it is chosen as one of a set
 * @param {string} [how.label] what a screen reader says besides
 * @param {() => void} [how.tap]
 */
export function handCard(context, name, how = {}) {
  const pieces = context.pieces;
  const entry = pieces?.entry(name);
  if (!pieces || !entry) return nothing;
  const shown = capital(pieces.name(name));
  const effect = pieces.effect(name);
  const price = how.price ?? null;
  const label = [
    shown,
    t('sanjuan.costs', { n: entry.cost }),
    price !== null && price !== entry.cost ? t('sanjuan.costs-me', { n: price }) : '',
    t('sanjuan.points', { n: entry.points }),
    effect,
    how.note,
    how.label,
    how.mark,
  ]
    .filter(Boolean)
    .join('. ');
  return html`
    <button type="button" class="card ${kindOf(context, name)} ${how.lit ? 'lit' : 'dim'} ${
      how.chosen ? 'chosen' : ''
    } ${how.note ? 'noted' : ''}" data-item data-piece=${name} data-mark=${how.mark ?? nothing}
      data-member=${how.member ? '' : nothing}
      aria-pressed=${how.chosen ? 'true' : 'false'} aria-disabled=${how.lit || how.chosen ? 'false' : 'true'}
        aria-label=${label}
      @click=${() => (how.lit || how.chosen ? how.tap?.() : context.explain(name))} @focus=${() => context.read(name)}
        @blur=${() => context.read('')} @mouseenter=${() => context.read(name)} @mouseleave=${() => context.read('')}>
      <span class="card-top"><span class="cost number" title=${t('table.cost')}>${entry.cost}</span>
        ${
          price !== null && price !== entry.cost
            ? html`<span class="my-cost number"
          title=${t('sanjuan.my-cost')}>${price}</span>`
            : nothing
        }
        <span class="points number" title=${t('table.points')}>${entry.points}</span></span>
      <span class="scene">${picture(context, name)}</span>
      <span class="card-name">${shown}</span>
      <span class="card-effect">${effect}</span>
      ${how.note ? html`<span class="card-note">${how.note}</span>` : nothing}
      ${how.mark ? html`<span class="mark">${how.mark}</span>` : nothing}
    </button>
  `;
}

/**
 * A building on the table.
 *
 * @param {Context} context
 * @param {any} building of the view
 * @param {object} how
 * @param {boolean} [how.lit]
 * @param {boolean} [how.chosen]
 * @param {string} [how.mark]
 * @param {string} [how.note]
 * @param {() => void} [how.tap]
 * @param {boolean} [how.mini] of another seat
 * @param {boolean} [how.small] to be looked at only, since it is too small for a finger
 * @param {boolean} [how.good]
 */
export function buildingCard(context, building, how = {}) {
  const pieces = context.pieces;
  if (!pieces) return nothing;
  const key = pieces.key(building.name);
  const entry = pieces.entry(building.name);
  const shown = capital(pieces.name(building.name));
  const good = how.good ?? building.good;
  const label = [
    shown,
    good ? t('sanjuan.has-good', { good: pieces.name(goodOf(key)) }) : '',
    building.pile > 0 ? t('sanjuan.pile', { n: building.pile }) : '',
    how.mini ? '' : t('sanjuan.points', { n: entry?.points ?? 0 }),
    building.working ? '' : t('sanjuan.not-yet'),
    building.covered.length
      ? t('sanjuan.covers', { names: building.covered.map((/** @type {string} */ one) => pieces.name(one)).join(', ') })
      : '',
    how.mark,
    how.note,
    how.mini ? '' : pieces.effect(building.name),
  ]
    .filter(Boolean)
    .join('. ');
  const classes = `${how.mini ? 'mini' : 'building'} ${kindOf(context, building.name)} ${how.lit ? 'lit' : ''} ${
    how.chosen ? 'chosen' : ''
  } ${building.working ? '' : 'fresh'}`;
  const seen = html`
      <span class="stands">${picture(context, building.name)}${building.covered.map(
        () => html`<i class="storey"></i>`,
      )}</span>
      ${how.mini ? nothing : html`<span class="worth number" aria-hidden="true">${entry?.points || '?'}</span>`}
      ${how.mini ? nothing : html`<span class="card-name">${shown}</span>`}
      ${good ? html`<span class="good good-${goodOf(key)}">${town(`ware-${goodOf(key)}`, 'ware')}</span>` : nothing}
      ${
        building.pile > 0
          ? html`<span class="pile number">${Array.from(
              { length: Math.min(FAN, building.pile) },
              () => html`<i class="back"></i>`,
            )}${building.pile}</span>`
          : nothing
      }
      ${building.covered.length ? html`<span class="covers number">+${building.covered.length}</span>` : nothing}
      ${how.mark ? html`<span class="mark">${how.mark}</span>` : nothing}
      ${how.note ? html`<span class="note">${how.note}</span>` : nothing}`;
  if (how.small)
    return html`<span class=${classes} role="img" data-piece=${building.name} aria-label=${label} @mouseenter=${() =>
      context.read(building.name)} @mouseleave=${() => context.read('')}>${seen}</span>`;
  return html`
    <button type="button" class=${classes} data-item data-piece=${building.name}
      aria-pressed=${how.lit || how.chosen ? (how.chosen ? 'true' : 'false') : nothing} aria-label=${label} title=${
        how.mini ? shown : nothing
      }
      @click=${() => (how.lit || how.chosen ? how.tap?.() : context.explain(building.name))} @focus=${() =>
        context.read(building.name)} @blur=${() => context.read('')} @mouseenter=${() =>
        context.read(building.name)} @mouseleave=${() => context.read('')}>${seen}</button>
  `;
}
