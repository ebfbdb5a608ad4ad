// Column names and the columns that all address results share, in the order they are written.
import type { AddressAuNz, ChangedItem } from './schema/address.js';
import type { OutputColumn } from './operation.js';

/** Contract field or attribute name in snake_case: fullAddress → full_address, GNAFLocalityPID → gnaf_locality_pid. */
const snakeCase = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/([A-Z])([A-Z][a-z])/g, '$1_$2').toLowerCase();

/** A column for a text field of the element. */
export const textColumn = <E extends object>(field: keyof E & string, text = `Contract field ${field}`): OutputColumn<E> => ({
  name: snakeCase(field), about: text, value: (element) => (element[field] as string | null | undefined) ?? '',
});

/** A column for one key of `attributes`. */
export const attributeColumn = <E extends { attributes?: Record<string, string> | null | undefined }>(key: string): OutputColumn<E> => ({
  name: snakeCase(key), about: `Attribute ${key}`, value: (element) => element.attributes?.[key] ?? '',
});

/** Changes as text: `MODIFY streetType: ST > STREET; ADD postcode: 3073`. */
export function changesText(items: readonly ChangedItem[] | undefined): string {
  if (!items || items.length === 0) return '';
  let text = '';
  for (const item of items) {
    if (text !== '') text += '; ';
    text += `${item.actionType} ${item.affectedElement}: `;
    if (item.oldValue !== '' && item.newValue !== '') text += `${item.oldValue} > ${item.newValue}`;
    else text += item.oldValue + item.newValue;
  }
  return text;
}

/** The components of an address in reading order, shared by cleanse and parse. */
export const componentFields = [
  'fullAddress', 'buildingName', 'subdwelling', 'flatUnitType', 'flatUnitNumber', 'floorLevelType', 'floorLevelNumber',
  'lotNumber', 'streetNumber', 'street', 'streetName', 'streetType', 'streetSuffix', 'postal', 'postalType', 'postalNumber',
  'locality', 'state', 'suburb', 'townCity', 'rdNumber', 'postcode', 'country',
] as const satisfies readonly (keyof AddressAuNz)[];
