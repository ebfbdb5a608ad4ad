// The addresses that a table has: columns whose headings share a stem belong to one, and what several of them lack they
// take from the columns without a stem.
import { isAddressRole, PLACE_LEVEL, SHARED_ROLES, STREET_LEVEL } from './address-roles.js';
import type { Role } from './phrases.js';
import type { ReadColumn, Reading } from './reading.js';

export interface RoleColumn {
  readonly column: ReadColumn;
  readonly reading: Reading;
}

/** The columns of one address. */
export interface AddressGroup {
  /** What holds them together; '' for the columns whose headings say nothing of it. */
  readonly stem: string;
  /** As people are told of it: `residential`; '' for those without. */
  readonly owner: string;
  readonly columns: readonly RoleColumn[];
}

/**
 * The groups of a table in the order of their first columns. A column that is called an address and does not look like
 * one is a part of one only where no other holds a street.
 */
export function groupsOf(columns: readonly ReadColumn[]): AddressGroup[] {
  const telling = groupsByStem(columns.flatMap(addressColumn).filter(({ reading }) => reading.score >= TELLING));
  const found = telling.some(stands) ? telling : groupsByStem(columns.flatMap(addressColumn));
  return found.some(stands) ? completed(found) : joined(found);
}

/** Readings that are less sure are those of columns that do not look like what they are called. */
const TELLING = 0.6;

function groupsByStem(columns: readonly RoleColumn[]): AddressGroup[] {
  const parts = new Map<string, RoleColumn[]>();
  for (const one of columns) {
    const key = keyOf(one, parts);
    parts.set(key, [...(parts.get(key) ?? []), one]);
  }
  return [...parts].map(([key, members]): AddressGroup => {
    const { stem, owner } = members[0]!.reading;
    const repeated = key.slice(stem.length);
    return { stem: key, owner: (owner + repeated).trim(), columns: members };
  });
}

/** The column as the part of an address that it likeliest is; none where it is likelier something else. */
function addressColumn(column: ReadColumn): RoleColumn[] {
  const [reading] = column.readings;
  return reading !== undefined && isAddressRole(reading.role) ? [{ column, reading }] : [];
}

/** The stem; with a number where the same heading stands in it already: the block of columns is repeated. */
function keyOf({ column, reading }: RoleColumn, parts: ReadonlyMap<string, readonly RoleColumn[]>): string {
  for (let number = 1; ; number++) {
    const key = number === 1 ? reading.stem : `${reading.stem} (${number})`;
    // The same heading side by side names the lines of one address.
    const isThere = parts
      .get(key)
      ?.some((other) => other.column.heading === column.heading && !isNextLine(other, column, reading));
    if (isThere !== true) return key;
  }
}

const isNextLine = (other: RoleColumn, { index }: ReadColumn, { role }: Reading): boolean =>
  SHARED_ROLES.has(role) && other.reading.role === role && index - other.column.index <= MOST_LINES;

/** Lines of an address whose columns have the same heading. */
const MOST_LINES = 3;

const has = ({ columns }: Pick<AddressGroup, 'columns'>, roles: ReadonlySet<Role>): boolean =>
  columns.some(({ reading }) => roles.has(reading.role));

/** True if the group holds a street, a line or a box. */
export const stands = (group: Pick<AddressGroup, 'columns'>): boolean => has(group, STREET_LEVEL);

/** Parts that no street stands among are one address, if they are one at all. */
function joined(groups: readonly AddressGroup[]): AddressGroup[] {
  if (groups.length === 0) return [];
  const all = groups.reduce<RoleColumn[]>((columns, group) => [...columns, ...lackedFrom(columns, group)], []);
  return [{ stem: '', owner: '', columns: all }];
}

/** Each group with a street, what it lacks from those without one, and its place from the one without a stem. */
function completed(groups: readonly AddressGroup[]): AddressGroup[] {
  const base = groups.find(({ stem }) => stem === '');
  const loose = groups.filter((group) => !stands(group));
  return groups.filter(stands).map((group) => {
    let { columns } = group;
    const from = [...(base === undefined || loose.includes(base) ? [] : [base]), ...nearest(loose, group)];
    for (const other of from) {
      if (other === group) continue;
      const lacked = lackedFrom(columns, other);
      columns = [
        ...columns,
        ...(stands(other) ? lacked.filter(({ reading }) => PLACE_LEVEL.has(reading.role)) : lacked),
      ];
    }
    return { ...group, columns };
  });
}

/** Groups without a street of their own that may lend: that of no stem first, then those whose stem is like it. */
function nearest(loose: readonly AddressGroup[], { stem }: AddressGroup): AddressGroup[] {
  const likeness = (other: AddressGroup): number => {
    if (other.stem === '') return 0;
    return other.stem.split(' ').some((word) => stem.split(' ').includes(word)) ? 1 : 2;
  };
  const own = loose.filter((other) => stem === '' || likeness(other) < 2 || !other.stem.startsWith('#'));
  return own.sort((a, b) => likeness(a) - likeness(b));
}

/** The columns of a group whose roles are not there yet. */
function lackedFrom(columns: readonly RoleColumn[], group: AddressGroup): RoleColumn[] {
  const there = new Set(columns.map(({ reading }) => reading.role));
  return group.columns.filter(({ reading: { role } }) => !there.has(role) && isAddressRole(role));
}

/**
 * The columns of a group by role: one for each, the likeliest, and of equal ones the first; the one that is left takes
 * the next role that its heading may mean. Lines are all taken.
 */
export function columnsByRole({ columns }: AddressGroup): Map<Role, RoleColumn[]> {
  const roles = new Map<Role, RoleColumn[]>();
  const byScore = [...columns].sort((a, b) => b.reading.score - a.reading.score || a.column.index - b.column.index);
  for (const { column, reading } of byScore) {
    const open = column.readings
      .slice(column.readings.indexOf(reading))
      .find(({ role }) => isAddressRole(role) && (SHARED_ROLES.has(role) || !roles.has(role)));
    if (open !== undefined) roles.set(open.role, [...(roles.get(open.role) ?? []), { column, reading: open }]);
  }
  return roles;
}
