// Writes a set of phone number ranges; read/phone-ranges.ts describes the sections.
import type { SetWriter } from '../../file/write/set-writer.js';
import { NumberedTexts, NumberedValues } from '../../names/write/numbered.js';
import { writeTexts } from '../../names/write/write-texts.js';
import type { PhoneRange } from '../read/phone-ranges.js';
import { RANGE_TYPES } from '../range-key.js';

/** Numbers of a group from one key to another, and what is said of them. */
export interface RangeInput {
  readonly group: number;
  readonly first: number;
  readonly last: number;
  readonly about: PhoneRange;
}

/** Ranges of the same group that hold a number both. */
export interface Overlap {
  readonly before: RangeInput;
  readonly range: RangeInput;
}

/**
 * The ranges in the order of a file, those joined that follow each other and say the same; or two that overlap. The
 * order in which they are given does not count.
 */
export function orderRanges(ranges: RangeInput[]): RangeInput[] | Overlap {
  ranges.sort((a, b) => a.group - b.group || a.first - b.first);
  const joined: RangeInput[] = [];
  for (const range of ranges) {
    const before = joined.at(-1);
    if (before?.group === range.group) {
      if (range.first <= before.last) return { before, range };
      if (range.first === before.last + 1 && keyOfAbout(before.about) === keyOfAbout(range.about)) {
        joined[joined.length - 1] = { ...before, last: range.last };
        continue;
      }
    }
    joined.push(range);
  }
  return joined;
}

/** Writes ranges that `orderRanges` put into order. */
export function writePhoneRanges(writer: SetWriter, ranges: readonly RangeInput[]): void {
  const groups: number[] = [];
  const starts: number[] = [];
  const said = new NumberedValues<PhoneRange>();
  const about = new Uint32Array(ranges.length);
  ranges.forEach((range, i) => {
    if (groups.at(-1) !== range.group) {
      groups.push(range.group);
      starts.push(i);
    }
    about[i] = said.of(keyOfAbout(range.about), () => range.about);
  });
  writer.section('group', 'u32', Uint32Array.from(groups));
  writer.section(
    'first',
    'u32',
    Uint32Array.from(ranges, ({ first }) => first),
  );
  writer.section(
    'last',
    'u32',
    Uint32Array.from(ranges, ({ last }) => last),
  );
  writer.section('about', 'u32', about);
  writer.section('group.start', 'u32', Uint32Array.from([...starts, ranges.length]));
  const texts = new NumberedTexts();
  texts.of('');
  const { items } = said;
  writer.section(
    'about.type',
    'u8',
    Uint8Array.from(items, ({ type }) => RANGE_TYPES.indexOf(type)),
  );
  writer.section(
    'about.area',
    'u8',
    Uint8Array.from(items, ({ areaLength }) => areaLength),
  );
  writer.section(
    'about.operator',
    'u32',
    Uint32Array.from(items, ({ operator }) => texts.of(operator)),
  );
  writer.section(
    'about.place',
    'u32',
    Uint32Array.from(items, ({ place }) => texts.of(place)),
  );
  writer.section(
    'about.country',
    'u32',
    Uint32Array.from(items, ({ country }) => texts.of(country)),
  );
  writeTexts(writer, 'text', texts.texts.length, (id) => texts.texts[id]!);
}

const keyOfAbout = ({ operator, place, areaLength, type, country }: PhoneRange): string =>
  `${operator}\t${place}\t${areaLength}\t${type}\t${country}`;
