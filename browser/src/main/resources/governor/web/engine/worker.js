/** The program in a worker: answers one call after another, each by the name of an export. */
import { load } from './load.js';

const program = load(new URL('governor.wasm', import.meta.url));

/** What the worker itself can do, beside what the program exports. @type {Record<string, (...args: any[]) => any>} */
const OWN = { fetchNet };

/** Fetches the net of this config, unless the program has it. @param {string} config */
async function fetchNet(config) {
  const { missingNet, putNet } = await program;
  const name = missingNet(config);
  if (name === '') return;
  const answer = await fetch(new URL(`nets/${name}.net`, import.meta.url)).catch(() => null);
  // Without a network a game must not wait for ever: the hand-written player steps in.
  if (answer === null) return putNet(name, new Int8Array());
  if (!answer.ok && answer.status !== 404) throw new Error(`The net ${name} could not be fetched (${answer.status}).`);
  putNet(name, new Int8Array(answer.ok ? await answer.arrayBuffer() : []));
}

/** After a trap, or where the stack was too small, nobody knows what state the program is in. */
const BREAKS = [WebAssembly.RuntimeError, RangeError];

/** @param {{ id: number, name: string, args: any[] }} call */
async function answer({ id, name, args }) {
  try {
    const call = OWN[name] ?? (await program)[name];
    if (call === undefined) throw new Error(`The program has no ${name}.`);
    postMessage({ id, value: await call(...args) });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    postMessage({ id, error: message, broken: BREAKS.some((type) => error instanceof type) });
  }
}

let last = Promise.resolve();
addEventListener('message', ({ data }) => {
  last = last.then(() => answer(data));
});
