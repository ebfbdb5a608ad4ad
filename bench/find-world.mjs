// Times find in another country and checks that the wanted address is on the page: addresses of an imported set of
// OpenAddresses, as people type them, in part and with slips; and that an address once shown is not lost as more is
// typed.
//   node bench/find-world.mjs DATA COUNTRY [--sample 1000] [--typed 200]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { find } from '../dist/contract/operations/find.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { listSets, setFile } from '../dist/data/catalogue.js';
import { StreetSet } from '../dist/data/streets/read/street-set.js';

const {
  positionals: [dataDir, country],
  values,
} = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1000' }, typed: { type: 'string', default: '200' } },
});
if (country === undefined) throw new Error('usage: find-world.mjs DATA COUNTRY [--sample N] [--typed N]');
const installed = (await listSets(dataDir)).find((set) => set.source === 'OPENADDRESSES' && set.country === country);
const set = StreetSet.open(setFile(dataDir, installed));
const engine = await openLocalEngine({ dataDir });
const total = installed.addresses;
const drawn = (count) =>
  Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * total) / count)).map((row) => ({
    ...set.at(row).address,
    street: set.at(row).street.name,
    city: set.at(row).street.city,
  }));
const slip = (name) => (name.length < 5 ? name : name.slice(0, 2) + name[3] + name[2] + name.slice(4));
const forms = {
  'in full': ({ number, street, city, postcode }) => `${number} ${street}, ${city} ${postcode}`,
  'in full, without a comma': ({ number, street, city, postcode }) => `${number} ${street} ${city} ${postcode}`,
  'the city first': ({ number, street, city }) => `${city}, ${street} ${number}`,
  'number, three letters of the street, one of the city': ({ number, street, city }) =>
    `${number} ${street.slice(0, 3)} ${city[0]}`,
  'the same with a comma': ({ number, street, city }) => `${number} ${street.slice(0, 3)}, ${city[0]}`,
  'two letters of the street swapped': ({ number, street, city }) => `${number} ${slip(street)}, ${city}`,
  'the same without a comma, with the postal code': ({ number, street, city, postcode }) =>
    `${number} ${slip(street)} ${city} ${postcode}`,
  'two letters of the city swapped': ({ number, street, city }) => `${number} ${street} ${slip(city)}`,
  'a number that does not exist': ({ number, street, city }) => `9${number}7 ${street} ${city}`,
  'a word that does not belong there': ({ number, street, city }) => `${number} ${street} Zork ${city}`,
};

class Times {
  #took = [];
  get count() {
    return this.#took.length;
  }
  add({ took }) {
    this.#took.push(took);
  }
  toString() {
    const sorted = this.#took.sort((a, b) => a - b);
    const share = (of) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))].toFixed(2);
    return `p50 ${share(0.5)} ms, p99 ${share(0.99)} ms`;
  }
}

/** Where the address is among the hits, -1 for not, and how long that took. */
async function ask(text, id) {
  const began = performance.now();
  const { payload } = await engine.run(find, { payload: [{ country, fullAddress: text }] });
  return {
    at: payload.findIndex((hit) => hit.id === `${country}|OPENADDRESSES|${id}`),
    took: performance.now() - began,
  };
}

console.log(`node ${process.version}, ${cpus()[0].model}, ${total} addresses of ${country}`);
const wanted = drawn(Number(values.sample));
for (const form of Object.values(forms)) for (const address of drawn(10)) await ask(form(address), address.id);
for (const [name, form] of Object.entries(forms)) {
  const times = new Times();
  let first = 0;
  let page = 0;
  for (const address of wanted) {
    const answer = await ask(form(address), address.id);
    const { at } = answer;
    times.add(answer);
    if (at === 0) first++;
    if (at >= 0) page++;
  }
  console.log(
    `${name.padEnd(54)} first ${((first / wanted.length) * 100).toFixed(1)} %, on the page ` +
      `${((page / wanted.length) * 100).toFixed(1)} %, ${times}`,
  );
}

const lost = [];
const times = new Times();
let lines = 0;
for (const address of drawn(Number(values.typed))) {
  const { number, street, city, postcode, unit, id } = address;
  if (unit !== '') continue;
  for (const line of [
    `${number} ${street}, ${city} ${postcode}`,
    `${number} ${street} ${city} ${postcode}`,
    `${city} ${street} ${number}`,
    `${street} ${number}, ${city} ${postcode}`,
  ]) {
    let isShown = false;
    lines++;
    for (let length = 1; length <= line.length; length++) {
      const answer = await ask(line.slice(0, length), id);
      const { at } = answer;
      times.add(answer);
      if (isShown && at < 0) {
        lost.push(line.slice(0, length));
        break;
      }
      isShown ||= at >= 0;
    }
  }
}
console.log(
  `typed letter by letter: ${lines} lines, ${times.count} beginnings, ${lost.length} lost, ${times}`,
  ...lost.slice(0, 5),
);
await engine.close();
set.close();
