// An address in components in the form in which addresses are compared, without reading a line: the way that nearly all
// records of files take. Undefined where a component holds more than its own part, as a street with its number does.
import { countryOf, stateOf } from '../../../address/vocabulary/place.js';
import { foldName } from '../../../address/fold.js';
import { inFull } from '../../../address/vocabulary/spelling.js';
import { fullTownNz } from '../../../address/vocabulary/town-nz.js';
import { Remembered } from '../../../contract/remembered.js';
import type { ComparableAddress } from '../../comparable.js';
import type { Components } from '../components.js';
import { houseNumber } from './house-number.js';
import { partedStreetForm, streetForm, type StreetForm } from './street-form.js';
import { levelForm, unitForm } from './unit-form.js';

const places = new Remembered<string, string>();

/** A name without digits or commas: what holds them may be more than one thing. */
const PLAIN_NAME = /^[^\d,;]*$/;
/** A street may have its number in its name, in words that cannot be a house number: 1ST, 21ST. */
const ORDINAL_STREET = /^\d{0,2}(?:1st|2nd|3rd|\dth)\s[^\d,;]*$/i;
const PLAIN_UNIT = /^[a-z]{0,2}\d{1,5}[a-z]?$|^[a-z]$/i;
const POSTCODE = /^[A-Za-z\d]{2,8}(?:[ -][A-Za-z\d]{2,4})?(?:\.0)?$/;

/** A locality's name in the form in which names are stored. */
const placeForm = (given: string): string => places.of(given, (text) => inFull(foldName(text)));

/** Code of a state; the folded text of one that Australia does not have. */
export function stateForm(text: string): string {
  const upper = text.toUpperCase();
  return stateOf(upper) ?? stateOf(foldName(text)) ?? foldName(text);
}

/** ISO code of a country where it is said as one, or is Australia or New Zealand; else its folded name. */
export function countryForm(text: string): string {
  if (text === '') return '';
  const upper = text.toUpperCase();
  return countryOf(upper) ?? countryOf(foldName(text)) ?? foldName(text);
}

/** The form of a postal code: as written, without spaces; the 0 back that a spreadsheet took from 0800. */
export const postcodeForm = (text: string): string => {
  if (/^\d{4}$/.test(text)) return text;
  const folded = foldName(text.replace(/\.0$/, '')).replaceAll(' ', '');
  return /^\d{3}$/.test(folded) ? `0${folded}` : folded;
};

/** The form of components that each hold their own part; undefined where one does not. */
export function componentForm(said: Components, country: string): ComparableAddress | undefined {
  if (said.isWhole || !PLAIN_NAME.test(said.locality) || !PLAIN_NAME.test(said.town)) return undefined;
  if (said.postcode !== '' && !POSTCODE.test(said.postcode)) return undefined;
  if (said.unitNumber !== '' && !PLAIN_UNIT.test(said.unitNumber)) return undefined;
  const number = houseNumber(said.number, said.numberSuffix, said.numberLast);
  if (number === undefined || (number.unit !== '' && said.unitNumber !== '')) return undefined;
  const street = streetOf(said, country);
  if (street === undefined) return undefined;
  const named = countryForm(said.country) || country;
  const { locality, town } = placesOf(said, named);
  return {
    pid: '',
    dpid: '',
    country: named,
    state: said.state === '' ? '' : stateForm(said.state),
    postcode: said.postcode === '' ? '' : postcodeForm(said.postcode),
    locality,
    town,
    street: street.street,
    streetType: street.streetType,
    streetSuffix: street.streetSuffix,
    numberFirst: number.first,
    numberLast: number.last,
    numberSuffix: number.suffix,
    numberLastSuffix: number.lastSuffix,
    lot: said.lot === '' ? '' : unitForm('', said.lot.replace(/^lots?\s*/i, '')),
    unit: unitForm(said.unitType, said.unitNumber === '0' ? '' : said.unitNumber || number.unit),
    level: levelForm(said.levelType, said.levelNumber),
    postalType: said.postalType === '' ? '' : foldName(said.postalType),
    postalNumber: said.postalNumber === '' ? '' : unitForm('', said.postalNumber),
    building: said.building === '' ? '' : foldName(said.building),
    rest: '',
  };
}

function streetOf(
  { street, streetName, streetType, streetSuffix }: Components,
  country: string,
): StreetForm | undefined {
  const text = street === '' ? streetName : street;
  if (text === '') return { street: '', streetType: '', streetSuffix: '' };
  if (!PLAIN_NAME.test(text) && !ORDINAL_STREET.test(text)) return undefined;
  if (country !== '' && country !== 'AU' && country !== 'NZ') {
    return streetForm(street === '' ? `${streetName} ${streetType} ${streetSuffix}` : street, true);
  }
  return street === '' ? partedStreetForm(streetName, streetType, streetSuffix) : streetForm(street);
}

/** Locality and town: a town beside no locality stands in its place, and of Australia is the city it is a part of. */
function placesOf({ locality, town }: Components, country: string): { locality: string; town: string } {
  const near = placeForm(locality);
  if (town === '' || (country === 'AU' && near !== '')) return { locality: near, town: '' };
  const folded = placeForm(town);
  const full = fullTownNz(folded) ?? folded;
  return near === '' || near === full ? { locality: full, town: '' } : { locality: near, town: full };
}
