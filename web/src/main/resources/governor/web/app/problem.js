/** What was refused, with its sentence. */
export class Problem extends Error {
  /** @param {number} status @param {string} detail @param {boolean} [record] */
  constructor(status, detail, record = false) {
    super(detail);
    this.status = status;
    /** Whether a table that cannot be shown has a record to be saved. */
    this.record = record;
  }
}

/** The status of a table that is kept but was played by rules that the program does not have. */
export const OTHER_RULES = 410;

/** The status of a table on this device at which another tab plays. */
export const ELSEWHERE = 423;

/** The status of a device that has no room to keep what was done. */
export const NO_ROOM = 507;

/** The status of a program on this device that breaks again and again. */
export const BROKEN = 500;

/** The status of a browser that cannot run the program. */
export const TOO_OLD = 501;
