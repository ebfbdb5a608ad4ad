// The rows of an installed data set in the shape that the noise knows them in, read straight from its columns: nothing
// of the product's search or parser is asked, so what it says can judge them.
import path from 'node:path';

/** Opens the newest set of that source in a data folder, in memory. @param {string} dataDir @param {string} [source] */
export async function openInstalled(dataDir, source = 'GNAF') {
  const { listSets, setFile } = await import('../dist/data/catalogue.js');
  const { openAddressSet } = await import('../dist/data/addresses/read/open.js');
  const installed = (await listSets(dataDir)).find((set) => set.source === source);
  if (!installed) throw new Error(`${path.resolve(dataDir)} has no ${source}; import one first`);
  const set = openAddressSet(setFile(dataDir, installed));
  set.share();
  return { set, bytes: installed.bytes };
}

/**
 * The addresses of a street as said components with their id.
 * @param {import('../src/data/addresses/read/open.ts').SharedAddressSet} set @param {number} street
 * @returns {(import('./noise/write.mjs').Said & { pid: string })[]}
 */
export function rowsOf(set, street) {
  const { words, start, count, first } = set.street(street);
  const locality = set.streetLocality[street];
  const rows = [];
  const name = set.streetNames.text(set.streetName[street]);
  const type = set.types[set.streetType[street]];
  const suffix = set.suffixes[set.streetSuffix[street]];
  const place = {
    locality: set.localityNames.text(set.localityName[locality]),
    state: set.states[set.localityState[locality]],
  };
  for (let i = 0, at = start; i < count; i++, at += 8) {
    const number = words[at];
    const form = set.numberForms[words[at + 1] >>> 16];
    const unit = set.unit(words[at + 2]);
    const lot = words[at + 3] >>> 12;
    rows.push({
      pid: set.pid(first + i),
      flatType: unit.flatType,
      flat: unit.flatNumber,
      levelType: unit.levelType,
      level: unit.levelNumber,
      lot: lot === 0 ? '' : set.labels.text(lot),
      first: number === 0 ? '' : `${form.prefix}${number}`,
      firstSuffix: number === 0 ? '' : form.suffix,
      last: form.isRange ? `${form.lastPrefix}${number + form.lastDelta}` : '',
      lastSuffix: form.isRange ? form.lastSuffix : '',
      name,
      type,
      suffix,
      ...place,
      postcode: String(words[at + 1] & 0xffff).padStart(4, '0'),
    });
  }
  return rows;
}
