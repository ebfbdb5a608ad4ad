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

/** A section with a value for each place. */
interface PlaceColumn {
  readonly section: string;
  readonly type: 'u16' | 'u32' | 'i32';
  readonly of: (place: NumberedPlace) => number;
}

/** A place with the numbers of its texts in the tables of names, areas and postal codes. */
interface NumberedPlace extends PlaceInput {
  readonly nameId: number;
  readonly areaId: number;
  readonly codeId: number;
}

/** The sections in the order in which a file has them: those before the order of ids, and those behind it. */
const COLUMNS: readonly PlaceColumn[] = [
  { section: 'place.name', type: 'u32', of: ({ nameId }) => nameId },
  { section: 'place.region', type: 'u16', of: ({ region }) => region },
  { section: 'place.area', type: 'u32', of: ({ areaId }) => areaId },
  { section: 'place.population', type: 'u32', of: ({ population = 0 }) => population },
  { section: 'place.id', type: 'u32', of: ({ id = 0 }) => id },
];
const COLUMNS_BEHIND: readonly PlaceColumn[] = [
  { section: 'place.postcode', type: 'u32', of: ({ codeId }) => codeId },
  { section: 'place.latitude', type: 'i32', of: ({ latitude }) => latitude },
  { section: 'place.longitude', type: 'i32', of: ({ longitude }) => longitude },
];
const ARRAYS = { u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const;

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
  const names = new NameList(
    inputs.flatMap(({ name, others = [] }) => [{ text: name, uses: 1 }, ...others.map((text) => ({ text, uses: -1 }))]),
    folded,
  );
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
      areaId: areas.id(folded(input.area ?? '')),
      codeId: codes.id(foldPostcode(input.postcode)),
    }))
    .sort(byCountryAndName(regions));
  names.write(writer, 'placeName', misspelt);
  areas.write(writer, 'placeArea', false);
  codes.write(writer, 'placePostcode', false);
  writer.json('regions', regions);
  writeColumns(writer, places);
  const latitude = (i: number): number => places[i]!.latitude;
  writePointIndex(writer, places.length, latitude, (i) => places[i]!.longitude);
  const namesOf = ({ nameId, others = [] }: NumberedPlace): number[] => [
    nameId,
    ...others.map((text) => names.id(folded(text))),
  ];
  const bearing = places.flatMap((place, i) => namesOf(place).map((name): [number, number] => [name, i]));
  writeLists(writer, 'placeName.place', names.texts.length, bearing);
  const coded = places.map(({ codeId }, i): [number, number] => [codeId, i]);
  writeLists(writer, 'placePostcode.place', codes.texts.length, coded);
}

const byCountryAndName =
  (regions: readonly Region[]) =>
  (a: NumberedPlace, b: NumberedPlace): number =>
    compareTexts(regions[a.region]!.country, regions[b.region]!.country) ||
    a.nameId - b.nameId ||
    a.region - b.region ||
    a.codeId - b.codeId ||
    a.latitude - b.latitude ||
    a.longitude - b.longitude;

function writeColumns(writer: SetWriter, places: readonly NumberedPlace[]): void {
  const write = ({ section, type, of }: PlaceColumn): void => {
    writer.section(section, type, ARRAYS[type].from(places.map(of)));
  };
  COLUMNS.forEach(write);
  const byId = Uint32Array.from(places.keys()).sort((a, b) => (places[a]!.id ?? 0) - (places[b]!.id ?? 0));
  writer.section('place.byId', 'u32', byId);
  COLUMNS_BEHIND.forEach(write);
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
