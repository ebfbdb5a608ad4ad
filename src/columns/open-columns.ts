// Which columns may be taken by what they hold: those whose headings leave room for it, and which of them most look
// like what is wanted.
import type { Role } from './phrases.js';
import type { ReadColumn } from './reading.js';
import type { Kind } from './value-kinds.js';

/** A reading that is less sure says little. */
const LITTLE = 0.5;
/** Shares that differ little are as good as each other. */
const TENTHS = 10;
/** Share of values that are lines with a number which makes a column one of whole lines. */
const WHOLE_LINES = 0.5;
/** Headings of these roles are given to anything. */
const WEAK: ReadonlySet<Role> = new Set(['name', 'other', 'note', 'category', 'status', 'company', 'person', 'id']);

/** True if what the heading says, if anything, leaves room for another meaning. */
export const isOpen = (column: ReadColumn): boolean => saysLittle(column) || WEAK.has(column.readings[0]!.role);

/** A heading of which hardly a meaning is left says nothing. */
export const saysLittle = ({ readings: [first] }: ReadColumn): boolean => first === undefined || first.score < LITTLE;

/** True for a column without a telling heading, whose values are no whole lines and not the same in all rows. */
export const isOnlyPart = (column: ReadColumn): boolean =>
  (!column.named || saysLittle(column) || !NAMES.has(column.readings[0]!.role)) &&
  column.profile.share('numberStreet') < WHOLE_LINES &&
  (column.profile.distinct > 1 || column.profile.count < FEW);

/** What people, firms and places are called may sound like a part of a building. */
const NAMES: ReadonlySet<Role> = new Set(['name', 'company', 'person']);
/** Values of which nobody can tell whether all are the same. */
const FEW = 5;

/** The column of which most rows are of one of the kinds, `least` of its values at least; of equal ones the nearest. */
export function mostLike(
  columns: readonly ReadColumn[],
  kinds: readonly Kind[],
  least: number,
  near = 0,
): ReadColumn | undefined {
  const share = ({ profile }: ReadColumn): number => Math.max(...kinds.map((kind) => profile.share(kind)));
  const worth = (column: ReadColumn): number => Math.round(share(column) * column.profile.filled * TENTHS);
  return columns
    .filter((column) => column.profile.count > 0 && share(column) >= least)
    .sort((a, b) => worth(b) - worth(a) || Math.abs(a.index - near) - Math.abs(b.index - near))[0];
}
