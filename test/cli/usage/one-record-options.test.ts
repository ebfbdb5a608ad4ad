// Which options go with the text of one record, which with a file, and which with a service.
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const LINE = '1 High St, Reservoir VIC';

describe('With the text of one record', () => {
  test.each(
    [
      '--input-format csv',
      '--delimiter ;',
      '--encoding utf-8',
      '--header 1',
      '--no-header',
      '--skip 1',
      '--map-only',
      '--address-group postal',
      '--strict-columns',
      '--map locality=Town',
      '--limit 1',
      '--sample 1',
      '--threads 1',
      '--require-data',
      '--format json',
      '--order review',
      '--output-encoding utf-8',
      '--bom',
      '--output-delimiter ;',
      '--protect-numbers',
      '--only verified',
      '--columns status',
      '--prefix x',
      '--on-clash rename',
      '--errors errors.csv',
      '--dropped dropped.csv',
      '--summary summary.json',
      '--resume',
      '--restart',
      '--dry-run',
    ].map((given) => [given]),
  )('%s is refused', async (given) => {
    const dir = workdir();
    const [option, ...value] = given.split(' ');
    const { code, stdout, stderr } = await dir.run(['parse', LINE, option!, ...value]);
    const said = `waypost: ${option} is for a file, not for the text of one record\n`;
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: said });
    expect(dir.list()).toEqual([]);
  });

  test.each(
    [
      '--source GNAF',
      '--locale au',
      '--country AU',
      '--case upper',
      '--data .',
      '--json',
      '--output out.txt',
      '--quiet',
      '--no-progress',
      '--log-format json',
      '--debug',
    ].map((given) => [given]),
  )('%s is taken', async (given) => {
    const dir = workdir();
    const { code, stderr } = await dir.run(['parse', LINE, ...given.split(' ')]);
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('Where no service is asked', () => {
  test.each(
    ['--rate 1', '--concurrency 1', '--timeout 1', '--retries 1', '--max-errors 1', '--cache .'].map((given) => [
      given,
    ]),
  )('%s is refused', async (given) => {
    const dir = workdir();
    dir.write('in.csv', `address\n"${LINE}"\n`);
    const { code, stdout, stderr } = await dir.run(['parse', 'in.csv', ...given.split(' ')]);
    const said = `waypost: ${given.split(' ')[0]} is for a service, and none is asked; give --endpoint\n`;
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: said });
  });
});
