// The command line as the client of waypost serve: its answers are those of this machine.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../support/service/remote-run.js';
import { servedWorkdir } from '../../support/service/served-workdir.js';
import { root, workdir, type Finished } from '../../support/workdir.js';
import { list } from './address-file.js';

const FIXTURE = join(root, 'fixtures/customers.csv');

/** What is said but for where data is missing, and who can bring it. */
const said = ({ stderr }: Finished): string => stderr.replace(/(are not installed).*/, '$1');

describe('Against waypost serve', () => {
  test('a file comes out as it does on this machine, byte for byte, from every command', async () => {
    const dir = workdir();
    const { env } = await servedWorkdir(dir);
    const lines = list([
      '5/24 smtih st reservoir 3073',
      '1 nowhere st',
      '',
      'PO Box 1 Reservoir',
      '24 Smith St Reservoir VIC 3073',
    ]);
    dir.write('in.csv', lines);
    dir.write('ids.csv', 'id\nAU|GNAF|GAVIC1\nAU|GNAF|NONE\n');
    const ways = [
      ['cleanse', FIXTURE],
      ['cleanse', FIXTURE, '--format', 'jsonl'],
      ['cleanse', 'in.csv', '--feature', 'exposeAttributes=1'],
      ['cleanse', 'in.csv', '--country', 'NZ'],
      ['parse', 'in.csv'],
      ['parse', 'in.csv', '--locale', 'nz'],
      ['geocode', 'in.csv', '--country', 'AU'],
      ['find', 'in.csv', '--country', 'AU', '--all'],
      ['lookup', 'street', 'in.csv', '--map', 'street=address'],
      ['retrieve', 'ids.csv'],
    ];
    for (const [i, args] of ways.entries()) {
      const here = await dir.run([...args, '-o', `here-${i}`, '--quiet']);
      const there = await dir.run([...args, '-o', `there-${i}`, '--quiet'], { env });
      expect([args.join(' '), there.code, said(there)]).toEqual([args.join(' '), here.code, said(here)]);
      expect(dir.read(`there-${i}`)).toBe(dir.read(`here-${i}`));
    }
  }, 120_000);

  test('one record and a list answer as they do on this machine', async () => {
    const dir = workdir();
    const { env } = await servedWorkdir(dir);
    for (const args of [
      ['cleanse', '5/24 smtih st reservoir 3073'],
      ['cleanse', ''],
      ['parse', '1 king st perth'],
      ['find', '24 smith', '--country', 'AU'],
      ['find', 'a', '--country', 'XX'],
      ['retrieve', 'AU|GNAF|NONE'],
      ['cleanse', 'a', '--source', 'NZPAF'],
      ['types', 'street'],
      ['types', 'street', '--json', '--locale', 'nz'],
      ['types', 'postal', '--source', 'NZPAF'],
    ]) {
      const here = await dir.run(args);
      const there = await dir.run(args, { env });
      expect([args.join(' '), there]).toEqual([args.join(' '), here]);
    }
  }, 120_000);

  test('a wrong credential ends the run with exit code 4, and is in no message', async () => {
    const dir = workdir();
    const { url } = await servedWorkdir(dir);
    dir.write('in.csv', list(addresses(300)));
    for (const env of [
      { WAYPOST_CREDENTIAL: 'tester:wr0ng-s3cret' },
      { WAYPOST_USER: 'nobody', WAYPOST_CREDENTIAL: 'wr0ng-s3cret' },
    ]) {
      const { code, stdout, stderr } = await dir.run(
        ['cleanse', 'in.csv', '--endpoint', url, '--debug', '-o', 'out.csv'],
        { env },
      );
      expect([code, stdout]).toEqual([4, '']);
      expect(stderr).toContain('check WAYPOST_USER and its credential');
      expect(stderr).not.toMatch(
        new RegExp(`wr0ng|${Buffer.from('tester:wr0ng-s3cret').toString('base64').slice(0, 20)}`),
      );
      expect(dir.list()).not.toContain('out.csv');
    }
  });
});
