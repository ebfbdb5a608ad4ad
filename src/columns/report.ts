// What is said of the columns before the first row: what each was taken for and why, what is not used, and what the
// user should look at.
import { isAddressRole } from './address-roles.js';
import type { Mapping, Why } from '../formats/mapping.js';
import type { RankedGroup } from './choose-group.js';
import { stands } from './groups.js';
import type { Role } from './phrases.js';
import type { ReadColumn } from './reading.js';
import { isAnswer, type Recognition } from './recognise.js';

/** What a column was taken for. */
export interface ColumnDecision {
  readonly column: string;
  /** What it seems to hold; '' where nothing is known of it. */
  readonly role: Role;
  readonly why?: Why;
  /** The fields that it feeds; empty where it is not used. */
  readonly fields: readonly string[];
  /** The address that it is a part of, where the table has several. */
  readonly group?: string;
}

export interface ColumnsReport {
  readonly columns: readonly ColumnDecision[];
  /** What the user should look at, a sentence each. */
  readonly warnings: readonly string[];
}

/** `mappings`: of each step. `isSettled`: the user chose among the addresses; `fields`: what the steps may be asked. */
export function reportOf(
  found: Recognition,
  mappings: readonly Mapping[],
  { isSettled, fields }: { readonly isSettled: boolean; readonly fields: ReadonlySet<string> },
): ColumnsReport {
  const used = new Map<string, Set<string>>();
  const whys = new Map<string, Why>();
  for (const { field, columns, how } of mappings.flat()) {
    for (const name of columns) {
      used.set(name, (used.get(name) ?? new Set()).add(field));
      whys.set(name, how);
    }
  }
  const several = found.groups.length > 1;
  const columns = found.columns.map((column): ColumnDecision => {
    const feeds = [...(used.get(column.name) ?? [])];
    const reading = found.readings.get(column) ?? column.readings[0];
    const group = several ? groupOf(found.groups, column) : undefined;
    const why = feeds.length > 0 ? whys.get(column.name) : reading?.why;
    return {
      column: column.name,
      role: reading?.role ?? '',
      ...(why === undefined ? {} : { why }),
      fields: feeds,
      ...(group === undefined ? {} : { group }),
    };
  });
  const isUsed = ({ name }: ReadColumn): boolean => used.has(name);
  const warnings = [
    ...(isSettled ? [] : passedOver(found, isUsed)),
    ...(ASKED_OF_ADDRESSES.some((field) => fields.has(field)) ? unusedParts(found, isUsed) : []),
    ...(fields.has('streetName') ? missingParts(found, mappings.flat()) : []),
  ];
  return { columns, warnings };
}

/** Fields of operations that ask about addresses: a number's state and postcode are no address. */
const ASKED_OF_ADDRESSES = ['fullAddress', 'streetName', 'street', 'locality'];

const labelOf = ({ group: { owner } }: RankedGroup): string => (owner === '' ? 'the one without a name' : owner);

/** The address that the column is a part of: that of its own heading rather than one that borrows it. */
function groupOf(groups: readonly RankedGroup[], column: ReadColumn): string | undefined {
  const having = groups.filter(({ group }) => group.columns.some((one) => one.column === column));
  const own = having.find(({ group }) => group.stem === column.readings[0]?.stem) ?? having[0];
  return own?.group.owner;
}

/** The other addresses of the table. */
function passedOver({ groups }: Recognition, isUsed: (column: ReadColumn) => boolean): string[] {
  const [chosen, ...others] = groups;
  const left = others.filter(({ group }) => stands(group) && !group.columns.every(({ column }) => isUsed(column)));
  const isChosenUsed = chosen?.group.columns.some(({ column }) => isUsed(column)) === true;
  if (left.length === 0 || !isChosenUsed) return [];
  const names = left.map(labelOf).join(', ');
  return [
    `the columns hold ${left.length + 1} addresses: ${labelOf(chosen!)} is used, ${names} is not; ` +
      '--address-group NAME chooses another',
  ];
}

/** Columns that look like a part of the address and are not used. */
function unusedParts(found: Recognition, isUsed: (column: ReadColumn) => boolean): string[] {
  const usedRoles = found.columns.filter(isUsed).map((column) => roleOf(column, found));
  // Where nothing is used, that has been said.
  if (usedRoles.every((role) => OF_CONTACTS.has(role))) return [];
  const ofOthers = new Set(found.groups.slice(1).flatMap(({ group }) => group.columns.map(({ column }) => column)));
  const left = found.columns.filter((column) => !isUsed(column) && !ofOthers.has(column) && isPartLike(column, found));
  return left.map(
    ({ name }) => `'${name}' looks like a part of the address and is not used; --map FIELD='${name}' uses it`,
  );
}

/** Roles of what is asked about people and firms: to that, an address is nothing. */
const OF_CONTACTS: ReadonlySet<Role | ''> = new Set(['email', 'phone', 'web', 'abn', 'acn', 'company']);

const roleOf = (column: ReadColumn, { readings }: Recognition): Role | '' =>
  (readings.get(column) ?? column.readings[0])?.role ?? '';

/** Roles whose headings say so little that what the column holds may be anything. */
const VAGUE: ReadonlySet<Role> = new Set(['name', 'other', 'category']);
/** Shares of values that make a column look like a part of an address by what it holds. */
const ALIKE = 0.5;

function isPartLike(column: ReadColumn, found: Recognition): boolean {
  const { profile } = column;
  if (profile.count === 0 || isAnswer(column.heading)) return false;
  const role = roleOf(column, found);
  if (isAddressRole(role) && role !== 'country') return true;
  if (role !== '' && !VAGUE.has(role)) return false;
  return ['numberStreet', 'street', 'unitText', 'box'].some((kind) => profile.share(kind as 'street') >= ALIKE);
}

/** Fields that hold the street of an address, and those that hold the number of one. */
const OF_STREET = new Set([
  'fullAddress',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'street',
  'streetName',
  'postal',
]);
const OF_NUMBER = new Set(['streetNumber', 'lotNumber', 'postal']);

const NO_STREET = 'no column with a street was found: addresses are answered to their locality at most';

/** A street, or the number of one, that no column feeds. */
function missingParts(found: Recognition, mapping: Mapping): string[] {
  const streets = mapping.filter(({ field }) => OF_STREET.has(field));
  if (mapping.every(({ field }) => !isAddressRole(field) && !OF_STREET.has(field))) return [];
  if (streets.length === 0) return [NO_STREET];
  const columns = found.columns.filter(({ name }) => streets.some((one) => one.columns.includes(name)));
  const hasNumber =
    mapping.some(({ field }) => OF_NUMBER.has(field)) ||
    columns.some(({ profile }) => profile.count === 0 || profile.share('digits') >= NUMBERED);
  return hasNumber ? [] : ['no column with house numbers was found: addresses are answered to their street at most'];
}

/** Share of the streets of a file that have a number with them, where no column holds these. */
const NUMBERED = 0.1;
