// No output takes the place of what the run is made of beside its input: its plan, the installed data, and files that
// options name.
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';

const CUSTOMERS = 'id,address\n1,"24 Smith St, Reservoir VIC 3073"\n';

function files(): Workdir {
  const dir = workdir();
  dir.write('in.csv', CUSTOMERS);
  dir.write('known.csv', CUSTOMERS);
  dir.write('blocked.txt', 'example.com\n');
  dir.write('plan.toml', '[[step]]\noperation = "parse"\n[[step]]\noperation = "cleanse"\n');
  cpSync(inject('sampleData'), join(dir.path, 'data'), { recursive: true });
  dir.write('data/suppression.key', 'a key\n');
  return dir;
}

const LINE = '24 Smith St, Reservoir VIC 3073';
const PLAN = ['run', 'plan.toml', 'in.csv'];

describe('What a run is made of is not written over:', () => {
  test.each<[what: string, file: string, args: readonly string[], both: string]>([
    ['the plan by the output', 'plan.toml', [...PLAN, '-o', 'plan.toml'], 'the plan and --output'],
    [
      'the plan by refused rows',
      'plan.toml',
      [...PLAN, '-o', 'x.csv', '--errors', 'plan.toml'],
      'the plan and --errors',
    ],
    [
      'the plan by the summary',
      'plan.toml',
      [...PLAN, '-o', 'x.csv', '--summary', 'plan.toml'],
      'the plan and --summary',
    ],
    [
      'the catalogue',
      'data/catalogue.json',
      ['parse', 'in.csv', '-o', 'data/catalogue.json'],
      'address data and --output',
    ],
    ['a key', 'data/suppression.key', ['parse', 'in.csv', '-o', 'data/suppression.key'], 'address data and --output'],
    [
      'the catalogue by one answer',
      'data/catalogue.json',
      ['cleanse', LINE, '-o', 'data/catalogue.json'],
      'address data and --output',
    ],
    [
      'the reference of one record by its answer',
      'known.csv',
      ['match', LINE, '--reference', 'known.csv', '-o', 'known.csv'],
      '--reference and --output',
    ],
    [
      'a block list by one answer',
      'blocked.txt',
      ['validate-email', 'a@example.com', '--block-list', 'blocked.txt', '-o', 'blocked.txt'],
      '--block-list and --output',
    ],
  ])('%s', async (_, file, args, both) => {
    const dir = files();
    const before = dir.read(file);
    const { code, stderr } = await dir.run(args, { env: { WAYPOST_DATA: join(dir.path, 'data') } });
    expect([code, stderr]).toEqual([2, `waypost: ${both} are the same file ${file}; give them different names\n`]);
    expect(dir.read(file)).toBe(before);
  });

  test('Another file beside the data is written', async () => {
    const dir = files();
    const { code } = await dir.run(['parse', 'in.csv', '-o', 'data/out.csv', '--quiet'], {
      env: { WAYPOST_DATA: join(dir.path, 'data') },
    });
    expect(code).toBe(0);
    expect(dir.exists('data/out.csv')).toBe(true);
  });
});

test('A journal whose name is a link is written nowhere else', async () => {
  const dir = files();
  symlinkSync('elsewhere', join(dir.path, 'out.csv.journal'));
  const { code, stderr } = await dir.run(['parse', 'in.csv', '-o', 'out.csv', '--quiet']);
  expect([code, stderr]).toEqual([
    7,
    `waypost: ${join(dir.path, 'out.csv.journal')} is in the way: it is a link; move it away\n`,
  ]);
  expect([dir.exists('elsewhere'), dir.exists('out.csv')]).toEqual([false, false]);
  expect((await dir.run(['parse', 'in.csv', '-o', 'out.csv', '--quiet', '--restart'])).code).toBe(0);
  expect([dir.exists('elsewhere'), dir.exists('out.csv')]).toEqual([false, true]);
});
