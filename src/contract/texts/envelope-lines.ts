// An address as the lines of an envelope, in the order of its country; three at most. Australia's follow AS 4590 (unit
// and building above the street, the locality with state and postcode last), New Zealand's follow NZ Post (unit and
// number before the street, suburb and rural delivery, town and postcode). Who the mail is for stands in none of them.
import { isNumberBehind, joined, placeLines } from './country-order.js';

type Text = string | null | undefined;

/** What the address objects of the contract have of it. */
export interface Mailable {
  /** Ends in Au or Nz where the address is read by the conventions of that country, which it need not name. */
  readonly _type?: Text;
  readonly fullAddress?: Text;
  readonly country?: Text;
  readonly buildingName?: Text;
  readonly subdwelling?: Text;
  readonly flatUnitType?: Text;
  readonly flatUnitNumber?: Text;
  readonly floorLevelType?: Text;
  readonly floorLevelNumber?: Text;
  readonly lotNumber?: Text;
  readonly streetNumber?: Text;
  readonly street?: Text;
  readonly street2?: Text;
  readonly postal?: Text;
  readonly locality?: Text;
  readonly state?: Text;
  readonly suburb?: Text;
  readonly townCity?: Text;
  readonly rdNumber?: Text;
  readonly city?: Text;
  readonly district?: Text;
  readonly province?: Text;
  readonly postcode?: Text;
}

/** Lines from the first on; '' for those that the address does not need. */
export type EnvelopeLines = readonly [string, string, string];

const NO_LINES: EnvelopeLines = ['', '', ''];

/** The address that was asked about last: three columns want its lines, one after another. */
let last: Mailable | undefined;
let lastLines = NO_LINES;

/** The lines of an address: of its components, or of its one line where it has no others. */
export function envelopeLines(address: Mailable): EnvelopeLines {
  if (address === last) return lastLines;
  lastLines = linesOf(address);
  last = address;
  return lastLines;
}

function linesOf(address: Mailable): EnvelopeLines {
  const { street, postal, fullAddress } = address;
  const country = address.country || (/(?:Au|Nz)$/.exec(address._type ?? '')?.[0].toUpperCase() ?? '');
  const { locality, suburb, townCity, city, province } = address;
  if (!street && !postal && !locality && !suburb && !townCity && !city && !province) {
    return linesOfText(fullAddress ?? '', country);
  }
  if (country === 'AU') return linesAu(address);
  return country === 'NZ' ? linesNz(address) : linesElsewhere(address, country);
}

/** Three lines of as many as there are: the first ones share a line where there are more. */
function three(lines: readonly string[]): EnvelopeLines {
  const filled = lines.filter((line) => line !== '');
  const [first = '', second = '', third = ''] =
    filled.length <= 3 ? filled : [filled.slice(0, -2).join(', '), ...filled.slice(-2)];
  return [first, second, third];
}

/** UNIT 5, ROSEMONT HOUSE / 24-26 SMITH STREET / RESERVOIR VIC 3073. */
function linesAu(address: Mailable): EnvelopeLines {
  const { lotNumber, streetNumber, locality, city, state, province, postcode } = address;
  const { inside, street } = streetLines(address, false);
  const lot = lotNumber && streetNumber ? `${lotWord(address)} ${lotNumber}` : '';
  return three([
    joined([inside, address.buildingName ?? '', lot], ', '),
    joined([address.postal ?? '', street], ', '),
    joined([locality ?? city ?? '', state ?? province ?? '', postcode ?? ''], ' '),
  ]);
}

/** 5/24 SMITH STREET / ROSLYN, RD 2 / KAWHIA 3889. */
function linesNz(address: Mailable): EnvelopeLines {
  const { suburb, district, townCity, city, rdNumber, postcode } = address;
  const { inside, street } = streetLines(address, true);
  const near = suburb ?? district ?? '';
  const town = townCity ?? city ?? '';
  // In the country there is no town, and the postcode stands behind the locality.
  const [before, place] = town === '' ? ['', near] : [near, town];
  return three([
    joined([address.buildingName ?? '', inside], ', '),
    joined([address.postal ?? '', street], ', '),
    joined([before, rdNumber ? `RD ${rdNumber}` : ''], ', '),
    joined([place, postcode ?? ''], ' '),
  ]);
}

function linesElsewhere(address: Mailable, country: string): EnvelopeLines {
  const { streetNumber, street, postal, subdwelling, buildingName } = address;
  const { city, townCity, locality, province, state, postcode } = address;
  const number = streetNumber ?? '';
  const name = street ?? '';
  return three([
    joined([subdwelling ?? '', buildingName ?? ''], ', '),
    joined([postal ?? '', joined(isNumberBehind(country) ? [name, number] : [number, name], ' ')], ', '),
    ...placeLines(country, city ?? townCity ?? locality ?? '', province ?? state ?? '', postcode ?? ''),
  ]);
}

/**
 * The street with its number, and what is inside the building. A flat without a type stands before a slash, and so does
 * a plain unit in New Zealand.
 */
function streetLines(address: Mailable, isNz: boolean): { readonly inside: string; readonly street: string } {
  const { flatUnitType, flatUnitNumber, floorLevelType, floorLevelNumber, lotNumber, streetNumber, street, street2 } =
    address;
  const level = joined([floorLevelType ?? '', floorLevelNumber ?? ''], ' ');
  const isPlain = !flatUnitType || (isNz && level === '' && flatUnitType.toUpperCase() === 'UNIT');
  const isSlashed = isPlain && Boolean(flatUnitNumber) && Boolean(streetNumber) && !/[-&]/.test(flatUnitNumber ?? '');
  // A level whose type was not written stands between unit and number: 5/2/24.
  const middle = !floorLevelType && /^\d+$/.test(floorLevelNumber ?? '') ? `/${floorLevelNumber}` : '';
  const number = isSlashed ? `${flatUnitNumber}${middle}/${streetNumber}` : (streetNumber ?? '');
  const flat = joined([flatUnitType ?? '', flatUnitNumber ?? ''], ' ');
  const all = address.subdwelling || joined([flat, level], ', ');
  const besideSlash = middle === '' ? level : '';
  const withNumber = joined([number, joined([street ?? '', street2 ?? ''], ` ${joint(address)} `)], ' ');
  return {
    inside: isSlashed ? besideSlash : all,
    street: lotNumber && !streetNumber ? `${lotWord(address)} ${lotNumber} ${withNumber}`.trim() : withNumber,
  };
}

/** The word between the streets of a corner, in the letters of the whole address. */
const joint = ({ fullAddress }: Mailable): string => / (and) /i.exec(fullAddress ?? '')?.[1] ?? 'AND';

/** The word before a lot, in the letters of the whole address. */
const lotWord = ({ fullAddress }: Mailable): string => (/\bLot\b/.test(fullAddress ?? '') ? 'Lot' : 'LOT');

/** The lines of an address of which only its one line is known; what is joined there by commas. */
function linesOfText(text: string, country: string): EnvelopeLines {
  const parts = text.split(/,\s*/);
  if (country !== 'NZ' || parts.length <= 3) return three(parts);
  const place = parts.pop()!;
  const street = Math.max(
    0,
    parts.findLastIndex((part) => /^\d/.test(part)),
  );
  return [parts.slice(0, street + 1).join(', '), parts.slice(street + 1).join(', '), place];
}
