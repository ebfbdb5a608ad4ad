// Writes a file of places: names, regions, postal codes as texts of any form, points, and the ways to find them.
import { foldWorldName } from '../../../address/fold.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { foldPostcode, type Region } from '../place.js';
import { writeLists } from '../../file/write/write-lists.js';
import { compareTexts } from '../../ascending.js';
import { NameList } from '../../names/write/write-names.js';
import { writePointIndex } from '../../points/write/write-point-index.js';

/** A place, or one postal code of a place. `region` is the position in the file's regions. */
export interface PlaceInput {
  readonly name: string;
  readonly region: number;
  /** '' for none. */
  readonly postcode: string;
  /** Degrees * 1e7. */
  readonly latitude: number;
  readonly longitude: number;
  /** Name of the area within the region, such as a county. */
  readonly area?: string;
  /** Other names and spellings. */
  readonly others?: readonly string[];
  /** People who live there, 0 where that is not known. */
  readonly population?: number;
  /** Number of the place in its source, 0 for none. */
  readonly id?: number;
}

/**
 * Writes places in the order of country, name, region, postal code, point. `misspelt` adds what finding names with
 * typos needs.
 */
export function writePlaces(
  writer: SetWriter,
  inputs: readonly PlaceInput[],
  regions: readonly Region[],
  misspelt: boolean,
): void {
  const folded = remembered(foldWorldName);
  const given = inputs.flatMap(({ name, others = [] }) => [
    { text: name, uses: 1 },
    ...others.map((text) => ({ text, uses: -1 })),
  ]);
  const names = new NameList(given, folded);
  const codes = new NameList(
    inputs.map(({ postcode }) => ({ text: postcode, uses: 1 })),
    foldPostcode,
  );
  const areas = new NameList(
    [{ text: '', uses: 1 }, ...inputs.map(({ area = '' }) => ({ text: area, uses: 1 }))],
    folded,
  );
  const places = inputs
    .map((input) => ({
      ...input,
      nameId: names.id(folded(input.name)),
      codeId: codes.id(foldPostcode(input.postcode)),
    }))
    .sort(
      (a, b) =>
        compareTexts(regions[a.region]!.country, regions[b.region]!.country) ||
        a.nameId - b.nameId ||
        a.region - b.region ||
        a.codeId - b.codeId ||
        a.latitude - b.latitude ||
        a.longitude - b.longitude,
    );
  names.write(writer, 'placeName', misspelt);
  areas.write(writer, 'placeArea', false);
  codes.write(writer, 'placePostcode', false);
  writer.json('regions', regions);
  writer.section(
    'place.name',
    'u32',
    Uint32Array.from(places, ({ nameId }) => nameId),
  );
  writer.section(
    'place.region',
    'u16',
    Uint16Array.from(places, ({ region }) => region),
  );
  writer.section(
    'place.area',
    'u32',
    Uint32Array.from(places, ({ area = '' }) => areas.id(folded(area))),
  );
  writer.section(
    'place.population',
    'u32',
    Uint32Array.from(places, ({ population = 0 }) => population),
  );
  writer.section(
    'place.id',
    'u32',
    Uint32Array.from(places, ({ id = 0 }) => id),
  );
  writer.section(
    'place.byId',
    'u32',
    Uint32Array.from(places.keys()).sort((a, b) => (places[a]!.id ?? 0) - (places[b]!.id ?? 0)),
  );
  writer.section(
    'place.postcode',
    'u32',
    Uint32Array.from(places, ({ codeId }) => codeId),
  );
  writer.section(
    'place.latitude',
    'i32',
    Int32Array.from(places, ({ latitude }) => latitude),
  );
  writer.section(
    'place.longitude',
    'i32',
    Int32Array.from(places, ({ longitude }) => longitude),
  );
  writePointIndex(
    writer,
    places.length,
    (i) => places[i]!.latitude,
    (i) => places[i]!.longitude,
  );
  writeLists(
    writer,
    'placeName.place',
    names.texts.length,
    places.flatMap(
      ({ nameId, others = [] }, i) =>
        [[nameId, i], ...others.map((text): [number, number] => [names.id(folded(text)), i])] as [number, number][],
    ),
  );
  writeLists(
    writer,
    'placePostcode.place',
    codes.texts.length,
    places.map(({ codeId }, i) => [codeId, i]),
  );
}

/** The same function, which makes each answer once: the names of the world are asked for several times. */
function remembered(make: (text: string) => string): (text: string) => string {
  const answers = new Map<string, string>();
  return (text) => {
    let answer = answers.get(text);
    if (answer === undefined) answers.set(text, (answer = make(text)));
    return answer;
  };
}
