// What waypost match refuses, and how it says so; and ids that do not tell records apart.
import { describe, expect, test } from 'vitest';
import { cellsOf, members, people } from './people.js';
import { workdir, type Workdir } from '../../support/workdir.js';

function files(): Workdir {
  const dir = workdir();
  dir.write('in.csv', people(20));
  dir.write('known.csv', members(20));
  dir.write('odd.csv', 'amount,customer_id\n12.50,1\n');
  dir.write('plan.toml', '[[step]]\noperation = "match"\n');
  return dir;
}

const PAIR = ['match', 'in.csv', '--reference', 'known.csv'];

describe('waypost match', () => {
  test.each<[string, readonly string[], number, string]>([
    [
      'nothing to compare with',
      ['match', 'in.csv'],
      2,
      'match compares a file with another, or with itself; give --reference FILE or --dedupe',
    ],
    ['both', [...PAIR, '--dedupe'], 2, '--reference and --dedupe are both given; give one of them'],
    [
      'a reference that is not there',
      ['match', 'in.csv', '--reference', 'no.csv'],
      6,
      'there is no file no.csv; check the name',
    ],
    ['a folder', ['match', 'in.csv', '--reference', '.'], 6, '. is a folder; give a file in it'],
    [
      'the file itself',
      ['match', 'in.csv', '--reference', './in.csv'],
      2,
      'is the input itself; give --dedupe in its place',
    ],
    [
      'decisions that are not there',
      [...PAIR, '--decided', 'no.csv'],
      2,
      '--decided no.csv: there is no such file; give a text file',
    ],
    ['a folder of decisions', [...PAIR, '--decided', '.'], 2, '--decided .: it is a folder; give a text file'],
    ['a stream for the reference', ['match', 'in.csv', '--reference', '-'], 2, '--reference - names no file'],
    [
      'standard input',
      ['match', '-', '--dedupe'],
      2,
      'match reads standard input before it answers; give the name of a file',
    ],
    [
      'columns without a reference',
      ['match', 'in.csv', '--dedupe', '--map-reference', 'id=x'],
      2,
      '--map-reference is for the file of --reference',
    ],
    [
      'a reference that says nothing',
      ['match', 'in.csv', '--reference', 'odd.csv'],
      2,
      "odd.csv: no column can be used for match; the columns are 'amount', 'customer_id'",
    ],
    [
      'a column that is not there',
      [...PAIR, '--map-reference', 'id=nix'],
      2,
      "known.csv: --map-reference id=nix: there is no column 'nix'",
    ],
    [
      'a field that is not there',
      [...PAIR, '--map-reference', 'nix=id'],
      2,
      "--map-reference nix=id: match has no field 'nix'",
    ],
    ['another level', [...PAIR, '--level', 'street'], 2, "'street' is none of individual, family, household, address"],
    [
      'a review in place of the input',
      [...PAIR, '-o', 'o.csv', '--review', 'in.csv'],
      2,
      'the input and --review are the same file in.csv',
    ],
    [
      'a review in place of the output',
      [...PAIR, '-o', 'o.csv', '--review', 'o.csv'],
      2,
      '--output and --review are the same file o.csv',
    ],
    [
      'a review in place of the reference',
      [...PAIR, '--review', 'known.csv'],
      2,
      'the file that it is compared with and --review are the same file known.csv',
    ],
    [
      'an output in place of the reference',
      [...PAIR, '-o', 'known.csv'],
      2,
      '--output and the file that it is compared with are the same file',
    ],
    ['a review into a stream', [...PAIR, '--review', '-'], 2, '--review - names no file'],
    [
      'a service',
      [...PAIR, '--endpoint', 'http://127.0.0.1:9'],
      2,
      'a call to a service takes 100 records at most; leave --endpoint out',
    ],
    [
      'what is for one record',
      [...PAIR, '--last-name', 'Muster'],
      2,
      '--last-name is for one record; in a file its columns say it',
    ],
    ['a plan without either', ['run', 'plan.toml', 'in.csv'], 2, 'give --reference FILE or --dedupe'],
  ])('refuses %s', async (_, args, code, message) => {
    const dir = files();
    const before = dir.list();
    const ended = await dir.run(args, { stdin: 'id,name\n1,Ada Muster\n' });
    expect(ended.stderr).toContain(message);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(dir.list()).toEqual(before);
  });

  test('refuses a review in place of the decisions', async () => {
    const dir = files();
    dir.write('d.csv', 'decision,from_id,to_id\n');
    const { code, stderr } = await dir.run([...PAIR, '--decided', 'd.csv', '--review', 'd.csv']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--decided and --review are the same file d.csv')]);
  });
});

describe('Ids that do not tell records apart', () => {
  test('are said, with the first rows, and of each row', async () => {
    const dir = workdir();
    dir.write(
      'in.csv',
      'id,name,address\n7,Ada Muster,"3 High Street, Reservoir"\n8,Leo Wattle,\n7,Rosa Mulga,\n,Uwe Vorlage,\n,,\n',
    );
    const { code, stderr } = await dir.run(['match', 'in.csv', '--dedupe', '-o', 'out.csv']);
    expect(code).toBe(0);
    expect(stderr).toContain(
      '2 rows of the file with the id of another row: rows 1, 3; their ids do not tell them apart\n',
    );
    expect(stderr).toContain('1 row of the file without an id: called by the number of the row\n');
    expect(
      cellsOf(dir.read('out.csv')).map((row) => row['match_messages']!.includes('another row has the same id')),
    ).toEqual([true, false, true, false, false]);
  });

  test('are not needed: rows are called by their number', async () => {
    const dir = workdir();
    const line = 'Ada Muster,1970-01-02,"3 High Street, Reservoir VIC 3073"\n';
    dir.write('in.csv', `name,dob,address\nLeo Wattle,1980-02-03,\n${line}${line}`);
    const { stderr } = await dir.run(['match', 'in.csv', '--dedupe', '-o', 'out.csv']);
    expect(stderr).toContain('the file has no ids: its records are called by the number of their row\n');
    expect(cellsOf(dir.read('out.csv')).map((row) => row['match_to_id'])).toEqual(['', '3', '2']);
  });
});
