// The input of a batch, where none is named.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideInput, noteOfFileNamed, type Input } from '../../../src/cli/input.js';
import { refuseKindOf } from '../../../src/cli/kind-of-file.js';
import { WaypostError } from '../../../src/contract/errors.js';
import { fakeIo } from '../../support/fake-io.js';

const folder = mkdtempSync(join(tmpdir(), 'waypost-input-'));
const here = process.cwd();
beforeAll(() => {
  for (const name of ['list.csv', 'list.TSV', 'a.b.jsonl.gz', 'list', 'customers.dat']) {
    writeFileSync(join(folder, name), 'x');
  }
  for (const name of ['week.zip', 'week.csv.bz2', 'week']) writeFileSync(join(folder, name), 'PK\x03\x04');
  mkdirSync(join(folder, 'folder.csv'));
  mkdirSync(join(folder, 'reservoir'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

const decide = (given: Parameters<typeof decideInput>[0], terminal = false): Input =>
  decideInput(given, fakeIo({ terminal }), 'cleanse');
const failure = (given: Parameters<typeof decideInput>[0], terminal = false): WaypostError => {
  try {
    decide(given, terminal);
  } catch (error) {
    if (error instanceof WaypostError) return error;
    throw error;
  }
  throw new Error('it was accepted');
};

describe('The input', () => {
  test.each<[string, Parameters<typeof decideInput>[0], Input]>([
    ['- is standard input', { argument: '-' }, { kind: 'stdin' }],
    ['a .csv that exists is a file', { argument: 'list.csv' }, { kind: 'file', path: 'list.csv' }],
    ['endings are read in any case', { argument: 'list.TSV' }, { kind: 'file', path: 'list.TSV' }],
    ['a compressed ending is a file', { argument: 'a.b.jsonl.gz' }, { kind: 'file', path: 'a.b.jsonl.gz' }],
    ['anything else is a text', { argument: '5/24 smith st' }, { kind: 'text', text: '5/24 smith st' }],
    ['a number with a slash is a text', { argument: '5/24' }, { kind: 'text', text: '5/24' }],
    ['three words behind slashes are a text', { argument: '///a.b.c' }, { kind: 'text', text: '///a.b.c' }],
    ['an empty text is a text', { argument: '' }, { kind: 'text', text: '' }],
    ['a name without ending is a text though a file has it', { argument: 'list' }, { kind: 'text', text: 'list' }],
    [
      'a locality is a text though a folder has its name',
      { argument: 'reservoir' },
      { kind: 'text', text: 'reservoir' },
    ],
    [
      'a name with an ending that no file has is a text',
      { argument: 'a.customer' },
      { kind: 'text', text: 'a.customer' },
    ],
    ['--text never means a file', { text: 'list.csv' }, { kind: 'text', text: 'list.csv' }],
    ['--file takes any name', { file: 'customers.dat' }, { kind: 'file', path: 'customers.dat' }],
    ['--file - is standard input', { file: '-' }, { kind: 'stdin' }],
    ['nothing is standard input when that is no terminal', {}, { kind: 'stdin' }],
  ])('%s', (_, given, wanted) => {
    expect(decide(given)).toEqual(wanted);
  });

  test.each<[string, Parameters<typeof decideInput>[0], number, RegExp]>([
    [
      'a file name that is not there is an error, never an address',
      { argument: 'gone.csv' },
      6,
      /there is no file gone\.csv; .*--text/,
    ],
    ['a compressed one too', { argument: '12 smith st.csv.gz' }, 6, /there is no file/],
    ['--file that is not there is an error', { file: 'gone' }, 6, /there is no file gone/],
    ['a folder is an error', { argument: 'folder.csv' }, 6, /is a folder/],
    ['a folder by its path is an error', { argument: './reservoir' }, 6, /is a folder/],
    ['the folder we are in is an error', { argument: '.' }, 6, /is a folder/],
    [
      'a path from here that is not there is an error',
      { argument: './customers' },
      6,
      /there is no file \.\/customers;/,
    ],
    ['a path from the folder above too', { argument: '../list/5' }, 6, /there is no file \.\.\/list\/5;/],
    [
      'a file by its path without ending is an error that says how',
      { argument: './customers.dat' },
      2,
      /--file \.\/customers\.dat/,
    ],
    [
      'a file by its name with another ending is no address',
      { argument: 'customers.dat' },
      2,
      /customers\.dat is a file of no known ending; read it with --file customers\.dat, or give --text/,
    ],
    [
      'an argument and --file is an error',
      { argument: 'list.csv', file: 'list.csv' },
      2,
      /an input argument and --file are both given/,
    ],
    ['an argument and --text is an error', { argument: 'x', text: 'y' }, 2, /both given/],
    ['--file and --text is an error', { file: 'list.csv', text: 'y' }, 2, /--file and --text/],
  ])('%s', (_, given, code, message) => {
    const error = failure(given);
    expect(error.exitCode).toBe(code);
    expect(error.message).toMatch(message);
  });

  test('nothing at a terminal is a usage error that says what to give', () => {
    const error = failure({}, true);
    expect(error.exitCode).toBe(2);
    expect(error.message).toMatch(/no input.*waypost cleanse --help/);
  });

  test.each(['week.zip', 'week.csv.bz2', './week'])('%s is named for what it is, not for its ending', (name) => {
    expect(failure({ argument: name === './week' ? name : `./${name}` }).code).toBe('UnknownEnding');
    expect(() => {
      refuseKindOf(name);
    }).toThrow(`${name} is a zip archive, which is not supported; unpack it first`);
  });

  test('A text and a file that is gone are of no other kind', () => {
    for (const name of ['customers.dat', 'gone.dat', 'folder.csv']) {
      expect(() => {
        refuseKindOf(name);
      }).not.toThrow();
    }
  });

  test.each([
    ['list', "'list' is taken for the text of one record; for the file of that name give --file list"],
    ['reservoir', "'reservoir' is taken for the text of one record; of the folder of that name give a file"],
    ['nowhere', undefined],
    ['', undefined],
    ['5/24 smith st', undefined],
  ])('%j, of which there may be a file, is said to be one: %j', (text, note) => {
    expect(noteOfFileNamed(text)).toBe(note);
  });
});
