// match with an installed reference: one record, and the nearest of those that were imported.
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../src/contract/operations/match-record.js';
import { match } from '../../src/contract/operations/match.js';
import type { MatchedPair } from '../../src/contract/schema/match.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { workdir, type Finished, type Workdir } from '../support/workdir.js';

const MEMBERS = `id,address,phone,email
r1,"220 George St SYDNEY 2000",(02) 1234 5678,
r2,"Unit 6, 24 Smith Street, Reservoir 3073",,
r3,"Flat 5 24 Smith Street, Reservoir VIC 3073",,jdoe@googlemail.com
r4,"P.O. Box 12 Reservoir VIC",,
r5,,,
`;

function folder(text = MEMBERS): Workdir {
  const dir = workdir();
  dir.write('members.csv', text);
  return dir;
}
const imported = (dir: Workdir, ...args: readonly string[]): Promise<Finished> =>
  dir.run(['data', 'import', 'reference', 'members.csv', '--data', 'data', ...args]);

async function ask(
  dir: Workdir,
  from: MatchRecord,
  featureOptions: Record<string, string>,
): Promise<{ payload: MatchedPair[]; messages: readonly string[] }> {
  const engine = await openLocalEngine({ dataDir: `${dir.path}/data` });
  try {
    return (await engine.run(match, { payload: [{ from: [from] }], featureOptions })) as never;
  } finally {
    await engine.close();
  }
}

const at = (fullAddress: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id: 'c',
  addresses: [{ fullAddress }],
  ...more,
});
const said = ({ payload }: { payload: readonly MatchedPair[] }): string[] =>
  payload.map(({ toId, entityResults: [result] }) => `${toId} ${result?.assignedMatchClass}`);

describe('An imported reference', () => {
  it('answers the nearest records of the reference, the surest first', async () => {
    const dir = folder();
    const { code, stderr } = await imported(dir);
    expect([code, stderr]).toEqual([0, expect.stringContaining('REFERENCE_MEMBERS: 4 records to match with')]);
    expect(stderr).toContain('left out: 1 rows that say nothing to compare by');
    const units = at('5/24 Smith St Reservoir', { emails: [{ address: 'J.Doe@gmail.com' }] });
    expect(said(await ask(dir, units, { reference: 'members' }))).toEqual(['r3 H1', 'r2 G5']);
    const level = at('level 2, 220 george street, sydney nsw');
    expect(said(await ask(dir, level, { reference: '' }))).toEqual(['r1 G2']);
    expect(said(await ask(dir, at('1 Nowhere Lane, Perth'), { reference: 'MEMBERS' }))).toEqual([]);
  });

  it('is asked without records beside, which may be said by an empty list', async () => {
    const dir = folder();
    await imported(dir);
    const engine = await openLocalEngine({ dataDir: `${dir.path}/data` });
    const asked = (to: readonly MatchRecord[]): Promise<unknown> =>
      engine.run(match, { payload: [{ from: [at('PO Box 12 Reservoir')], to }], featureOptions: { reference: '' } });
    try {
      expect(await asked([])).toMatchObject({ payload: [{ toId: 'r4' }] });
      await expect(asked([at('PO Box 12 Reservoir')])).rejects.toMatchObject({ kind: 'bad-request' });
    } finally {
      await engine.close();
    }
  });

  it('says what the record and the evidence are where that is asked for', async () => {
    const dir = folder();
    await imported(dir);
    const { payload } = await ask(dir, at('PO Box 12 Reservoir'), { reference: '', explain: '1' });
    expect(payload).toMatchObject([{ toId: 'r4', toText: 'r4, P.O. Box 12 Reservoir VIC' }]);
    const [without] = (await ask(dir, at('PO Box 12 Reservoir'), { reference: '' })).payload;
    expect(without).not.toHaveProperty('toText');
  });

  it('takes the place of that of the same name, and stands beside others', async () => {
    const dir = folder();
    await imported(dir);
    await imported(dir, '--name', 'other');
    dir.write('members.csv', MEMBERS.replace('r1', 'new'));
    await imported(dir);
    const here = at('220 George Street, Sydney 2000');
    expect(said(await ask(dir, here, { reference: 'members' }))).toEqual(['new G1']);
    expect(said(await ask(dir, here, { reference: 'other' }))).toEqual(['r1 G1']);
    await expect(ask(dir, here, { reference: '' })).rejects.toMatchObject({
      kind: 'source-not-installed',
      message: expect.stringMatching(/not named: (members, other|other, members) are in .*; give the name/) as string,
    });
    await expect(ask(dir, here, { reference: 'third' })).rejects.toThrow('no reference third is installed');
  });

  it.each([
    [
      'two rows of one id',
      'id,address\n1,1 High St Reservoir\n1,2 High St Reservoir\n',
      6,
      'rows 1 and 2 have the same id 1',
    ],
    ['nothing to compare', 'id,address\n1,\n', 6, 'no row says anything to compare by'],
  ])('is refused with %s', async (_, text, code, message) => {
    const dir = folder(text);
    const { code: got, stderr } = await imported(dir);
    expect([got, stderr]).toEqual([code, expect.stringContaining(message)]);
    expect(dir.list().filter((name) => name.endsWith('.wpd'))).toEqual([]);
  });

  it('answers one record on the command line, by its name or as the only one', async () => {
    const dir = folder();
    await imported(dir);
    const args = ['match', 'level 2 220 george st sydney', '--data', 'data', '--json'];
    for (const more of [[], ['--reference', 'members']]) {
      const { code, stdout } = await dir.run([...args, ...more]);
      expect([code, JSON.parse(stdout)]).toEqual([
        0,
        expect.objectContaining({ status: 'matched', matchClass: 'G2', toId: 'r1', count: 1 }) as unknown,
      ]);
    }
    const units = await dir.run(['match', '24 smith st reservoir', '--data', 'data', '--last-name', 'Doe']);
    expect(JSON.parse(units.stdout)).toMatchObject({
      status: 'possible',
      all: [{ toId: 'r2' }, { toId: 'r3' }],
      messages: [expect.stringContaining('names are not compared with an installed reference') as string],
    });
    const none = await dir.run(['match', '24 smith st reservoir', '--data', 'nothing']);
    expect(none.code).toBe(2);
  });
});
