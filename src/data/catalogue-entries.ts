// What a catalogue says, looked at before anything is opened by it: a catalogue is a text that people can edit.
import { WaypostError } from '../contract/errors.js';
import type { SetMeta } from './file/format.js';
import { dataKinds, kindOfEarlierSet, type DataKind } from './kinds.js';

/** A set in use. `created` is an ISO time; `checksum` covers the file's header and, through it, every section. */
export interface InstalledSet {
  readonly kind: DataKind;
  readonly source: string;
  readonly country: string;
  readonly release: string;
  readonly datum: string;
  readonly states: readonly string[];
  readonly addresses: number;
  readonly localities: number;
  readonly bytes: number;
  readonly created: string;
  readonly checksum: string;
  /** Of an attribute set. */
  readonly table?: NonNullable<SetMeta['table']>;
  /** Name within the data folder. */
  readonly file: string;
}

/** Version of the catalogue. */
export const CATALOGUE_FORMAT = 1;

/** An entry as it is read: what is missing was not written by an earlier version, or is wrong. */
type Entry = Readonly<Record<string, unknown>>;
/** What a value has to be, in words, and a test whether it is. */
type Rule = readonly [expected: string, isRight: (value: unknown) => boolean];

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const COUNT: Rule = ['a count', (value) => Number.isSafeInteger(value) && (value as number) >= 0];
const TEXT: Rule = ['a text', isText];
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without these nothing can be done with an entry. */
const REQUIRED: Readonly<Record<string, Rule>> = {
  source: ['the name of a source, such as GNAF', (value) => isText(value) && /^\w+$/.test(value)],
  country: ['the two letters of a country, such as AU', (value) => isText(value) && /^[A-Z]{2}$/.test(value)],
  file: [
    'the name of a file in this folder, without a path',
    (value) => isText(value) && /^[\w-][\w.-]*$/.test(value) && !value.includes('..'),
  ],
};
/** What an earlier version may have left out. */
const OPTIONAL: Readonly<Record<string, Rule>> = {
  kind: [`one of ${dataKinds.join(', ')}`, (value) => dataKinds.some((kind) => kind === value)],
  release: TEXT,
  datum: TEXT,
  created: TEXT,
  states: ['a list of texts', isList],
  addresses: COUNT,
  localities: COUNT,
  bytes: COUNT,
  checksum: ['eight digits and letters a to f', (value) => isText(value) && /^[0-9a-f]{8}$/.test(value)],
  table: [
    'key, rows and columns of a table',
    (value) => isEntry(value) && isText(value['key']) && COUNT[1](value['rows']) && isList(value['columns']),
  ],
};

/**
 * The sets that a catalogue names. `file`: its name, for messages. Throws `data-broken` naming the catalogue, the entry
 * and what to do.
 */
export function readEntries(text: string, file: string): InstalledSet[] {
  const entries = setsIn(text, file);
  const sets = entries.map((entry, i) => {
    const wrong = isEntry(entry) ? wrongIn(entry) : `it is ${shownValue(entry)}, and should describe a set`;
    if (wrong !== undefined) throw broken(file, nameOf(entry, i), wrong);
    const set = entry as unknown as Omit<InstalledSet, 'kind'> & { readonly kind?: DataKind };
    return { ...set, kind: set.kind ?? kindOfEarlierSet(set) };
  });
  sets.forEach((set, i) => {
    const before = sets.findIndex(
      (other) => other.file === set.file || (other.source === set.source && other.country === set.country),
    );
    if (before === i) return;
    const what = sets[before]!.file === set.file ? 'file' : 'source and country';
    throw broken(file, nameOf(set, i), `it has the ${what} of entry ${before + 1}`);
  });
  return sets;
}

function setsIn(text: string, file: string): readonly unknown[] {
  let catalogue: unknown;
  try {
    catalogue = JSON.parse(text);
  } catch (cause) {
    throw new WaypostError('data-broken', `${file} is damaged: it is not JSON; ${WHAT_NEXT}`, { cause });
  }
  if (isEntry(catalogue) && catalogue['format'] === CATALOGUE_FORMAT && Array.isArray(catalogue['sets'])) {
    return catalogue['sets'];
  }
  throw new WaypostError('data-broken', `${file} is damaged or of another version of waypost; ${WHAT_NEXT}`);
}

/** What is wrong with an entry, in words. */
function wrongIn(entry: Entry): string | undefined {
  for (const [name, [expected, isRight]] of Object.entries(REQUIRED)) {
    if (!isRight(entry[name])) return `${name} is ${shownValue(entry[name])}, and should be ${expected}`;
  }
  for (const [name, [expected, isRight]] of Object.entries(OPTIONAL)) {
    if (entry[name] === undefined || isRight(entry[name])) continue;
    return `${name} is ${shownValue(entry[name])}, and should be ${expected}`;
  }
  return undefined;
}

/** Longest value that a message shows. */
const MOST_SHOWN = 40;

const shownValue = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (isEntry(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

const nameOf = (entry: unknown, i: number): string => {
  const source = isEntry(entry) ? entry['source'] : undefined;
  return `entry ${i + 1}${isText(source) && /^\w{1,40}$/.test(source) ? ` (${source})` : ''}`;
};

const WHAT_NEXT =
  "correct it, or move it away, and the sets with it, and import the data again with 'waypost data import'";

const broken = (file: string, entry: string, wrong: string): WaypostError =>
  new WaypostError('data-broken', `${file} is damaged: ${entry}: ${wrong}; ${WHAT_NEXT}`);
