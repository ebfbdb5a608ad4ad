// The mail, business and delivery centres of Australia: localities of boxes and bags (PO BOX 5, ALBION BC QLD), each in
// a town that most are named after.
import { foldName } from '../../../address/fold.js';
import { MAIL_CENTRES, townOfCentre } from '../../../address/vocabulary/mail-centres.js';
import { namedStates } from '../../../contract/fields/states.js';
import type { LocalityInput } from '../../addresses/write/write-localities.js';

/** The towns of those that are named after a region, by state and name: where their boxes are. */
const OF_REGIONS: ReadonlyMap<string, string> = new Map([
  ['NSW CENTRAL COAST MC', 'GOSFORD'],
  ['NSW HUNTER REGION MC', 'NEWCASTLE'],
  ['NSW MID NORTH COAST MC', 'KEMPSEY'],
  ['NSW MID NORTH COAST MSC', 'KEMPSEY'],
  ['NSW MURRAY REGION MC', 'ALBURY'],
  ['NSW NEW ENGLAND MC', 'TAMWORTH'],
  ['NSW NORTHERN SUBURBS MC', 'CHATSWOOD'],
  ['NSW RIVERINA MSC', 'WAGGA WAGGA'],
  ['QLD CENTRAL QUEENSLAND MC', 'ROCKHAMPTON'],
  ['VIC GIPPSLAND MC', 'MORWELL'],
]);

/** Postcodes that begin alike are of one part of the country: BURLEIGH BC 4220 is not in BURLEIGH 4822. */
const SAME_PART = 100;

/** The town that a centre is in, by its state and name; undefined for what is no centre. */
export const townOf = (state: string, name: string): string | undefined =>
  OF_REGIONS.get(`${state} ${name}`) ?? townOfCentre(name);

/** The names of a centre with its last word written out: ALBION BUSINESS CENTRE. */
export function writtenOut(name: string): string[] {
  const town = townOfCentre(name);
  return town === undefined ? [] : [foldName(`${town} ${MAIL_CENTRES.get(name.slice(town.length + 1))}`)];
}

/** The places, centres at the points of their towns, since their own are often those of a whole region. */
export function centresInTheirTowns<P extends LocalityInput>(places: readonly P[]): P[] {
  const named = new Map<string, P[]>();
  for (const place of places) {
    const key = keyOf(place.state, place.name);
    named.set(key, [...(named.get(key) ?? []), place]);
  }
  return places.map((place) => {
    const town = townOf(namedStates[place.state]!.code, place.name);
    if (town === undefined) return place;
    const at = named.get(keyOf(place.state, town))?.find((other) => isSamePart(place, other));
    return at ? { ...place, latitude: at.latitude, longitude: at.longitude } : place;
  });
}

const keyOf = (state: number, name: string): string => `${namedStates[state]!.code} ${name}`;

const isSamePart = (a: LocalityInput, b: LocalityInput): boolean =>
  a.postcodes.some((one) => b.postcodes.some((other) => partOf(one) === partOf(other)));

const partOf = (postcode: number): number => Math.floor(postcode / SAME_PART);
