/** The seats and options of a new game. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { capital, first, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { change, settings } from '../app/settings.js';
import { DRAFT, ROUNDS, SET, settingsOf, switches, valuesOf } from './house-rules.js';

/** @typedef {{changed(): void}} Host */
/** @typedef {import('./plan.js').GamePlan} Plan */

const KINDS = ['me', 'here', 'open', 'computer'];

/** A select; the value that is chosen now stays chosen whatever is drawn. */
function choice(
  /** @type {string} */ label,
  /** @type {string} */ value,
  /** @type {[string, string][]} */ options,
  /** @type {(value: string) => void} */ pick,
) {
  return html`<select aria-label=${label} .value=${live(value)}
      @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${options.map(
      ([name, text]) => html`<option value=${name}
        ?selected=${name === value}>${text}</option>`,
    )}</select>`;
}

/** @param {Host} host @param {Plan} plan @param {any} offer */
export function seatsForm(host, plan, offer) {
  const counts = plan.family().playerCounts;
  const set = (/** @type {() => void} */ act) => () => {
    act();
    host.changed();
  };
  return html`
    <fieldset class="seat-list"><legend>${t('start.seats')}</legend>
      ${plan.seats.map(
        (seat, place) => html`
        <div class="seat-line" role="group" aria-label=${t('start.seat-n', { n: place + 1 })}>
          <span class="seat-badge seat-${place}"><span class="seat-mark" aria-hidden="true">${place + 1}</span></span>
          ${choice(
            t('start.seat-n', { n: place + 1 }),
            seat.kind,
            KINDS.filter(
              (kind) => kind !== 'me' || seat.kind === 'me' || !plan.seats.some((one) => one.kind === 'me'),
            ).map((kind) => [kind, t(`start.kind.${kind}`)]),
            (kind) => {
              seat.kind = /** @type {any} */ (kind);
              host.changed();
            },
          )}
          ${
            seat.kind === 'computer'
              ? html`${choice(
                  t('start.level'),
                  String(seat.level),
                  offer.levels.map((/** @type {any} */ level) => [
                    String(level.level),
                    `${level.level} · ${first([`level.${level.name}`], level.name)}: ${first(
                      [`level-about.${level.name}`],
                      level.about,
                    )}`,
                  ]),
                  (level) => {
                    seat.level = Number(level);
                    host.changed();
                  },
                )}
              ${
                offer.personalities.length > 0
                  ? choice(
                      t('start.personality'),
                      seat.personality,
                      [
                        ['', t('start.personality-none')],
                        ...offer.personalities.map((/** @type {any} */ one) => [
                          one.name,
                          first([`personality.${one.name}`], one.name),
                        ]),
                      ],
                      (name) => {
                        seat.personality = name;
                        host.changed();
                      },
                    )
                  : nothing
              }`
              : seat.kind === 'open'
                ? nothing
                : html`<input aria-label=${t('start.name')} placeholder=${t('start.name')} maxlength="40"
                    autocomplete="nickname" .value=${live(seat.name)} @input=${(/** @type {Event} */ event) => {
                      seat.name = /** @type {HTMLInputElement} */ (event.target).value;
                    }}>`
          }
          ${
            counts.includes(plan.seats.length - 1)
              ? html`<button type="button" class="quiet"
              aria-label=${t('start.remove-seat', { n: place + 1 })}
              @click=${set(() => plan.seats.splice(place, 1))}>${icon('ui-minus')}</button>`
              : nothing
          }
        </div>`,
      )}
      ${
        counts.includes(plan.seats.length + 1)
          ? html`<button type="button" class="add-seat"
          @click=${set(() => plan.addSeat())}>${icon('ui-plus')}${t('start.add-seat')}</button>`
          : nothing
      }
    </fieldset>
  `;
}

/** The expansions of a game that has only one edition, and which buildings are in where that can be said. */
export function expansionsForm(/** @type {Host} */ host, /** @type {Plan} */ plan) {
  const expansions = plan.expansions();
  if (expansions.length === 0) return nothing;
  return html`<fieldset class="expansions"><legend>${t('start.expansions')}</legend>
    <div class="presets">${expansions.map(
      ({ name, about }) => html`
      <label class="preset ${plan.has(name) ? 'chosen' : ''}"><input type="checkbox" name="expansion" value=${name}
          .checked=${live(plan.has(name))} @change=${() => {
            plan.toggle(name);
            host.changed();
          }}>
        <span><strong>${first([`start.expansion.${plan.game}.${name}`], name)}</strong> <span
            class="small">${first([`start.expansion-about.${plan.game}.${name}`], about)}</span></span></label>`,
    )}</div>
    ${draftChoice(host, plan)}
  </fieldset>`;
}

/** Who chooses the buildings: the players, chance, or a ready set. */
function draftChoice(/** @type {Host} */ host, /** @type {Plan} */ plan) {
  const of = (/** @type {string} */ setting) =>
    valuesOf(settingsOf(plan).find(({ name }) => name === setting)).map((value) => `${setting}=${value}`);
  // The first is what is meant anyway.
  const ways = [...of(DRAFT).toSorted((a) => (a.endsWith('=players') ? -1 : 1)), ...of(SET)];
  if (ways.length === 0) return nothing;
  const { houseRules } = plan;
  const now = houseRules[SET]
    ? `${SET}=${houseRules[SET]}`
    : houseRules[DRAFT]
      ? `${DRAFT}=${houseRules[DRAFT]}`
      : ways[0];
  const pick = (/** @type {string} */ way) => {
    const [setting, value] = way.split('=');
    delete houseRules[SET];
    delete houseRules[DRAFT];
    if (way !== ways[0]) houseRules[setting] = value;
    host.changed();
  };
  const text = (/** @type {string} */ way) => first([`start.rule.${plan.game}.${way.replace('=', '.')}`], way);
  return html`<label class="draft-way">${t('start.draft')} ${choice(
    t('start.draft'),
    now,
    ways.map((way) => [way, text(way)]),
    pick,
  )}</label>`;
}

/** What a link for watchers may show. @returns {[string, string][]} */
function watchChoices(/** @type {Plan} */ plan) {
  const plain = (/** @type {string} */ name) => /** @type {[string, string]} */ ([name, t(`start.watch.${name}`)]);
  return [
    plain('none'),
    plain('public'),
    ...plan.seats.map(
      (_seat, place) => /** @type {[string, string]} */ ([`seat:${place}`, t('start.watch.seat', { n: place + 1 })]),
    ),
    plain('all'),
  ];
}

/** @param {Host} host @param {Plan} plan */
export function optionsForm(host, plan) {
  const { options, houseRules } = plan;
  const flag = (/** @type {'public'|'salted'|'shuffleSeats'|'stepThrough'} */ name, /** @type {string} */ text) =>
    html`<label class="check"><input type="checkbox" .checked=${options[name]} @change=${() => {
      options[name] = !options[name];
      host.changed();
    }}>${text}</label>`;
  const rules = switches(plan);
  const several = plan.seats.filter((seat) => seat.kind === 'open').length > 0;
  return html`
    <details class="options"><summary>${t('start.options')}</summary>
      <div class="stack">
        <div class="option-flags">${flag('shuffleSeats', t('start.shuffle'))}${flag(
          'stepThrough',
          t('start.step-through'),
        )}${several ? [flag('public', t('start.public')), flag('salted', t('start.salted'))] : nothing}
          <label class="check"><input type="checkbox" .checked=${settings.helpers} @change=${() => {
            change({ helpers: !settings.helpers });
            host.changed();
          }}>${capital(t('settings.helpers.on'))}</label></div>
        <div class="option-grid">
          <label>${t('start.clock')} ${choice(
            t('start.clock'),
            options.clock,
            ['none', '90s', '5m', '1d', '3d'].map((one) => [one, t(`start.clock.${one}`)]),
            (value) => {
              options.clock = value;
              host.changed();
            },
          )}</label>
          <label>${t('settings.undo')} ${choice(
            t('settings.undo'),
            settings.undo,
            ['all', 'free', 'never'].map((one) => [one, t(`settings.undo.${one}`)]),
            (value) => {
              change({ undo: /** @type {any} */ (value) });
              host.changed();
            },
          )}</label>
          <label>${t('start.watch')} ${choice(t('start.watch'), plan.watch(), watchChoices(plan), (value) => {
            options.watch = value;
            host.changed();
          })}</label>
          ${
            several
              ? html`<label>${t('start.take-over')} ${choice(
                  t('start.take-over'),
                  options.takeOverAfter,
                  [
                    ['none', t('start.take-over.none')],
                    ['2m', t('start.take-over.2m')],
                    ['10m', t('start.take-over.10m')],
                    ['1d', t('start.take-over.1d')],
                    ['3d', t('start.take-over.3d')],
                  ],
                  (value) => {
                    options.takeOverAfter = value;
                    host.changed();
                  },
                )}</label>`
              : nothing
          }
          <label>${t('start.seed')} <input .value=${live(plan.seed)} maxlength="80" @input=${(
            /** @type {Event} */ event,
          ) => {
            plan.seed = /** @type {HTMLInputElement} */ (event.target).value;
          }}></label>
        </div>
        ${
          rules.length > 0
            ? html`<fieldset><legend>${t('start.house-rules')}</legend><div class="stack tight">
          ${rules.map(
            (rule) =>
              html`<label class="check"><input type="checkbox" .checked=${Boolean(houseRules[rule.name])}
                  @change=${() => {
                    houseRules[rule.name] = !houseRules[rule.name];
                    host.changed();
                  }}>${first([`start.rule.${plan.game}.${rule.name}`], rule.about)}</label>`,
          )}
          ${
            settingsOf(plan).some((rule) => rule.name === ROUNDS)
              ? html`<label class="check">${t('start.rounds')} <input type="number" min="1" max="999"
                  inputmode="numeric" .value=${live(String(houseRules.rounds ?? ''))} @input=${(
                    /** @type {Event} */ event,
                  ) => {
                    houseRules.rounds = /** @type {HTMLInputElement} */ (event.target).value;
                  }}></label>`
              : nothing
          }
        </div></fieldset>`
            : nothing
        }
      </div>
    </details>
  `;
}
