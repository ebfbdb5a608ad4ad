// A schema as a table that people read: one row a field, those within others by their path.
import type { JsonSchema } from '../../../contract/schema/json-schema.js';
import { html } from './dom.js';

interface Field {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const limits = ({ minItems, maxItems }: JsonSchema): string =>
  maxItems === undefined ? '' : ` of ${Number(minItems ?? 0)} to ${maxItems}`;

/** Type in words: `text or null`, `list of 1 to 100`, the values of a choice. */
export function typeOf(schema: JsonSchema): string {
  const { enum: values, anyOf, type = 'any' } = schema;
  if (values) return values.map(text).join(' | ');
  if ('const' in schema) return text(schema['const']);
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  const words: Readonly<Record<string, string>> = { string: 'text', array: `list${limits(schema)}` };
  return [type]
    .flat()
    .map((one) => words[one] ?? one)
    .join(' or ');
}

/** Objects in one of several forms, as far as they have fields. */
const forms = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []),
  ...((schema['allOf'] as JsonSchema[] | undefined) ?? []),
];

function fields(schema: JsonSchema, path = ''): Field[] {
  return forms(schema).flatMap(({ properties = {}, required = [], items }) => [
    ...Object.entries(properties).flatMap(([name, of]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [
        { path: at, type: typeOf(of), required: required.includes(name), about: of.description ?? '' },
        ...fields(of, at),
      ];
    }),
    ...(items ? fields(items, `${path}[]`) : []),
  ]);
}

/** The rows of a table of that caption. */
export function fieldTable(caption: string, rows: readonly Field[]): HTMLElement {
  return html(
    'div',
    { class: 'scroll' },
    html(
      'table',
      { class: 'fields' },
      html('caption', {}, caption),
      html(
        'thead',
        {},
        html('tr', {}, ...['Field', 'Type', 'Meaning'].map((head) => html('th', { scope: 'col' }, head))),
      ),
      html(
        'tbody',
        {},
        ...rows.map(({ path, type, required, about }) =>
          html(
            'tr',
            {},
            html('td', {}, html('code', {}, path)),
            html('td', {}, type, required ? html('strong', {}, ', required') : undefined),
            html('td', {}, about),
          ),
        ),
      ),
    ),
  );
}

/** The fields of a schema as a table. */
export const schemaTable = (caption: string, schema: JsonSchema): HTMLElement => fieldTable(caption, fields(schema));
