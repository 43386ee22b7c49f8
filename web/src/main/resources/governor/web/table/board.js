/** What the boards of both games have in common: without anything more, a question is a list of sentences. */
import { html } from 'lit';
import { first } from '../app/i18n.js';

/** @typedef {import('./types.js').Choice} Choice */

export class PlainBoard {
  /** @param {import('./context.js').TableContext} context */
  constructor(context) {
    this.context = context;
  }

  render() {
    return html``;
  }

  asked() {}

  /** @returns {import('./types.js').Plan | null} */
  plan() {
    return null;
  }

  /** @returns {Choice[]} */
  others() {
    return [];
  }

  pictured() {
    return false;
  }

  /** A choice in the reader's words: GAME.choice.VERB, with .with where it names a number or a second piece. */
  sentence(/** @type {Choice} */ choice) {
    const key = `${this.context.game}.choice.${choice.verb}`;
    const keys = choice.number || choice.other ? [`${key}.with`, key] : [key];
    return first(keys, choice.words, {
      piece: choice.piece ? this.context.piece(choice.piece) : '',
      other: choice.other ? this.context.piece(choice.other) : '',
      n: choice.number ?? 0,
    });
  }

  translate(/** @type {string} */ words) {
    return words;
  }
}
