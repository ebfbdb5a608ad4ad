// A noisy query with its truth, and the checks that make the truth worth judging by.
import { anotherStreet, closest } from './closest.mjs';

/**
 * `pids`: the ids that are right; empty when no reference address is. `levels`, `exceptions`: what a right answer says
 * when there is none. `building`: the id that may stand beside UNIT_NOT_FOUND. `unit`: the truth is a unit (or level)
 * of a building.
 * @typedef {{ class: string, text: string, pids: string[], levels?: string[], exceptions?: string[], building?: string,
 * unit?: boolean, note?: string }} Query
 * @typedef {{ drop: string }} Drop
 * @typedef {{ reference: import('./reference.mjs').Reference, places: import('./reference.mjs').Place[], streetNames:
 * string[], streetsOf: Map<string, Set<string>>, registerStreets: { name: string, type: string }[] }} Context
 * @typedef {{ name: string, kind: 'recoverable' | 'absent' | 'watch', about: string, make: (random:
 * import('./random.mjs').Random, context: Context) => Omit<Query, 'class'> & { said?: import('./write.mjs').Said } |
 * Drop }} NoiseClass
 */

/** A dropped attempt. @param {string} reason @returns {Drop} */
export const drop = (reason) => ({ drop: reason });

/**
 * The query if `row` is the one reference address that fits `said` best; else why not. `where`: the localities in
 * question.
 * @param {string} text @param {import('./write.mjs').Said} said @param {import('./reference.mjs').Row} row @param
 * {Iterable<import('./reference.mjs').Locality>} [where]
 */
export function wanting(text, said, row, where = [row.street.locality]) {
  if (anotherStreet(said.name, row)) return drop('the noisy name is another street of the locality');
  const { rows } = closest(said, where);
  if (!rows.includes(row)) return drop(rows.length === 0 ? 'nothing fits any more' : 'another address fits better');
  if (rows.length > 1) return drop('several addresses fit equally');
  return { text, pids: [row.pid], unit: row.flat !== '' || row.level !== '' };
}

/**
 * The query whose right answer is that there is no such address; `said` lets a larger reference be asked whether it has
 * one.
 * @param {string} text @param {import('./write.mjs').Said} said @param {string[]} levels @param {string[]} exceptions
 * @param {string} [building]
 */
export const absent = (text, said, levels, exceptions, building) => ({
  text,
  pids: [],
  levels,
  exceptions,
  ...(building ? { building } : {}),
  said,
});

/** Rows of the conditions that few rows meet. */
const rarely = new Map();

/**
 * A usable row, each street as likely as its rows make it. @param {import('./random.mjs').Random} random @param
 * {Context} context @param {(row: import('./reference.mjs').Row) => boolean} [accept]
 */
export function anyRow(random, { reference }, accept = () => true) {
  for (let tries = 0; tries < 500; tries++) {
    const row = random.pick(reference.usable);
    if (accept(row)) return row;
  }
  const rare = rarely.get(accept) ?? reference.usable.filter(accept);
  rarely.set(accept, rare);
  if (rare.length === 0) throw new Error('no row of the reference is fit for this class');
  return random.pick(rare);
}

export const hasNumber = (row) => row.first !== '';
export const hasUnit = (row) => row.flat !== '' && row.first !== '';
export const isPlain = (row) => row.first !== '' && row.flat === '' && row.level === '';
export const hasType = (row) => row.type !== '';
