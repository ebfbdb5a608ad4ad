// Files that hold JSON, damaged or of another shape: each is named with what to do, never a bug of the program.
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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
