/** Pictures from the one sprite, by id: card-KEY, role-NAME, good-NAME, event-KEY, ui-NAME. */
import { html } from 'lit';
import { file } from './files.js';

const SPRITE = file('art/sprite.svg');

/** A piece's name as the end of an id: "indigo plant" is "indigo-plant". */
export const slug = (/** @type {string} */ name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The picture; it says nothing to a screen reader, so its place has to. */
export const icon = (/** @type {string} */ id, /** @type {string} */ classes = '') =>
  html`<svg class="icon ${classes}" aria-hidden="true" focusable="false"><use href=${`${SPRITE}#${id}`}></use></svg>`;
