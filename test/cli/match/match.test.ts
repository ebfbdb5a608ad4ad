// waypost match: a file against a reference, and against itself.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cellsOf, members, people } from './people.js';
import { root, workdir, type Workdir } from '../../support/workdir.js';

/** A folder with the customers and members of fixtures, and larger files of the same kind. */
function files(): Workdir {
  const dir = workdir();
  for (const name of ['customers.csv', 'members.csv']) {
    dir.write(name, readFileSync(join(root, 'fixtures/match', name), 'utf8'));
  }
  dir.write('people.csv', people(300));
  dir.write('known.csv', members(300));
  return dir;
}

interface MatchSummary {
  readonly rows: Record<string, number>;
  readonly statuses: Record<string, number>;
  readonly compared: {
    readonly rows: number;
    readonly level: string;
    readonly reference?: { readonly name: string; readonly sha256: string; readonly rows: number };
  };
  readonly warnings: readonly string[];
}

describe('waypost match with a reference', () => {
  test('leaves the rows as they are and says of each which record of the reference it is', async () => {
    const dir = files();
    const { code, stderr } = await dir.run(['match', 'customers.csv', '--reference', 'members.csv', '-o', 'out.csv']);
    expect(code).toBe(0);
    const out = dir.read('out.csv');
    const input = dir.read('customers.csv').trimEnd().split('\n');
    out
      .trimEnd()
      .split('\n')
      .forEach((line, i) => expect(line.startsWith(input[i]!)).toBe(true));
    const rows = cellsOf(out);
    expect(rows[0]).toMatchObject({ match_status: 'matched', match_to_id: 'M10', match_count: '1' });
    expect(rows[1]).toMatchObject({ match_status: 'matched', match_to_id: 'M11' });
    expect(rows[5]).toMatchObject({ match_status: 'rejected', match_to_id: '' });
    expect(rows[7]).toMatchObject({ match_status: 'unmatched', match_to_id: '' });
    expect(stderr).toContain("fullAddress from 'street_address', townCity from 'town', id from 'member_no'");
    expect(stderr).toMatch(/^level individual; compared by .*given name/m);
  });

  test('says in the summary what was compared, by the checksum of the reference', async () => {
    const dir = files();
    await dir.run(['match', 'people.csv', '--reference', 'known.csv', '-o', 'out.csv', '--summary', 's.json']);
    const summary = JSON.parse(dir.read('s.json')) as MatchSummary;
    expect(summary.compared).toMatchObject({
      rows: 300,
      level: 'individual',
      reference: {
        name: 'known.csv',
        sha256: createHash('sha256').update(dir.read('known.csv')).digest('hex'),
        rows: 300,
      },
    });
    const { matched = 0, possible = 0, unmatched = 0, rejected = 0 } = summary.statuses;
    expect(matched + possible + unmatched + rejected).toBe(300);
    expect(matched).toBeGreaterThan(70);
    const rows = cellsOf(dir.read('out.csv'));
    const right = rows.filter((row) => row['match_class'] === 'I1').map((row) => [row['id'], row['match_to_id']]);
    for (const [id, to] of right) expect(to).toBe(id!.replace('P', 'R'));
  });

  test('takes columns of either file as they are told', async () => {
    const dir = files();
    dir.write('odd.csv', 'x,y,z\nR1,Margaret Citizen,"5/24 Smith Street, Reservoir VIC 3073"\n');
    const told = ['--map-reference', 'id=x', '--map-reference', 'name=y', '--map-reference', 'fullAddress=z'];
    await dir.run(['match', 'customers.csv', '--reference', 'odd.csv', ...told, '--map', 'email=', '-o', 'out.csv']);
    expect(cellsOf(dir.read('out.csv'))[0]).toMatchObject({ match_to_id: 'R1' });
  });

  test('is a step of a plan, with a review of its own', async () => {
    const dir = files();
    dir.write(
      'plan.toml',
      '[[step]]\noperation = "parse"\ncolumns = ["status"]\n[[step]]\noperation = "match"\n' +
        'reference = "members.csv"\n' +
        'level = "individual"\none-to-one = true\nexplain = true\nreview = "review.csv"\n' +
        'map-reference = { fullAddress = ["street_address", "town"] }\ncolumns = ["status", "to_id", "evidence"]\n',
    );
    const { code, stderr } = await dir.run(['run', 'plan.toml', 'customers.csv', '-o', 'out.csv']);
    expect(stderr).toContain("fullAddress from 'street_address' + 'town'");
    expect(code).toBe(0);
    expect(cellsOf(dir.read('out.csv'))[0]).toMatchObject({ match_status: 'matched', match_to_id: 'M10' });
    expect(cellsOf(dir.read('out.csv'))[0]!['match_evidence']).toContain('surname same');
    expect(dir.read('review.csv')).toMatch(
      /^decision,class,probability,from_id,to_id,from_record,to_record,evidence\n/,
    );
  });

  test('writes the whole answer into JSON', async () => {
    const dir = files();
    const { stdout } = await dir.run([
      'match',
      'customers.csv',
      '--reference',
      'members.csv',
      '--explain',
      '--format',
      'jsonl',
      '--quiet',
    ]);
    const [first] = stdout.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as { match?: unknown })));
    expect(first!.match).toMatchObject({ status: 'matched', toId: 'M10', all: [{ toId: 'M10' }], messages: [] });
  });
});

describe('waypost match --dedupe', () => {
  const twice = (): Workdir => {
    const dir = files();
    dir.write('all.csv', people(200) + members(200).replace(/^.*\n/, ''));
    return dir;
  };

  test('puts records that are one into clusters, and --golden writes one of each', async () => {
    const dir = twice();
    await dir.run(['match', 'all.csv', '--dedupe', '--cluster', '-o', 'out.csv']);
    const rows = cellsOf(dir.read('out.csv'));
    const clusters = new Map<string, number>();
    for (const { match_cluster: name = '' } of rows) {
      if (name !== '') clusters.set(name, (clusters.get(name) ?? 0) + 1);
    }
    expect(clusters.size).toBeGreaterThan(45);
    for (const records of clusters.values()) expect(records).toBeGreaterThan(1);
    await dir.run(['match', 'all.csv', '--dedupe', '--golden', '-o', 'golden.csv', '--summary', 's.json']);
    const golden = cellsOf(dir.read('golden.csv'));
    const left = [...clusters.values()].reduce((sum, records) => sum + records - 1, 0);
    expect(golden.length).toBe(rows.length - left);
    expect(golden.filter((row) => row['match_golden'] === 'yes').length).toBe(clusters.size);
    const { rows: counted } = JSON.parse(dir.read('s.json')) as MatchSummary;
    expect(counted).toMatchObject({ read: 400, written: 400 - left, dropped: left, refused: 0 });
  });

  test('gives a row for each match with --all', async () => {
    const dir = workdir();
    const row = (id: number): string => `${id},Jane Citizen,1970-01-02,"5/24 Smith Street, Reservoir VIC 3073"`;
    dir.write('three.csv', `id,name,dob,address\n${[1, 2, 3].map(row).join('\n')}\n`);
    await dir.run(['match', 'three.csv', '--dedupe', '--all', '-o', 'out.csv']);
    const pairs = cellsOf(dir.read('out.csv')).map((one) => `${one['id']}${one['match_to_id']}`);
    expect(pairs.sort()).toEqual(['12', '13', '21', '23', '31', '32']);
  });
});
