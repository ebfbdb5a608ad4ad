// A file that cannot be written: the message names the option that gives that very file another place.
import { expect, test } from 'vitest';
import { workdir } from '../support/workdir.js';

test.each([
  ['--output', ['--output', 'none/out.csv']],
  ['--errors', ['--output', 'out.csv', '--errors', 'none/refused.csv']],
  ['--summary', ['--output', 'out.csv', '--summary', 'none/summary.json']],
])('in a folder that is not there, %s is named', async (option, args) => {
  const dir = workdir();
  dir.write('in.csv', 'address\n24 smith st\n');
  const { code, stderr } = await dir.run(['parse', 'in.csv', '--quiet', ...args]);
  expect(stderr).toBe(
    `waypost: ${args.at(-1)} cannot be written: its folder does not exist; choose another place with ${option}\n`,
  );
  expect([code, dir.list()]).toEqual([7, ['in.csv']]);
});
