// One record of waypost match, compared with a reference file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';

function members(): Workdir {
  const dir = workdir();
  dir.write('members.csv', readFileSync(join(root, 'fixtures/match/members.csv'), 'utf8'));
  return dir;
}

const PEG = ['match', 'U5 24 Smith St Reservoir VIC 3073', '--first-name', 'Margaret', '--last-name', 'Citizen'];
const BORN = ['--date-of-birth', '1961-04-02', '--phone', '0491 570 156'];

describe('waypost match with the text of a record', () => {
  test('answers the records of the reference that it is, best first', async () => {
    const { code, stdout, stderr } = await members().run([...PEG, ...BORN, '--reference', 'members.csv']);
    expect(code).toBe(0);
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    expect(answer).toMatchObject({ status: 'matched', toId: 'M10', all: [{ toId: 'M10' }] });
    expect(stderr).not.toContain('has no ids');
    expect(stderr).toContain("fullAddress from 'street_address'");
  });

  test('takes a record of options alone, on a terminal', async () => {
    const dir = members();
    const args = ['match', '--name', 'Yusuf Muster', '--date-of-birth', '9/9/1996', '--reference', 'members.csv'];
    const { code, stdout } = await dir.run([...args, '--quiet'], { columns: 100 });
    expect(code).toBe(0);
    expect(stdout).toContain('M15');
  });

  test.each<[string, readonly string[], string]>([
    ['without a reference', PEG, 'import one with "waypost data import reference FILE", or give --reference FILE'],
    ['with --dedupe', [...PEG, '--dedupe'], '--dedupe is for a file, not for the text of one record'],
    [
      'with nothing said',
      ['match', ' ', '--reference', 'members.csv'],
      'the text is empty: there is nothing to compare',
    ],
    [
      'with a review',
      [...PEG, '--reference', 'members.csv', '--review', 'r.csv'],
      '--review is for a file, not for the text of one record',
    ],
    [
      'with clusters',
      [...PEG, '--reference', 'members.csv', '--cluster'],
      '--cluster is for a file, not for the text of one record',
    ],
  ])('is refused %s', async (_, args, message) => {
    const { code, stderr } = await members().run(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
