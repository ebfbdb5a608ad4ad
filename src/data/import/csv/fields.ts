// What the columns of an address set in CSV may be: the parts of an address as operations know them, and what only
// reference data has: ids, delivery point, sort plan, coordinates, mesh block, links to other rows.
import { addressFields } from '../../../contract/fields/address-fields.js';
import type { InputField } from '../../../contract/operation.js';
import { headingsOf, plausibleFor } from './headings.js';

const number = (value: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(value);

/** Fields beyond those of `addressFields`. Headings are those of G-NAF Core, of postal files, and what people write. */
const referenceFields: readonly InputField[] = [
  {
    name: 'dpid',
    about: 'Delivery point id, up to eight digits',
    plausible: (value) => /^\d{1,8}$/.test(value),
    headings: ['dpid', 'deliverypointid', 'deliverypointidentifier'],
  },
  {
    name: 'id',
    about: 'Id of the address; its DPID if absent, else the number of its row',
    headings: ['addressdetailpid', 'addressid', 'addresspid', 'gnafpid', 'pid', 'id', 'uniqueid'],
  },
  {
    name: 'bsp',
    about: 'Barcode sort plan',
    headings: ['bsp', 'barcodesortplan', 'sortplan', 'barcodesortplannumber', 'sortplannumber'],
  },
  {
    name: 'postalType',
    about: 'Type of the postal delivery, such as PO BOX',
    headings: ['postaltype', 'postaldeliverytype', 'deliverytype'],
  },
  {
    name: 'postalNumber',
    about: 'Number of the postal delivery',
    join: '',
    headings: ['postalnumber', 'postaldeliverynumber', 'deliverynumber'],
  },
  { name: 'latitude', about: 'Degrees north', plausible: number, headings: ['latitude', 'lat', 'gpslatitude', 'y'] },
  {
    name: 'longitude',
    about: 'Degrees east',
    plausible: number,
    headings: ['longitude', 'lon', 'lng', 'long', 'gpslongitude', 'x'],
  },
  { name: 'geocodeType', about: 'What the coordinates are those of', headings: ['geocodetype', 'geocodetypecode'] },
  {
    name: 'meshBlock',
    about: 'Code of the mesh block',
    plausible: (value) => /^\d+$/.test(value),
    headings: [
      'meshblock',
      'meshblockid',
      'meshblockcode',
      'mbcode',
      'mbcode2021',
      'mbcode2016',
      'mb2021code',
      'mb2016code',
    ],
  },
  { name: 'parcel', about: 'Id of the legal parcel', headings: ['legalparcelid', 'parcelid'] },
  {
    name: 'aliasOf',
    about: 'Id of the address that this one is another name of',
    headings: ['aliasof', 'principalpid', 'principalid'],
  },
  { name: 'primary', about: 'Id of the building that this unit is in', headings: ['primarypid', 'primaryid'] },
];

/** All fields, those of `addressFields` first and in their order. */
export const setFields: readonly InputField[] = [
  ...addressFields.map((field) => {
    const plausible = plausibleFor(field.name);
    return {
      ...field,
      ...(field.name === 'streetNumber' ? { join: '' } : {}),
      ...(plausible === undefined ? {} : { plausible }),
      headings: headingsOf(field.name),
    };
  }),
  ...referenceFields,
];

/** Headings of the town of a New Zealand address beside the column of its suburb; in Australia a city is no part. */
const TOWNS_BESIDE_SUBURBS = ['town', 'city', 'townorcity', 'citytown', 'posttown', 'towncityname', 'cityname'];

/** The fields with the headings that mean them in a country. */
export const setFieldsOf = (country: string): readonly InputField[] =>
  setFields.map((field) =>
    country === 'NZ' && field.name === 'townCity'
      ? { ...field, headings: [...(field.headings ?? []), ...TOWNS_BESIDE_SUBURBS] }
      : field,
  );

const position = new Map(setFields.map((field, i) => [field.name, i]));

/** Position of a field in `setFields`. */
export const fieldAt = (name: string): number => position.get(name)!;
