// The columns of a store: what is kept of each record, and in which table its texts stand.

/** Tables of texts. Columns of one table can be compared by the numbers of their texts. */
export const tableNames = ['name', 'word', 'phone', 'email', 'whole', 'other', 'id'] as const;
export type TableName = (typeof tableNames)[number];

/** How many addresses, phones, emails and other texts of a record are kept; further ones are counted and said. */
export const SLOTS = { address: 2, phone: 4, email: 3, other: 16 } as const;

/** Columns of an address that are texts, all of the table `word`. */
export const addressTexts = [
  'pid',
  'dpid',
  'country',
  'state',
  'postcode',
  'locality',
  'street',
  'streetType',
  'streetSuffix',
  'numberSuffix',
  'numberLastSuffix',
  'town',
  'lot',
  'unit',
  'level',
  'postalType',
  'postalNumber',
  'building',
  'rest',
  'streetLine',
] as const;

/** Those that are numbers. */
export const addressNumbers = ['numberFirst', 'numberLast'] as const;

/** Name of a column of the slot-th address, phone, email or other text, from 0. */
export const slotColumn = (name: string, slot: number): string => (slot === 0 ? name : `${name}#${slot + 1}`);

const fixed: readonly (readonly [string, TableName])[] = [
  ['id', 'id'],
  ['given', 'name'],
  ['middle', 'name'],
  ['surname', 'name'],
  ['full', 'whole'],
  ['company', 'whole'],
];

/** The table of each column of texts; columns that are not here are numbers. */
export const tableOf: ReadonlyMap<string, TableName> = new Map([
  ...fixed,
  ...slotted('address', 'word', addressTexts),
  ...slotted('phone', 'phone', ['phone', 'phoneLocal', 'phoneExtension']),
  ...slotted('email', 'email', ['email']),
  ...slotted('other', 'other', ['other']),
]);

function slotted(
  kind: keyof typeof SLOTS,
  table: TableName,
  names: readonly string[],
): (readonly [string, TableName])[] {
  return Array.from({ length: SLOTS[kind] }, (_, slot) => slot).flatMap((slot) =>
    names.map((name) => [slotColumn(name, slot), table] as const),
  );
}

/** What is known of a record beyond its texts, as bits of the column `marks`. */
export const MARKS = { rejected: 1, male: 2, female: 4 } as const;

/** Where the bits of the generation stand among the marks. */
const GENERATION = 3;

/** The marks of a generation: 1 the elder, 2 the younger, and on from there; 0 where none is said. */
export const generationMarks = (generation: number): number => generation << GENERATION;

/** The generation that marks say. */
export const generationOf = (marks: number): number => marks >> GENERATION;
