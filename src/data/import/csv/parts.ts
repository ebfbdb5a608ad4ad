// Makes the parts of an address from a row's columns: typed words in full, numbers taken apart; a row that has only a
// line of text is parsed like any other line.
import { foldName as foldText } from '../../../address/fold.js';
import type { AddressParts } from '../../../address/format.js';
import { numberWord, writtenNumber, type WrittenNumber } from '../../../address/parse/number-word.js';
import { parseAddress } from '../../../address/parse.js';
import type { LocalityIndex } from '../../../address/parse/reading.js';
import { divideStreet } from '../../../address/parse/street-words.js';
import { stateOf, stateOfPostcode } from '../../../address/vocabulary/place.js';
import { postalAt } from '../../../address/vocabulary/postal.js';
import { streetSuffix, streetType } from '../../../address/vocabulary/street.js';
import { flatType, levelType } from '../../../address/vocabulary/unit.js';
import { addressFields } from '../../../contract/fields/address-fields.js';
import { composeAddress } from '../../../contract/fields/compose-address.js';
import { Remembered } from '../../../contract/remembered.js';
import { fieldAt } from './fields.js';

/** The parts of a reference address, its number taken apart. `last` is null where there is no range. */
export interface SetParts extends Omit<AddressParts, 'streetNumber'> {
  first: WrittenNumber | null;
  last: WrittenNumber | null;
  /** The town that a locality of New Zealand lies in; '' where it has none. */ town: string;
}

const F = {
  building: fieldAt('buildingName'),
  flatType: fieldAt('flatUnitType'),
  flat: fieldAt('flatUnitNumber'),
  levelType: fieldAt('floorLevelType'),
  level: fieldAt('floorLevelNumber'),
  lot: fieldAt('lotNumber'),
  number: fieldAt('streetNumber'),
  letter: fieldAt('streetNumberSuffix'),
  last: fieldAt('streetNumberLast'),
  street: fieldAt('street'),
  name: fieldAt('streetName'),
  type: fieldAt('streetType'),
  suffix: fieldAt('streetSuffix'),
  postal: fieldAt('postal'),
  postalType: fieldAt('postalType'),
  postalNumber: fieldAt('postalNumber'),
  locality: fieldAt('locality'),
  town: fieldAt('townCity'),
  state: fieldAt('state'),
  postcode: fieldAt('postcode'),
} as const;

/** Fields that hold an address as text. */
const LINES = ['fullAddress', 'addressLine1', 'addressLine2', 'addressLine3'].map(fieldAt);

/** The same function, which makes each text once: names and types stand in a file again and again. */
function once(make: (text: string) => string): (text: string) => string {
  const made = new Remembered<string, string>();
  return (text) => made.of(text, make);
}

/** The stored form of a name (`foldName`). */
export const folded = once(foldText);
const capitals = once((text) => text.toUpperCase().replace(/\s+/g, ' '));
const closed = (text: string): string => text.toUpperCase().replace(/\s+/g, '');

export class PartsReader {
  /** `hasType`: the street's type stands in a column of its own, so that a name is not divided. */
  constructor(
    private readonly localities: LocalityIndex,
    private readonly country: string,
    private readonly hasType: boolean,
  ) {}

  /** The parts of a row whose values stand in the order of `setFields`; or why it is no address. */
  read(values: readonly string[]): SetParts | string {
    const v = (field: keyof typeof F): string => values[F[field]]!;
    if (v('street') === '' && v('name') === '' && v('postal') === '' && v('postalType') === '') {
      const hasLine = LINES.some((field) => values[field] !== '');
      return hasLine
        ? this.parsed(composeAddress(values.slice(0, addressFields.length)))
        : 'without a street or postal delivery';
    }
    const number = readNumber(closed(v('number') + v('letter')), closed(v('last')));
    if (number === undefined) return 'with a street number that cannot be read';
    const [typeOfFlat, flat] = typed(v('flatType'), v('flat'), flatType);
    const [typeOfLevel, level] = typed(v('levelType'), v('level'), levelType);
    const postal = readPostal(v('postal'), v('postalType'), v('postalNumber'));
    if (postal === undefined) return 'with a postal delivery of no known type';
    return this.placed({
      buildingName: capitals(v('building')),
      flatUnitType: typeOfFlat,
      flatUnitNumber: flat === '' && number.unit !== '' ? number.unit : flat,
      floorLevelType: typeOfLevel,
      floorLevelNumber: level,
      lotNumber: closed(v('lot').replace(/^lot\s+/i, '')),
      first: number.first,
      last: number.last,
      ...this.street(v('street'), v('name'), v('type'), v('suffix')),
      ...postal,
      locality: capitals(v('locality') || v('town')),
      town: capitals(v('town')),
      state: v('state'),
      postcode: v('postcode'),
    });
  }

  private parsed(text: string): SetParts | string {
    const found = parseAddress(text, this.localities, this.country === 'NZ' ? 'nz' : 'au');
    const of = (value: string | null | undefined): string => value ?? '';
    if (of(found.unknown) !== '') return 'that the parser cannot read whole';
    const number = readNumber(of(found.streetNumber), '');
    if (number === undefined) return 'with a street number that cannot be read';
    return this.placed({
      buildingName: of(found.buildingName),
      flatUnitType: of(found.flatUnitType),
      flatUnitNumber: of(found.flatUnitNumber),
      floorLevelType: of(found.floorLevelType),
      floorLevelNumber: of(found.floorLevelNumber),
      lotNumber: of(found.lotNumber),
      first: number.first,
      last: number.last,
      streetName: of(found.streetName),
      streetType: of(found.streetType),
      streetSuffix: of(found.streetSuffix),
      postalType: of(found.postalType),
      postalNumber: of(found.postalNumber),
      locality: of(found.locality) || of(found.suburb) || of(found.townCity),
      town: of(found.townCity),
      state: of(found.state),
      postcode: of(found.postcode),
    });
  }

  private street(
    full: string,
    name: string,
    type: string,
    suffix: string,
  ): Pick<AddressParts, 'streetName' | 'streetType' | 'streetSuffix'> {
    const word = folded(type);
    const end = folded(suffix);
    if (name !== '' && (type !== '' || this.hasType)) {
      return {
        streetName: capitals(name),
        streetType: streetType(word) ?? word,
        streetSuffix: streetSuffix(end) ?? end,
      };
    }
    const words = folded(name === '' ? full : name).split(' ');
    const raw = capitals(name === '' ? full : name).split(' ');
    const division = divideStreet(words, 0, words.length)[0]!;
    // The name as written, without the words of type and suffix; folded where these cannot be told apart in it.
    const stored = words.slice(0, division.name).join(' ');
    const written = raw.slice(0, raw.length - (words.length - division.name)).join(' ');
    return {
      streetName: folded(written) === stored ? written : stored,
      streetType: division.type,
      streetSuffix: (streetSuffix(end) ?? end) || division.suffix,
    };
  }

  /** Checks that the address has a place and something in it. */
  private placed(parts: SetParts): SetParts | string {
    if (parts.locality === '') return 'without a locality';
    if (parts.streetName === '' && parts.postalType === '') return 'without a street or postal delivery';
    parts.postcode = postcodeText(parts.postcode);
    if (this.country !== 'AU') return { ...parts, state: '' };
    const state = parts.state === '' ? stateOfPostcode(parts.postcode) : stateOf(folded(parts.state));
    if (state === undefined || state === '') {
      return parts.state === '' ? 'without a state or postcode' : `of a state that is not known: ${parts.state}`;
    }
    return { ...parts, town: '', state };
  }
}

/** Postcodes that a spreadsheet turned into numbers: 800 and 800.0 are 0800. */
const postcodeText = (text: string): string => text.replace(/\.0$/, '').replace(/^\d{3}$/, '0$&');

/** 12, 12A, 12-14, 5/12, or two columns; undefined for what is no number. 0 is none. */
function readNumber(
  text: string,
  lastText: string,
): { unit: string; first: WrittenNumber | null; last: WrittenNumber | null } | undefined {
  if ((text === '' || text === '0') && lastText === '') return { unit: '', first: null, last: null };
  const word = numberWord(text === '' ? lastText : text.replace(/[–—]|TO/, '-'));
  if (!word?.first || word.units.length > 1) return undefined;
  if (lastText === '' || lastText === '0' || text === '' || word.last) {
    return { unit: word.units[0] ?? '', first: word.first, last: word.last };
  }
  const last =
    writtenNumber(lastText) ??
    (/^[A-Z]$/.test(lastText) ? { prefix: '', number: word.first.number, suffix: lastText } : null);
  return last ? { unit: word.units[0] ?? '', first: word.first, last } : undefined;
}

/** Type as a full word and number; a type may stand before the number: UNIT 5, L2. */
function typed(type: string, number: string, full: (word: string) => string | undefined): [string, string] {
  const word = folded(type);
  const text = capitals(number);
  if (word !== '') return [full(word) ?? word, closed(text)];
  const split = /^([A-Z]+) ?(\d\w*)$/.exec(text);
  const known = split ? full(split[1]!) : undefined;
  // A letter before the digits is a part of the number (G12), but for those that everybody writes.
  if (split && known !== undefined && (split[1]!.length > 1 || text.includes(' '))) return [known, split[2]!];
  return full(text) !== undefined && text.length > 1 ? [full(text)!, ''] : ['', closed(text)];
}

/** PO BOX 12 in one column or two; undefined when the words are no delivery. */
function readPostal(
  text: string,
  type: string,
  number: string,
): Pick<AddressParts, 'postalType' | 'postalNumber'> | undefined {
  const whole = type === '' ? folded(text) : folded(`${type} ${number}`);
  if (whole === '') return { postalType: '', postalNumber: '' };
  const words = (/^\d+$/.test(whole) ? `PO BOX ${whole}` : whole).split(' ');
  const form = postalAt(words, 0, words.length);
  return form && { postalType: form.type, postalNumber: words.slice(form.length).join('') };
}
