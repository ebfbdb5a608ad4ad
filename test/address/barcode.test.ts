// The 4-state barcode of a delivery point: fixed vectors for every machine, and zint beside it where it is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { barcode } from '../../src/address/barcode.js';

/** Made with zint 2.11.1, a program of its own: `zint -b AUSPOST -d DPID --dump`. */
const VECTORS: readonly (readonly [number, string])[] = [
  [1, '1301010000000000000001333210111022213'],
  [12345678, '1301010102101112202122312223010303313'],
  [99999999, '1301013030303030303030333103231311213'],
  [32211324, '1301011002020101100211330222320302213'],
];

describe('The barcode of a DPID', () => {
  it.each(VECTORS)('%i is %s', (dpid, bars) => {
    expect(barcode(dpid)).toBe(bars);
  });

  it.each([0, -1, 1.5, NaN, 100_000_000])('%d has none: it is no assigned delivery point', (dpid) => {
    expect(barcode(dpid)).toBe('');
  });

  it('of two neighbours differs in many bars, so that a reader never takes one for the other', () => {
    for (let dpid = 50_000_000; dpid < 50_000_200; dpid++) {
      const one = barcode(dpid);
      const other = barcode(dpid + 1);
      // A distance of five symbols of three bars: at least five bars differ.
      expect([...one].filter((bar, i) => bar !== other[i]).length).toBeGreaterThanOrEqual(5);
    }
  });
});

/** The bars that zint draws: one bit a module in each of three rows, every second module empty. */
function drawn(dpid: number): string {
  const dump = execFileSync('zint', ['-b', 'AUSPOST', '-d', String(dpid).padStart(8, '0'), '--dump'], {
    encoding: 'utf8',
  });
  const rows = dump
    .trim()
    .split('\n')
    .map((row) => [...row.replace(/ /g, '')].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join(''));
  return Array.from(
    { length: 37 },
    (_, bar) => ['3', '2', '1', '0'][Number(rows[0]![bar * 2]) * 2 + Number(rows[2]![bar * 2])]!,
  ).join('');
}

// The continuous integration installs zint, so this is skipped on bare machines only; the vectors above run everywhere.
describe.skipIf(spawnSync('zint', ['--version']).error !== undefined)('Beside zint', () => {
  it('is the same for delivery points spread over all there can be', () => {
    for (let dpid = 7; dpid < 100_000_000; dpid += 1_234_577) {
      expect({ dpid, bars: barcode(dpid) }).toEqual({ dpid, bars: drawn(dpid) });
    }
  });
});
