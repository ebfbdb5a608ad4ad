// What a row may give to an address operation.
import type { InputField } from '../operation.js';

/**
 * The parts of an address that a file may hold in columns of their own, in the order that `composeAddress` takes them.
 */
const parts: readonly InputField[] = [
  { name: 'fullAddress', about: 'The whole address as one text', join: ', ' },
  { name: 'addressLine1', about: 'First address line', join: ', ' },
  { name: 'addressLine2', about: 'Second address line', join: ', ' },
  { name: 'addressLine3', about: 'Third address line, and any further ones', join: ', ' },
  { name: 'careOf', about: 'Person or firm the mail is in care of' },
  { name: 'buildingName', about: 'Name of the building or property' },
  { name: 'flatUnitType', about: 'Type of the flat or unit' },
  { name: 'flatUnitNumber', about: 'Number of the flat or unit', join: '' },
  { name: 'floorLevelType', about: 'Type of the floor or level' },
  { name: 'floorLevelNumber', about: 'Number of the floor or level', join: '' },
  { name: 'lotNumber', about: 'Lot number', join: '' },
  { name: 'streetNumber', about: 'House number or range' },
  { name: 'streetNumberSuffix', about: 'Letter behind the house number, such as the A of 12A' },
  { name: 'streetNumberLast', about: 'Last house number of a range', join: '' },
  { name: 'street', about: 'Street name with its type' },
  { name: 'streetName', about: 'Street name without its type' },
  { name: 'streetType', about: 'Street type' },
  { name: 'streetSuffix', about: 'Street suffix such as NORTH' },
  { name: 'postal', about: 'Postal delivery such as PO BOX 12' },
  { name: 'rdNumber', about: 'Rural delivery number (New Zealand)' },
  { name: 'locality', about: 'Locality, suburb or town; it may carry state and postcode' },
  { name: 'townCity', about: 'Town or city (New Zealand), or the place where there is no locality' },
  { name: 'state', about: 'State or territory' },
  { name: 'postcode', about: 'Postcode' },
  { name: 'country', about: 'Country name or code' },
];

/** The country says more than a whole address does, which often leaves it out. */
const BESIDE_WHOLE: ReadonlySet<string> = new Set(['fullAddress', 'country']);

/** As above; the whole address, where another step gives it, needs none of its parts. */
export const addressFields: readonly InputField[] = parts.map((field) =>
  field.name === 'fullAddress'
    ? { ...field, covers: parts.map(({ name }) => name).filter((name) => !BESIDE_WHOLE.has(name)) }
    : field,
);
