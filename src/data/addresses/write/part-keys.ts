// Puts the decorations of numbers, the units and the labels of addresses into the columns' tables, from texts: for
// sources that give the parts of an address in columns of their own.
import type { AddressColumns } from './address-columns.js';
import { requireFit } from './require-fit.js';
import { NUMBER_FORM_SEPARATOR, UNIT_KEY_BYTES } from './number-addresses.js';

const SEPARATOR = String.fromCharCode(NUMBER_FORM_SEPARATOR);

/** One written end of a number: 12A is { prefix: '', number: 12, suffix: 'A' }. */
export interface NumberEnd {
  readonly prefix: string;
  readonly number: number;
  readonly suffix: string;
}

/** A flat and level as written: types as full words, '' where not given. */
export interface UnitTexts {
  readonly flatType: string;
  readonly flatNumber: string;
  readonly levelType: string;
  readonly levelNumber: string;
}

export class PartKeys {
  private readonly columns: AddressColumns;
  private readonly forms = new Map<string, number>();
  private readonly units = new Map<string, number>();
  private readonly labels = new Map<string, number>();
  private readonly types = new Map<string, number>();

  /** Call before anything else is put into the tables: number 0 of each is none. */
  constructor(columns: AddressColumns) {
    this.columns = columns;
    for (const table of [columns.forms, columns.units, columns.labels]) table.add(new Uint8Array(0), 0, 0);
  }

  /** Sets the number of a row. A range written backwards is turned round, one to the same number is dropped. */
  setNumber(row: number, first: NumberEnd, last: NumberEnd | null): void {
    const turned = last !== null && last.number < first.number && last.number > 0;
    const low = turned ? last : first;
    const high = turned ? first : last;
    this.columns.numberFirst[row] = low.number;
    const isRange =
      high !== null &&
      (high.number > low.number || (high.number === low.number && high.number > 0 && high.suffix !== low.suffix));
    if (!isRange && low.prefix === '' && low.suffix === '') return;
    const parts = isRange
      ? [low.prefix, low.suffix, String(high.number - low.number), high.prefix, high.suffix]
      : [low.prefix, low.suffix];
    this.columns.form[row] = remember(this.forms, parts.join(SEPARATOR), (key) =>
      this.columns.forms.add(Buffer.from(key), 0, Buffer.byteLength(key)),
    );
  }

  /** Number of the unit, 0 for none. */
  unit(unit: UnitTexts): number {
    const { flatType, flatNumber, levelType, levelNumber } = unit;
    if (flatType === '' && flatNumber === '' && levelType === '' && levelNumber === '') return 0;
    return remember(this.units, [flatType, flatNumber, levelType, levelNumber].join(SEPARATOR), () => {
      const key = Buffer.alloc(UNIT_KEY_BYTES);
      key.writeUInt32LE(this.label(flatNumber), 0);
      key.writeUInt32LE(this.label(levelNumber), 4);
      key[8] = this.type(flatType);
      key[9] = this.type(levelType);
      return this.columns.units.add(key, 0, UNIT_KEY_BYTES);
    });
  }

  /** Number of a flat, level or lot number's text, 0 for ''. */
  label(text: string): number {
    return text === ''
      ? 0
      : remember(this.labels, text, () => this.columns.labels.add(Buffer.from(text), 0, Buffer.byteLength(text)));
  }

  private type(word: string): number {
    return word === ''
      ? 0
      : remember(this.types, word, () => {
          const types = this.columns.unitTypes;
          const known = types.indexOf(word);
          requireFit(types.length, 255, 'flat and level types');
          return known >= 0 ? known : types.push(word) - 1;
        });
  }
}

function remember(known: Map<string, number>, key: string, make: (key: string) => number): number {
  let id = known.get(key);
  if (id === undefined) known.set(key, (id = make(key)));
  return id;
}
