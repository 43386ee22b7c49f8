/** How near each of the game's ends is, always in sight. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { t } from '../app/i18n.js';
import { ends } from './model.js';

export function meters(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  const all = ends(context.view, context.pieces);
  const city = { ...all.city, seat: context.name(all.city.seat) };
  return html`<div class="pr-meters" role="group" aria-label=${t('puertorico.ends')}>
    ${meter(
      'victory-point',
      all.points.near,
      `${all.points.n}`,
      t('puertorico.end.points'),
      t('puertorico.end.points.text', all.points),
      t('puertorico.end.why.points'),
    )}
    ${
      all.colonists
        ? meter(
            'colonist',
            all.colonists.near,
            `${all.colonists.n}`,
            t('puertorico.end.colonists'),
            t('puertorico.end.colonists.text', all.colonists),
            t('puertorico.end.why.colonists'),
          )
        : nothing
    }
    ${meter(
      'city',
      all.city.near,
      `${all.city.n}/12`,
      t('puertorico.end.city'),
      t('puertorico.end.city.text', city),
      t('puertorico.end.why.city'),
    )}
  </div>`;
}

const meter = (
  /** @type {string} */ picture,
  /** @type {number} */ near,
  /** @type {string} */ brief,
  /** @type {string} */ name,
  /** @type {string} */ words,
  /** @type {string} */ why,
) =>
  html`<span class="pr-meter ${near >= 0.75 ? 'near' : ''}" role="meter" aria-label=${name} aria-valuemin="0"
      aria-valuemax="100" aria-valuenow=${Math.round(near * 100)} aria-valuetext=${words} title="${words}. ${why}">
    ${icon(picture)}<svg class="gauge" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect
        height="10" width=${Math.round(Math.min(1, Math.max(0, near)) * 100)}></rect></svg><span
        class="number">${brief}</span><span class="pr-meter-name">${name}</span></span>`;
