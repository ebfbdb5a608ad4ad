// Rows of a postal dump of GeoNames: what is left out and counted, what is refused by its line.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPostalDump, type CountryPlaces } from '../../../src/data/import/geonames/read.js';
import { temporaryFolder } from '../support/release.js';

const CELLS = ['GB', 'ZZ9 9ZZ', 'Wattlebrae', 'England', 'ENG', 'Kent', '', '', '', '51.5', '-0.125', '4'];
/** A row with other cells by their position. */
const row = (other: Readonly<Record<number, string>> = {}): string =>
  CELLS.map((cell, i) => other[i] ?? cell).join('\t');

async function read(
  text: string,
  countries?: readonly string[],
): Promise<{ refused: string; dump: Map<string, CountryPlaces>; skipped: Record<string, number>; done: number[] }> {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'allCountries.txt'), text);
  const skipped: Record<string, number> = {};
  const done: number[] = [];
  try {
    const dump = await readPostalDump([folder], {
      countries,
      skipped,
      onProgress: (progress) => done.push(progress.done, progress.total),
    });
    return { refused: '', dump, skipped, done };
  } catch (error) {
    return { refused: (error as Error).message, dump: new Map(), skipped, done };
  }
}

describe('A row of a postal dump', () => {
  it('is a place with its point, its region and the area that it is in', async () => {
    const { dump, skipped, done } = await read(
      `\n${row()}\r\n${row({ 2: ' Gumnut ', 5: '', 4: 'SCT', 3: 'Scotland' })}\n   \n${row({ 2: '' })}`,
    );
    const { places, regions } = dump.get('GB')!;
    expect(
      places.map(({ name, postcode, area, latitude, longitude, region }) => [
        name,
        postcode,
        area,
        latitude,
        longitude,
        region,
      ]),
    ).toEqual([
      ['Wattlebrae', 'ZZ9 9ZZ', 'Kent', 515_000_000, -1_250_000, 0],
      ['Gumnut', 'ZZ9 9ZZ', '', 515_000_000, -1_250_000, 1],
      ['', 'ZZ9 9ZZ', 'Kent', 515_000_000, -1_250_000, 0],
    ]);
    expect(regions).toEqual([
      { country: 'GB', code: 'ENG', name: 'England' },
      { country: 'GB', code: 'SCT', name: 'Scotland' },
    ]);
    expect(skipped).toEqual({});
    expect(done.at(-2)).toBe(done.at(-1));
  });

  it('is left out and counted without a name, and without a point', async () => {
    const lines = [row(), row({ 1: '', 2: ' ' }), row({ 9: '' }), row({ 10: '' }), row({ 1: '' })];
    const { dump, skipped } = await read(lines.join('\n'));
    expect(dump.get('GB')!.places).toHaveLength(2);
    expect(skipped).toEqual({ 'without a place or a postal code': 1, 'without a point': 2 });
  });

  it('is left out uncounted where its country is not wanted', async () => {
    const { dump, skipped } = await read(`${row()}\n${row({ 0: 'FR', 9: '' })}`, ['GB']);
    expect([[...dump.keys()], skipped]).toEqual([['GB'], {}]);
  });

  it.each<[string, string, readonly string[] | undefined]>([
    [`${row()}\nx`, 'line 2: 1 column between tabs, where a GeoNames postal dump has 12; is this one?', undefined],
    [`${row()}\tx`, 'line 1: 13 columns between tabs, where a GeoNames postal dump has 12; is this one?', undefined],
    [row({ 0: 'GBR' }), "line 1: the country is 'GBR', not two capitals; is this a GeoNames postal dump?", undefined],
    [row({ 0: 'gb' }), "line 1: the country is 'gb', not two capitals", undefined],
    [row({ 9: '51,5' }), "line 1: the latitude is '51,5', not a number", undefined],
    [row({ 9: '1e1' }), "line 1: the latitude is '1e1', not a number", undefined],
    [row({ 10: '.5' }), "line 1: the longitude is '.5', not a number", undefined],
    [row({ 9: '90.5' }), 'line 1: the latitude is 90.5, outside ±90 degrees', undefined],
    [row({ 10: '-180.1' }), 'line 1: the longitude is -180.1, outside ±180 degrees', undefined],
    ['\n', 'there is no place in ', undefined],
    [`${row()}\n${row({ 0: 'FR' })}`, '; there are places of FR, GB', ['GB', 'DE']],
    ['\n', '; there is none at all', ['GB']],
  ])('is refused: %j', async (text, said, countries) => {
    expect((await read(text, countries)).refused).toContain(said);
  });

  it.each([
    [{ 9: '90', 10: '180' }, 900_000_000, 1_800_000_000],
    [{ 9: '+0', 10: '-180.0' }, 0, -1_800_000_000],
  ])('may be at the edge of the globe: %j', async (other, latitude, longitude) => {
    const [place] = (await read(row(other))).dump.get('GB')!.places;
    expect([place!.latitude, place!.longitude]).toEqual([latitude, longitude]);
  });

  it('is found in every text of a folder but the readme', async () => {
    const folder = temporaryFolder();
    fs.writeFileSync(path.join(folder, 'readme.txt'), 'none of it');
    await expect(readPostalDump([folder], { skipped: {} })).rejects.toThrow(
      /^there is no \.txt of a GeoNames postal dump in .*; give allCountries\.txt, the file of a country/,
    );
    fs.writeFileSync(path.join(folder, 'GB.TXT'), row());
    expect((await readPostalDump([folder], { skipped: {} })).size).toBe(1);
  });
});
