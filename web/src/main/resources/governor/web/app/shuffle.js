/** Checks the shuffle of a game that is over with the browser's own cryptography: docs/shuffle.md. */

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const hex = (/** @type {ArrayBuffer} */ buffer) =>
  [...new Uint8Array(buffer)].map((each) => each.toString(16).padStart(2, '0')).join('');

/** @param {BufferSource} key @param {BufferSource} message */
async function hmac(key, message) {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', made, message);
}

/** The numbers of 32 bits that this seed stands for, without end. @param {string} seed @param {string} salts */
async function* numbers(seed, salts) {
  const key = await hmac(bytes(seed), bytes(`governor shuffle ${salts}`));
  for (let block = 0; ; block++) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(block));
    const eight = new DataView(await hmac(key, counter.buffer));
    for (let place = 0; place < 8; place++) yield eight.getUint32(4 * place);
  }
}

/**
 * One of so many possibilities, each equally likely.
 *
 * @param {AsyncGenerator<number>} source
 * @param {number} possibilities
 */
async function below(source, possibilities) {
  const unfair = 2n ** 32n % BigInt(possibilities);
  for (;;) {
    const product = BigInt((await source.next()).value) * BigInt(possibilities);
    if (product % 2n ** 32n >= unfair) return Number(product >> 32n);
  }
}

/**
 * What speaks against a proof: 'commitment', 'seed', or the number of the first draw that does not follow; null if it
 * holds.
 * @param {{commitment: string, seed: string, salts: string, draws: string}} proof
 * @param {string} shown the commitment that the table showed before the game
 * @returns {Promise<string | null>}
 */
export async function problemOf(proof, shown) {
  const commitment = hex(await crypto.subtle.digest('SHA-256', bytes(proof.seed)));
  if (commitment !== proof.commitment || commitment !== shown) return 'commitment';
  if (!/^hmac-[0-9a-f]{58}$/.test(proof.seed)) return 'seed';
  const source = numbers(proof.seed, proof.salts);
  for (const [place, draw] of proof.draws.split(' ').entries()) {
    const [possibilities, decided] = draw.split(':').map(Number);
    if ((await below(source, possibilities)) !== decided) return String(place + 1);
  }
  return null;
}
