// An import that is killed while its set, the catalogue or the removal of the old set is under way: the old set or the
// new one answers, whole, and the next import takes away what was left.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const HEAD = 'id,number,street,locality,state,postcode\n';
const OLD = 'A1,24,SMITH ST,RESERVOIR,VIC,3073\n';
const NEW = `${OLD}A2,26,SMITH ST,RESERVOIR,VIC,3073\n`;
const IMPORT = ['--source', 'CUSTOM_AU_1', '--data', 'data', '--no-progress'];

/** Kills its process before or after the first call that does something to a file of that name. */
const KILL_AT = `
const fs = require('node:fs');
const [operation, name, when] = process.env.KILL_AT.split(' ');
const real = fs[operation];
fs[operation] = function (file, ...rest) {
  const isIt = typeof file === 'string' && new RegExp(name).test(file);
  if (isIt && when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = real.call(fs, file, ...rest);
  if (isIt && when === 'after') process.kill(process.pid, 'SIGKILL');
  return result;
};
`;

describe('An import that is killed', { timeout: 60_000 }, () => {
  test.each([
    ['when the file of its set was opened', String.raw`openSync incoming.*\.tmp$ after`, 1],
    ['before its set has its name', String.raw`renameSync incoming-\d+\.wpd$ before`, 1],
    ['before the catalogue is written', String.raw`writeFileSync catalogue before`, 1],
    ['when the catalogue was written beside its place', String.raw`writeFileSync catalogue after`, 1],
    ['when the catalogue has its place', String.raw`renameSync catalogue after`, 2],
    ['when the old set was removed', String.raw`rmSync custom after`, 2],
  ])('%s leaves one that is whole', async (_, killAt, addresses) => {
    const dir = workdir();
    dir.write('old.csv', HEAD + OLD);
    dir.write('new.csv', HEAD + NEW);
    dir.write('kill-at.cjs', KILL_AT);
    await dir.run(['data', 'import', 'csv', 'old.csv', ...IMPORT]);
    const env = { KILL_AT: killAt, NODE_OPTIONS: `--require=${join(dir.path, 'kill-at.cjs')}` };
    const { code } = await dir.runProcess(['data', 'import', 'csv', 'new.csv', ...IMPORT], { env });
    expect(code).toBe(null);
    const { stdout } = await dir.run(['data', 'list', '--data', 'data', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ sets: [{ source: 'CUSTOM_AU_1', addresses }] });
    expect(await dir.run(['data', 'verify', '--data', 'data'])).toMatchObject({ code: 0 });
    expect(await dir.run(['data', 'import', 'csv', 'new.csv', ...IMPORT])).toMatchObject({ code: 0 });
    const { stdout: names } = await dir.shell('ls data');
    expect(names).toMatch(/^catalogue\.json\ncustom_au_1-[0-9a-f]{8}\.wpd\n$/);
  });
});
