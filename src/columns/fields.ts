// Which columns feed which field of an operation: as told, else by a heading that means the field alone, else by the
// roles that the columns were recognised to have.
import { foldHeading } from '../formats/csv/header.js';
import type { InputField } from '../contract/operation.js';
import type { MappedField, MappingTarget, Why } from '../formats/mapping.js';
import type { RoleColumns } from './fill.js';
import type { Role } from './phrases.js';
import type { ReadColumn } from './reading.js';
import type { Recognition } from './recognise.js';
import { unitWordOf } from './unit-word.js';

/** Roles that make a field together, in the order of the text; a field that is not here is a role of its own name. */
const MADE_OF: Readonly<Record<string, readonly Role[]>> = {
  flatUnitNumber: ['flatUnitPrefix', 'flatUnitNumber', 'flatUnitSuffix'],
  floorLevelNumber: ['floorLevelPrefix', 'floorLevelNumber', 'floorLevelSuffix'],
  lotNumber: ['lotPrefix', 'lotNumber', 'lotSuffix'],
  streetNumber: ['streetNumberPrefix', 'streetNumber'],
  streetNumberLast: ['streetNumberLastPrefix', 'streetNumberLast', 'streetNumberLastSuffix'],
  postal: ['postalType', 'postal'],
  subdwelling: ['flatUnitType', 'flatUnitNumber'],
  suburb: ['locality'],
  // Of contacts, the contract calls the address of mail so, and no other.
  address: ['email'],
  fullPhone: ['phone'],
  firstName: ['givenName'],
  lastName: ['familyName', 'nameSuffix'],
  fullName: ['person'],
  companyName: ['company'],
  name: ['person'],
};

/** Roles whose columns are values of a list, beside those of the list's own name. */
const ALSO_IN_LIST: Readonly<Record<string, readonly Role[]>> = {
  phone: ['fax'],
  other: ['background'],
};

/** What stands in for a field whose own role no column has. */
const INSTEAD: Readonly<Record<string, readonly Role[]>> = {
  street: ['streetName', 'streetType', 'streetSuffix'],
  fullPhone: ['fax'],
  fullName: ['name'],
  name: ['name'],
  // A title says of most whether they are a man or a woman.
  sex: ['title'],
};

/** Lines of an address beyond the third are a part of it. */
const LINES = ['addressLine1', 'addressLine2', 'addressLine3'] as const;

/**
 * The fields of an operation by the columns that were recognised, without those that `told` settles. `given` are the
 * numbers of columns that are settled already.
 */
export function recognisedFields(
  { fields }: MappingTarget,
  found: Recognition,
  told: Readonly<Record<string, readonly string[]>>,
  given: ReadonlySet<number>,
): MappedField[] {
  const taken = new Set(given);
  const names = new Set(fields.map(({ name }) => name));
  const mapped = new Map<string, MappedField>();
  const open = fields.filter(({ name }) => told[name] === undefined);
  // A heading that means the field and nothing else goes first: the id, where an address has none of its own.
  for (const field of open) {
    const own = byHeading(field, found, taken);
    if (own === undefined) continue;
    taken.add(own.column.index);
    mapped.set(
      field.name,
      mappedTo(field.name, [own.column], () => own.how),
    );
  }
  const lines = linesOf(found, names, told);
  for (const { name, headings, isList } of open) {
    // A field that has headings of its own is no role that other columns have: the id of a hit is not any id.
    if (mapped.has(name) || headings !== undefined) continue;
    const all = isList === true ? columnsOfList(name, found) : lines.get(name);
    const columns = (all ?? columnsOf(name, found.roles, names)).filter(({ index }) => !taken.has(index));
    if (columns.length === 0) continue;
    for (const { index } of columns) taken.add(index);
    mapped.set(name, {
      ...mappedTo(name, columns, (column) => found.readings.get(column)?.why ?? 'content'),
      ...wordOf(name, columns, found),
    });
  }
  return fields.flatMap(({ name }) => mapped.get(name) ?? []);
}

function mappedTo(field: string, columns: readonly ReadColumn[], why: (column: ReadColumn) => Why): MappedField {
  const reasons = columns.map(why);
  const how = reasons.every((reason) => reason === reasons[0]) ? reasons[0]! : 'heading';
  return { field, columns: columns.map(({ name }) => name), how };
}

/** The field of units, whose numbers are those of what the heading names where no column has their type. */
const UNITS = 'flatUnitNumber';

function wordOf(field: string, columns: readonly ReadColumn[], { roles }: Recognition): Pick<MappedField, 'word'> {
  if (field !== UNITS || columns.length !== 1 || roles.has('flatUnitType')) return {};
  const word = unitWordOf(columns[0]!.heading);
  return word === undefined ? {} : { word };
}

/** Shares of values that must be plausible for a heading to be believed, and for a column without one to be taken. */
const PLAUSIBLE = { named: 0.3, unnamed: 0.9 };

/**
 * The column with the first of the field's own headings whose values are plausible; or one without a heading, where
 * nearly all are.
 */
function byHeading(
  { headings = [], plausible }: InputField,
  { columns, sample }: Recognition,
  taken: ReadonlySet<number>,
): { readonly column: ReadColumn; readonly how: Why } | undefined {
  const isLike = ({ index }: ReadColumn, least: number, without: boolean): boolean => {
    if (plausible === undefined) return without;
    const values = sample.map((row) => row[index] ?? '').filter((value) => value.trim() !== '');
    return values.length === 0 ? without : values.filter(plausible).length >= least * values.length;
  };
  const open = columns.filter(({ index }) => !taken.has(index));
  for (const heading of headings) {
    const column = open.find((one) => foldHeading(one.heading) === heading && isLike(one, PLAUSIBLE.named, true));
    if (column !== undefined) return { column, how: 'heading' };
  }
  const isAlone = headings.length > 0 && plausible !== undefined;
  const column = isAlone ? open.find((one) => one.heading === '' && isLike(one, PLAUSIBLE.unnamed, false)) : undefined;
  return column && { column, how: 'content' };
}

function columnsOf(field: string, roles: RoleColumns, fields: ReadonlySet<string>): ReadColumn[] {
  const of = (role: Role): readonly ReadColumn[] => roles.get(role) ?? [];
  const own = (MADE_OF[field] ?? [field]).filter((role) => role === field || !fields.has(role));
  // A prefix or a type alone is no number, and what stands behind a surname no name.
  const isThere = of(own.includes(field) ? field : own[0]!).length > 0;
  const instead = (INSTEAD[field] ?? []).filter((role) => role === field || !fields.has(role)).flatMap(of);
  // `Ownership`, which nobody fills in, gives way to a `Name`.
  const isEmpty = own.flatMap(of).every(isBlank) && !instead.every(isBlank);
  return isThere && !isEmpty ? own.flatMap(of) : instead;
}

const isBlank = ({ profile }: ReadColumn): boolean => profile.count === 0;

/** Every column that was taken for a value of the list. */
function columnsOfList(field: string, { columns, readings }: Recognition): ReadColumn[] {
  const roles = new Set<Role>([field, ...(ALSO_IN_LIST[field] ?? [])]);
  return columns.filter((column) => roles.has(readings.get(column)?.role ?? ''));
}

/**
 * The columns of the whole address and of its lines: one column is the whole address, several are its lines. A column
 * that holds whole addresses stands for its lines, which would say them again.
 */
function linesOf(
  { roles }: Recognition,
  fields: ReadonlySet<string>,
  told: Readonly<Record<string, readonly string[]>>,
): Map<string, readonly ReadColumn[]> {
  const [best, ...others] = [...(roles.get('fullAddress') ?? [])].sort(byScore);
  const alike = others.filter((column) => column.heading === best!.heading || isBeside(column));
  const plain = best === undefined ? [] : [best, ...alike].sort((a, b) => a.index - b.index);
  const numbered = [...(roles.get('line') ?? [])].sort((a, b) => orderOf(a) - orderOf(b) || a.index - b.index);
  const lines = new Map<string, readonly ReadColumn[]>([['fullAddress', []]]);
  const isWhole = plain.some(({ profile }) => profile.share('tail') >= 0.5);
  const further = isWhole && numbered.some((column) => orderOf(column) <= 1) ? [] : numbered;
  const all = [...plain, ...further];
  if (!LINES.every((line) => fields.has(line))) {
    lines.set('fullAddress', all.slice(0, 1));
    return lines;
  }
  const free = LINES.filter((line) => told[line] === undefined);
  if (all.length === 1 && plain.length === 1 && told['fullAddress'] === undefined) {
    lines.set('fullAddress', all);
    return lines;
  }
  if (isWhole && told['fullAddress'] === undefined) lines.set('fullAddress', plain);
  const rest = lines.get('fullAddress')!.length > 0 ? further : all;
  free.forEach((line, i) => lines.set(line, i === free.length - 1 ? rest.slice(i) : rest.slice(i, i + 1)));
  return lines;
}

/** True for a line that holds units and the like: it stands beside the one with the street, and does not repeat it. */
const isBeside = ({ profile }: ReadColumn): boolean =>
  Math.max(profile.share('unitText'), profile.share('levelText')) >= HALF && profile.share('numberStreet') < HALF;
const HALF = 0.5;

const orderOf = ({ readings }: ReadColumn): number => readings.find(({ role }) => role === 'line')?.order ?? 0;
const scoreOf = ({ readings, profile }: ReadColumn): number =>
  (readings.find(({ role }) => role === 'fullAddress')?.score ?? 0) + profile.share('tail');
const byScore = (a: ReadColumn, b: ReadColumn): number => scoreOf(b) - scoreOf(a) || a.index - b.index;
