/**
 * The action bar: what is drafted or selected and the one large button that does it; pass, undo,
 * hint. The question stands where the button will, and both are as high: nothing moves under a finger.
 */
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { capital, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { afterwards } from './score.js';

/** @typedef {import('./context.js').TableContext} Context */

/** Whether the choices are listed as sentences. */
export const listsAnswers = (/** @type {Context} */ context) => Boolean(context.ask) && !context.board?.pictured();

/** The question and the sentences of all choices, where no picture answers it: above the bar, which never moves. */
export function answers(/** @type {Context} */ context) {
  const ask = context.ask;
  if (!ask || !listsAnswers(context)) return nothing;
  return keyed(
    context.asking,
    html`<section class="answers" aria-label=${context.question()}><p class="prompt">${context.question()}</p><ul
      class="sentences plain" data-rove aria-label=${context.question()}>
    ${(context.board?.listed?.() ?? ask.choices).map(
      (
        choice,
      ) => html`<li><button type="button" class="lit ${context.board?.isChosen?.(choice) ? 'chosen' : ''}" data-item
        data-piece=${choice.piece || nothing} aria-disabled=${String(context.busy)} @click=${() =>
          context.board?.pick ? context.board.pick(choice) : context.act([choice.id])}>
        <strong>${capital(context.board?.sentence(choice) ?? choice.words)}</strong>
        ${about(context, choice) ? html`<span class="small">${about(context, choice)}</span>` : nothing}
      </button></li>`,
    )}
  </ul></section>`,
  );
}

/** What a choice costs or brings, below its sentence. */
const about = (/** @type {Context} */ context, /** @type {import('./types.js').Choice} */ choice) =>
  context.board?.about ? context.board.about(choice) : choice.facts.map((fact) => context.fact(fact)).join(' · ');

function undoButton(/** @type {Context} */ context) {
  const undo = context.undoable;
  if (!undo || context.inert || context.table.status !== 'running') return nothing;
  const words = context.board?.translate(undo.words) ?? undo.words;
  return html`<button type="button" class="undo" aria-disabled=${String(context.busy)} @click=${() => context.undo()}
    title=${undo.free ? t('table.undo-free') : t('table.undo-practice')}>
    ${icon('ui-undo')}<span>${t('table.undo', { act: words })}</span></button>`;
}

/** Always at the same place and as wide while it thinks; without a question of one's own it is there and inert. */
function hintButton(/** @type {Context} */ context) {
  if (!context.plays || context.table.status !== 'running') return nothing;
  const can = Boolean(context.ask) && !context.thinking;
  return html`<button type="button" class="hint-button" aria-busy=${context.thinking} aria-disabled=${String(!can)}
    @click=${() => can && context.askHint()}>${icon('ui-hint')}<span>${
      context.thinking ? t('table.thinking') : t('table.hint')
    }</span></button>`;
}

function large(/** @type {Context} */ context) {
  const ask = context.ask;
  if (!ask) return nothing;
  const plan = context.board?.plan() ?? null;
  if (!plan)
    return html`<p class="prompt ${context.board?.pictured() ? '' : 'quiet-text'}">${
      context.board?.pictured() ? context.question() : t('table.tap-answer')
    }</p>`;
  return html`
    ${plan.note ? html`<p class="note" aria-live="polite" title=${plan.note}>${plan.note}</p>` : nothing}
    <button type="button" class="primary large" data-confirm aria-busy=${String(context.busy)} aria-disabled=${String(
      Boolean(plan.why) || context.busy,
    )} @click=${() => context.confirm()}>
      <span>${plan.why || plan.label}</span>
    </button>
  `;
}

function waiting(/** @type {Context} */ context) {
  if (context.ask || context.inert) return nothing;
  const { view, table } = context;
  if (table.status !== 'running' || view.asked < 0) return nothing;
  return html`<p class="prompt quiet-text">${t(
    table.seats[view.asked]?.kind === 'computer' ? 'table.thinks' : 'table.waits',
    { seat: context.name(view.asked) },
  )}</p>`;
}

/** What the middle of the bar says: other words are drawn anew rather than moved. */
function said(/** @type {Context} */ context) {
  const plan = context.ask ? context.board?.plan() : null;
  return plan ? 'plan' : `${context.asking} ${context.view.asked}`;
}

/** @param {any} screen @param {Context} context */
export function actionBar(screen, context) {
  const ask = context.ask;
  const others = context.board?.others() ?? [];
  return html`
    <section class="bar ${ask ? 'yours' : ''}" aria-label=${t('table.bar')}>
      <div class="bar-row ${others.length > 0 ? 'crowded' : ''}">
        <div class="bar-left">${hintButton(context)}${undoButton(context)}
          ${ask ? (context.board?.extras?.() ?? nothing) : nothing}
        </div>
        ${keyed(
          said(context),
          html`<div class="bar-main">${large(context)}${waiting(context)}${afterwards(screen, context)}</div>`,
        )}
        <div class="bar-right">
          <div class="bar-others">${repeat(
            others,
            (choice) => `${context.asking} ${choice.id}`,
            (choice) =>
              html`<button type="button" class="other" aria-disabled=${String(context.busy)} @click=${() =>
                context.board?.press
                  ? context.board.press(choice)
                  : context.act([choice.id])}>${capital(context.board?.sentence(choice) ?? choice.words)}</button>`,
          )}</div>
          ${
            context.show.isBehind
              ? html`<button type="button" class="show-all" @click=${() =>
                  context.show.flush()}>${icon('ui-last')}${t('table.skip')}</button>`
              : nothing
          }
          ${screen.side?.button(context) ?? nothing}
        </div>
      </div>
    </section>
  `;
}
