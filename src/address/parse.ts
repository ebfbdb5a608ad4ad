// parse: one line of text → the contract's components by form alone. What is written is reported, normalised but never
// corrected; what has no place goes to `unknown`; every normalisation is listed in `changedItems`.
import type { ParsedAddress } from '../contract/schema/parse.js';
import { Changes } from './parse/changes.js';
import { divideAu } from './parse/division/divide-au.js';
import type { Division } from './parse/division/division.js';
import { isNewZealand, withoutState } from './parse/country-nz.js';
import { divideNz } from './parse/division/divide-nz.js';
import { formatAddress, formatAddressNz, type AddressParts } from './format.js';
import { toLine } from './parse/line.js';
import { readings } from './parse/read.js';
import type { Line, LocalityIndex, Reading } from './parse/reading.js';
import { divideStreet } from './parse/street-words.js';
import { KIND } from './vocabulary/kinds.js';
import { pluralStreetType, streetType } from './vocabulary/street.js';
import { stateOfPostcode } from './vocabulary/place.js';
import { fullTownNz } from './vocabulary/town-nz.js';
import { Written } from './parse/written.js';

/** Parses an address. `places` divides street from locality in Australia; `intl` decides the country by the text. */
export function parseAddress(text: string, places: LocalityIndex, locale: 'au' | 'nz' | 'intl'): ParsedAddress {
  const line = toLine(text);
  const found = readings(line, places);
  const reading = found[0]!;
  const nz = locale === 'nz' || (locale === 'intl' && isNewZealand(line, reading, places));
  if (!nz) return new Parser(line, reading, places, false).parse(found[1]);
  const range = found.find(isDashed);
  const chosen = range ?? reading;
  if (chosen.state !== '') withoutState(chosen);
  return new Parser(line, chosen, places, true).parse(found.find((other) => other !== chosen));
}

/** New Zealand writes units with a slash: two numbers with a dash between them are a range, 143-166 too. */
const isDashed = (reading: Reading): boolean => reading.numberLast > 0 && reading.flatNumber === '';

class Parser {
  private readonly written: Written;
  private readonly changes: Changes;
  private readonly unknown: number[];
  private street2 = '';
  private readonly parts: AddressParts;

  constructor(
    private readonly line: Line,
    private readonly reading: Reading,
    private readonly places: LocalityIndex,
    private readonly nz: boolean,
  ) {
    this.written = new Written(line);
    this.changes = new Changes(line, reading);
    this.unknown = reading.unknown;
    const r = reading;
    this.parts = {
      buildingName: r.buildingName === '' ? '' : this.written.building(r),
      flatUnitType: r.flatType,
      flatUnitNumber: r.flatNumber,
      floorLevelType: r.levelType,
      floorLevelNumber: r.levelNumber,
      lotNumber: r.lotNumber,
      streetNumber: numberText(r),
      streetName: '',
      streetType: '',
      streetSuffix: '',
      postalType: r.postalType,
      postalNumber: r.postalNumber,
      locality: '',
      state: r.state,
      postcode: r.postcode,
    };
  }

  parse(other: Reading | undefined): ParsedAddress {
    const { reading, parts, changes, nz } = this;
    changes.ofReading(parts);
    if (other !== undefined) changes.open(reading, other);
    let suburb = '';
    let division: Division;
    if (nz) {
      const divided = this.divide(divideNz);
      division = divided;
      suburb = this.written.text(divided.suburb, divided.suburbEnd);
      this.leftOver(divided, divided.suburb, divided.suburbEnd);
    } else {
      division = this.divide((line, r) => divideAu(line, r, this.places));
      this.leftOver(division, division.place, division.place);
    }
    this.street(division);
    const written = this.written.text(division.place, division.end);
    const place = (nz ? fullTownNz(written) : undefined) ?? written;
    if (place !== written) changes.town(division.place, division.end, place);
    if (!nz) {
      parts.locality = place;
      if (parts.state === '' && parts.postcode !== '' && reading.country !== 'NZ') {
        parts.state = stateOfPostcode(parts.postcode);
        if (parts.state !== '') changes.add('state', parts.state);
      }
    }
    const unknown = this.unknownText();
    if (unknown !== '') changes.remove('fullAddress', unknown);
    const texts = nz
      ? formatAddressNz(parts, { suburb, townCity: place, rdNumber: reading.rdNumber })
      : formatAddress(parts);
    return this.element(texts, suburb, place, unknown);
  }

  /** Divides the span; of an intersection ("cnr Smith St and Jones St, Preston") both streets are taken. */
  private divide<D extends Division>(split: (line: Line, reading: Reading) => D): D & { second?: [number, number] } {
    const { line, reading } = this;
    const and = crossing(line, reading);
    if (and < 0) return split(line, reading);
    let street = and - 1;
    while (street > reading.from && !line.breaks[street]!) street--;
    const rest = split(line, { ...reading, from: and + 1 });
    if (rest.street !== and + 1 || rest.streetEnd <= rest.street) return split(line, reading);
    return { ...rest, street, streetEnd: and, second: [rest.street, rest.streetEnd] };
  }

  /** Words of the span that the division leaves: before the street a building's name, elsewhere unknown. */
  private leftOver(division: Division & { second?: [number, number] }, suburb: number, suburbEnd: number): void {
    const { from, to } = this.reading;
    const { second } = division;
    const first =
      division.streetEnd > division.street
        ? division.street
        : Math.min(suburb < suburbEnd ? suburb : division.place, division.place);
    if (first > from) {
      const name = this.written.text(from, first);
      this.parts.buildingName = this.parts.buildingName === '' ? name : `${this.parts.buildingName}, ${name}`;
    }
    for (let i = Math.max(first, from); i < to; i++) {
      if (
        (i >= division.street && i < division.streetEnd) ||
        (i >= suburb && i < suburbEnd) ||
        (i >= division.place && i < division.end)
      ) {
        continue;
      }
      if (second && i >= second[0] - 1 && i < second[1]) continue;
      this.unknown.push(i);
    }
  }

  private street({ street, streetEnd, second }: Division & { second?: [number, number] }): void {
    if (street >= streetEnd) return;
    const { parts, line } = this;
    const division = divideStreet(line.words, street, streetEnd)[0]!;
    parts.streetName = this.written.text(street, division.name);
    // THE AV is THE AVENUE: a name, of which the type word is a part.
    const full =
      division.type === '' && division.name === street + 2 && line.words[street] === 'THE'
        ? streetType(line.words[street + 1]!)
        : undefined;
    if (full !== undefined && full !== line.words[street + 1]) {
      parts.streetName = `THE ${full}`;
      this.changes.name(street, division.name, parts.streetName);
    }
    parts.streetType = division.type;
    parts.streetSuffix = division.suffix;
    this.changes.street(division, streetEnd, 'street');
    if (!second) return;
    const [from, to] = second;
    const plural = to - from > 1 ? pluralStreetType(line.words[to - 1]!) : undefined;
    if (plural !== undefined) {
      if (parts.streetType === '') parts.streetType = plural;
      this.street2 = `${this.written.text(from, to - 1)} ${plural}`;
      this.changes.plural(to - 1, plural);
      return;
    }
    const other = divideStreet(line.words, from, to)[0]!;
    this.street2 = [this.written.text(from, other.name), other.type, other.suffix].filter(Boolean).join(' ');
    this.changes.street(other, to, 'street2');
  }

  private unknownText(): string {
    const { line, unknown } = this;
    let text = '';
    if (unknown.length > 0) {
      unknown.sort((a, b) => line.starts[a]! - line.starts[b]!);
      text = unknown.map((i) => line.text.slice(line.starts[i], line.ends[i])).join(' ');
    }
    let end = 0;
    for (const at of line.ends) if (at > end) end = at;
    if (end < line.text.length) {
      const tail = line.text.slice(end);
      if (/[\p{L}\p{N}]/u.test(tail)) text = text === '' ? tail.trim() : `${text} ${tail.trim()}`;
    }
    return text;
  }

  private element(
    texts: ReturnType<typeof formatAddress>,
    suburb: string,
    place: string,
    unknown: string,
  ): ParsedAddress {
    const { parts, nz, reading } = this;
    return {
      _type: nz ? 'ParsedAddressNz' : 'ParsedAddressAu',
      id: null,
      eid: null,
      fullAddress:
        this.street2 === ''
          ? texts.fullAddress
          : texts.fullAddress.replace(texts.street, `${texts.street} AND ${this.street2}`),
      country: reading.country || null,
      postcode: parts.postcode || null,
      subLocality: null,
      street2: this.street2 || null,
      street: texts.street || null,
      streetNumber: parts.streetNumber || null,
      streetName: parts.streetName || null,
      streetType: parts.streetType || null,
      streetSuffix: parts.streetSuffix || null,
      postal: texts.postal || null,
      postalType: parts.postalType || null,
      postalNumber: parts.postalNumber || null,
      buildingName: parts.buildingName || null,
      subdwelling: texts.subdwelling || null,
      lotNumber: parts.lotNumber || null,
      flatUnitNumber: parts.flatUnitNumber || null,
      flatUnitType: parts.flatUnitType || null,
      floorLevelNumber: parts.floorLevelNumber || null,
      floorLevelType: parts.floorLevelType || null,
      sourceOfTruth: null,
      attributes: null,
      locality: nz ? null : parts.locality || null,
      state: parts.state || null,
      rdNumber: reading.rdNumber || null,
      deliveredTo: null,
      townCity: nz ? place || null : null,
      suburb: nz ? suburb || null : null,
      careOf: reading.careOf === '' ? null : this.written.careOf(reading),
      exception: null,
      unknown: unknown || null,
      changedItems: this.changes.items,
    };
  }
}

/** Index of the AND between the two streets of an intersection, or -1. */
function crossing({ words, kinds }: Line, { from, to, numberFirst }: Reading): number {
  if (numberFirst !== 0) return -1;
  const corner =
    (from > 0 && (kinds[from - 1]! & KIND.corner) !== 0) ||
    (from > 1 && words[from - 1] === 'OF' && (kinds[from - 2]! & KIND.corner) !== 0);
  for (let i = from + 1; i + 1 < to; i++) {
    if (words[i] === 'AND' && (corner || (kinds[i - 1]! & KIND.strongType) !== 0)) return i;
  }
  return -1;
}

/** The written number as the formatter takes one: 24A-26. */
function numberText(reading: Reading): string {
  if (reading.numberFirst === 0) return '';
  const last = reading.numberLast === 0 ? '' : `-${reading.numberLast}${reading.numberLastSuffix}`;
  return `${reading.numberPrefix}${reading.numberFirst}${reading.numberSuffix}${last}`;
}
