// The tables and constants that a file keeps to itself, member by member: beside those of tables.test.ts, which a file
// shares. One that is lost, added or moved shows here, whether any line of any other test comes to it or not.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { asText } from '../support/recorded.js';

/** As built: it has no types. */
const built = new URL('../../../dist', import.meta.url).href;
const sources = new URL('../../../src/', import.meta.url);
/** Of a browser and of the build, which no process of the program loads. */
const isApart = (file: string): boolean => /^(?:server\/pages\/client|data\/import\/embedded)\//.test(file);
/** Longer tables have the sum of their members. */
const LONGEST = 400;

/** What tables are made with; anything else that a table is made of stands for itself, by its name. */
const MAKERS = new Set(['Math', 'Set', 'Map', 'RegExp', 'Uint8Array', 'String', 'Object', 'Buffer', 'Symbol']);
const names = new Proxy(
  {},
  {
    has: (_, name) => typeof name === 'string' && !MAKERS.has(name),
    get: (_, name) => (typeof name === 'string' ? `=${name}` : undefined),
  },
);
const context = createContext({ names, Buffer });
runInContext(
  `function data(value) {
    if (value instanceof Set || value instanceof Map) return [...value].map(data);
    if (value instanceof RegExp) return String(value);
    if (typeof value === 'function') return '=function';
    if (ArrayBuffer.isView(value)) return [...value];
    if (Array.isArray(value)) return value.map(data);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, data(one)]));
  }
  function textOf(make) { return JSON.stringify(data(make())); }`,
  context,
);

/** The value of an initialiser as a text; undefined where it takes more than the file itself to make it. */
function told(initialiser: string): string | undefined {
  try {
    const text = runInContext(`textOf(() => { with (names) { return (${initialiser}); } })`, context);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

const short = (text: string): string =>
  text.length <= LONGEST ? text : `${text.length} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

/** `name`, a tab and the value of each constant of a built file that it does not export. */
function tablesOf(file: string): string[] {
  const code = readFileSync(new URL(`${built}/${file.replace(/ts$/, 'js')}`), 'utf8');
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return [];
    return statement.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init || /Function|Class/.test(init.type)) return [];
      const value = told(code.slice(init.start, init.end));
      return value === undefined ? [] : [`${file} ${id.name}\t${short(value)}`];
    });
  });
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && name.includes('/') && !isApart(name))
  .toSorted();
const rooms = [...new Set(files.map((file) => file.split('/')[0]!))];

test.each(rooms)('Tables of single files have the members that they had: %s', async (room) => {
  const lines = files.filter((file) => file.startsWith(`${room}/`)).flatMap((file) => tablesOf(file));
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/own-tables/${room}.txt`);
});
