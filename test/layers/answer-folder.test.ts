// The folder of kept answers: who may look into it, and what in its place cannot be used.
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAnswerStore } from '../../src/layers/cache/answer-store.js';
import { keep, kept, openStore } from '../support/service/answer-store.js';
import { workdir } from '../support/workdir.js';

describe('A store of answers is for its owner alone,', () => {
  const modes = (path: string): string[] =>
    [path, join(path, 'answers.log')].map((name) => (statSync(name).mode & 0o777).toString(8));

  test('where it makes its folder', async () => {
    const path = join(workdir().path, 'cache');
    await openStore(path);
    expect(modes(path)).toEqual(['700', '600']);
  });

  test('and for whoever may look into a folder that was there', async () => {
    const path = join(workdir().path, 'cache');
    mkdirSync(path);
    chmodSync(path, 0o770);
    await openStore(path);
    expect(modes(path)).toEqual(['770', '660']);
  });
});

describe('A store of answers says what it cannot use:', () => {
  test.each<[string, (path: string) => void, string, RegExp]>([
    [
      'a file in the place of the folder',
      (path) => {
        writeFileSync(path, '');
      },
      'configuration',
      /^the answers in .*store cannot be opened: it is no folder; give another$/,
    ],
    [
      'a file on the way to it',
      (path) => {
        writeFileSync(join(path, '..', 'file'), '');
        symlinkSync('file/x', path);
      },
      'configuration',
      /store cannot be opened: it is no folder; give another$/,
    ],
    [
      'a folder in the place of its file',
      (path) => {
        mkdirSync(join(path, 'answers.log'), { recursive: true });
      },
      'output-unwritable',
      /answers\.log cannot be written: a folder has its name; see that it may be written to$/,
    ],
    [
      'a device in the place of its file',
      (path) => {
        mkdirSync(path);
        symlinkSync('/dev/full', join(path, 'answers.log'));
      },
      'output-unwritable',
      /answers\.log cannot be written: it is no file; see that it may be written to$/,
    ],
  ])('%s', async (_, arrange, kind, message) => {
    const path = join(workdir().path, 'store');
    arrange(path);
    await expect(openAnswerStore(path, { now: Date.now })).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(message) as string,
    });
  });

  test('the database of an earlier version, once', async () => {
    const { path } = workdir();
    writeFileSync(join(path, 'data.mdb'), 'old');
    const notes: string[] = [];
    const options = { onNote: (note: string) => notes.push(note) };
    const answers = await openStore(path, options);
    await keep(answers, { a: 1 });
    expect(notes).toEqual([
      `${path} holds answers of an earlier version of waypost (data.mdb), which are not read: they are asked for ` +
        'again; remove data.mdb and lock.mdb',
    ]);
    expect(kept(await openStore(path, options), ['a'])).toEqual([1]);
    expect(notes.length).toBe(1);
    expect(readdirSync(path).toSorted()).toEqual(['answers.log', 'data.mdb']);
  });
});
