/**
 * A table as one viewer sees it, and all that the viewer can do there. The frame and the boards of both games read it
 * and call it; it tells its host to draw again after every change.
 */
import { get, post, Problem, query, surely } from '../app/api.js';
import { capital, t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { LiveTable } from './live.js';

export class TableContext extends LiveTable {
  /** Whether the computer is asked for a hint. */
  thinking = false;

  /** Sends a row of choices as one act. */
  async act(/** @type {(number|string)[]} */ row) {
    const ask = this.ask;
    if (!ask || this.busy || row.length === 0) return;
    const body = { ply: this.position.ply, seat: ask.seat, choices: row };
    await this.send(() => this.surely(() => post(`/tables/${this.id}/choices`, body)));
  }

  /** Does what the large button says. */
  async confirm() {
    await this.board?.ready?.();
    const plan = this.board?.plan();
    if (plan && !plan.why) await this.act(plan.row);
  }

  async undo() {
    const body = { ply: this.position.ply };
    if (this.undoable && !this.busy) await this.send(() => this.surely(() => post(`/tables/${this.id}/undo`, body)));
  }

  async say(/** @type {string} */ text) {
    await this.send(() => post(`/tables/${this.id}/chat`, { text }));
  }

  async resign() {
    await this.send(() => post(`/tables/${this.id}/resign`, { seat: this.me }));
  }

  /** Asks the computer for its opinion on the question asked now. */
  async askHint() {
    const asking = this.asking;
    this.thinking = true;
    this.host.requestUpdate();
    try {
      const hint = await get(`/tables/${this.id}/hint${query({ seat: this.me })}`);
      if (asking === this.asking) this.hint = hint;
    } catch (problem) {
      this.fail(problem);
    }
    this.thinking = false;
    this.host.requestUpdate();
  }

  /** Does something that moves the table on, which the stream then shows; says what went wrong. */
  async send(/** @type {() => Promise<any>} */ request) {
    this.busy = true;
    this.answered = false;
    this.problem = '';
    this.host.requestUpdate();
    try {
      const outcome = await request();
      if (outcome?.version !== undefined && !(await this.reached(outcome.version))) await this.refresh();
      this.busy = false;
    } catch (problem) {
      this.busy = false;
      this.fail(problem);
      if (problem instanceof Problem && problem.status === 409) await this.refresh().catch(() => {});
    }
    this.host.requestUpdate();
  }

  /** Asks until there is an answer, as long as it is wanted here; says so while the server is away. */
  async surely(/** @type {() => Promise<any>} */ request, isWanted = () => true) {
    const sentence = t('table.lost');
    try {
      return await surely(
        request,
        () => !this.left && isWanted(),
        () => {
          if (this.problem === sentence) return;
          this.problem = sentence;
          this.host.requestUpdate();
        },
      );
    } finally {
      if (this.problem === sentence) this.problem = '';
    }
  }

  fail(/** @type {unknown} */ problem) {
    console.warn(problem);
    this.problem = problem instanceof Problem && problem.message ? capital(problem.message) : t('table.unreached');
  }

  /** Whether one tap is enough for this choice: by the settings, and by whether it can be taken back. */
  actsAtOnce(/** @type {import('./types.js').Choice} */ choice) {
    if (settings.confirm !== 'irreversible') return settings.confirm === 'never';
    const others = this.table.seats.some(
      (/** @type {any} */ seat) => seat.kind === 'person' && seat.seat !== this.ask?.seat,
    );
    return (
      choice.then !== 'reveals' &&
      !(choice.then === 'others' && others) &&
      !choice.facts.some((fact) => this.isGrave(fact))
    );
  }
}
