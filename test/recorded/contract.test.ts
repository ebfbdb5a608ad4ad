// The operations as they are described, all of whose surfaces derive from that, and the document of the service.
import { expect, test } from 'vitest';
import { listOperations, operations, runOperations } from '../../src/contract/operations.js';
import { openApiDocument } from '../../src/server/openapi/document.js';
import { asText } from './support/recorded.js';

/** What can be seen of a value, a line for each member: `find.features.0.name "groupAddresses"`. */
function* lines(value: unknown, at: string): Generator<string> {
  if (typeof value === 'function') return;
  if (value instanceof Set || value instanceof Map) yield* lines([...value], at);
  else if (typeof value !== 'object' || value === null || value instanceof RegExp) {
    yield `${at} ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`;
  } else {
    for (const [name, inner] of Object.entries(value)) yield* lines(inner, `${at}.${name}`);
  }
}

/** Texts of columns, fields and options as one line each. */
function* described(operation: object): Generator<string> {
  const { name, fields, columns, features, settings, ...rest } = operation as Record<string, unknown>;
  yield* lines(rest, String(name));
  for (const [what, list] of Object.entries({ fields, columns, features, settings })) {
    for (const one of (list ?? []) as object[]) yield `${String(name)} ${what} ${JSON.stringify(one)}`;
  }
}

test('The operations are described as they were', async () => {
  const all = [...new Set<object>([...operations, ...runOperations, ...listOperations])];
  await expect(asText(all.flatMap((operation) => [...described(operation)]))).toMatchFileSnapshot(
    'answers/operations.txt',
  );
});

test('The document of the service is what it was', async () => {
  const all = [...operations, ...listOperations];
  const document = (await openApiDocument(all, '0.0.0')) as Record<string, Record<string, Record<string, unknown>>>;
  const { paths, components, ...rest } = document;
  const apart = [
    ['', rest],
    ...Object.entries(paths!),
    ...Object.entries(components!).flatMap(([kind, members]) =>
      Object.entries(members).map(([name, member]) => [`${kind} ${name}`, member]),
    ),
  ] as [string, unknown][];
  await expect(asText(apart.map(([name, value]) => `${name} ${JSON.stringify(value)}`))).toMatchFileSnapshot(
    'answers/openapi.txt',
  );
});
