// Writes the localities of a set: names and aliases, states, postcodes, points, neighbours, and the ways to find them.
import { foldName } from '../../../address/fold.js';
import { POSTCODE_KIND } from '../read/address-set.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { compareTexts } from '../../ascending.js';
import { rankOf, startsOf } from '../../file/write/grouped-order.js';
import { writeLists } from '../../file/write/write-lists.js';
import { NameList } from '../../names/write/write-names.js';

/** A locality as a source gives it. `state` is the position in the set's states. */
export interface LocalityInput {
  readonly pid: string;
  readonly name: string;
  /** Tells localities of the same state, name and pid apart, for sources whose localities have no pid. */
  readonly within?: string;
  readonly state: number;
  readonly aliases: readonly string[];
  /** Most used first. */
  readonly postcodes: readonly number[];
  /** Those of them that only post boxes and large receivers have. */
  readonly postalPostcodes?: readonly number[];
  /** Those of them that the source does not have and another does: taken where they are written, and never given. */
  readonly furtherPostcodes?: readonly number[];
  /** Degrees * 1e7. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Position of each input in the stored order: by state, folded name, pid, what it lies within. */
export function localityRanks(
  inputs: readonly Pick<LocalityInput, 'pid' | 'name' | 'state' | 'within'>[],
): Uint32Array {
  const names = inputs.map((input) => foldName(input.name));
  const order = Uint32Array.from(inputs.keys()).sort(
    (a, b) =>
      inputs[a]!.state - inputs[b]!.state ||
      compareTexts(names[a]!, names[b]!) ||
      compareTexts(inputs[a]!.pid, inputs[b]!.pid) ||
      compareTexts(inputs[a]!.within ?? '', inputs[b]!.within ?? ''),
  );
  return rankOf(order);
}

/**
 * Writes localities that stand in stored order. `neighbours` holds pairs of stored positions, in one direction or both.
 */
export function writeLocalities(
  writer: SetWriter,
  localities: readonly LocalityInput[],
  neighbours: readonly (readonly [number, number])[],
): void {
  const names = new NameList(
    localities.flatMap((locality) => [
      { text: locality.name, uses: 2 },
      ...locality.aliases.map((text) => ({ text, uses: 1 })),
    ]),
    foldName,
  );
  names.write(writer, 'localityName', true);
  writer.section(
    'locality.name',
    'u32',
    Uint32Array.from(localities, (locality) => names.id(foldName(locality.name))),
  );
  writer.section(
    'locality.state',
    'u8',
    Uint8Array.from(localities, (locality) => locality.state),
  );
  writer.section(
    'locality.latitude',
    'i32',
    Int32Array.from(localities, (locality) => locality.latitude),
  );
  writer.section(
    'locality.longitude',
    'i32',
    Int32Array.from(localities, (locality) => locality.longitude),
  );
  writeTexts(writer, 'locality.pid', localities.length, (i) => localities[i]!.pid);

  const bearers = localities.flatMap((locality, i) => bearing(locality, i, names));
  writeLists(writer, 'localityName.locality', names.texts.length, bearers);
  writePostcodes(writer, localities);
  writeLists(
    writer,
    'locality.neighbour',
    localities.length,
    neighbours.flatMap(([a, b]) =>
      a === b
        ? []
        : ([
            [a, b],
            [b, a],
          ] as [number, number][]),
    ),
  );
}

type WithPostcodes = Pick<LocalityInput, 'postcodes' | 'postalPostcodes' | 'furtherPostcodes'>;

function kindOf({ postalPostcodes = [], furtherPostcodes = [] }: WithPostcodes, postcode: number): number {
  if (furtherPostcodes.includes(postcode)) return POSTCODE_KIND.further;
  return postalPostcodes.includes(postcode) ? POSTCODE_KIND.postal : POSTCODE_KIND.delivered;
}

/** Writes the postcodes of localities, and the localities of postcodes. */
export function writePostcodes(writer: SetWriter, localities: readonly WithPostcodes[]): void {
  const postcodes = localities.flatMap((locality, i) =>
    locality.postcodes.map((postcode): [number, number] => [i, postcode]),
  );
  const starts = startsOf(
    postcodes.length,
    localities.length,
    postcodes.map(([i]) => i),
  );
  writer.section('locality.postcode.start', 'u32', starts);
  writer.section(
    'locality.postcode',
    'u16',
    Uint16Array.from(postcodes, ([, postcode]) => postcode),
  );
  writer.section(
    'locality.postcode.postal',
    'u8',
    Uint8Array.from(postcodes, ([i, postcode]) => kindOf(localities[i]!, postcode)),
  );
  writeLists(
    writer,
    'postcode.locality',
    10_000,
    postcodes
      .filter(([i, postcode]) => kindOf(localities[i]!, postcode) !== POSTCODE_KIND.further)
      .map(([i, postcode]) => [postcode, i]),
  );
}

/** The names a locality bears, each as [name id, locality << 1 | isAlias]; an alias equal to the name is none. */
function bearing(locality: LocalityInput, position: number, names: NameList): [number, number][] {
  const own = names.id(foldName(locality.name));
  const others = new Set(locality.aliases.map((alias) => names.id(foldName(alias))).filter((id) => id !== own));
  return [[own, position << 1], ...[...others].map((id): [number, number] => [id, (position << 1) | 1])];
}
