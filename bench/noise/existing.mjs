// Whether a made-up address exists in an installed data set, perhaps the whole country's: by brute force over every
// street of every place that the line can mean. What exists there is no "non-existent" address, however the smaller
// file sees it.
import { openInstalled, rowsOf } from '../installed.mjs';
import { plain } from './closest.mjs';
import { edits } from './distance.mjs';
import { push } from './reference.mjs';

/** Slips of a street name, and of a locality, that a reader may take for the same. */
const NAME_SLIPS = 3;
const PLACE_SLIPS = 2;

export class Existing {
  /** @param {import('../../src/data/addresses/read/open.ts').SharedAddressSet} set */
  constructor(set) {
    this.set = set;
    /** @type {{ name: string, state: string, postcodes: string[], streets: number[] }[]} */
    this.localities = Array.from({ length: set.localityCount }, (_, i) => ({
      name: set.localityNames.text(set.localityName[i]),
      state: set.states[set.localityState[i]],
      postcodes: [],
      streets: [],
    }));
    /** @type {Map<string, number[]>} */ this.byPostcode = new Map();
    this.localities.forEach((place, i) => {
      for (let at = set.localityPostcodeStart[i]; at < set.localityPostcodeStart[i + 1]; at++) {
        const postcode = String(set.localityPostcode[at]).padStart(4, '0');
        place.postcodes.push(postcode);
        push(this.byPostcode, postcode, i);
      }
    });
    for (let street = 0; street < set.streetCount; street++) {
      this.localities[set.streetLocality[street]].streets.push(street);
    }
    /** @type {Map<string, number[]>} */ this.byName = new Map();
    this.localities.forEach(({ name }, i) => push(this.byName, name, i));
    for (let name = 0; name < set.localityNames.size; name++) {
      for (let at = set.nameLocalityStart[name]; at < set.nameLocalityStart[name + 1]; at++) {
        if (set.nameLocality[at] & 1) push(this.byName, set.localityNames.text(name), set.nameLocality[at] >>> 1);
      }
    }
  }

  #likeNames = new Map();

  /** @param {string} dataDir */
  static async open(dataDir) {
    return new Existing((await openInstalled(dataDir)).set);
  }

  /** Localities that bear the name or one within a slip or two. @param {string} name */
  #like(name) {
    let found = this.#likeNames.get(name);
    if (!found) {
      this.#likeNames.set(
        name,
        (found = [...this.byName]
          .filter(([other]) => edits(other, name, PLACE_SLIPS) <= (name.length < 6 ? 1 : PLACE_SLIPS))
          .flatMap(([, places]) => places)),
      );
    }
    return found;
  }

  /**
   * Localities that the line can mean: of that name in any state, of a like name in the state said, of that postcode;
   * all where none is said. @param {import('./write.mjs').Said} said
   */
  places(said) {
    if (said.locality === '' && said.postcode === '') return this.localities.map((_, i) => i);
    const stated = (i) =>
      said.state === '' ||
      this.localities[i].state === said.state ||
      this.localities[i].postcodes.includes(said.postcode);
    return [
      ...new Set([
        ...(this.byName.get(said.locality) ?? []),
        ...(said.locality ? this.#like(said.locality).filter(stated) : []),
        ...(this.byPostcode.get(said.postcode) ?? []),
      ]),
    ];
  }

  /**
   * The id of an address that fits the number and unit said, on the street said or one of like name, in a place that
   * the line can mean; or undefined. Where the very street said is in the very place said, a street of like name is
   * another street, and only its namesakes count; so also where it is said that the name is as written
   * (`nameAsWritten`).
   * @param {import('./write.mjs').Said} written
   */
  find(written) {
    const said = { ...written, name: plain(written.name), locality: plain(written.locality) };
    const { set } = this;
    const places = this.places(said);
    const nameOf = (street) => set.streetNames.text(set.streetName[street]);
    const here = places.filter(
      (i) =>
        this.localities[i].name === said.locality &&
        (this.localities[i].postcodes.includes(said.postcode) || this.localities[i].state === said.state),
    );
    const isHere = here.some((i) =>
      this.localities[i].streets.some((s) => nameOf(s) === said.name && set.types[set.streetType[s]] === said.type),
    );
    const most = isHere || said.nameAsWritten ? 0 : NAME_SLIPS;
    for (const place of places) {
      for (const street of this.localities[place].streets) {
        if (edits(nameOf(street), said.name, most) > most) continue;
        const row = rowsOf(set, street).find((r) => fits(said, r));
        if (row) return row.pid;
      }
    }
    return undefined;
  }
}

const digits = (text) => text.replaceAll(/\D/g, '');
const ends = (row) => [row.first + row.firstSuffix, row.last + row.lastSuffix].filter(Boolean);

/** Number and unit as said, or exchanged; of a range, any number in it; of a lot, also the number. */
function fits(said, row) {
  if (said.flat !== '' && row.flat === said.first + said.firstSuffix && ends(row).includes(said.flat)) return true;
  if (
    said.flat === ''
      ? row.flat !== '' || row.level !== ''
      : row.flat !== said.flat && digits(row.flat) !== digits(said.flat)
  ) {
    return false;
  }
  if (said.first === '') return said.lot !== '' && (row.lot === said.lot || ends(row).includes(said.lot));
  if (said.last !== '') {
    return ends(row).some((n) => Number(digits(n)) >= Number(said.first) && Number(digits(n)) <= Number(said.last));
  }
  return ends(row).includes(said.first + said.firstSuffix);
}
