// Column names and the columns that all address results share, in the order they are written.
import type { AddressAuNz, ChangedItem } from '../schema/address.js';
import type { OutputColumn } from '../operation.js';
import { envelopeLines, type Mailable } from '../texts/envelope-lines.js';

/** Contract field or attribute name in snake_case: fullAddress → full_address, GNAFLocalityPID → gnaf_locality_pid. */
const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** A column of an operation. */
export const column = <E>(name: string, about: string, value: OutputColumn<E>['value']): OutputColumn<E> => ({
  name,
  about,
  value,
});

/** Changes as text: `MODIFY streetType: ST > STREET; ADD postcode: 3073`. */
export function changesText(items: readonly ChangedItem[] | null | undefined): string {
  if (!items || items.length === 0) return '';
  let text = '';
  for (const { actionType, affectedElement, oldValue, newValue } of items) {
    if (text !== '') text += '; ';
    text += `${actionType} ${affectedElement}: `;
    if (oldValue && newValue) text += `${oldValue} > ${newValue}`;
    else text += oldValue || newValue || '';
  }
  return text;
}

type Getter = OutputColumn<AddressAuNz>['value'];

/**
 * The components of an address in reading order, what each is, and how it is read. One function a field, and not one
 * for all with the field's name in a variable: a million rows of fifty columns feel the difference.
 */
const components: readonly (readonly [keyof AddressAuNz & string, string, Getter])[] = [
  ['fullAddress', 'The whole address on one line, standardised', (a) => a.fullAddress],
  ['buildingName', 'Building or property name', (a) => a.buildingName],
  ['subdwelling', 'Flat and level in one text', (a) => a.subdwelling],
  ['flatUnitType', 'Type of the flat or unit', (a) => a.flatUnitType],
  ['flatUnitNumber', 'Number of the flat or unit', (a) => a.flatUnitNumber],
  ['floorLevelType', 'Type of the floor or level', (a) => a.floorLevelType],
  ['floorLevelNumber', 'Number of the floor or level', (a) => a.floorLevelNumber],
  ['lotNumber', 'Lot number', (a) => a.lotNumber],
  ['streetNumber', 'House number or range', (a) => a.streetNumber],
  ['street', 'Street name, type and suffix', (a) => a.street],
  ['streetName', 'Street name', (a) => a.streetName],
  ['streetType', 'Street type', (a) => a.streetType],
  ['streetSuffix', 'Street suffix', (a) => a.streetSuffix],
  ['postal', 'Postal delivery', (a) => a.postal],
  ['postalType', 'Type of the postal delivery', (a) => a.postalType],
  ['postalNumber', 'Number of the postal delivery', (a) => a.postalNumber],
  ['locality', 'Locality (Australia)', (a) => a.locality],
  ['state', 'State or territory (Australia)', (a) => a.state],
  ['suburb', 'Suburb (New Zealand)', (a) => a.suburb],
  ['townCity', 'Town or city (New Zealand)', (a) => a.townCity],
  ['rdNumber', 'Rural delivery number (New Zealand)', (a) => a.rdNumber],
  ['postcode', 'Postcode', (a) => a.postcode],
  ['country', 'Country, ISO 3166-1 alpha-2', (a) => a.country],
];

/** Fields of the components, in reading order. */
export const componentFields: readonly (keyof AddressAuNz & string)[] = components.map(([field]) => field);

/** The columns of the components, for an element that is the address. */
export const componentColumns: readonly OutputColumn<AddressAuNz>[] = components.map(([field, about, get]) =>
  column(snakeCase(field), about, get),
);

/** Columns of an address for an element that holds it. */
export const columnsOf = <E, A>(
  columns: readonly OutputColumn<A>[],
  address: (element: E) => A | undefined,
): OutputColumn<E>[] =>
  columns.map(({ value, ...rest }) => ({
    ...rest,
    value: (element: E) => {
      const found = address(element);
      return found === undefined ? '' : value(found);
    },
  }));

/** The columns of the lines of an envelope, for an element that is the address. */
export const lineColumns: readonly OutputColumn<Mailable>[] = [
  column('line1', 'First line for an envelope, in the order of the country', (a) => envelopeLines(a)[0]),
  column('line2', 'Second line for an envelope', (a) => envelopeLines(a)[1]),
  column('line3', 'Third line for an envelope; no address has more', (a) => envelopeLines(a)[2]),
];

/** Names of the columns that a mailing needs of an address as it is written, in their order. */
export const WRITTEN_FOR_MAIL: readonly string[] = [
  ...lineColumns.map(({ name }) => name),
  'locality',
  'state',
  'suburb',
  'town_city',
  'postcode',
  'country',
];

/** Names of the columns that a mailing needs of a reference address: its delivery point too. */
export const MAIL_COLUMNS: readonly string[] = [...WRITTEN_FOR_MAIL, 'dpid', 'barcode', 'bsp'];

/** Attribute keys that have a column of their own, and how each is read. */
const attributes: readonly (readonly [string, Getter])[] = [
  ['Latitude', (a) => a.attributes?.['Latitude']],
  ['Longitude', (a) => a.attributes?.['Longitude']],
  ['MeshblockId', (a) => a.attributes?.['MeshblockId']],
  ['GNAFPID', (a) => a.attributes?.['GNAFPID']],
  ['GNAFLocalityPID', (a) => a.attributes?.['GNAFLocalityPID']],
  ['GNAFStreetPID', (a) => a.attributes?.['GNAFStreetPID']],
  ['GNAFPrimaryPID', (a) => a.attributes?.['GNAFPrimaryPID']],
  ['GNAFConfidence', (a) => a.attributes?.['GNAFConfidence']],
  ['GNAFReliability', (a) => a.attributes?.['GNAFReliability']],
  ['GeocodeType', (a) => a.attributes?.['GeocodeType']],
  ['GeocodeLevel', (a) => a.attributes?.['GeocodeLevel']],
  ['ParcelID', (a) => a.attributes?.['ParcelID']],
  ['DPID', (a) => a.attributes?.['DPID']],
  ['Barcode', (a) => a.attributes?.['Barcode']],
  ['Bsp', (a) => a.attributes?.['Bsp']],
];

/** Attributes that few readers of a file know: keys of other tables of the source, sort plans and their barcodes. */
const SPECIALISTS: ReadonlySet<string> = new Set([
  'GNAFPID',
  'GNAFLocalityPID',
  'GNAFStreetPID',
  'GNAFPrimaryPID',
  'GNAFConfidence',
  'GNAFReliability',
  'GeocodeLevel',
  'ParcelID',
  'Barcode',
  'Bsp',
]);

/** A column of an attribute, which may be one for specialists. */
export const attributeColumn = <E>(key: string, value: OutputColumn<E>['value']): OutputColumn<E> => ({
  ...column(snakeCase(key), `Attribute ${key}`, value),
  ...(SPECIALISTS.has(key) ? { only: 'all' } : {}),
});

/** The columns of the attributes. */
export const attributeColumns: readonly OutputColumn<AddressAuNz>[] = attributes.map(([key, get]) =>
  attributeColumn(key, get),
);

/** Attributes that a column holds: one of their own, or that of the country. */
const ownColumns = new Set([...attributes.map(([key]) => key), 'CountryIso2', 'CountryIso3', 'Match']);

/** The attributes that have no column of their own, as a JSON object; '' where there are none. */
export function furtherAttributes({ attributes: all }: AddressAuNz): string {
  const further = Object.entries(all ?? {}).filter(
    ([key, value]) => value !== '' && value !== null && !ownColumns.has(key),
  );
  return further.length === 0 ? '' : JSON.stringify(Object.fromEntries(further));
}
