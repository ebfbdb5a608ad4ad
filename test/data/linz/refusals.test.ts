// What an import of LINZ addresses refuses, and why.
import { editedLine as line } from '../support/edited-line.js';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildLinz } from '../../../src/data/import/linz/build.js';
import { temporaryFolder } from '../support/release.js';
import { changed } from './layer.js';
import { patternOf } from '../../support/pattern.js';

describe('an import of LINZ addresses refuses', () => {
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a file without a column that is needed',
      (all) => all.replace('suburb_locality', 'suburb'),
      patternOf(
        /nz-addresses\.csv line 1: the header has no column suburb_locality \(it has 37 columns between /,
        /commas\); is this the CSV of LINZ "NZ Addresses"\?/,
      ),
    ],
    [
      'a file without coordinates',
      (all) => all.replace('gd2000_xcoord', 'x1').replace('shape_X', 'x2'),
      /line 1: the header has no columns gd2000_xcoord, gd2000_ycoord or longitude, latitude or shape_x, shape_y/,
    ],
    [
      'a delimiter that none is',
      (all) => all.replaceAll(',', '~'),
      /line 1: the header has no column address_id, .* \(it is one column\)/,
    ],
    [
      'a row with another delimiter',
      line(7, (old) => old.replaceAll(',', ';')),
      /nz-addresses\.csv line 7: 1 column where the header has 37/,
    ],
    [
      'an id that is there twice',
      (all) => `${all}${all.split('\r\n')[4]!}\r\n`,
      /nz-addresses\.csv line 365: address_id 1500003 is there twice/,
    ],
    ['a row without an id', line(3, (old) => old.replace(',1500001,', ',,')), /line 3: address_id is empty/],
    [
      'a latitude beyond the pole',
      line(9, (old) => old.replace(/,-36\.\d{8},/, ',-96.9,')),
      /line 9: gd2000_ycoord is -96\.9, outside ±90 degrees/,
    ],
    [
      'coordinates in metres',
      line(9, (old) => old.replace(/,174\.\d{8},/, ',1756042.1,')),
      /line 9: gd2000_xcoord is 1756042\.1, outside ±360 degrees/,
    ],
    [
      'a number that is none',
      line(5, (old) => old.replace(/,4,,,,East/, ',4x,,,,East')),
      /line 5: address_number is '4x', not a number/,
    ],
    [
      'a last line that is cut short',
      (all) => all.slice(0, -60),
      /line 364: \d+ columns where the header has 37; the file is damaged or cut short/,
    ],
    [
      'text behind a closing quote',
      line(4, (old) => old.replace('POINT', '"POINT" x')),
      /line 4: text behind a closing quote/,
    ],
    [
      'a quote that is not closed',
      (all) => all.replace(/POINT (?=[^\n]*\r\n$)/, '"POINT '),
      /line 364: (a quote that is not closed|text behind a closing quote)/,
    ],
    [
      'a header and nothing else',
      (all) => `${all.split('\r\n')[0]!}\r\n`,
      /no address in .*nz-addresses\.csv is in use; nothing was imported/,
    ],
    [
      'a place of more bytes than any has',
      line(4, (old) => old.replace(',Ōtara,Auckland,T', `,${'x'.repeat(4078)},Auckland,T`)),
      /line 4: suburb_locality, town_city or territorial_authority is longer than any can be/,
    ],
    ['an empty file', () => '', /nz-addresses\.csv is empty/],
  ])('%s', async (_, edit, message) => {
    const out = temporaryFolder();
    const error: unknown = await buildLinz(path.join(out, 'nzad.wpd'), '', {
      paths: [changed(edit)],
      postcodes: null,
    }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable' });
    expect((error as Error).message).toMatch(message);
    expect(fs.readdirSync(out)).toEqual([]);
  });

  it('no place of as many bytes as one may have', async () => {
    const longest = line(4, (old) => old.replace(',Ōtara,Auckland,T', `,${'x'.repeat(4077)},Auckland,T`));
    const out = path.join(temporaryFolder(), 'nzad.wpd');
    await expect(buildLinz(out, '', { paths: [changed(longest)], postcodes: null })).resolves.toBeDefined();
  });

  it('a path that is not there, and a folder without a CSV', async () => {
    const out = path.join(temporaryFolder(), 'nzad.wpd');
    await expect(buildLinz(out, '', { paths: ['gone.csv'], postcodes: null })).rejects.toThrow(
      /gone\.csv cannot be read/,
    );
    await expect(buildLinz(out, '', { paths: [temporaryFolder()], postcodes: null })).rejects.toThrow(
      /there is no \.csv in/,
    );
  });
});
