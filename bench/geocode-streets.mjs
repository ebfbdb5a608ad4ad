// Whole lines with a street and number abroad through geocode, where a register of that country is installed: the
// register is made of the addresses that the lines are known to mean, with neighbours on every street.
//   node bench/geocode-streets.mjs CASES_CSV [--misses 20] [--register written|full]
// The CSV has the header country,number,street,city,region,postcode,line: the parts of the address, and the line as
// people wrote it. `full`: American streets stand in the register with directions and types written out, in capitals.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { foldName } from '../dist/address/fold.js';
import { geocode } from '../dist/contract/operations/geocode.js';
import { openLocalEngine } from '../dist/engine/local.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string', default: '0' }, register: { type: 'string', default: 'full' } },
});
const [file] = positionals;
if (file === undefined) {
  throw new Error('usage: node bench/geocode-streets.mjs CASES_CSV [--misses N] [--register full]');
}
const FULL = Object.fromEntries(
  `n:north s:south e:east w:west ne:northeast nw:northwest se:southeast sw:southwest st:street ave:avenue av:avenue
  rd:road dr:drive blvd:boulevard ln:lane ct:court pl:place hwy:highway pkwy:parkway sq:square cir:circle ter:terrace
  trl:trail`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);
const cases = parse(fs.readFileSync(file), { columns: true });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'streets-'));
console.log(
  `${os.cpus()[0]?.model}, node ${process.versions.node}, ${cases.length} lines, register ${values.register}`,
);
await place();
install();
await measure('country beside', ({ country }) => country);
await measure('country in the line or nowhere', () => 'ZZ');
fs.rmSync(folder, { recursive: true });

/** Gives each address a point within 2 km of its place. */
async function place() {
  const engine = await openLocalEngine({ dataDir: 'none' });
  const { payload } = await engine.run(geocode, {
    payload: cases.map(({ country, city, region, postcode }) => ({
      country,
      fullAddress: `${[city, region].filter(Boolean).join(', ')} ${postcode}`,
    })),
  });
  await engine.close();
  payload.forEach(({ attributes }, i) => {
    const { Latitude: latitude = '10', Longitude: longitude = '10' } = attributes ?? {};
    cases[i].lat = Number(latitude) + (((i * 37) % 100) - 50) / 2500;
    cases[i].lon = Number(longitude) + (((i * 61) % 100) - 50) / 2500;
  });
}

/** The street as the register has it. */
function registered({ country, street }) {
  if (country !== 'US' || values.register !== 'full') return street;
  const words = street.split(' ');
  const written = words.map((word, i) => {
    const short = word.toLowerCase().replaceAll('.', '');
    const isTitle = i === 0 || (short === 'dr' && i < words.length - 1 && !(words[i + 1].toLowerCase() in FULL));
    return isTitle && !(i === 0 && /^[nesw]{1,2}$/.test(short)) ? word : (FULL[short] ?? word);
  });
  return written.join(' ').toUpperCase();
}

function install() {
  const byCountry = Map.groupBy?.(cases, ({ country }) => country) ?? grouped();
  for (const [country, own] of byCountry) {
    const rows = own.flatMap((one, i) => {
      const { number, city, region, postcode, lat, lon } = one;
      const row = (written, shift) =>
        [lon + shift / 20_000, lat, written, registered(one), '', city, '', region, postcode, `${i}/${shift}`, '']
          .map((text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
          .join(',');
      const neighbours = /^\d+$/.test(number) ? [-4, 4, 6].filter((shift) => Number(number) + shift > 0) : [];
      return [row(number, 0), ...neighbours.map((shift) => row(String(Number(number) + shift), shift))];
    });
    const csv = path.join(folder, `${country}.csv`);
    fs.writeFileSync(csv, `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n${rows.join('\n')}\n`);
    const command = ['bin/waypost.js', 'data', 'import', 'openaddresses', csv, '--country', country, '--data', folder];
    execFileSync('node', command, { stdio: ['ignore', 'ignore', 'pipe'] });
  }
}

function grouped() {
  const groups = new Map();
  for (const one of cases) groups.set(one.country, [...(groups.get(one.country) ?? []), one]);
  return groups;
}

async function measure(name, countryOf) {
  const engine = await openLocalEngine({ dataDir: folder });
  const { payload } = await engine.run(geocode, {
    payload: cases.map((one) => ({ country: countryOf(one), fullAddress: one.line })),
  });
  await engine.close();
  const counts = { address: 0, 'another address': 0, street: 0, place: 0, nothing: 0 };
  const misses = [];
  payload.forEach((answer, i) => {
    const one = cases[i];
    const kind = kindOf(answer, one);
    counts[kind]++;
    if (kind === 'address') return;
    const { country, line, number, city, postcode } = one;
    const known = `${number} ${registered(one)}, ${city} ${postcode}`;
    const said = `${answer?.status} ${answer?.fullAddress ?? ''} ${(answer?.messages ?? []).join(' / ').slice(0, 200)}`;
    misses.push(`  ${kind}: ${country} ${line} [${known}] => ${said}`);
  });
  const shares = Object.entries(counts).map(([kind, n]) => `${kind} ${n} (${((100 * n) / cases.length).toFixed(1)} %)`);
  console.log(`${name}: ${shares.join(', ')}`);
  for (const miss of misses.slice(0, Number(values.misses))) console.log(miss);
}

function kindOf(answer, one) {
  if (answer?.level === 'street') return 'street';
  if (answer?.level !== 'address') return answer?.city ? 'place' : 'nothing';
  const same = (a, b) => foldName(String(a ?? '')) === foldName(String(b ?? ''));
  const isThere = same(answer.city, one.city) || same(answer.postcode, one.postcode);
  const isIt = same(answer.streetNumber, one.number) && same(answer.street, registered(one)) && isThere;
  return isIt ? 'address' : 'another address';
}
