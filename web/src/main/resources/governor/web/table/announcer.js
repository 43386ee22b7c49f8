/** For screen readers: what happened, politely; "your turn" at once. */
import { html } from 'lit';
import { t } from '../app/i18n.js';
import { file } from '../app/files.js';
import { settings } from '../app/settings.js';
import { lines } from './lines.js';
import { play } from '../show/sounds.js';
import { endingText } from './ending.js';
import { invitationText } from './rematch.js';

/** Calls somebody back who looks at something else: a badge on the app, and a notification where that was allowed. */
function callBack(
  /** @type {import('./context.js').TableContext} */ context,
  /** @type {string} */ title,
  /** @type {string} */ body,
) {
  if (!title || !document.hidden) return void navigator.clearAppBadge?.().catch(() => {});
  navigator.setAppBadge?.(1).catch(() => {});
  if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
    try {
      const note = new Notification(title, { body, tag: context.id, icon: file('art/icon.svg') });
      note.onclick = () => window.focus();
    } catch {
      // Some phones only let a worker notify.
    }
  }
}

export class Announcer {
  constructor() {
    this.heard = -1;
    this.polite = '';
    this.turn = '';
    this.asking = '';
    this.ending = '';
    this.invitation = '';
    /** The deadline that was warned of. */
    this.warned = '';
  }

  /** Notes what is new. Changes the page itself, so that it never asks for another drawing. */
  update(/** @type {import('./context.js').TableContext} */ context) {
    const fresh = context.log.filter((entry) => entry.n > this.heard);
    if (fresh.length > 0) {
      if (this.heard >= 0)
        this.write(
          'polite',
          lines(context, fresh)
            .slice(-6)
            .map((line) => line.text)
            .join(' '),
        );
      this.heard = fresh[fresh.length - 1].n;
    }
    const ending = endingText(context);
    if (ending && ending !== this.ending) this.write('polite', ending);
    this.ending = ending;
    if (context.asking !== this.asking) {
      this.asking = context.asking;
      this.write('turn', context.ask ? `${t('table.your-turn')} ${context.question()}` : '');
      document.title = context.ask ? `● ${t('table.your-turn')} – Governor` : 'Governor';
      if (context.ask) play('turn');
      callBack(context, context.ask ? t('table.your-turn') : '', context.question());
    }
    this.invite(context);
  }

  /** Somebody wants to play once more with the viewer: said, and called, like one's turn. */
  invite(/** @type {import('./context.js').TableContext} */ context) {
    const invitation = invitationText(context);
    if (invitation === this.invitation) return;
    this.invitation = invitation;
    this.write('turn', invitation);
    document.title = invitation ? `● ${t('table.rematch')} – Governor` : 'Governor';
    if (invitation) play('turn');
    callBack(context, invitation ? t('table.rematch') : '', invitation);
  }

  /** One's own time runs out: said and heard once for each deadline. */
  warn(/** @type {string} */ deadline) {
    if (this.warned === deadline) return;
    this.warned = deadline;
    this.write('turn', t('table.hurry'));
    play('bell');
  }

  write(/** @type {string} */ id, /** @type {string} */ text) {
    const place = document.getElementById(`announce-${id}`);
    if (place) place.textContent = text;
  }

  render() {
    return html`<div id="announce-polite" class="unseen" aria-live="polite"></div><div id="announce-turn"
      class="unseen" aria-live="assertive"></div>`;
  }
}
