// What keys are made of: parts of a record as numbers, 0 where the record does not say them. Records that share the
// value of a part, or of several, are candidates.
import { addressNumbers, addressTexts, MARKS, slotColumn, SLOTS } from '../store/columns.js';
import type { Derived } from '../store/derived.js';
import type { Store } from '../store/store.js';
import type { FieldPlan } from '../model/fields.js';

export const partNames = [
  'everything',
  'pid',
  'dpid',
  'phone',
  'email',
  'mailbox',
  'names',
  'given',
  'givenSound',
  'initial',
  'surname',
  'surnameSound',
  'middle',
  'whole',
  'word',
  'wordPair',
  'born',
  'year',
  'monthDay',
  'locality',
  'postcode',
  'street',
  'streetSound',
  'number',
  'building',
] as const;

/** A part by its name, a further text by its place (other, other#2), or all that a record says of one address. */
export type PartName = (typeof partNames)[number] | `other${string}` | 'wholeAddress';

/** A part has several values where a record has several phones, or words. */
export interface Part {
  readonly name: PartName;
  /** How many values a record may have. */
  readonly slots: number;
  /** Parts of one kind go together: the number of the second address with the street of the second. */
  readonly kind: 'address' | 'own';
  value(row: number, slot: number): number;
}

const MOST_WORDS = 3;
const WORD_PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

/** Opens parts of the records of a store. */
export class Parts {
  private readonly sources: Readonly<Record<string, () => Part | undefined>>;
  private readonly marks: Int32Array | undefined;

  constructor(
    private readonly store: Store,
    private readonly derived: Derived,
    private readonly plan: FieldPlan,
  ) {
    this.marks = store.columns['marks'];
    const { nameSounds, wordSounds } = derived;
    const person = (name: string, column: string, of: (id: number) => number): (() => Part | undefined) =>
      plan.hasPersons ? (): Part | undefined => this.single(name, column, of) : (): undefined => undefined;
    this.sources = {
      everything: () => this.everything(),
      wholeAddress: () => this.wholeAddress(),
      pid: () => this.slotted('pid', 'pid', SLOTS.address, 'address'),
      dpid: () => this.slotted('dpid', 'dpid', SLOTS.address, 'address'),
      phone: () => this.slotted('phone', 'phoneLocal', SLOTS.phone, 'own'),
      email: () => this.slotted('email', 'email', SLOTS.email, 'own'),
      mailbox: () => this.mailbox(),
      names: () => this.names(),
      given: person('given', 'given', itself),
      givenSound: person('givenSound', 'given', (id) => nameSounds[id]!),
      initial: person('initial', 'given', (id) => this.firstLetter(id)),
      surname: person('surname', 'surname', itself),
      surnameSound: person('surnameSound', 'surname', (id) => nameSounds[id]!),
      middle: person('middle', 'middle', itself),
      whole: () => (plan.organisations === '' ? undefined : this.single('whole', plan.organisations, itself)),
      word: () =>
        this.words('word', MOST_WORDS, (items, start, end, slot) => (start + slot < end ? items[start + slot]! : 0)),
      wordPair: () => this.words('wordPair', WORD_PAIRS.length, pairOfWords),
      born: () => this.single('born', 'born', (date) => (date % 10_000 === 0 ? 0 : date)),
      year: () => this.single('year', 'born', (date) => Math.trunc(date / 10_000)),
      monthDay: () => this.single('monthDay', 'born', (date) => (date % 10_000 === 101 ? 0 : date % 10_000)),
      locality: () => this.slotted('locality', 'locality', SLOTS.address, 'address'),
      postcode: () => this.slotted('postcode', 'postcode', SLOTS.address, 'address'),
      street: () => this.slotted('street', 'street', SLOTS.address, 'address'),
      streetSound: () => this.slotted('streetSound', 'street', SLOTS.address, 'address', (id) => wordSounds[id]!),
      number: () => this.number(),
      building: () => this.slotted('building', 'building', SLOTS.address, 'address'),
    };
  }

  /** True for a record of which nothing can be compared. */
  isRejected(row: number): boolean {
    return ((this.marks?.[row] ?? 0) & MARKS.rejected) !== 0;
  }

  /** The part, or undefined where the files do not have it. */
  open(name: PartName): Part | undefined {
    const column = this.store.columns[name];
    if (name.startsWith('other')) return column === undefined ? undefined : this.single(name, name, itself);
    return this.sources[name]?.();
  }

  private single(name: string, columnName: string, of: (value: number) => number): Part | undefined {
    const column = this.store.columns[columnName];
    if (column === undefined) return undefined;
    return {
      name: name as PartName,
      slots: 1,
      kind: 'own',
      value: (row) => (column[row] === 0 ? 0 : of(column[row]!)),
    };
  }

  private slotted(
    name: PartName,
    columnName: string,
    most: number,
    kind: Part['kind'],
    of: (value: number) => number = itself,
  ): Part | undefined {
    const columns = Array.from({ length: most }, (_, slot) => this.store.columns[slotColumn(columnName, slot)]);
    const slots = columns.findLastIndex((column) => column !== undefined) + 1;
    if (slots === 0) return undefined;
    const value = (row: number, slot: number): number => {
      const id = columns[slot]?.[row] ?? 0;
      return id === 0 ? 0 : of(id);
    };
    return { name, slots, kind, value };
  }

  private number(): Part | undefined {
    const first = this.slotted('number', 'numberFirst', SLOTS.address, 'address');
    const postal = this.slotted('number', 'postalNumber', SLOTS.address, 'address', (id) => id | 0x40000000);
    if (first === undefined || postal === undefined) return first ?? postal;
    const value = (row: number, slot: number): number => first.value(row, slot) || postal.value(row, slot);
    return { ...first, slots: Math.max(first.slots, postal.slots), value };
  }

  /** Given name and surname, in whichever order. */
  private names(): Part | undefined {
    const { given, surname } = this.store.columns;
    if (!this.plan.hasPersons || given === undefined || surname === undefined) return undefined;
    const value = (row: number): number => {
      const a = given[row]!;
      const b = surname[row]!;
      if (a === 0 || b === 0) return 0;
      return (Math.imul(Math.min(a, b), 0x2c1b3c6d) ^ Math.max(a, b)) | 1;
    };
    return { name: 'names', slots: 1, kind: 'own', value };
  }

  /** All that a record says, its id left out. */
  private everything(): Part {
    const columns = Object.entries(this.store.columns)
      .filter(([name]) => name !== 'id' && name !== 'full')
      .map(([, column]) => column);
    const value = (row: number): number => {
      let hash = 11;
      for (const column of columns) hash = Math.imul(hash ^ column[row]!, 0x2c1b3c6d) ^ (hash >>> 15);
      return hash | 1;
    };
    return { name: 'everything', slots: 1, kind: 'own', value };
  }

  /** All that a record says of an address, one value for each of its addresses. */
  private wholeAddress(): Part | undefined {
    const slots = Array.from({ length: SLOTS.address }, (_, slot) =>
      [...addressNumbers, ...addressTexts].map((name) => this.store.columns[slotColumn(name, slot)]),
    );
    if (!slots.flat().some((column) => column !== undefined)) return undefined;
    const value = (row: number, slot: number): number => {
      let hash = 13;
      let said = 0;
      for (const column of slots[slot]!) {
        const text = column?.[row] ?? 0;
        said |= text;
        hash = Math.imul(hash ^ text, 0x2c1b3c6d) ^ (hash >>> 15);
      }
      return said === 0 ? 0 : hash | 1;
    };
    return { name: 'wholeAddress', slots: slots.length, kind: 'address', value };
  }

  private mailbox(): Part | undefined {
    const { bytes, ends } = this.store.tables.email;
    return this.slotted('mailbox', 'email', SLOTS.email, 'own', (id) => {
      let hash = 7;
      for (let i = ends[id - 1]!; i < ends[id]! && bytes[i] !== 64; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
      return hash | 1;
    });
  }

  private firstLetter(id: number): number {
    const { bytes, ends } = this.store.tables.name;
    return bytes[ends[id - 1]!]!;
  }

  private words(
    name: PartName,
    slots: number,
    of: (items: Int32Array, start: number, end: number, slot: number) => number,
  ): Part | undefined {
    const column = this.store.columns[this.plan.organisations];
    if (column === undefined) return undefined;
    const { starts, items } = this.derived.words;
    const value = (row: number, slot: number): number => {
      const id = column[row]!;
      return id === 0 ? 0 : of(items, starts[id]!, starts[id + 1]!, slot);
    };
    return { name, slots, kind: 'own', value };
  }
}

const itself = (value: number): number => value;

/** Two of the three rarest words of a name. */
function pairOfWords(items: Int32Array, start: number, end: number, slot: number): number {
  const [i, j] = WORD_PAIRS[slot]!;
  if (start + j >= end) return 0;
  const a = items[start + i]!;
  const b = items[start + j]!;
  return (Math.imul(Math.min(a, b), 0x2c1b3c6d) ^ Math.max(a, b)) | 1;
}
