// What a row may give to an address operation, and how the given parts make the one line that the contract asks for.
import type { InputField } from '../operation.js';

const hasLetter = (value: string): boolean => /\p{L}/u.test(value);
const short =
  (limit: number) =>
  (value: string): boolean =>
    value.length <= limit;
const STATES =
  /^(nsw|vic|qld|sa|wa|tas|nt|act|ot|aat|new south wales|victoria|queensland|south australia|western australia|tasmania|northern territory|australian capital territory)$/i;

/**
 * The parts of an address that a file may hold in columns of their own, in the order that `composeAddress` takes them.
 */
const parts: readonly InputField[] = [
  {
    name: 'fullAddress',
    about: 'The whole address as one text',
    join: ', ',
    plausible: hasLetter,
    headings: [
      'fulladdress',
      'address',
      'addresses',
      'addr',
      'fulladdr',
      'completeaddress',
      'formattedaddress',
      'singlelineaddress',
      'addressline',
      'addresstext',
      'addressfull',
      'rawaddress',
      'location',
      'streetaddress',
      'postaladdress',
      'mailingaddress',
      'deliveryaddress',
      'residentialaddress',
      'homeaddress',
      'customeraddress',
      'siteaddress',
      'inputaddress',
      'propertyaddress',
    ],
  },
  {
    name: 'addressLine1',
    about: 'First address line',
    join: ', ',
    headings: [
      'addressline1',
      'address1',
      'addr1',
      'line1',
      'addrline1',
      'streetaddress1',
      'streetline1',
      'mailingaddress1',
      'postaladdress1',
      'add1',
    ],
  },
  {
    name: 'addressLine2',
    about: 'Second address line',
    join: ', ',
    headings: [
      'addressline2',
      'address2',
      'addr2',
      'line2',
      'addrline2',
      'streetaddress2',
      'streetline2',
      'mailingaddress2',
      'postaladdress2',
      'add2',
    ],
  },
  {
    name: 'addressLine3',
    about: 'Third address line',
    join: ', ',
    headings: ['addressline3', 'address3', 'addr3', 'line3', 'addrline3', 'add3'],
  },
  { name: 'careOf', about: 'Person or firm the mail is in care of', headings: ['careof', 'co'] },
  {
    name: 'buildingName',
    about: 'Name of the building or property',
    headings: ['buildingname', 'building', 'buildingproperty', 'propertyname'],
  },
  {
    name: 'flatUnitType',
    about: 'Type of the flat or unit',
    headings: ['flatunittype', 'unittype', 'flattype', 'flattypecode'],
  },
  {
    name: 'flatUnitNumber',
    about: 'Number of the flat or unit',
    plausible: short(12),
    headings: [
      'flatunitnumber',
      'unitnumber',
      'flatnumber',
      'unit',
      'flat',
      'unitno',
      'flatno',
      'apartment',
      'apartmentnumber',
      'aptno',
      'suite',
    ],
  },
  {
    name: 'floorLevelType',
    about: 'Type of the floor or level',
    headings: ['floorleveltype', 'leveltype', 'floortype', 'leveltypecode'],
  },
  {
    name: 'floorLevelNumber',
    about: 'Number of the floor or level',
    plausible: short(12),
    headings: ['floorlevelnumber', 'levelnumber', 'floornumber', 'level', 'floor'],
  },
  { name: 'lotNumber', about: 'Lot number', plausible: short(12), headings: ['lotnumber', 'lot', 'lotno'] },
  {
    name: 'streetNumber',
    about: 'House number or range',
    plausible: (value) => /\d/.test(value) && value.length <= 24,
    headings: [
      'streetnumber',
      'housenumber',
      'streetno',
      'houseno',
      'number',
      'number1',
      'numberfirst',
      'stno',
      'stnumber',
      'propertynumber',
    ],
  },
  {
    name: 'street',
    about: 'Street name with its type',
    plausible: hasLetter,
    headings: [
      'street',
      'road',
      'roadname',
      'fullroadname',
      'thoroughfare',
      'streetfull',
      'streetnameandtype',
      'fullstreetname',
      'streetline',
    ],
  },
  {
    name: 'streetName',
    about: 'Street name without its type',
    plausible: hasLetter,
    headings: ['streetname', 'stname', 'thoroughfarename'],
  },
  {
    name: 'streetType',
    about: 'Street type',
    plausible: short(24),
    headings: ['streettype', 'streettypecode', 'sttype', 'roadtype', 'roadtypename', 'thoroughfaretype'],
  },
  {
    name: 'streetSuffix',
    about: 'Street suffix such as NORTH',
    plausible: short(16),
    headings: ['streetsuffix', 'streetsuffixcode', 'roadsuffix', 'streettypesuffix'],
  },
  {
    name: 'postal',
    about: 'Postal delivery such as PO BOX 12',
    headings: ['postal', 'pobox', 'postalbox', 'boxnumber'],
  },
  {
    name: 'locality',
    about: 'Locality, suburb or town',
    plausible: hasLetter,
    headings: [
      'locality',
      'suburb',
      'localityname',
      'suburbname',
      'city',
      'town',
      'suburblocality',
      'suburbtown',
      'suburbcity',
      'citysuburb',
      'townsuburb',
      'municipality',
      'place',
      'addresslocality',
    ],
  },
  { name: 'townCity', about: 'Town or city (New Zealand)', plausible: hasLetter, headings: ['towncity', 'mailtown'] },
  {
    name: 'state',
    about: 'State or territory',
    plausible: (value) => STATES.test(value.trim()),
    headings: [
      'state',
      'stateterritory',
      'stateabbreviation',
      'statecode',
      'province',
      'region',
      'statename',
      'territory',
    ],
  },
  {
    name: 'postcode',
    about: 'Postcode',
    plausible: (value) => /^\d{3,4}(\.0)?$/.test(value.trim()),
    headings: ['postcode', 'pcode', 'postalcode', 'zip', 'zipcode', 'pc', 'postalzip', 'postcd'],
  },
  { name: 'country', about: 'Country name or code', headings: ['country', 'countrycode', 'countryname'] },
];

/** The country says more than a whole address does, which often leaves it out. */
const BESIDE_WHOLE: ReadonlySet<string> = new Set(['fullAddress', 'country']);

/** As above; the whole address, where another step gives it, needs none of its parts. */
export const addressFields: readonly InputField[] = parts.map((field) =>
  field.name === 'fullAddress'
    ? { ...field, covers: parts.map(({ name }) => name).filter((name) => !BESIDE_WHOLE.has(name)) }
    : field,
);

const index = new Map(addressFields.map((field, i) => [field.name, i]));
const at = (name: string): number => index.get(name)!;
const F = {
  full: at('fullAddress'),
  line1: at('addressLine1'),
  line2: at('addressLine2'),
  line3: at('addressLine3'),
  careOf: at('careOf'),
  building: at('buildingName'),
  flatType: at('flatUnitType'),
  flat: at('flatUnitNumber'),
  levelType: at('floorLevelType'),
  level: at('floorLevelNumber'),
  lot: at('lotNumber'),
  number: at('streetNumber'),
  street: at('street'),
  name: at('streetName'),
  type: at('streetType'),
  suffix: at('streetSuffix'),
  postal: at('postal'),
  locality: at('locality'),
  town: at('townCity'),
  state: at('state'),
  postcode: at('postcode'),
  country: at('country'),
};

const named = (type: string, number: string, word: string): string => {
  if (number === '') return type;
  if (type !== '') return `${type} ${number}`;
  return /^[a-z]{2}/i.test(number) ? number : `${word} ${number}`;
};
/** Postcodes that a spreadsheet turned into numbers: 800 and 800.0 are 0800. */
const postcode = (value: string): string => value.replace(/\.0$/, '').replace(/^\d{3}$/, '0$&');

/**
 * Joins the parts of an address, given in the order of `addressFields` ('' where absent), into one line with commas
 * between its components. A full address comes first; a locality, state or postcode beside it follows only when it is
 * not already there. Returns '' when every part is blank.
 */
export function composeAddress(values: readonly string[]): string {
  if (isOnly(values, F.full)) return values[F.full]!.trim();
  const v = (i: number): string => (values[i] ?? '').trim();
  const parts: string[] = [];
  const put = (text: string): void => {
    if (text !== '') parts.push(text);
  };
  const full = v(F.full);
  if (v(F.careOf) !== '') put(/^(c\/|care of|c\s*-|attn)/i.test(v(F.careOf)) ? v(F.careOf) : `C/- ${v(F.careOf)}`);
  put(v(F.building));
  put(named(v(F.flatType), v(F.flat), 'UNIT'));
  put(named(v(F.levelType), v(F.level), 'LEVEL'));
  if (v(F.lot) !== '') put(/^l/i.test(v(F.lot)) ? v(F.lot) : `LOT ${v(F.lot)}`);
  put(full);
  put(v(F.line1));
  put(v(F.line2));
  put(v(F.line3));
  const street = [v(F.number), v(F.street), v(F.name), v(F.type), v(F.suffix)].filter(Boolean).join(' ');
  if (full === '' || !full.toUpperCase().includes(street.toUpperCase())) put(street);
  put(/^\d+$/.test(v(F.postal)) ? `PO BOX ${v(F.postal)}` : v(F.postal));
  const before = parts.join(', ').toUpperCase();
  const tail = [v(F.locality), v(F.town), v(F.state), postcode(v(F.postcode))].filter(
    (text) => text !== '' && !(full !== '' && endsWithWord(before, text.toUpperCase())),
  );
  put(tail.join(' '));
  if (parts.length > 0) put(v(F.country));
  return parts.join(', ');
}

/** True if no other value than the one of `field` is there. */
function isOnly(values: readonly string[], field: number): boolean {
  for (let i = 0; i < values.length; i++) if (i !== field && values[i] !== '') return false;
  return values[field] !== undefined;
}

/** True if the words of `text` stand whole among the last part of `line`: the address already says it. */
function endsWithWord(line: string, text: string): boolean {
  const i = line.lastIndexOf(text);
  if (i < 0 || line.length - i - text.length > 40) return false;
  const before = line[i - 1];
  const after = line[i + text.length];
  return (before === undefined || !/[A-Z0-9]/.test(before)) && (after === undefined || !/[A-Z0-9]/.test(after));
}
