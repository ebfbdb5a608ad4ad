// Recognises what the columns of a table are: reads each by its heading and its values, finds the addresses among them,
// chooses one, and fills from the values what no heading named.
import { runOperations } from '../contract/operations.js';
import { isAddressRole } from './address-roles.js';
import { rankGroups, type RankedGroup } from './choose-group.js';
import { contentReading, fillByContent, type RoleColumns } from './fill.js';
import { fillPoint } from './fill-point.js';
import { certaintyOf } from './fit.js';
import { columnsByRole, groupsOf, stands } from './groups.js';
import { headingWords } from './heading-words.js';
import { isNumberOfThings, stemOfName } from './heading.js';
import type { Places } from './known-places.js';
import { dropNumberBeside } from './number-beside.js';
import type { Role } from './phrases.js';
import type { ReadColumn, Reading, Table } from './reading.js';

/** What is told of the columns beside what they show. */
export interface Told {
  /** Columns whose address is meant, by their number: those that the user named. */
  readonly columns?: ReadonlySet<number> | undefined;
  /** The address that is meant, by the word its headings share: `billing`. */
  readonly group?: string | undefined;
  /** True if each row is one text. */
  readonly isLines?: boolean;
}

/** What the columns of a table are. */
export interface Recognition {
  readonly columns: readonly ReadColumn[];
  /** `sample[row][column]`: what the columns were recognised by. */
  readonly sample: Table['sample'];
  /** What each role is taken from: of the address that was chosen, and of whatever else there is. */
  readonly roles: RoleColumns;
  /** Why each column is taken for its role. */
  readonly readings: ReadonlyMap<ReadColumn, Reading>;
  /** The addresses of the table, that which was chosen first. */
  readonly groups: readonly RankedGroup[];
  /** True if `Told.group` is one of them, or nothing was told. */
  readonly knowsGroup: boolean;
  /** True if it was told that each row is one text. */
  readonly isLines: boolean;
}

/** Rows by which the addresses of a table are told apart. */
const RANKED_ROWS = 200;

/** Rows that are spread over the sample. */
const spread = (sample: Table['sample']): Table['sample'] =>
  sample.length <= RANKED_ROWS
    ? sample
    : Array.from({ length: RANKED_ROWS }, (_, i) => sample[Math.floor((i * sample.length) / RANKED_ROWS)]!);

/** Recognises the columns of `sample[row][column]`. The same table is decided the same way each time. */
export function recognise(
  columns: readonly ReadColumn[],
  sample: Table['sample'],
  places: Places,
  told: Told = {},
): Recognition {
  const asked = withoutAnswers(columns);
  const ranked = rankGroups(groupsOf(asked), spread(sample));
  const meant = told.group === undefined ? undefined : ranked.find((one) => isCalled(one, told.group!));
  const chosen = meant ?? ranked.find(({ group }) => holdsTold(group.columns, told.columns)) ?? ranked[0];
  const groups = chosen === undefined ? [] : [chosen, ...ranked.filter((one) => one !== chosen)];
  const roles: RoleColumns = new Map();
  const readings = new Map<ReadColumn, Reading>();
  for (const [role, found] of chosen === undefined ? [] : columnsByRole(chosen.group)) {
    roles.set(
      role,
      found.map(({ column }) => column),
    );
    for (const { column, reading } of found) readings.set(column, reading);
  }
  const counter = dropNumberBeside(roles, readings, spread(sample));
  const ofOthers = new Set(groups.slice(1).flatMap(({ group }) => group.columns.map(({ column }) => column)));
  const open = asked.filter((column) => readings.has(column) || !ofOthers.has(column));
  fillByContent(roles, open, spread(sample), places);
  takeOthers(columns, roles, readings);
  fillPoint(
    columns.filter((column) => !readings.has(column)),
    sample,
    roles,
  );
  for (const [role, found] of roles) {
    for (const column of found) if (!readings.has(column)) readings.set(column, contentReading(role));
  }
  const read = columns.map((column) => (column === counter ? { ...column, readings: [] } : column));
  return {
    columns: read,
    sample,
    roles,
    readings,
    groups,
    knowsGroup: told.group === undefined || meant !== undefined,
    isLines: told.isLines === true,
  };
}

/**
 * The columns without those that are answers of an earlier run, by their prefix: what these were made of is asked
 * again. All of them where nothing else holds an address.
 */
function withoutAnswers(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  const others = columns.filter(({ heading }) => !isAnswer(heading));
  return others.length < columns.length && groupsOf(others).some(stands) ? others : columns;
}

/** True for the heading of a column that an operation adds: `cleanse_line1`, `cleanse.postcode`. */
export const isAnswer = (heading: string): boolean =>
  runOperations.some(({ prefix }) => heading.startsWith(prefix) || heading.startsWith(`${prefix.slice(0, -1)}.`));

/** True if the group is called so: by its words or by what they stand for. */
function isCalled({ group }: RankedGroup, name: string): boolean {
  const wanted = stemOfName(name);
  const isSame = (text: string): boolean => text.toLowerCase() === name.trim().toLowerCase();
  return isSame(group.owner) || isSame(group.stem) || (wanted !== '' && wanted === group.stem);
}

const holdsTold = (
  columns: readonly { readonly column: ReadColumn }[],
  told: ReadonlySet<number> | undefined,
): boolean => told !== undefined && columns.some(({ column }) => told.has(column.index));

/** Roles beside the address, such as phone and e-mail: each from the likeliest column. */
function takeOthers(columns: readonly ReadColumn[], roles: RoleColumns, readings: Map<ReadColumn, Reading>): void {
  const best = new Map<Role, { column: ReadColumn; reading: Reading }>();
  for (const column of columns) {
    if (readings.has(column) || isUsed(roles, column)) continue;
    const reading = otherReading(column);
    if (reading === undefined) continue;
    if (isOfOthers(column, reading.role) && columns.some((one) => isOwn(one, reading.role))) continue;
    readings.set(column, reading);
    const other = best.get(reading.role);
    if (other === undefined || isLikelier({ column, reading }, other)) best.set(reading.role, { column, reading });
  }
  for (const [role, { column }] of best) if (!roles.has(role)) roles.set(role, [column]);
}

/** A column with fewer than this share of another's values gives way to it: `Phone` to a `Billing Phone`. */
const FILLED = 0.5;

/** True for the surer of two readings of a role, where neither column is filled much less than the other. */
function isLikelier(
  one: { readonly column: ReadColumn; readonly reading: Reading },
  other: { readonly column: ReadColumn; readonly reading: Reading },
): boolean {
  const [count, others] = [one.column.profile.count, other.column.profile.count];
  if (count < others * FILLED) return false;
  return others < count * FILLED || one.reading.score > other.reading.score;
}

/** People beside the one of the record, in the words of headings: whom to call, and who is paid for it. */
const OTHERS = /\b(?:emergency|kin|spouse|partner|guardian|agent|landlord|employer)\b/;
const NAMES: ReadonlySet<Role> = new Set(['person', 'givenName', 'middleName', 'familyName']);
const CONTACTS: ReadonlySet<Role> = new Set(['phone', 'email']);

/** True for a name, phone or email of another than the record's own person. */
const isOfOthers = ({ heading }: ReadColumn, role: Role): boolean =>
  (NAMES.has(role) || CONTACTS.has(role)) && OTHERS.test(headingWords(heading).join(' '));

/** True for what the record's own person has in the place of that role. */
function isOwn(column: ReadColumn, role: Role): boolean {
  const own = otherReading(column)?.role ?? '';
  const isAlike = own === role || (NAMES.has(role) && (NAMES.has(own) || own === 'name'));
  return isAlike && column.profile.count > 0 && !isOfOthers(column, own);
}

const isUsed = (roles: RoleColumns, column: ReadColumn): boolean =>
  [...roles.values()].some((columns) => columns.includes(column));

/** Roles that values alone may tell. */
const BY_VALUES: readonly Role[] = ['email', 'web', 'date', 'abn', 'acn', 'phone', 'point'];

function otherReading({ heading, readings, profile }: ReadColumn): Reading | undefined {
  const [first] = readings;
  if (first !== undefined && !isAddressRole(first.role)) return first;
  if (first !== undefined) return undefined;
  // Whole numbers of orders, tickets and records are none of telephones.
  const isNumbered = profile.share('wholeNumber') > FILLED && isNumberOfThings(heading);
  const role = BY_VALUES.find((one) => certaintyOf(one, profile) > 0 && !(one === 'phone' && isNumbered));
  return role === undefined ? undefined : contentReading(role);
}
