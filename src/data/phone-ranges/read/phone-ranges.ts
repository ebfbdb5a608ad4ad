// A set of phone number ranges of all countries: who holds a range, where it is, of which type it is. Sections:
//
//   group, group.start   calling codes with lengths of numbers in ascending order, and where the ranges of each begin
//   first, last          of each range, in ascending order within its group: keys of its numbers (range-key.ts)
//   about                of each range: which of what follows is said of it
//   about.type, .area, .operator, .place, .country   what is said: number of a type, digits of the area code, texts
//   text                 texts, the first of which is ''
import { lowerBound, upperBound } from '../../ascending.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import { TextTable } from '../../names/read/text-table.js';
import { groupOf, keyOf, RANGE_TYPES, type RangeType } from '../range-key.js';

/** What is said of a range. */
export interface PhoneRange {
  /** Who holds it; '' where it is not said. */
  readonly operator: string;
  readonly place: string;
  /** Digits of the area code; 0 for none. */
  readonly areaLength: number;
  /** '' where it is not said. */
  readonly type: RangeType;
  /** ISO 3166-1 alpha-2; '' where it is of several countries. */
  readonly country: string;
}

export class PhoneRanges {
  /** Date of the release, YYYY-MM-DD; '' where it is not known. */
  readonly release: string;
  private readonly known: (PhoneRange | undefined)[] = [];
  private readonly texts: TextTable;
  private columns: Columns | undefined;

  private constructor(private readonly file: SetFile) {
    this.release = file.meta.release;
    this.texts = new TextTable(file, 'text');
  }

  /** Opens a data file; its header alone is read until a number is asked for. Throws WaypostError naming the file. */
  static open(file: string, origin?: FileOrigin): PhoneRanges {
    return new PhoneRanges(SetFile.open(file, origin));
  }

  /** The range of a national number; undefined where no range holds it. Throws WaypostError for a damaged file. */
  find(callingCode: string, national: string): PhoneRange | undefined {
    this.columns ??= this.load();
    const { groups, starts, firsts, lasts, about } = this.columns;
    const wanted = groupOf(Number(callingCode), national.length);
    const group = lowerBound(groups, wanted);
    if (groups[group] !== wanted) return undefined;
    const key = keyOf(national);
    const low = starts[group]!;
    const range = upperBound(firsts, key, low, starts[group + 1]) - 1;
    if (range < low || lasts[range]! < key) return undefined;
    const said = about[range]!;
    this.known[said] ??= this.read(said);
    return this.known[said];
  }

  close(): void {
    this.file.close();
  }

  private load(): Columns {
    const { file } = this;
    return {
      groups: file.u32('group'),
      starts: file.u32('group.start'),
      firsts: file.u32('first'),
      lasts: file.u32('last'),
      about: file.u32('about'),
      types: file.u8('about.type'),
      areas: file.u8('about.area'),
      operators: file.u32('about.operator'),
      places: file.u32('about.place'),
      countries: file.u32('about.country'),
    };
  }

  private read(said: number): PhoneRange {
    const { types, areas, operators, places, countries } = this.columns!;
    if (said >= types.length) throw this.file.damage('section about points beyond what it lists');
    return {
      operator: this.texts.text(operators[said]!),
      place: this.texts.text(places[said]!),
      areaLength: areas[said]!,
      type: RANGE_TYPES[types[said]!] ?? '',
      country: this.texts.text(countries[said]!),
    };
  }
}

interface Columns {
  readonly groups: Uint32Array;
  readonly starts: Uint32Array;
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
  readonly about: Uint32Array;
  readonly types: Uint8Array;
  readonly areas: Uint8Array;
  readonly operators: Uint32Array;
  readonly places: Uint32Array;
  readonly countries: Uint32Array;
}
