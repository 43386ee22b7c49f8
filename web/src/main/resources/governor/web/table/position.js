/** The position of a table as a line of text, to be kept, shown to others and set up again. */
import { LitElement, html } from 'lit';
import { get, query } from '../app/api.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go } from '../app/router.js';

const SAID_MILLIS = 2_500;

/** A button that copies it. */
class CopyPosition extends LitElement {
  constructor() {
    super();
    this.tableId = '';
    /** The seat whose knowledge it is, and the choice before which it was. @type {Record<string, unknown>} */
    this.which = {};
    /** The class of the button's words. */
    this.words = '';
    this.said = '';
  }

  createRenderRoot() {
    return this;
  }

  async copy() {
    try {
      const { position } = await get(`/tables/${this.tableId}/text${query(this.which)}`);
      if (!navigator.clipboard) return this.show(position);
      await navigator.clipboard.writeText(position).then(
        () => this.say(t('position.copied')),
        () => this.show(position),
      );
    } catch (problem) {
      this.say(/** @type {Error} */ (problem).message || t('table.lost'));
    }
  }

  /** Where the browser keeps its clipboard closed. */
  show(/** @type {string} */ position) {
    go(`/position#${encodeURIComponent(position)}`);
  }

  say(/** @type {string} */ words) {
    this.said = words;
    this.requestUpdate();
    setTimeout(() => {
      this.said = '';
      this.requestUpdate();
    }, SAID_MILLIS);
  }

  render() {
    return html`<button type="button" title=${t('position.copy')} @click=${() => this.copy()}>${icon('ui-copy')}<span
      class=${this.words} role="status">${this.said || t('position.copy')}</span></button>`;
  }
}

customElements.define('copy-position', CopyPosition);

/**
 * @param {string} table
 * @param {Record<string, unknown>} which
 * @param {string} [style]
 */
export const copyPosition = (table, which, style = '') =>
  html`<copy-position .tableId=${table} .which=${which} .words=${style}></copy-position>`;
