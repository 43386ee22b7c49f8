/** The program in a worker of this page. */

/** @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void }} Waiting */

export class Engine {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #calls = 0;

  /**
   * @param {() => void} [onLoss] told when the program has broken: the next call meets a new one, which knows nothing
   */
  constructor(onLoss = () => {}) {
    this.onLoss = onLoss;
    /** Told how far a long call is. @type {(done: number, total: number) => void} */
    this.onProgress = () => {};
  }

  /**
   * Calls an export of the program; calls are answered in their order.
   *
   * @param {string} name
   * @param {...any} args
   * @returns {Promise<any>}
   */
  call(name, ...args) {
    this.#worker ??= this.#start();
    const id = ++this.#calls;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, name, args });
    return answer;
  }

  /** Stops the program; whoever waits is told so. @param {string} [sentence] */
  stop(sentence = 'The program was stopped.') {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(sentence));
  }

  #start() {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => this.#take(data));
    worker.addEventListener('error', (event) => this.#lose(event.message || 'The program could not be loaded.'));
    return worker;
  }

  /** @param {{ id: number, value?: any, error?: string, broken?: boolean, progress?: [number, number] }} answer */
  #take({ id, value, error, broken, progress }) {
    if (progress) return this.onProgress(...progress);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(value);
    else waiting?.reject(new Error(error));
    if (broken) this.#lose(error ?? '');
  }

  /** @param {string} sentence */
  #lose(sentence) {
    this.stop(sentence);
    this.onLoss();
  }
}
