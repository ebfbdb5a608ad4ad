// A column of numbers beside streets that have theirs already: it counts the rows, and is none of the house.
import type { RoleColumns } from './fill.js';
import type { Role } from './phrases.js';
import type { ReadColumn, Reading, Table } from './reading.js';

const STREETS: readonly Role[] = ['fullAddress', 'line', 'street'];
/** So many of the rows have numbers before a street's words, and none of them is that of the column. */
const MOST = 0.7;
const BEFORE_WORDS = /\d+(?=[a-z]?[\s,/-].*\p{L}{2})/giu;

/**
 * Takes the number of the house out of the roles where the streets have other numbers; the column that was taken for it
 * then, and undefined where none was.
 */
export function dropNumberBeside(
  roles: RoleColumns,
  readings: Map<ReadColumn, Reading>,
  sample: Table['sample'],
): ReadColumn | undefined {
  const [number] = roles.get('streetNumber') ?? [];
  const [street] = STREETS.flatMap((role) => roles.get(role) ?? []);
  if (number === undefined || street === undefined) return undefined;
  let both = 0;
  let others = 0;
  for (const row of sample) {
    const alone = (row[number.index] ?? '').trim();
    if (alone === '') continue;
    both++;
    const given: readonly string[] = (row[street.index] ?? '').match(BEFORE_WORDS) ?? [];
    const own: readonly string[] = alone.match(/\d+/g) ?? [];
    if (given.length > 0 && !own.some((one) => given.includes(one))) others++;
  }
  if (both === 0 || others < both * MOST) return undefined;
  roles.delete('streetNumber');
  readings.delete(number);
  return number;
}
