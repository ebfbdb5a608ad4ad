// Writes a CSV of OpenAddresses: real streets of a table (street, suburb, region, postcode), their numbers, units and
// postal codes made up as countries have them: odd and even numbers, some with letters, ranges or gaps, a postal code
// for twelve addresses.
//   node bench/open-addresses.mjs STREETS_CSV OUT_CSV [--addresses 1000000] [--seed 7]
import fs from 'node:fs';
import { parseArgs } from 'node:util';

const {
  positionals: [streets, out],
  values,
} = parseArgs({
  allowPositionals: true,
  options: { addresses: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '7' } },
});
if (out === undefined) throw new Error('usage: open-addresses.mjs STREETS_CSV OUT_CSV [--addresses N] [--seed N]');
let state = Number(values.seed) >>> 0;
/** Mulberry32. */
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const letter = () => LETTERS[Math.floor(random() * LETTERS.length)];
const upTo = (n) => Math.floor(random() * n);
const plainOrRange = (number) => (random() < 0.03 ? `${number}-${number + 2}` : number);

const rows = fs
  .readFileSync(streets, 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map((field) => field.replaceAll('"', '')))
  .filter(([street, city]) => street && city);
const mean = Number(values.addresses) / rows.length;
const areas = new Map();
const file = fs.openSync(out, 'w');
let text = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n';
let written = 0;
for (const [i, [street, city, , area]] of rows.entries()) {
  if (!areas.has(area)) areas.set(area, letter() + (random() < 0.7 ? letter() : '') + (1 + upTo(30)));
  const count = 1 + Math.floor(-Math.log(1 - random()) * (mean - 0.5));
  let number = random() < 0.05 ? 1000 + upTo(20_000) : 1;
  let code = '';
  for (let k = 0; k < count; k++) {
    if (k % 12 === 0) code = `${areas.get(area)} ${upTo(10)}${letter()}${letter()}`;
    const lettered = random() < 0.06;
    const shown = lettered ? `${number}${'ABCD'[k % 4]}` : plainOrRange(number);
    const unit = random() < 0.08 ? `Flat ${1 + (k % 9)}` : '';
    text +=
      `${-1 - (i % 1000) / 1000},${52 + (i % 777) / 777},${shown},${street},${unit},${city},,,${code},,` +
      `h${written++}\n`;
    if (random() < 0.8) number += 2;
    if (random() < 0.05) number += upTo(40);
  }
  if (text.length > 1 << 22) {
    fs.writeSync(file, text);
    text = '';
  }
}
fs.writeSync(file, text);
fs.closeSync(file);
console.log(`${written} addresses of ${rows.length} streets`);
