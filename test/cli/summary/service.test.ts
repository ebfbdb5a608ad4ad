// What a service answers is summed up as what this machine answers; data that it lacks is its operator's concern.
import { expect, test } from 'vitest';
import { servedWorkdir } from '../../support/service/served-workdir.js';
import { workdir } from '../../support/workdir.js';

const ROWS = 'address\n"24 Smith Street, Reservoir VIC 3073"\n';

test('Rows that a service has no data for are told of, or end the run that requires it', async () => {
  const dir = workdir();
  dir.write('in.csv', ROWS);
  dir.write('out.csv', 'good\n');
  const { env, url } = await servedWorkdir(dir, [], { WAYPOST_DATA: '', XDG_DATA_HOME: '' });
  const args = ['cleanse', 'in.csv', '-o', 'out.csv', '--no-progress', '--quiet'];
  const missing = `1 row belongs to a country whose addresses are not installed at ${url}: 1 AU`;
  const required = await dir.run([...args, '--require-data'], { env: { ...env, WAYPOST_DATA: '' } });
  expect([required.code, required.stderr, dir.read('out.csv')]).toEqual([
    2,
    `waypost: --require-data: ${missing} (the first is line 2: 24 Smith Street, Reservoir VIC 3073); its operator ` +
      'can import them; or leave --require-data out; nothing is written; the answers so far are kept: run the same ' +
      'command without --require-data to continue\n',
    'good\n',
  ]);
  const told = await dir.run(args, { env: { ...env, WAYPOST_DATA: '' } });
  expect([told.code, told.stderr]).toEqual([0, `waypost: warning: ${missing}; its operator can import them\n`]);
  expect(dir.read('out.csv')).toContain('NO_ADDRESS_DATA');
});
