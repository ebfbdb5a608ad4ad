// What a row may give to an address operation.
import type { InputField } from '../operation.js';
import { statePattern } from './states.js';

const hasLetter = (value: string): boolean => /\p{L}/u.test(value);
const short =
  (limit: number) =>
  (value: string): boolean =>
    value.length <= limit;
/** AAT is the Australian Antarctic Territory. */
const STATE = statePattern(['OT', 'AAT']);

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
    plausible: (value) => STATE.test(value.trim()),
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
