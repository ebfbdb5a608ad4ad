// Holds the frame to knowing no operation: rooms that carry any operation name none of them, no source of truth and no
// field of an address, as a string or an identifier. What they need of one stands in its description.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listOperations, runOperations } from '../../src/contract/operations.js';
import { addressAuNz, addressIntl } from '../../src/contract/schema/address.js';
import { sources } from '../../src/contract/sources.js';
import { root } from '../support/workdir.js';

/** Rooms of the frame. The pages for a browser are a face of their own, made for finding addresses. */
const FRAME = ['batch', 'layers', 'remote', 'server'];
const APART = /^server\/pages\//;

/**
 * Fields whose names are words of the frame's own: a request has an id, an operation a country, a service an address,
 * a run an input, a text has words, and one of two things the other.
 */
const ALSO_OTHERS: ReadonlySet<string> = new Set([
  'address',
  'id',
  'name',
  'country',
  'attributes',
  'sourceOfTruth',
  'input',
  'words',
  'other',
]);

/** Everything that a reader of one operation's insides would import. */
const INSIDES = /\/contract\/(operations|schema|fields)\/(?!json-schema\.js)/;

const described = [...runOperations, ...listOperations];
const operationNames = new Set(
  described
    .flatMap(({ name, command, path }) => [name, command, path, ...name.split(' ').slice(1)])
    .filter((name) => name !== ''),
);
const fieldNames = new Set(
  [
    ...Object.keys(addressAuNz.shape),
    ...Object.keys(addressIntl.shape),
    ...runOperations.flatMap(({ fields }) => fields.map(({ name }) => name)),
  ].filter((name) => !ALSO_OTHERS.has(name)),
);
const sourceNames = new Set(sources.map(({ name }) => name));

interface Code {
  readonly strings: readonly string[];
  readonly identifiers: readonly string[];
  /** Words of strings in capitals, digits and underscores. */
  readonly capitals: readonly string[];
}

/** What code names, comments apart. */
function namesIn(text: string): Code {
  const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, a, b]) => a ?? b ?? '');
  const identifiers = [...code.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, '').matchAll(/[A-Za-z_$][\w$]*/g)].map(
    ([name]) => name,
  );
  return { strings, identifiers, capitals: strings.flatMap((string) => string.match(/[A-Z][A-Z0-9_]+/g) ?? []) };
}

/** What of it belongs to one operation alone. */
function operationsOwn(text: string): string[] {
  const { strings, identifiers, capitals } = namesIn(text);
  return [
    ...strings.filter((string) => operationNames.has(string) || fieldNames.has(string) || INSIDES.test(string)),
    ...identifiers.filter((name) => fieldNames.has(name)),
    ...capitals.filter((name) => sourceNames.has(name)),
  ];
}

const files = FRAME.flatMap((room) =>
  readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
).filter((file) => file.endsWith('.ts') && !APART.test(file));

describe('The frame', () => {
  test('would be seen to name an operation, a source or a field', () => {
    expect(
      operationsOwn(
        "import { cleanse } from '../contract/operations/cleanse.js';\n// 'geocode'\n" +
          "if (name === 'lookup street') record.fullAddress = ask('GNAF', `the set AUPAF`);\nconst { id } = request;",
      ),
    ).toEqual(['../contract/operations/cleanse.js', 'lookup street', 'fullAddress', 'GNAF', 'AUPAF']);
    expect(files.length).toBeGreaterThan(30);
  });

  test.each(files)('%s names none', (file) => {
    expect(operationsOwn(readFileSync(join(root, 'src', file), 'utf8'))).toEqual([]);
  });
});
