/** The reasons of a search as sentences: what a seat would have, compared with the best choice. */
import { t } from '../app/i18n.js';
import { settings } from '../app/settings.js';

/** @typedef {{seat: number, concept: string, has: number, instead: number, speaksFor: boolean}} Reason */

const ALL_OTHERS = -1;

/** A mean of a number of things, with one decimal where it needs one. */
const number = (/** @type {number} */ value) =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);

/** So many of what is counted; a fraction is several of it. */
const amount = (/** @type {string} */ concept, /** @type {number} */ value) =>
  t(`advice.concept.${concept}`, { n: Number(value.toFixed(1)), number: number(value) });

function own(/** @type {Reason} */ reason, /** @type {string} */ who) {
  const whole = Math.round(reason.has) !== Math.round(reason.instead);
  const value = (/** @type {number} */ mean) => (whole ? Math.round(mean) : mean);
  const params = { has: amount(reason.concept, value(reason.has)), instead: number(value(reason.instead)), seat: who };
  return t(who ? 'advice.seat-would-have' : 'advice.you-would-have', params);
}

function others(/** @type {import('./context.js').TableContext} */ context, /** @type {Reason} */ reason) {
  const gain = reason.has - reason.instead;
  const all = context.table.seats.length === 3 ? 'both' : 'all';
  const change = gain > 0 ? 'more' : 'fewer';
  const params = {
    amount: amount(reason.concept, Math.abs(gain)),
    seat: reason.seat === ALL_OTHERS ? '' : context.name(reason.seat),
  };
  return t(
    `advice.${reason.seat === ALL_OTHERS ? all : reason.seat === context.me ? 'you' : 'seat'}-${change}`,
    params,
  );
}

/**
 * The reasons about a choice of this seat in one line, or an empty text.
 *
 * @param {import('./context.js').TableContext} context
 * @param {Reason[]} reasons
 * @param {number} asked the seat that chooses
 */
export function reasonsText(context, reasons, asked) {
  const parts = reasons.map((reason) => {
    const text =
      reason.seat === asked ? own(reason, asked === context.me ? '' : context.name(asked)) : others(context, reason);
    return reason.speaksFor ? t('advice.though', { reason: text }) : text;
  });
  return parts.join('; ');
}
