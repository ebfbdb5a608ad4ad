// An example of a request, put together where the schema asks for values.
import { exampleValue, type OwnExamples } from '../../contract/examples.js';
import type { JsonSchema } from '../../contract/schema/json-schema.js';
import type { Operation } from '../../contract/operation.js';

/**
 * A value that the schema lets through: the first of its own `examples`, else of objects what is required, of lists one
 * element. `own`: values that stand in place of the fictional ones. `also` are fields of a record that it needs without
 * the schema's saying so (one of several must be there).
 */
export function exampleOf(
  schema: JsonSchema,
  country: Operation['country'],
  own: OwnExamples,
  also: readonly string[] = [],
  name = '',
): unknown {
  const { examples, anyOf, properties, items, required = [], minLength } = schema;
  if (examples && examples.length > 0) {
    // An example of the schema's own stays, unless it is the fictional value that others stand in place of.
    return examples[0] === exampleValue(name, country) ? exampleValue(name, country, own) : examples[0];
  }
  if ('const' in schema) return schema['const'];
  if (anyOf) return exampleOf(anyOf[0]!, country, own, also, name);
  const known = exampleValue(name, country, own);
  if (schema.enum) return known !== undefined && schema.enum.includes(known) ? known : schema.enum[0];
  if (properties) {
    // What a record needs may lie one level deeper: a latitude within its attributes.
    const isNeeded = (key: string): boolean => required.includes(key) || also.includes(key);
    const holdsNeeded = (of: JsonSchema): boolean =>
      [of, ...(of.anyOf ?? [])].some((one) => Object.keys(one.properties ?? {}).some((key) => also.includes(key)));
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key, of]) => isNeeded(key) || of.examples || holdsNeeded(of))
        .map(([key, of]) => [key, exampleOf(of, country, own, also, key)]),
    );
  }
  if (items) return [exampleOf(items, country, own, also, name)];
  const type = [schema.type].flat()[0];
  if (type === 'number' || type === 'integer') return Number(schema['minimum'] ?? 1);
  if (type === 'boolean') return true;
  return type === 'string' ? (known ?? (minLength === undefined ? '' : 'text')) : {};
}
