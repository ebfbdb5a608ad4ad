// How a G-NAF release may be written, and what an import makes of it.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESS_WORDS, WORD } from '../../../src/data/addresses/read/address-set.js';
import type { buildGnaf } from '../../../src/data/import/gnaf/build.js';
import { changedRelease, fixture, releaseFile, standard, temporaryFolder, zipOf } from '../support/release.js';
import { built, described } from './built.js';
import { rename, reversed, turned } from './table-changes.js';

describe('an import', () => {
  it('gives the same bytes from the same rows in any order', async () => {
    const names = fs.readdirSync(standard).map((name) => name.replace('_psv.psv', ''));
    const one = await built();
    const again = await built();
    const other = await built([changedRelease(Object.fromEntries(names.map((name) => [name, reversed])))]);
    expect(again.checksum).toBe(one.checksum);
    expect(fs.readFileSync(again.file).equals(fs.readFileSync(one.file))).toBe(true);
    expect(fs.readFileSync(other.file).equals(fs.readFileSync(one.file))).toBe(true);
  });

  it('reads a release by its folder at any level, by its zip, and in parts', async () => {
    const { checksum, meta } = await built();
    const folder = temporaryFolder();
    const zip = path.join(folder, 'g-naf_feb26_gda2020.zip');
    zipOf(fixture, zip);
    expect((await built([zip])).checksum).toBe(checksum);
    expect((await built([path.dirname(standard)])).checksum).toBe(checksum);
    expect((await built([path.join(fixture, 'g-naf_feb26_sample_gda2020_psv', 'G-NAF')])).checksum).toBe(checksum);
    expect(meta).toMatchObject({
      source: 'GNAF',
      country: 'AU',
      release: 'FEBRUARY 2026',
      datum: 'GDA2020',
      states: ['NSW', 'VIC'],
    });
    const parts = temporaryFolder();
    for (const state of ['NSW', 'VIC']) {
      fs.cpSync(standard, path.join(parts, `${state} gda2020`, 'G-NAF FEBRUARY 2026', 'Standard'), {
        recursive: true,
        filter: (name) => !name.endsWith('.psv') || path.basename(name).startsWith(state),
      });
    }
    const apart = await built(['NSW', 'VIC'].map((state) => path.join(parts, `${state} gda2020`)));
    expect(apart.meta.counts).toEqual(meta.counts);
  });

  it('takes only the states asked for', async () => {
    const { meta, set } = await built([fixture], { states: ['nsw'] });
    expect(meta.states).toEqual(['NSW']);
    expect(set.localityNames.find('RESERVOIR')).toBe(-1);
    expect(set.localityCount).toBe(3);
  });

  it('takes the datum that is asked for, and says when it had to assume one', async () => {
    expect((await built([fixture], { datum: 'GDA94' })).meta.datum).toBe('GDA94');
    const plain = temporaryFolder();
    fs.cpSync(path.join(fixture, 'g-naf_feb26_sample_gda2020_psv'), plain, { recursive: true });
    expect((await built([plain])).notes).toContain('no folder or file name says GDA94 or GDA2020: taken as GDA94');
  });

  it('does without the optional tables and says what is missing', async () => {
    const optional = [
      'ADDRESS_DEFAULT_GEOCODE',
      'LOCALITY_ALIAS',
      'PRIMARY_SECONDARY',
      'ADDRESS_MESH_BLOCK_2021',
      'ADDRESS_MESH_BLOCK_2016',
      'STREET_LOCALITY_ALIAS',
      'LOCALITY_POINT',
      'STREET_LOCALITY_POINT',
      'ADDRESS_ALIAS',
      'LOCALITY_NEIGHBOUR',
    ];
    const there = new Set(fs.readdirSync(standard));
    const names = optional
      .flatMap((table) => ['NSW', 'VIC'].map((state) => `${state}_${table}`))
      .filter((name) => there.has(`${name}_psv.psv`));
    const authorities = ['STREET_SUFFIX', 'FLAT_TYPE', 'LEVEL_TYPE', 'STREET_TYPE'].map(
      (name) => `Authority_Code_${name}_AUT`,
    );
    const { set, notes } = await built([
      changedRelease(Object.fromEntries([...names, ...authorities].map((name) => [name, () => undefined]))),
    ]);
    for (const table of [
      'ADDRESS_DEFAULT_GEOCODE',
      'LOCALITY_ALIAS',
      'PRIMARY_SECONDARY',
      'ADDRESS_MESH_BLOCK',
      'Authority_Code_FLAT_TYPE_AUT',
    ]) {
      expect(notes.join('\n')).toContain(table);
    }
    expect(set.addressCount).toBe(375);
    // The built-in vocabulary reads the codes that the release's own tables would.
    expect(set.suffixes).toEqual(['', 'NORTH', 'SOUTH']);
    const flats = new Set(Array.from({ length: set.unitCount }, (_, id) => set.unit(id).flatType));
    expect([...flats].toSorted()).toEqual(['', 'APARTMENT', 'FACTORY', 'FLAT', 'SHOP', 'SUITE', 'UNIT', 'VILLA']);
  });

  it('falls back on the mesh blocks of 2016', async () => {
    const { set } = await built([
      changedRelease({ NSW_ADDRESS_MESH_BLOCK_2021: () => undefined, VIC_ADDRESS_MESH_BLOCK_2021: () => undefined }),
    ]);
    const block = set.street(0);
    expect(set.meshBlock(block.words[block.start + WORD.meshBlock]!)).toMatch(/^\d{11}$/);
  });

  it('reads tables with LF, a byte order mark, quotes, columns in another order, no newline at the end', async () => {
    const { file } = await built();
    const other = await built([
      changedRelease({
        VIC_ADDRESS_DETAIL: (text) => text.replaceAll('\r\n', '\n'),
        VIC_LOCALITY: (text) => `\ufeff${text}`,
        NSW_LOCALITY: turned(1),
        VIC_STREET_LOCALITY: (text) =>
          text
            .split('\r\n')
            .filter(Boolean)
            .map((line) =>
              line
                .split('|')
                .map((cell) => `"${cell}"`)
                .join('|'),
            )
            .join('\r\n'),
      }),
    ]);
    expect(fs.readFileSync(other.file).equals(fs.readFileSync(file))).toBe(true);
  });

  it('turns a range round that is written backwards, drops one to itself, and keeps 10A-10C', async () => {
    const release = changedRelease({
      VIC_ADDRESS_DETAIL: (text) => text.replace('|28|||32||', '|32|||28||').replace('|103|||107||', '|103|||103||'),
    });
    const { set } = await built([release]);
    const numbers = (street: string): string[] => {
      const id = set.streetNames.find(street);
      const found: string[] = [];
      for (let entry = set.nameEntryStart[id]!; entry < set.nameEntryStart[id + 1]!; entry++) {
        const { words, start, count } = set.street(set.entryStreet[set.nameEntry[entry]!]! >>> 1);
        for (let i = 0; i < count; i++) {
          const first = words[start + i * ADDRESS_WORDS]!;
          const form = set.numberForms[words[start + i * ADDRESS_WORDS + 1]! >>> 16]!;
          found.push(`${first}${form.suffix}${form.isRange ? `-${first + form.lastDelta}${form.lastSuffix}` : ''}`);
        }
      }
      return found;
    };
    expect(numbers('SMITH')).toContain('28-32');
    expect(numbers('HIGH')).toContain('103');
    expect(numbers('HIGH')).not.toContain('103-103');
    expect(numbers('GOLDFIELD')).toContain('12A-12C');
    expect(numbers('SMITH')).toContain('36-36A');
  });

  it('keeps a street type code that nobody knows', async () => {
    const { set } = await built([
      changedRelease({ VIC_STREET_LOCALITY: (text) => text.replace('|AVENUE|ROAD|', '|AVENUE|ZIGGURAT|') }),
    ]);
    expect(set.types).toContain('ZIGGURAT');
  });

  it('keeps ids of any form: without digits, with leading zeros, of more prefixes than can be packed', async () => {
    const tables = [
      'ADDRESS_DETAIL',
      'ADDRESS_DEFAULT_GEOCODE',
      'ADDRESS_MESH_BLOCK_2021',
      'PRIMARY_SECONDARY',
      'ADDRESS_ALIAS',
    ].flatMap((table) => [`NSW_${table}`, `VIC_${table}`]);
    const { set: plain } = await built();
    const { set } = await built([changedRelease(Object.fromEntries(tables.map((table) => [table, rename])))]);
    for (let address = 0; address < plain.addressCount; address++) {
      const pid = rename(plain.pid(address));
      const renamed = set.addressOf(pid);
      expect(set.pid(renamed)).toBe(pid);
      const { primary, principal, ...rest } = described(plain, address);
      expect(described(set, renamed)).toEqual({
        ...rest,
        primary: rename(String(primary)),
        principal: rename(String(principal)),
      });
    }
  });

  it('reports progress up to all bytes of the tables', async () => {
    const seen: { phase: string; done: number; total: number }[] = [];
    await built([fixture], {
      onProgress: (progress) => {
        seen.push(progress);
      },
    });
    const read = seen.filter(({ phase }) => phase === 'read');
    expect(read.at(-1)!.done).toBe(read.at(-1)!.total);
    expect(read.map(({ done }) => done)).toEqual(read.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ phase: 'write' });
  });

  it('gives the same file however many threads read the states, and the same refusal', async () => {
    const dist = new URL('../../../dist/data/import/gnaf/build.js', import.meta.url).href;
    const folder = temporaryFolder();
    const { buildGnaf: buildThreaded } = (await import(dist)) as { buildGnaf: typeof buildGnaf };
    const [one, several] = await Promise.all(
      [1, 3].map(async (threads) => {
        const file = path.join(folder, `${threads}.wpd`);
        const result = await buildThreaded(file, '0.0.0', { paths: [fixture], threads });
        return { bytes: fs.readFileSync(file), skipped: result.skipped };
      }),
    );
    expect(several!.bytes.equals(one!.bytes)).toBe(true);
    expect(several!.skipped).toEqual(one!.skipped);
    const broken = changedRelease({ VIC_ADDRESS_DETAIL: (text) => text.replace(/\r\n([^|]+)\|/, '\r\n|') });
    await expect(
      buildThreaded(path.join(folder, 'broken.wpd'), '0.0.0', { paths: [broken], threads: 3 }),
    ).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/VIC_ADDRESS_DETAIL_psv\.psv line 2: ADDRESS_DETAIL_PID is empty/) as string,
    });
    expect(fs.existsSync(path.join(folder, 'broken.wpd'))).toBe(false);
  });

  it.each([
    ['as other ids are', undefined],
    ['that is no prefix with a number', 'THE-ONE'],
    ['as those of the second state are', 'GAVIC910999999'],
  ])('refuses an id that the tables of two states have, %s', async (_, text) => {
    const first = fs.readFileSync(releaseFile(fixture, 'NSW_ADDRESS_DETAIL'), 'utf8').split('\r\n')[1]!.split('|')[0]!;
    const taken = text ?? first;
    const renamed = (table: string): string => table.replaceAll(`\n${first}|`, `\n${taken}|`);
    const broken = changedRelease({
      NSW_ADDRESS_DETAIL: renamed,
      VIC_ADDRESS_DETAIL: (table) => table.replace(/\r\n[^|]+\|/, `\r\n${taken}|`),
    });
    const files = ['NSW', 'VIC'].map((state) => `in .*${state}_ADDRESS_DETAIL_psv\\.psv`).join(' and ');
    const said = new RegExp(`ADDRESS_DETAIL_PID ${taken} is there twice: ${files}`);
    await expect(built([broken])).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(said) as string,
    });
  });
});
