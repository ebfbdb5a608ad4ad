// The normaliser that a careful person writes by hand for a trigram index, and the likeness of two normalised lines.
import { TYPE_WORDS } from '../noise/words.mjs';

const EXPAND = new Map(
  Object.entries(TYPE_WORDS).flatMap(([full, words]) => words.map((w) => [w.replace('.', ''), full])),
);
for (const [short, full] of [
  ['NTH', 'NORTH'],
  ['STH', 'SOUTH'],
  ['MT', 'MOUNT'],
  ['BCH', 'BEACH'],
  ['VICTORIA', 'VIC'],
  ['QUEENSLAND', 'QLD'],
  ['APT', 'UNIT'],
  ['FLAT', 'UNIT'],
  ['APARTMENT', 'UNIT'],
  ['U', 'UNIT'],
  ['STE', 'SUITE'],
  ['AUSTRALIA', ''],
]) {
  EXPAND.set(short, full);
}

/**
 * The line as the index holds it: capitals, no punctuation, words written out, `5/24` and `U5 24` as `UNIT 5 24`.
 * @param {string} text
 */
export function normalise(text) {
  return text
    .toUpperCase()
    .replaceAll('NEW SOUTH WALES', 'NSW')
    .replace(/\b(\w+)\s*[/\\]\s*(\d)/, (whole, unit, number) =>
      /^\d+[A-Z]?$/.test(unit) ? `UNIT ${unit} ${number}` : `${unit} ${number}`,
    )
    .replaceAll(/\bU(\d)/g, 'UNIT $1')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^A-Z0-9-]+/g, ' ')
    .trim()
    .split(' ')
    .map((word, i) => (i === 0 && word === 'UNIT' ? word : (EXPAND.get(word) ?? word)))
    .join(' ')
    .replace(/^UNIT UNIT/, 'UNIT')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/**
 * Trigrams of a line as pg_trgm counts them: each word with two blanks before it and one behind. @param {string} line
 */
function trigrams(line) {
  const found = new Set();
  for (const word of line
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}

/**
 * Shared trigrams over all trigrams of two lines, 0 to 1: pg_trgm's similarity(). @param {string} a @param {string} b
 */
export function similarity(a, b) {
  const one = trigrams(a);
  const other = trigrams(b);
  let shared = 0;
  for (const t of one) if (other.has(t)) shared++;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
