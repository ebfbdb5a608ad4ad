// A bit of an installed set is turned: the answer is what it was, or the set is named and nothing is written.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Header } from '../../../src/data/file/format.js';
import { workdir, type Workdir } from '../../support/workdir.js';

const LINE = 'u5 24 smtih st reservoir 3073';

/** A folder with a copy of the sample data, and the file of its addresses. */
function copied(): { dir: Workdir; file: string; bytes: Buffer; sections: Header['sections'] } {
  const dir = workdir();
  cpSync(inject('sampleData'), join(dir.path, 'data'), { recursive: true });
  const file = join(
    dir.path,
    'data',
    readdirSync(join(dir.path, 'data')).find((name) => /^gnaf-.*\.wpd$/.test(name))!,
  );
  const bytes = readFileSync(file);
  const header = JSON.parse(bytes.subarray(Number(bytes.readBigUInt64LE(16))).toString('utf8')) as Header;
  return { dir, file, bytes, sections: header.sections.filter(({ length }) => length > 0) };
}

describe('one turned bit', () => {
  test('in any section changes no answer to one record: it is the same, or the set is named', async () => {
    const { dir, file, bytes, sections } = copied();
    const ask = (): ReturnType<Workdir['run']> => dir.run(['cleanse', LINE, '--json', '--data', 'data']);
    const right = await ask();
    expect(right.code).toBe(0);
    const named: string[] = [];
    for (const { name, offset } of sections) {
      const damaged = Buffer.from(bytes);
      damaged[offset]! ^= 1;
      writeFileSync(file, damaged);
      const is = await ask();
      if (is.code === 0) expect(is.stdout).toBe(right.stdout);
      else {
        expect(is).toMatchObject({ code: 6, stdout: '' });
        expect(is.stderr).toMatch(/gnaf-\w+\.wpd is damaged: section \S+ fails its checksum; 'waypost data verify'/);
        named.push(name);
      }
    }
    expect(named).toContain('localityName.text');
    expect(named).toContain('address.record');
  });

  test('ends a run with exit code 6, and no output takes its name', async () => {
    const { dir, file, bytes, sections } = copied();
    const record = sections.find(({ name }) => name === 'address.record')!;
    bytes[record.offset + 40]! ^= 1;
    writeFileSync(file, bytes);
    dir.write('in.csv', `address\n${`${LINE}\n`.repeat(50)}`);
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--data', 'data', '--quiet']);
    expect(code).toBe(6);
    expect(stderr).toMatch(/section address\.record fails its checksum.*waypost data import/);
    expect(dir.exists('out.csv')).toBe(false);
  });
});
