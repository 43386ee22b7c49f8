/** What a stream tells after its first position: what has changed since the one before (docs/protocol.md, Changes). */

/** A view in which these places have these values; what it shares with the one before stays as it was. */
export function applied(/** @type {any} */ view, /** @type {[(string|number)[], any][]} */ set) {
  return set.reduce((now, [place, value]) => put(now, place, value), view);
}

/** @returns {any} */
function put(/** @type {any} */ there, /** @type {(string|number)[]} */ [name, ...rest], /** @type {any} */ value) {
  if (name === undefined) return value;
  const copy = Array.isArray(there) ? [...there] : { ...there };
  copy[name] = put(there?.[name], rest, value);
  return copy;
}

/** The position that such a message tells of; null where it does not follow the one that is known. */
export function whole(/** @type {any} */ before, /** @type {any} */ message) {
  if (message.since === undefined) return message;
  if (message.since !== before?.version) return null;
  const steps = message.steps ?? [];
  const shown = steps.reduce(
    (/** @type {any} */ view, /** @type {any} */ step) => applied(view, step.set),
    before.view,
  );
  return { ...before, log: [], chat: [], ...message, steps, view: applied(shown, message.set ?? []) };
}
