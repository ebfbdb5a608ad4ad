// The tables and constants that rooms with much vocabulary share among their files, member by member: one that is lost,
// added or moved shows here, whether any other test uses it or not.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asText } from './support/recorded.js';

/** As built: the sources would be translated anew. */
const built = new URL('../../dist', import.meta.url).href;
const ROOMS = [
  'address/vocabulary',
  'contract/fields',
  'contract/texts',
  'contract/typed',
  'data/companies',
  'company',
  'title',
  'email/lists',
  'email/policy',
  'email/syntax',
  'columns',
  'geocode',
  'match/names',
  'phone/typed',
  'answer',
  'batch',
  'cleanse',
  'email/network',
  'engine',
  'files',
  'find',
  'formats',
  'geo',
  'identify',
  'layers',
  'library',
  'lookup',
  'match/address',
  'match/block',
  'match/model',
  'match/resolve',
  'remote',
  'reverse',
  'words/scheme',
  'words/suggest',
  'world-find',
  'address/parse',
  'cli/output',
  'data/addresses',
  'data/attributes',
  'data/file',
  'data/import',
  'data/names',
  'data/places',
  'data/points',
  'data/streets',
  'data/suppression',
  'data/titles',
  'data/whereabouts',
  'email/typo',
  'match/review',
  'match/store',
  'phone/plan',
  'server',
  'words/list',
];
/** Of a browser and of the build, which no process of the program loads. */
const isApart = (file: string): boolean => /^(?:pages\/client|embedded)\//.test(file);
/** Longer tables have the sum of their members, and how many there are. */
const LONGEST = 1500;

/** A value as JSON can have it; undefined where it is no data. */
function data(value: unknown): unknown {
  if (value instanceof Set) return [...value].map(data);
  if (value instanceof Map) return [...value].map((pair: unknown) => data(pair));
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'function') return undefined;
  // Where the program is.
  if (typeof value === 'string' && value.startsWith('file:')) return undefined;
  if (Array.isArray(value)) return value.map(data);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, data(one)]));
}

function told(value: unknown): string | undefined {
  const text = JSON.stringify(data(value));
  if (text === undefined || text.length <= LONGEST) return text;
  const size = Array.isArray(data(value))
    ? (data(value) as unknown[]).length
    : Object.keys(data(value) as object).length;
  return `${size} members, ${text.length} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

test.each(ROOMS)('Tables have the members that they had: %s', async (room) => {
  const lines: string[] = [];
  const files = readdirSync(new URL(`../../src/${room}`, import.meta.url), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !isApart(name)).toSorted()) {
    const all = (await import(`${built}/${room}/${file.replace(/ts$/, 'js')}`)) as Record<string, unknown>;
    for (const name of Object.keys(all).toSorted()) {
      const text = told(all[name]);
      if (text !== undefined) lines.push(`${file} ${name}\t${text}`);
    }
  }
  await expect(asText(lines)).toMatchFileSnapshot(`answers/tables/${room.replaceAll('/', '-')}.txt`);
});
