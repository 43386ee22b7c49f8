/**
 * Loads the program that TeaVM compiled to WebAssembly, and gives it what it asks of its host. TeaVM's own loader makes
 * functions of texts, which a content policy would have to allow (`unsafe-eval`); this one makes none.
 */

/** @typedef {Record<string, (...args: any[]) => any>} Functions */

const PAGE = 65_536;
const LARGEST_MEMORY = 2 ** 31 - 1;

/** An error that the program has thrown; its message is the program's sentence. */
class ProgramError extends Error {}

/**
 * @param {string | URL} address of the file
 * @returns {Promise<Functions>} what the program exports, by name
 */
export async function load(address) {
  const options = { builtins: ['js-string'] };
  // The types of the browser's library do not know the options yet.
  const module = await /** @type {any} */ (WebAssembly).compileStreaming(fetch(address), options);
  /** @type {{ exports: any }} */
  const program = { exports: {} };
  /** @type {WebAssembly.Instance} */
  const instance = await /** @type {any} */ (WebAssembly).instantiate(module, imports(module, host(module, program)));
  program.exports = instance.exports;
  /** @type {Functions} */
  const exported = {};
  for (const [name, value] of Object.entries(instance.exports)) {
    if (value instanceof WebAssembly.Global) exported[name] = value.value;
  }
  exported.main([]);
  return exported;
}

/**
 * What this module wants, out of what there is. A digit at the end of a name is a number of arguments.
 *
 * @param {WebAssembly.Module} module
 * @param {Record<string, Record<string, any>>} all
 */
function imports(module, all) {
  /** @type {Record<string, Record<string, any>>} */
  const wanted = {};
  for (const { module: group, name } of WebAssembly.Module.imports(module)) {
    const found = all[group]?.[name] ?? all[group]?.[name.replace(/\d+$/, '')];
    if (found === undefined) throw new Error(`The program asks for ${group}.${name}: load.js has to offer it first.`);
    wanted[group] ??= {};
    wanted[group][name] = found;
  }
  return wanted;
}

/**
 * All that there is to ask for.
 *
 * @param {WebAssembly.Module} module
 * @param {{ exports: any }} program its exports are known later
 */
function host(module, program) {
  return {
    ...memory(module),
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException: (/** @type {object} */ thrown) => asError(program, thrown),
      ...weakReferences(program),
    },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: Math,
    teavmJso: { ...values(module), ...objects(), ...functions(), ...calls(program) },
    // Where the browser has these built in, the module does not ask for them.
    'wasm:js-string': {
      fromCharCode: String.fromCharCode,
      charCodeAt: (/** @type {string} */ text, /** @type {number} */ at) => text.charCodeAt(at),
      length: (/** @type {string} */ text) => text.length,
      concat: (/** @type {string} */ one, /** @type {string} */ other) => one + other,
      substring: (/** @type {string} */ text, /** @type {number} */ from, /** @type {number} */ to) =>
        text.substring(from, to),
      fromCharCodeArray: missing,
      intoCharCodeArray: missing,
    },
  };
}

function missing() {
  throw new Error('This browser has no strings built into WebAssembly.');
}

/** The little memory that is not on the browser's heap. @param {WebAssembly.Module} module */
function memory(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  // The size of the data is in bytes, the least size of all in pages.
  const { dataSize = 0, min = 1 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
  const offset = Math.ceil(dataSize / 8) * 8;
  const linear = new WebAssembly.Memory({ initial: min, maximum: Math.ceil(LARGEST_MEMORY / PAGE) });
  const constant = (/** @type {number} */ value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    env: { memory: linear },
    teavmMemory: {
      linearMemory: () => linear.buffer,
      notifyHeapResized: () => {},
      heapOffset: constant(offset),
      maxSize: constant(LARGEST_MEMORY),
    },
  };
}

/**
 * References that keep nothing alive; the program is told what has gone.
 *
 * @param {{ exports: any }} program
 * @returns {Functions}
 */
function weakReferences(program) {
  const objects = new FinalizationRegistry(({ ref, queue }) =>
    program.exports['teavm.reportGarbageCollectedValue']?.(queue, ref),
  );
  const strings = new FinalizationRegistry((entry) => program.exports['teavm.reportGarbageCollectedString']?.(entry));
  return {
    createWeakRef(object, ref, queue) {
      if (queue !== null) objects.register(object, { ref, queue });
      return new WeakRef(object);
    },
    deref: (ref) => ref.deref() ?? null,
    createStringWeakRef(text, entry) {
      strings.register(text, entry);
      return new WeakRef(text);
    },
    stringDeref: (ref) => ref.deref(),
  };
}

/** Plain values are the same on both sides. @param {WebAssembly.Module} module */
function values(module) {
  /** @type {Functions} */
  const values = {
    stringBuiltinsSupported: () => WebAssembly.Module.imports(module).every((each) => each.module !== 'wasm:js-string'),
    isUndefined: (value) => value === undefined,
    isPrimitive: (value, type) => value === null || typeof value === type,
    instanceOf: (value, type) => value instanceof type,
    instanceOfOrNull: (value, type) => value === null || value instanceof type,
    sameRef: (one, other) => one === other,
    wrapBoolean: (value) => Boolean(value),
    unwrapBoolean: (value) => (value ? 1 : 0),
    emptyArray: () => [],
    appendToArray: (array, value) => array.push(value),
    arrayOf: (...all) => all,
  };
  for (const type of ['Byte', 'Short', 'Char', 'Int', 'Long', 'Float', 'Double']) {
    values[`wrap${type}`] = values[`unwrap${type}`] = (value) => value;
  }
  return values;
}

/** Objects of one side in the hands of the other. @returns {Functions} */
function objects() {
  const inside = Symbol('object of the program');
  /** @type {WeakMap<object, WeakRef<object>>} */
  const known = new WeakMap();
  return {
    createClass: (_name, parent) =>
      class extends (parent ?? Object) {
        constructor(/** @type {object} */ object) {
          super(object);
          /** @type {any} */ (this)[inside] = object;
        }
      },
    exportClass: (type) => type,
    javaObjectToJS(object, type) {
      if (object === null) return null;
      const wrapper = known.get(object)?.deref() ?? new type(object);
      known.set(object, new WeakRef(wrapper));
      return wrapper;
    },
    unwrapJavaObject: (wrapper) => wrapper[inside],
  };
}

/** Objects with one method in place of functions, and back. @returns {Functions} */
function functions() {
  /** Functions made of objects: the object and its method. @type {WeakMap<Function, [any, string]>} */
  const made = new WeakMap();
  return {
    asFunction(object, name) {
      if (object == null) return null;
      const call = (/** @type {any[]} */ ...args) => object[name](...args);
      made.set(call, [object, name]);
      return call;
    },
    functionAsObject(call, name) {
      if (call == null) return null;
      const [object, method] = made.get(call) ?? [];
      return method === name ? object : { [name]: (/** @type {any[]} */ ...args) => call(...args) };
    },
  };
}

/** Calls from one side to the other; an error goes on as an error of the other side. */
function calls(/** @type {{ exports: any }} */ program) {
  const owner = (/** @type {any} */ object) => object ?? globalThis;
  /** @type {(call: (...args: any[]) => any) => (...args: any[]) => any} */
  const outward =
    (call) =>
    (...args) => {
      try {
        return call(...args);
      } catch (error) {
        program.exports['teavm.js.throwException'](program.exports['teavm.js.wrapException'](error));
        throw error;
      }
    };
  /** @type {(call: (...args: any[]) => any) => (...args: any[]) => any} */
  const inward =
    (call) =>
    (...args) => {
      try {
        return call(...args);
      } catch (error) {
        const tag = program.exports['teavm.javaException'];
        const isOurs = error instanceof WebAssembly.Exception && error.is(tag);
        throw isOurs ? asError(program, /** @type {WebAssembly.Exception} */ (error).getArg(tag, 0)) : error;
      }
    };
  /** @type {Functions} */
  const calls = {
    global: outward((name) => owner(null)[name]),
    getProperty: outward((object, name) => owner(object)[name]),
    setProperty: outward((object, name, value) => {
      owner(object)[name] = value;
    }),
    setPropertyPure: (object, name, value) => {
      owner(object)[name] = value;
    },
    callFunction: outward((call, ...args) => call(...args)),
    callMethod: outward((object, name, ...args) => owner(object)[name](...args)),
    construct: outward((type, ...args) => new type(...args)),
    createFunction: (...text) => written(text),
    wrapObject: (object) => (object === null ? null : program.exports['teavm.jso.createWrapper'](object)),
    defineFunction: (call) => inward(call),
    defineStaticMethod: (type, name, call) => {
      type[name] = inward(call);
    },
    defineMethod: (type, name, call) => {
      const method = inward(call);
      type.prototype[name] = function (/** @type {any[]} */ ...args) {
        return method(this, ...args);
      };
    },
  };
  return calls;
}

/**
 * The functions that the program and TeaVM's library have as texts, by parameters and body.
 *
 * @type {Record<string, (...args: any[]) => any>}
 */
const WRITTEN = {
  'str: return str;': (text) => text,
  'number: return number;': (number) => number,
  'done, total: {postMessage({progress:[done,total]});}': (done, total) => postMessage({ progress: [done, total] }),
  ': return crypto!=null;': () => globalThis.crypto !== undefined,
};

/** @param {string[]} text the parameters and the body */
function written(text) {
  const name = `${text.slice(0, -1).join(', ')}: ${text.at(-1)}`;
  const call = WRITTEN[name];
  if (call === undefined)
    throw new Error(`The program asks for the function "${name}": load.js has to offer it first.`);
  return call;
}

/** The error for what the program has thrown. @param {{ exports: any }} program @param {object} thrown */
function asError({ exports }, thrown) {
  const before = exports['teavm.getJsException'](thrown) ?? exports['teavm.js.extractException'](thrown);
  if (before) return before;
  const error = new ProgramError();
  exports['teavm.setJsException'](thrown, error);
  // Asked only when it is wanted: while an exception is being made it has no message yet.
  Object.defineProperty(error, 'message', {
    get: () => {
      const message = exports['teavm.exceptionMessage'](thrown);
      return message === null ? '' : exports['teavm.stringToJs'](message);
    },
  });
  return error;
}
