// Which fields two files are compared by, and how: the levels of a pair of rows, one for each field.
import { generationOf, slotColumn, SLOTS } from '../store/columns.js';
import type { Derived } from '../store/derived.js';
import type { Store } from '../store/store.js';
import { ADDRESS_LEVELS, AddressComparison, placeContext, streetContext } from './compare-address.js';
import { EmailComparison } from './compare-emails.js';
import { bornLevel, generationLevel, OtherComparison, PhoneComparison, sexLevel } from './compare-facts.js';
import { NameComparison } from './compare-names.js';
import { WholeNameComparison } from './compare-whole.js';
import { FIELDS, type FieldDescription, type FieldName } from './levels.js';

/** What is compared, decided once for both files. */
export interface FieldPlan {
  /** Names are those of persons: given name and surname. */
  readonly hasPersons: boolean;
  /** Column of the names of organisations; '' where there are none. */
  readonly organisations: '' | 'company' | 'full';
}

/** A field as it takes part: with the cells of its levels in the tables of weights. */
export interface ActiveField {
  readonly key: FieldName;
  readonly description: FieldDescription;
  /** The other text that it is, from 0; 0 for other fields. */
  readonly slot: number;
  /** First cell; level `l` in context `c` has cell `first + c * levels + l`. */
  readonly first: number;
  readonly levels: number;
}

/** Compares rows of a store. */
export class FieldComparison {
  readonly fields: readonly ActiveField[];
  readonly cells: number;
  /** Place of each field among the fields; undefined for one that does not take part. */
  readonly at: Partial<Record<FieldName, number>> = {};
  private readonly names: NameComparison | undefined;
  private readonly whole: WholeNameComparison | undefined;
  private readonly wholeColumn: Int32Array;
  /** Texts of the localities of the rows; none where no row says any. */
  private readonly places: Int32Array;
  private readonly address: AddressComparison | undefined;
  private readonly phone: PhoneComparison | undefined;
  private readonly email: EmailComparison | undefined;
  private readonly born: Int32Array | undefined;
  private readonly marks: Int32Array | undefined;
  private readonly others: readonly OtherComparison[];
  private readonly levels = new Uint8Array(ADDRESS_LEVELS);

  constructor(store: Store, derived: Derived, plan: FieldPlan) {
    const { columns } = store;
    const has = (...names: string[]): boolean => names.some((name) => columns[name] !== undefined);
    const keys: FieldName[] = [];
    if (plan.hasPersons) keys.push('given', 'surname', 'middle');
    if (plan.organisations !== '') keys.push('whole');
    if (has('born')) keys.push('born');
    const hasAddress = has(
      'locality',
      'postcode',
      'street',
      'numberFirst',
      'postalNumber',
      'lot',
      'building',
      'rest',
      'pid',
    );
    if (hasAddress) keys.push('place', 'street', 'number', 'unit', 'building');
    if (has('phoneLocal')) keys.push('phone');
    if (has('email')) keys.push('email');
    this.marks = plan.hasPersons ? columns['marks'] : undefined;
    if (this.marks !== undefined) keys.push('sex');
    if (this.marks?.some((marks) => generationOf(marks) !== 0)) keys.push('generation');
    const slots = Array.from({ length: SLOTS.other }, (_, slot) => slot).filter((slot) =>
      has(slotColumn('other', slot)),
    );
    this.names = plan.hasPersons ? new NameComparison(store, derived) : undefined;
    this.whole = plan.organisations === '' ? undefined : new WholeNameComparison(store.tables.whole, derived);
    this.wholeColumn = columns[plan.organisations] ?? new Int32Array(0);
    this.places = columns['locality'] ?? new Int32Array(0);
    this.born = columns['born'];
    this.address = hasAddress ? new AddressComparison(store, derived) : undefined;
    this.phone = has('phoneLocal') ? new PhoneComparison(store) : undefined;
    this.email = has('email') ? new EmailComparison(store) : undefined;
    this.others = slots.map((slot) => new OtherComparison(store, columns[slotColumn('other', slot)]!));
    this.fields = activeFields(keys, slots);
    this.cells = this.fields.reduce((cells, { levels, description }) => cells + levels * description.contexts, 0);
    for (const [at, field] of this.fields.entries()) this.at[field.key] ??= at;
  }

  /** Cells of the levels at which two rows agree, one for each field, go to `cells`. */
  compare(a: number, b: number, cells: Int32Array): void {
    const { at, fields } = this;
    this.names?.compare(a, b, this.levels, 0);
    if (this.names !== undefined) {
      for (let i = 0; i < 3; i++) cells[i] = fields[i]!.first + this.levels[i]!;
    }
    const { whole, wholeColumn, places } = this;
    if (whole !== undefined) {
      const level = whole.level(wholeColumn[a]!, wholeColumn[b]!, places[a] ?? 0, places[b] ?? 0);
      set(cells, fields, at.whole!, level);
    }
    if (this.born !== undefined) set(cells, fields, at.born!, bornLevel(this.born[a]!, this.born[b]!));
    if (this.address !== undefined) this.compareAddress(a, b, cells);
    if (this.phone !== undefined) set(cells, fields, at.phone!, this.phone.level(a, b));
    if (this.email !== undefined) set(cells, fields, at.email!, this.email.level(a, b));
    if (this.marks !== undefined) {
      const [one, other] = [this.marks[a]!, this.marks[b]!];
      set(cells, fields, at.sex!, sexLevel(one, other));
      if (at.generation !== undefined) set(cells, fields, at.generation, generationLevel(one, other));
    }
    for (let i = 0; i < this.others.length; i++) set(cells, fields, at.other! + i, this.others[i]!.level(a, b));
  }

  private compareAddress(a: number, b: number, cells: Int32Array): void {
    const levels = this.levels;
    this.address!.compare(a, b, levels, 0);
    const first = this.at.place!;
    for (let i = 0; i < ADDRESS_LEVELS; i++) cells[first + i] = this.fields[first + i]!.first + levels[i]!;
    cells[first + 1]! += placeContext(levels[0]!) * this.fields[first + 1]!.levels;
    cells[first + 2]! += streetContext(levels[1]!) * this.fields[first + 2]!.levels;
  }
}

function set(cells: Int32Array, fields: readonly ActiveField[], at: number, level: number): void {
  cells[at] = fields[at]!.first + level;
}

function activeFields(keys: readonly FieldName[], otherSlots: readonly number[]): ActiveField[] {
  const fields: ActiveField[] = [];
  let first = 0;
  const add = (key: FieldName, slot: number): void => {
    const description: FieldDescription = FIELDS[key];
    const levels = description.levels.length;
    fields.push({ key, description, slot, first, levels });
    first += levels * description.contexts;
  };
  for (const key of keys) add(key, 0);
  for (const slot of otherSlots) add('other', slot);
  return fields;
}

/** Level of a cell of a field. */
export const levelOf = (field: ActiveField, cell: number): number => (cell - field.first) % field.levels;
