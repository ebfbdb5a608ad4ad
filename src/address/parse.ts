// parse: one line of text → the contract's components by form alone. What is written is reported, normalised but never
// corrected; what has no place goes to `unknown`; every normalisation is listed in `changedItems`.
import type { GivenParts } from '../contract/fields/given-parts.js';
import type { ParsedAddress } from '../contract/schema/parse.js';
import type { AbroadLines } from './abroad.js';
import { Changes, withMended } from './parse/changes.js';
import { cornerAside, isOfCorner, isOtherNumber } from './parse/division/corner-aside.js';
import { divideAu } from './parse/division/divide-au.js';
import { isWithin, type DivisionWithSecond } from './parse/division/division.js';
import { divideWithSecond, isSaidPair } from './parse/division/intersection.js';
import { element, partsOf } from './parse/element.js';
import { elementAbroad } from './parse/element-abroad.js';
import { isNewZealand, readNz } from './parse/country-nz.js';
import { divideNz } from './parse/division/divide-nz.js';
import { isPlaceNz } from './parse/division/known-place-nz.js';
import { withBracketsNz } from './parse/division/place-aside-nz.js';
import { withPlaceAside } from './parse/division/place-aside.js';
import { withPlaceBefore } from './parse/division/place-before.js';
import { slashedRange } from './parse/number/slashed-range.js';
import { withoutPremises } from './parse/division/premises-aside.js';
import { withoutWaysIn } from './parse/division/ways-in.js';
import { isNoBuildingNz, premisesBehind } from './parse/division/premises-behind.js';
import { formatAddress, formatAddressNz, type AddressParts } from './format.js';
import { asTyped } from './parse/as-typed.js';
import { highwayInFull } from './parse/given/highways-nz.js';
import { markOf } from './parse/given/mark.js';
import { mendLetters, mendParts } from './parse/letters-nz.js';
import { toLine } from './parse/line.js';
import { readings } from './parse/read.js';
import { ruralDelivery, type Line, type LocalityIndex, type Reading } from './parse/reading.js';
import { asMeant, typeOfThe, wantsType } from './parse/street-meant.js';
import { divideStreet } from './parse/street-words.js';
import { KIND } from './vocabulary/kinds.js';
import { pluralStreetType, typeOfAll } from './vocabulary/street.js';
import { stateOfPostcode } from './vocabulary/place.js';
import { fullTownNz } from './vocabulary/town-nz.js';
import { leadLengthBefore, leadsToPlace, wayLengthBefore } from './vocabulary/ways.js';
import { withDashedPremises } from './parse/words/dashed-premises.js';
import { withDashedRoads } from './parse/words/dashed-road.js';
import { withPlaceLast } from './parse/words/place-last.js';
import { careOfAsWritten, unknownText, Written } from './parse/written.js';

/**
 * Parses an address. `localities` divides street from locality in Australia; `intl` decides the country by the text.
 * `abroad` tells lines of other countries, whose words are not taken for a street's; `parts`: what columns say of it.
 */
export function parseAddress(
  text: string,
  localities: LocalityIndex,
  locale: 'au' | 'nz' | 'intl',
  abroad?: AbroadLines,
  parts: GivenParts = {},
): ParsedAddress {
  const isName = (name: string): boolean => isPlaceNz(name, localities);
  const typed = asTyped(text, parts);
  if (typed) return withMended(parseAddress(typed.text, localities, locale, abroad, typed.parts), typed.mended);
  const letters = locale === 'nz' ? mendLetters(text, isName) : { text, mended: [] };
  const given = letters.mended.length > 0 ? mendParts(parts, (part) => mendLetters(part, isName).text) : parts;
  const cut = toLine(letters.text, markOf(given, localities, 'as-names', locale === 'nz'));
  const isPlaceAu = (name: string, state = ''): boolean => localities.isLocality(name, state, '');
  const line = locale === 'nz' ? cut : withPlaceLast(withDashedPremises(withDashedRoads(cut, isPlaceAu)), isPlaceAu);
  const found = readings(line, localities);
  const reading = found[0]!;
  const away = abroad?.certain(line, reading) ?? abroad?.likely(line, reading);
  if (away) return elementAbroad(away);
  const nz = locale === 'nz' || (locale === 'intl' && isNewZealand(line, reading, localities));
  const asAu = ([first, next]: readonly Reading[]) =>
    new Parser(line, withoutWaysIn(line, first!), localities, false).parse(next);
  if (!nz) return asAu(slashedRange(line, found));
  const chosen = readNz(line, found, localities);
  const parsed = new Parser(line, chosen, localities, true).parse(found.find((other) => other !== chosen));
  return withMended(parsed, letters.mended);
}

class Parser {
  private readonly written: Written;
  private readonly changes: Changes;
  private unknown: number[];
  private street2 = '';
  private readonly parts: AddressParts;

  constructor(
    private readonly line: Line,
    private readonly reading: Reading,
    private readonly localities: LocalityIndex,
    private readonly nz: boolean,
  ) {
    this.written = new Written(line, !nz);
    this.changes = new Changes(line, reading);
    this.unknown = reading.unknown;
    this.parts = partsOf(reading, reading.buildingName === '' ? '' : this.written.building(reading));
  }

  parse(other: Reading | undefined): ParsedAddress {
    const { line, reading, parts, changes, nz } = this;
    changes.ofReading(parts);
    if (other !== undefined) changes.open(reading, other);
    let suburb = '';
    let division: DivisionWithSecond;
    if (nz) {
      const whole = divideWithSecond(line, reading, (of, span) => divideNz(of, span, this.localities));
      const divided = withBracketsNz(line, reading, whole, this.localities);
      division = divided;
      this.takePlaceAside(division);
      this.unknown = this.unknown.filter((i) => i < divided.suburb || i >= divided.suburbEnd);
      for (const [from, to] of divided.buildings ?? []) this.alsoBuilding(from, to);
      suburb = this.written.text(divided.suburb, divided.suburbEnd);
      this.leftOver(divided, divided.suburb, divided.suburbEnd, divided.buildings ?? []);
    } else {
      const divided = divideWithSecond(line, reading, (of, span) => divideAu(of, span, this.localities));
      const named = withoutPremises(line, reading, divided, this.localities);
      const whole = withPlaceBefore(line, reading, named, this.localities);
      if (whole.premises) parts.buildingName = this.written.name(...whole.premises);
      if (whole.state) parts.state = whole.state;
      division = withPlaceAside(line, reading, whole, this.localities);
      this.takePlaceAside(division);
      this.leftOver(division, division.place, division.place);
    }
    this.street(division);
    const written = this.written.text(division.place, division.end);
    const place = (nz ? fullTownNz(line.words.slice(division.place, division.end).join(' ')) : undefined) ?? written;
    if (place !== written) changes.town(division.place, division.end, place);
    if (!nz) {
      parts.locality = place;
      if (parts.state === '' && parts.postcode !== '' && reading.country !== 'NZ') {
        parts.state = stateOfPostcode(parts.postcode);
        if (parts.state !== '') changes.add('state', parts.state);
      }
    }
    const unknown = unknownText(line, nz ? this.unknown : [...this.unknown, ...ruralDelivery(reading)]);
    if (unknown !== '') changes.remove('fullAddress', unknown);
    const texts = nz
      ? formatAddressNz(parts, { suburb, townCity: place, rdNumber: reading.rdNumber })
      : formatAddress(parts);
    return element(nz, reading, parts, texts, {
      street2: this.street2,
      suburb,
      place,
      unknown,
      careOf: careOfAsWritten(this.line, reading),
      changedItems: changes.items,
    });
  }

  /** A place that stands behind the span is not left over. */
  private takePlaceAside({ place, end }: DivisionWithSecond): void {
    if (end > this.reading.to) this.unknown = this.unknown.filter((i) => i < place || i >= end);
  }

  /** Words of the span that the division leaves: before the street a building's name, elsewhere unknown. */
  private leftOver(
    division: DivisionWithSecond,
    suburb: number,
    suburbEnd: number,
    buildings?: readonly (readonly [number, number])[],
  ): void {
    const { from, to } = this.reading;
    const { second } = division;
    const first =
      division.streetEnd > division.street
        ? division.street
        : Math.min(suburb < suburbEnd ? suburb : division.place, division.place, to);
    // A house number belongs to the street: what stands between them is none of its premises in Australia.
    const isNamed = buildings !== undefined || this.reading.numberFirst === 0;
    const way = first > from ? wayLengthBefore(this.line.words, first) : 0;
    const named = Math.max(from, first - way);
    for (let i = named; isNamed && i < first; i++) this.unknown.push(i);
    const building = named > from && isNamed ? named - leadLengthBefore(this.line.words, named) : from;
    const isNone = division.isBehindCity ?? (buildings && isNoBuildingNz(this.line.words.slice(from, named)));
    if (isNone === true) this.unknown.push(...Array.from({ length: named - from }, (_, i) => from + i));
    else if (building > from) this.alsoBuilding(from, building);
    const premises = buildings ? null : premisesBehind(this.line, this.reading, division, this.localities);
    if (premises !== null) this.alsoBuilding(...premises);
    for (let i = isNamed ? Math.max(first, from) : from; i < to; i++) {
      if (isWithin(i, division.street, division.streetEnd) || isWithin(i, suburb, suburbEnd)) continue;
      if (isWithin(i, division.place, division.end) || (premises !== null && isWithin(i, ...premises))) continue;
      if (i === division.place - 1 && i >= division.streetEnd && leadsToPlace(this.line.words[i]!)) continue;
      if (second && i >= division.streetEnd && i < second[1] && !isOtherNumber(this.line, i, second)) continue;
      if (buildings?.some(([start, end]) => isWithin(i, start, end)) === true) continue;
      this.unknown.push(i);
    }
  }

  private alsoBuilding(from: number, to: number): void {
    const name = this.written.name(from, to);
    this.parts.buildingName = this.parts.buildingName === '' ? name : `${this.parts.buildingName}, ${name}`;
  }

  private street({ street, streetEnd, second, plural }: DivisionWithSecond): void {
    if (street >= streetEnd) return;
    const { parts, line } = this;
    const divided = asMeant(line, this.reading, divideStreet(line.words, street, streetEnd)[0]!, street);
    // CNR PENNANT HILLS & SMITH ROADS: the plural is the type, and HILLS a part of the name.
    const isName =
      second !== undefined &&
      pluralStreetType(line.words[plural ?? second[1] - 1]!) !== undefined &&
      divided.type !== '' &&
      divided.suffix === '' &&
      (line.kinds[divided.name]! & KIND.strongType) === 0;
    const division = isName ? { name: streetEnd, typeEnd: streetEnd, type: '', suffix: '' } : divided;
    parts.streetName = this.nameOf(street, division.name, 'streetName');
    // THE AV is THE AVENUE: a name, of which the type word is a part.
    const full = division.type === '' ? typeOfThe(line, street, division.name) : undefined;
    if (full !== undefined && full !== line.words[street + 1]) {
      parts.streetName = `THE ${full}`;
      this.changes.name(street, division.name, parts.streetName);
    }
    parts.streetType = division.type;
    parts.streetSuffix = division.suffix;
    this.changes.street(division, streetEnd, 'street');
    const aside = second ? null : cornerAside(line, street, streetEnd, this.nz);
    if (aside !== null) this.unknown = this.unknown.filter((i) => !isOfCorner(line, i, aside));
    const other = second ?? aside?.second;
    // 12 SMITH STREETS CNR JONES: the plural of the first is the type of both.
    const shared = second && pluralStreetType(line.words[streetEnd - 1]!) !== undefined ? streetEnd - 1 : undefined;
    if (other) this.second(other, full !== undefined, plural ?? shared);
  }

  /** The name of a street in words [from, to), of a highway of New Zealand in full. */
  private nameOf(from: number, to: number, element: string): string {
    const highway = this.nz ? highwayInFull(this.line.words.slice(from, to).join(' ')) : undefined;
    if (highway !== undefined) this.changes.full(element, from, to, highway);
    return highway ?? this.written.text(from, to);
  }

  /** The other street of a corner; a plural behind it is the type of both, unless the first is `whole` without one. */
  private second([from, to]: [number, number], whole: boolean, typeOfThree?: number): void {
    const { parts, line } = this;
    const ofThree = typeOfAll(typeOfThree === undefined ? '' : line.words[typeOfThree]!, this.nz);
    if (ofThree !== undefined && parts.streetType === '' && !whole) parts.streetType = ofThree;
    const plural = to - from > 1 ? pluralStreetType(line.words[to - 1]!) : undefined;
    if (plural !== undefined) {
      if (parts.streetType === '' && !whole) parts.streetType = plural;
      this.street2 = `${this.written.text(from, to - 1)} ${plural}`;
      this.changes.plural(to - 1, plural);
      return;
    }
    const other = divideStreet(line.words, from, to)[0]!;
    const full = other.type === '' ? typeOfThe(line, from, other.name) : undefined;
    const name = full === undefined ? this.nameOf(from, other.name, 'street2') : `THE ${full}`;
    const type = other.type === '' && full === undefined ? (ofThree ?? '') : other.type;
    const isWhole = whole || parts.streetType + parts.streetSuffix !== '' || !wantsType(parts.streetName);
    if (other.type !== '' && !isWhole && (this.nz || isSaidPair(line, from))) {
      parts.streetType = other.type;
      this.changes.add('streetType', other.type);
    }
    this.street2 = [name, type, other.suffix].filter(Boolean).join(' ');
    this.changes.street(other, to, 'street2');
  }
}
