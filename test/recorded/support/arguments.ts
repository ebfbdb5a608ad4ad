// Arguments of functions as JSON has them, and what functions give: lines, readings and data sets stand there by their
// text or name, and are made or opened when a function is called.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Draft } from '../../../src/address/parse/draft.js';
import { toLine } from '../../../src/address/parse/line.js';
import { emptyReading, type Line, type Reading } from '../../../src/address/parse/reading.js';
import { indexSet } from '../../../src/cleanse/context.js';
import { openAddressSet } from '../../../src/data/addresses/read/open.js';
import { CompanySet } from '../../../src/data/companies/read/company-set.js';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { PlaceSet } from '../../../src/data/places/read/place-set.js';
import { StreetSet } from '../../../src/data/streets/read/street-set.js';
import { placesNz } from './places-nz.js';

interface Closed {
  close(): void;
}
const openers = {
  addresses: openAddressSet,
  places: (file: string) => PlaceSet.open(file),
  streets: (file: string) => StreetSet.open(file),
  companies: (file: string) => CompanySet.open(file),
};
type Kind = keyof typeof openers;
const opened = new Map<string, Closed>();
let folder = '';

/** Where the sample data is that calls name. */
export function nameSetsOf(data: string): void {
  folder = data;
}

/** The sample data of a source and a country, such as `GNAF AU`. */
function setNamed<K extends Kind>(kind: K, name: string): ReturnType<(typeof openers)[K]> {
  const key = `${kind} ${name}`;
  if (!opened.has(key)) {
    const { sets } = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as {
      sets: { source: string; country: string; file: string }[];
    };
    const { file } = sets.find(({ source, country }) => `${source} ${country}` === name)!;
    opened.set(key, openers[kind](join(folder, file)));
  }
  return opened.get(key) as ReturnType<(typeof openers)[K]>;
}

/** Closes what calls opened. */
export function closeSets(): void {
  for (const one of opened.values()) one.close();
  opened.clear();
}

function draftOf({ line, main, hi }: { line: unknown; main: unknown; hi: number }): Draft {
  const draft = new Draft(made(line) as Line, placesNz);
  Object.assign(draft.main, made(main));
  draft.hi = hi;
  return draft;
}

/** A function that gives the same each time, and what it was called with. */
interface Asked {
  (...all: unknown[]): unknown;
  readonly calls: unknown[][];
}

/** What was called is shown as it was then: what it was called with may go on to change. */
function askedFor(value: unknown): Asked {
  const calls: unknown[][] = [];
  return Object.assign(
    (...all: unknown[]): unknown => {
      if (calls.length < MOST_CALLS) calls.push(all.map((one) => shown(one, 1)));
      return made(value);
    },
    { calls },
  );
}
const MOST_CALLS = 100;

const isAsked = (value: unknown): value is Asked => typeof value === 'function' && 'calls' in value;

/** What the functions among some arguments were called with. */
export const callsAmong = (all: readonly unknown[]): unknown[] =>
  all.flatMap((one) => {
    if (isAsked(one)) return [one.calls];
    const members = typeof one === 'object' && one !== null && !ArrayBuffer.isView(one) ? Object.values(one) : [];
    return members.filter(isAsked).map(({ calls }) => calls);
  });

/** What is made of an object of one member with this name. */
const MAKERS: Readonly<Record<string, (value: never) => unknown>> = {
  undef: () => undefined,
  num: Number,
  fn: askedFor,
  map: (pairs: [unknown, unknown][]) => new Map(pairs.map(([key, value]) => [made(key), made(value)])),
  set: (members: unknown[]) => new Set(members.map(made)),
  bytes: (text: string) => Buffer.from(text),
  line: (text: string) => toLine(text),
  reading: (parts: object): Reading => ({ ...emptyReading(), ...(made(parts) as Partial<Reading>) }),
  draft: draftOf,
  localities: () => placesNz,
  indexed: (name: string) => indexSet(setNamed('addresses', name)),
  addresses: (name: string) => setNamed('addresses', name),
  places: (name: string) => setNamed('places', name),
  streets: (name: string) => setNamed('streets', name),
  companies: (name: string) => setNamed('companies', name),
  Uint8Array: (numbers: number[]) => Uint8Array.from(numbers),
  Int8Array: (numbers: number[]) => Int8Array.from(numbers),
  Uint16Array: (numbers: number[]) => Uint16Array.from(numbers),
  Int16Array: (numbers: number[]) => Int16Array.from(numbers),
  Uint32Array: (numbers: number[]) => Uint32Array.from(numbers),
  Int32Array: (numbers: number[]) => Int32Array.from(numbers),
  Float32Array: (numbers: number[]) => Float32Array.from(numbers),
  Float64Array: (numbers: number[]) => Float64Array.from(numbers),
};
/** Members that stand for something else only where they hold a text or a list: records may have these names too. */
const OF_TEXT = new Set(['bytes', 'line', 'indexed', 'addresses', 'places', 'streets', 'companies']);
const OF_LIST = /^(?:map|set|\w+Array)$/;

const isMeant = (name: string, inner: unknown): boolean =>
  OF_LIST.test(name) ? Array.isArray(inner) : !OF_TEXT.has(name) || typeof inner === 'string';

/** The argument that JSON stands for. */
export function made(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(made);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, inner] = ['', undefined], ...others] = Object.entries(value);
  const maker = others.length === 0 ? MAKERS[name] : undefined;
  if (maker && isMeant(name, inner)) return maker(inner as never);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, made(one)]));
}

const isIterator = (value: object): value is Iterator<unknown, unknown> =>
  'next' in value && typeof value.next === 'function' && Symbol.iterator in value;

/** What an iterator gives; of work in pieces, which gives nothing until it is done, what it is worth then. */
function givenBy(iterator: Iterator<unknown, unknown>): unknown {
  const members: unknown[] = [];
  for (let at = iterator.next(); ; at = iterator.next()) {
    if (at.done === true) return at.value === undefined ? members : at.value;
    members.push(at.value);
  }
}
const isSet = (value: object): boolean => 'buried' in value || ('file' in value && value.file instanceof SetFile);

/** A value as JSON can have it, without the last digits of numbers, in which machines may differ. */
export function shown(value: unknown, depth = 0): unknown {
  const within = (one: unknown): unknown => shown(one, depth + 1);
  if (typeof value === 'function') return 'function';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return value;
    return Number.isFinite(value) ? Number(value.toPrecision(10)) : String(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return value.message;
  if (value instanceof RegExp) return String(value);
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  if (Array.isArray(value)) return value.map(within);
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)].map(within);
  if (isIterator(value)) return within(givenBy(value));
  if (isSet(value)) return 'set';
  if (depth > 8) return 'deep';
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one)]));
}
