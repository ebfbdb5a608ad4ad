// Times find in another country and checks that the wanted address is on the page: addresses of an imported set of
// OpenAddresses, typed in full, with number, three letters of the street and one of the city, and with a slip.
//   node bench/find-world.mjs DATA COUNTRY [--sample 1000]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { find } from '../dist/contract/find.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { listSets, setFile } from '../dist/reference/catalogue.js';
import { StreetSet } from '../dist/reference/street-set.js';

const { positionals: [dataDir, country], values } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string', default: '1000' } } });
if (country === undefined) throw new Error('usage: find-world.mjs DATA COUNTRY [--sample N]');
const installed = (await listSets(dataDir)).find((set) => set.source === 'OPENADDRESSES' && set.country === country), set = StreetSet.open(setFile(dataDir, installed));
const engine = await openLocalEngine({ dataDir }), count = Number(values.sample), total = installed.addresses;
const wanted = Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * total) / count)).map((row) => ({ ...set.at(row).address, street: set.at(row).street.name, city: set.at(row).street.city }));
const slip = (name) => (name.length < 5 ? name : name.slice(0, 2) + name[3] + name[2] + name.slice(4));
const forms = {
  'in full': ({ number, street, city, postcode }) => `${number} ${street}, ${city} ${postcode}`,
  'the city first': ({ number, street, city }) => `${city}, ${street} ${number}`,
  'number, three letters of the street, one of the city': ({ number, street, city }) => `${number} ${street.slice(0, 3)} ${city[0]}`,
  'two letters of the street swapped': ({ number, street, city }) => `${number} ${slip(street)}, ${city}`,
};
console.log(`node ${process.version}, ${cpus()[0].model}, ${total} addresses of ${country}`);
for (const [name, form] of Object.entries(forms)) {
  const times = [];
  let first = 0, page = 0;
  for (const address of wanted) {
    const began = performance.now(), { payload } = await engine.run(find, { payload: [{ country, fullAddress: form(address) }] });
    times.push(performance.now() - began);
    const at = payload.findIndex(({ id }) => id === `${country}|OPENADDRESSES|${address.id}`);
    if (at === 0) first++;
    if (at >= 0) page++;
  }
  times.sort((a, b) => a - b);
  console.log(`${name.padEnd(54)} first ${((first / count) * 100).toFixed(1)} %, on the page ${((page / count) * 100).toFixed(1)} %, p50 ${times[count >> 1].toFixed(2)} ms, p99 ${times[Math.floor(count * 0.99)].toFixed(2)} ms`);
}
await engine.close();
set.close();
