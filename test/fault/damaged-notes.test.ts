// Files that hold JSON, damaged or of another shape: each is named with what to do, never a bug of the program.
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { entryIn } from '../../src/batch/resume/journal-shape.js';
import { workdir } from '../support/workdir.js';

const line = (payload: string): string => `${crc32(payload).toString(16).padStart(8, '0')} ${payload}\n`;
const HEAD = '{"waypost-journal":4,"of":{"the input":"[]"}}';
const PARSE = ['parse', 'in.csv', '-o', 'out.csv'];
const RUN = ['run', 'plan.json', 'in.csv', '-o', 'out.csv'];
const DAMAGED = ['{"a', 'null', '5', '"text"', '[]', '[null]', '{}', '{"sets":[null]}', '\u0000\u0000'];

/** What reads the file, the exit code, and the name that the message gives. */
const FILES: [string, string[], number][] = [
  ['data/catalogue.json', ['data', 'list', '--data', 'data'], 6],
  ['users.json', ['user', 'list', '--users', 'users.json'], 2],
  ['plan.json', RUN, 2],
  ['releases.json', ['data', 'fetch', 'gnaf', '--catalogue', 'releases.json', '--data', 'data'], 6],
];

describe('A damaged file of JSON', () => {
  test.each(FILES)('%s is named', async (name, args, wanted) => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 smith st\n');
    for (const text of DAMAGED) {
      dir.write(name, text);
      const { code, stderr } = await dir.run(args);
      expect([text, code, stderr]).toEqual([text, wanted, expect.stringContaining(name)]);
      expect(stderr).not.toMatch(/internal error|^\s+at /m);
    }
  });
});

describe('A journal whose checksums are right', () => {
  const shapes = DAMAGED.slice(0, -1);
  test.each<[string, string]>([
    ...shapes.map((text): [string, string] => [`begins with ${text}`, line(text)]),
    ...shapes.map((text): [string, string] => [`has no runs but ${text}`, line(`{"waypost-journal":4,"of":${text}}`)]),
    ...shapes.map((text): [string, string] => [`goes on with ${text}`, line(HEAD) + line(text)]),
    ['has an entry without its counts', line(HEAD) + line('{"text":0,"line":1,"begun":true}')],
    ['has errors nowhere', line('{"waypost-journal":3,"of":{"--errors":"{"}}') + line('{}')],
  ])('%s is exit code 8, and --restart begins anew', async (_, journal) => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 smith st\n');
    dir.write('out.csv.journal', journal);
    const { code, stderr } = await dir.run(PARSE);
    expect(stderr).toMatch(/out\.csv.*--restart/);
    expect([code, dir.read('out.csv.journal')]).toEqual([8, journal]);
    expect((await dir.run([...PARSE, '--restart'])).code).toBe(0);
    expect(dir.list()).toEqual(['in.csv', 'out.csv']);
  });
});

/** The last line of a run of one row. */
const MARK = { bytes: 0, crc: 0 };
const STEP = { statuses: {} };
const ENTRY = {
  text: 0,
  line: 1,
  begun: true,
  counts: { read: 1, refused: 0, dropped: 0, failed: 0, blank: 0, lost: 0, steps: [STEP], repeated: [0], refusals: {} },
  news: [{ samples: {}, review: [], ids: '' }],
  results: MARK,
  errors: null,
  dropped: null,
  pieces: null,
  synced: { results: 0, errors: 0, dropped: 0, pieces: 0 },
  inputBytes: 0,
  elapsedMs: 1,
  ended: true,
};

describe('The last line of a journal', () => {
  const told = { compared: [null, { rows: 3, level: 'individual' }], warnings: ['one'] };
  test.each<[string, object]>([
    ['of a run without a whole file, or of an earlier version', ENTRY],
    ['with what was compared', { ...ENTRY, whole: told }],
  ])('%s is read as it was written', (_, entry) => {
    expect(entryIn(JSON.stringify(entry))).toEqual(entry);
  });
  test.each<[string, unknown]>([
    ['is a list', []],
    ['has no steps', { warnings: [] }],
    ['has a step that is a text', { ...told, compared: ['three'] }],
    ['counts rows in words', { ...told, compared: [{ rows: 'three' }] }],
    ['has no warnings', { compared: [] }],
    ['warns by a number', { ...told, warnings: [3] }],
    ['is null', null],
  ])('is none where what was compared %s', (_, whole) => {
    expect(entryIn(JSON.stringify({ ...ENTRY, whole }))).toBeUndefined();
  });
});
