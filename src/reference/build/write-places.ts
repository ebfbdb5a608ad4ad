// Writes a file of places: names, regions, postal codes as texts of any form, points, and the ways to find them.
import { foldName } from '../../address/fold.js';
import type { SetWriter } from '../file/writer.js';
import { foldPostcode } from '../place-set.js';
import { compareTexts, writeLists } from './write-localities.js';
import { NameList } from './write-names.js';
import { writePointIndex } from './write-point-index.js';

/** A region of a country: its code within the country, and its name. */
export interface Region { readonly country: string; readonly code: string; readonly name: string }

/** A place, or one postal code of a place. `region` is the position in the file's regions. */
export interface PlaceInput {
  readonly name: string;
  readonly region: number;
  /** '' for none. */
  readonly postcode: string;
  /** Degrees * 1e7. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Writes places in the order of country, name, region, postal code, point. `misspelt` adds what finding names with typos needs. */
export function writePlaces(writer: SetWriter, inputs: readonly PlaceInput[], regions: readonly Region[], misspelt: boolean): void {
  const names = new NameList(inputs.map(({ name }) => ({ text: name, uses: 1 })), foldName), codes = new NameList(inputs.map(({ postcode }) => ({ text: postcode, uses: 1 })), foldPostcode);
  const places = inputs.map((input) => ({ ...input, nameId: names.id(foldName(input.name)), codeId: codes.id(foldPostcode(input.postcode)) })).sort((a, b) =>
    compareTexts(regions[a.region]!.country, regions[b.region]!.country) || a.nameId - b.nameId || a.region - b.region || a.codeId - b.codeId || a.latitude - b.latitude || a.longitude - b.longitude);
  names.write(writer, 'placeName', misspelt);
  codes.write(writer, 'placePostcode', false);
  writer.json('regions', regions);
  writer.section('place.name', 'u32', Uint32Array.from(places, ({ nameId }) => nameId));
  writer.section('place.region', 'u16', Uint16Array.from(places, ({ region }) => region));
  writer.section('place.postcode', 'u32', Uint32Array.from(places, ({ codeId }) => codeId));
  writer.section('place.latitude', 'i32', Int32Array.from(places, ({ latitude }) => latitude));
  writer.section('place.longitude', 'i32', Int32Array.from(places, ({ longitude }) => longitude));
  writePointIndex(writer, places.length, (i) => places[i]!.latitude, (i) => places[i]!.longitude);
  writeLists(writer, 'placeName.place', names.texts.length, places.map(({ nameId }, i) => [nameId, i]));
  writeLists(writer, 'placePostcode.place', codes.texts.length, places.map(({ codeId }, i) => [codeId, i]));
}
