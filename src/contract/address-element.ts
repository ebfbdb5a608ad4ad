// The fields that an address has in an answer: those of every address, and those of its variant. What an operation has
// nothing to say of is null, and fields of other variants are not there.

/** Fields of every address object that hold words of an address. The number of a level may be a word: GROUND. */
export const ADDRESS_WORDS = [
  'fullAddress',
  'buildingName',
  'subdwelling',
  'flatUnitType',
  'flatUnitNumber',
  'floorLevelType',
  'floorLevelNumber',
  'lotNumber',
  'streetNumber',
  'street',
  'streetName',
  'streetType',
  'streetSuffix',
  'street2',
  'postal',
  'postalType',
  'postalNumber',
  'subLocality',
] as const;

/** The base fields of the contract's address object. */
const BASE = ['id', 'eid', 'sourceOfTruth', ...ADDRESS_WORDS, 'postcode', 'country', 'attributes'] as const;

const AU = ['locality', 'state'] as const;
const NZ = ['suburb', 'townCity', 'rdNumber', 'deliveredTo'] as const;
const INTL = ['district', 'city', 'province'] as const;
const OF_VARIANTS: ReadonlySet<string> = new Set([...AU, ...NZ, ...INTL]);

const VALIDATED = ['exception'] as const;
const PARSED = ['careOf', 'exception', 'unknown', 'changedItems'] as const;

/** What each variant adds to the base fields, by its `_type`. */
const VARIANTS: ReadonlyMap<unknown, readonly string[]> = new Map<string, readonly string[]>([
  ['AddressAu', AU],
  ['AddressNz', NZ],
  ['AddressIntl', INTL],
  ['AddressIntlV2', INTL],
  ['ValidatedAddressAu', [...AU, ...VALIDATED]],
  ['ValidatedAddressNz', [...NZ, ...VALIDATED]],
  ['ParsedAddressAu', [...AU, ...PARSED]],
  ['ParsedAddressNz', [...NZ, ...PARSED]],
]);

/** A field that only whole elements have: operations that answer millions make them whole by themselves. */
const WHOLE_HAS = 'subLocality';

/** The element with every field of its variant; itself where it is whole, or no address. */
export function wholeElement(element: unknown): unknown {
  if (typeof element !== 'object' || element === null || WHOLE_HAS in element) return element;
  const given = element as Readonly<Record<string, unknown>>;
  const own = VARIANTS.get(given['_type']);
  if (!own) return element;
  const whole: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    if (own.includes(field) || !OF_VARIANTS.has(field)) whole[field] = value;
  }
  for (const field of [...BASE, ...own]) whole[field] ??= null;
  return whole;
}
