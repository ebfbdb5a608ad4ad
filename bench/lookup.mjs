#!/usr/bin/env node
// Times the earlier lookups in process: what people type of real streets, numbers, places and buildings, letter by
// letter.
//
//   node bench/lookup.mjs --data DIR [--source GNAF] [--queries 1000] [--resident]
//
// p99 and most are processor time, which the load of other programs does not change; p50 is time by the clock.
// --resident loads the set into memory first, as a batch does; without it a first question reads from the disk.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    source: { type: 'string', default: 'GNAF' },
    queries: { type: 'string', default: '1000' },
    resident: { type: 'boolean', default: false },
  },
});
async function run(dataDir, source, queries) {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { lookupOperations } = await import('../dist/contract/operations/lookup.js');
  const { listSets, setFile } = await import('../dist/data/catalogue.js');
  const { openAddressSet } = await import('../dist/data/addresses/read/open.js');
  const installed = (await listSets(dataDir)).find((candidate) => candidate.source === source);
  const set = openAddressSet(setFile(dataDir, installed));
  const engine = await openLocalEngine({ dataDir, source });
  if (values.resident) engine.share();
  console.log(
    `${cpus()[0].model}, node ${process.version}; ${source} ${installed.release}, ` +
      `${installed.addresses.toLocaleString('en')} addresses${values.resident ? ', in memory' : ''}`,
  );
  const samples = sampled(set, queries);
  for (const [what, kind, record] of CASES) {
    const operation = Object.values(lookupOperations).find(({ name }) => name === `lookup ${kind}`);
    const times = [];
    const work = [];
    let hits = 0;
    let empty = 0;
    const records = samples.map(record).filter((one) => one !== null);
    for (const one of records.slice(0, 50)) await engine.run(operation, { payload: [one], sourceOfTruth: source });
    for (const one of records) {
      const before = process.cpuUsage();
      const start = process.hrtime.bigint();
      const { payload } = await engine.run(operation, { payload: [one], sourceOfTruth: source });
      times.push(Number(process.hrtime.bigint() - start) / 1e6);
      const { user, system } = process.cpuUsage(before);
      work.push((user + system) / 1e3);
      hits += payload.length;
      if (payload.length === 0) empty++;
    }
    for (const all of [times, work]) all.sort((a, b) => a - b);
    const at = (all, share) =>
      (all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN).toFixed(3).padStart(8);
    console.log(
      `${what.padEnd(58)} p50 ${at(times, 0.5)} ms  p99 ${at(work, 0.99)} ms  most ${at(work, 1)} ms  ` +
        `${(hits / records.length).toFixed(1).padStart(5)} hits  ${empty} empty of ${records.length}`,
    );
  }
  await engine.close();
}

const begin = (text, length) => text.slice(0, length);
/** Two neighbouring letters in the middle swapped. */
const slip = (text) => (text.length < 5 ? text : text.slice(0, 2) + text[3] + text[2] + text.slice(4));

const CASES = [
  ['street, 1 letter', 'street', (s) => ({ street: begin(s.street, 1) })],
  ['street, 3 letters', 'street', (s) => ({ street: begin(s.street, 3) })],
  ['street, whole with type', 'street', (s) => ({ street: `${s.street} ${s.type}` })],
  ['street, 3 letters in a locality', 'street', (s) => ({ street: begin(s.street, 3), locality: s.locality })],
  [
    'street, 3 letters in a postcode',
    'street',
    (s) => (s.postcode === '' ? null : { street: begin(s.street, 3), postcode: s.postcode }),
  ],
  ['street, a slip', 'street', (s) => ({ street: slip(s.street) })],
  [
    'street, a slip in a locality with a slip',
    'street',
    (s) => ({ street: slip(s.street), locality: slip(s.locality) }),
  ],
  ['street, nothing like it', 'street', (s, i) => ({ street: `QX${i}ZQ` })],
  [
    'streetNumber',
    'streetNumber',
    (s) =>
      s.postcode === '' || s.number === ''
        ? null
        : { streetNumber: s.number, street: `${s.street} ${s.type}`, locality: s.locality, postcode: s.postcode },
  ],
  [
    'streetNumber, 1 digit',
    'streetNumber',
    (s) =>
      s.postcode === '' || s.number === ''
        ? null
        : {
            streetNumber: begin(s.number, 1),
            street: `${s.street} ${s.type}`,
            locality: s.locality,
            postcode: s.postcode,
          },
  ],
  [
    'subdwelling, street and number given',
    'subdwelling',
    (s) =>
      s.unit === ''
        ? null
        : { subdwelling: s.unit, street: `${s.street} ${s.type}`, locality: s.locality, streetNumber: s.number },
  ],
  [
    'subdwelling, locality given',
    'subdwelling',
    (s, i) => ({ subdwelling: `UNIT ${1 + (i % 30)}`, locality: s.locality }),
  ],
  ['subdwelling, nothing given', 'subdwelling', (s, i) => ({ subdwelling: `UNIT ${1 + (i % 300)}` })],
  ['subdwellingAddress', 'subdwellingAddress', (s) => (s.unit === '' ? null : { id: s.id })],
  ['locality, 1 letter', 'locality', (s) => ({ locality: begin(s.locality, 1) })],
  ['locality, 3 letters', 'locality', (s) => ({ locality: begin(s.locality, 3) })],
  ['locality, a slip', 'locality', (s) => ({ locality: slip(s.locality) })],
  ['locality, a line with state', 'locality', (s) => ({ fullAddress: `${begin(s.locality, 4)} ${s.state}` })],
  ['postcode', 'postcode', (s) => (s.postcode === '' ? null : { postcode: s.postcode })],
  ['postcode, 2 digits', 'postcode', (s) => (s.postcode === '' ? null : { postcode: begin(s.postcode, 2) })],
  ['postal, in standard form', 'postal', (s, i) => ({ postal: `PO BOX ${i}`, locality: s.locality })],
  [
    'buildingName, 3 letters',
    'buildingName',
    (s) => (s.building === '' ? null : { buildingName: begin(s.building, 3) }),
  ],
  ['buildingName, whole', 'buildingName', (s) => (s.building === '' ? null : { buildingName: s.building })],
  [
    'buildingName, a slip in a locality',
    'buildingName',
    (s) => (s.building === '' ? null : { buildingName: slip(s.building), locality: s.locality }),
  ],
  ['address, number and 3 letters', 'address', (s) => ({ fullAddress: `${s.number} ${begin(s.street, 3)}` })],
  [
    'address, number and 3 letters in a locality',
    'address',
    (s) => ({ fullAddress: `${s.number} ${begin(s.street, 3)}`, locality: s.locality }),
  ],
  [
    'combined, the whole line',
    'combined',
    (s) => ({ fullAddress: `${s.number} ${s.street} ${s.type} ${s.locality} ${s.state} ${s.postcode}`, country: 'AU' }),
  ],
];

/** Addresses spread over the set; each second one with a building name or unit where the set has enough of them. */
function sampled(set, count) {
  const all = [];
  const buildings = set.buildingAddress;
  for (let i = 0; i < count; i++) {
    const wanted =
      i % 2 === 0 || buildings.length === 0
        ? Math.floor(((i + 0.5) * set.addressCount) / count)
        : buildings[Math.floor(((i + 0.5) * buildings.length) / count)];
    const street = set.streetOf(wanted);
    if (street >= set.streetCount) continue;
    const { words, start, count: rows, first } = set.street(street);
    // A unit of the street, if it has one, for those that ask for units.
    let address = wanted;
    if (i % 4 === 0) {
      for (let row = 0; row < rows; row++) {
        if (words[start + row * 8 + 2] !== 0) {
          address = first + row;
          break;
        }
      }
    }
    const at = start + (address - first) * 8;
    const form = set.numberForms[words[at + 1] >>> 16];
    const unit = set.unit(words[at + 2]);
    const locality = set.streetLocality[street];
    all.push({
      id: `${set.country}|${set.source}|${set.pid(address)}`,
      street: set.streetNames.text(set.streetName[street]),
      type: set.types[set.streetType[street]],
      locality: set.localityNames.text(set.localityName[locality]),
      state: set.states[set.localityState[locality]],
      postcode: (words[at + 1] & 0xffff) === 0 ? '' : String(words[at + 1] & 0xffff).padStart(4, '0'),
      number: words[at] === 0 ? '' : `${form.prefix}${words[at]}${form.suffix}`,
      unit: words[at + 2] === 0 ? '' : `${unit.flatType} ${unit.flatNumber}`.trim(),
      building: set.buildingName(words[at + 6] >>> 8),
    });
  }
  return all;
}

if (!values.data) {
  console.error('usage: lookup.mjs --data DIR [--source GNAF] [--queries 1000] [--resident]');
  process.exitCode = 2;
} else await run(values.data, values.source, Number(values.queries));
