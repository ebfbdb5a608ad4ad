// What an example of a request says: fictional values by the contract's field names, put where the schema asks for
// them.
import type { JsonSchema } from '../../contract/schema/json-schema.js';
import type { Operation } from '../../contract/operation.js';

/** Addresses of the sample release (fixtures/gnaf, fixtures/linz), where no such house stands. */
const VALUES: Readonly<Record<'AU' | 'NZ', Readonly<Record<string, string>>>> = {
  AU: {
    fullAddress: '24 Smith Street, Reservoir VIC 3073',
    country: 'AU',
    id: 'AU|GNAF|GAVIC910000026',
    sourceOfTruth: 'GNAF',
    street: 'Smith Street',
    streetNumber: '24',
    subdwelling: 'Unit 5',
    buildingName: 'King George Gardens',
    locality: 'Reservoir',
    state: 'VIC',
    postcode: '3073',
    postal: 'PO Box 12',
    latitude: '-37.7136',
    longitude: '145.0030',
  },
  NZ: {
    fullAddress: '3 East Tāmaki Road, Ōtara, Auckland',
    country: 'NZ',
    id: 'NZ|NZAD|1500002',
    sourceOfTruth: 'NZAD',
    suburb: 'Ōtara',
    townCity: 'Auckland',
    postcode: '2023',
    latitude: '-36.9680',
    longitude: '174.8724',
  },
};

/** The example of a field of that name, in the country of the operation; undefined where there is none. */
export const exampleValue = (name: string, country: Operation['country'] = 'AU'): string | undefined =>
  VALUES[country][name] ?? VALUES.AU[name] ?? VALUES.NZ[name];

/**
 * A value that the schema lets through: the first of its own `examples`, else of objects what is required, of lists one
 * element. `also` are fields of a record that it needs without the schema's saying so (one of several must be there).
 */
export function exampleOf(
  schema: JsonSchema,
  country: Operation['country'],
  also: readonly string[] = [],
  name = '',
): unknown {
  const { examples, anyOf, properties, items, required = [], minLength } = schema;
  if (examples && examples.length > 0) return examples[0];
  if ('const' in schema) return schema['const'];
  if (anyOf) return exampleOf(anyOf[0]!, country, also, name);
  const known = exampleValue(name, country);
  if (schema.enum) return known !== undefined && schema.enum.includes(known) ? known : schema.enum[0];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key) || also.includes(key))
        .map(([key, of]) => [key, exampleOf(of, country, also, key)]),
    );
  }
  if (items) return [exampleOf(items, country, also, name)];
  const type = [schema.type].flat()[0];
  if (type === 'number' || type === 'integer') return Number(schema['minimum'] ?? 1);
  if (type === 'boolean') return true;
  return type === 'string' ? (known ?? (minLength === undefined ? '' : 'text')) : {};
}
