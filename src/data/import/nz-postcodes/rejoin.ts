// Gives an address set that is already installed the postcodes of a table: the same file as if the table had been there
// before, without reading the source again.
import type { AddressSet } from '../../addresses/read/address-set.js';
import { ADDRESS_WORDS, NONE, WORD } from '../../addresses/read/address-set.js';
import { writePostcodes, type LocalityInput } from '../../addresses/write/write-localities.js';
import type { SetFile } from '../../file/read/set-file.js';
import { writing, type SetWriter } from '../../file/write/set-writer.js';
import { joinPostcodes, onlyPostcode, type TownLocality } from './join.js';

const POSTCODE_SECTIONS = [
  'locality.postcode.start',
  'locality.postcode',
  'locality.postcode.postal',
  'postcode.locality.start',
  'postcode.locality',
];
/** Records copied at a time. */
const PART = 1 << 16;

/**
 * Writes `out` as a copy of the set in `file` with the postcodes of `table`, and those of the package's own places, the
 * `gazetteer`, for where they are written; `set` is the same file opened.
 */
export function rejoinPostcodes(
  out: string,
  file: SetFile,
  set: AddressSet,
  table: AddressSet,
  gazetteer: AddressSet,
): Promise<{ bytes: number; checksum: string }> {
  const joined = joinPostcodes(table, gazetteer, localitiesOf(set));
  return writing(out, (writer) => {
    for (const { name, type } of file.sections) {
      if (name === POSTCODE_SECTIONS[0]) writePostcodes(writer, joined);
      else if (name === 'address.record') copyRecords(writer, file, set, joined);
      else if (name === 'ruralDeliveries') writer.json(name, table.ruralDeliveries);
      else if (!POSTCODE_SECTIONS.includes(name)) writer.copy(file, name, type);
    }
    return writer.finish(file.meta);
  });
}

/** The set's localities as they were given to its builder, but for the postcodes. */
function localitiesOf(set: AddressSet): TownLocality[] {
  const aliases = Array.from({ length: set.localityCount }, (): string[] => []);
  for (let name = 0; name < set.localityNames.size; name++) {
    for (let i = set.nameLocalityStart[name]!; i < set.nameLocalityStart[name + 1]!; i++) {
      if (set.nameLocality[i]! & 1) aliases[set.nameLocality[i]! >>> 1]!.push(set.localityNames.text(name));
    }
  }
  return Array.from({ length: set.localityCount }, (_, i): TownLocality => {
    const town = set.localityTown[i] ?? NONE;
    return {
      pid: '',
      name: set.localityNames.text(set.localityName[i]!),
      state: set.localityState[i]!,
      aliases: aliases[i]!,
      postcodes: [],
      latitude: set.localityLatitude[i]!,
      longitude: set.localityLongitude[i]!,
      town: town === NONE ? -1 : town,
    };
  });
}

function copyRecords(writer: SetWriter, file: SetFile, set: AddressSet, localities: readonly LocalityInput[]): void {
  const only = Uint16Array.from(localities, onlyPostcode);
  const part = new Uint32Array(PART * ADDRESS_WORDS);
  const starts = set.streetAddressStart;
  let street = 0;
  writer.begin('address.record', 'u32');
  for (let from = 0; from < set.addressCount; from += PART) {
    const words = part.subarray(0, Math.min(PART, set.addressCount - from) * ADDRESS_WORDS);
    file.read('address.record', from * ADDRESS_WORDS, words);
    for (let at = 0, address = from; at < words.length; at += ADDRESS_WORDS, address++) {
      while (starts[street + 1]! <= address) street++;
      words[at + WORD.formAndPostcode] =
        (words[at + WORD.formAndPostcode]! & 0xffff0000) | only[set.streetLocality[street]!]!;
    }
    writer.append(words);
  }
  writer.end();
}
