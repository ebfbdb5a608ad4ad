// Joins a postcode table to the localities of a New Zealand set: by name, and among places of one name by town and
// distance.
import { foldName } from '../../../address/fold.js';
import { NONE, POSTCODE_KIND, type AddressSet } from '../../addresses/read/address-set.js';
import type { LocalityInput } from '../../addresses/write/write-localities.js';
import { metresWhereKnown } from '../town-groups.js';
import type { Point } from '../../points/metres.js';

/**
 * A place of the table this far from a locality is another of the same name. Its points are those of postcodes, not of
 * places.
 */
const SAME_PLACE_METRES = 25_000;

/** A locality to be joined; `town` is the position of its town in the list, -1 for none. */
export type TownLocality = LocalityInput & { readonly town: number };

interface Codes {
  readonly delivered: readonly number[];
  readonly postal: readonly number[];
}
const NO_CODES: Codes = { delivered: [], postal: [] };

/**
 * The localities with the postcodes of the table. A town has those of its suburbs besides its own; a suburb that the
 * table does not know has its town's, if that has only one to deliver by. What else the `further` table has of a
 * locality is right where it is written: tables that are to be had have about three of four postcodes of a suburb.
 */
export function joinPostcodes(
  table: AddressSet,
  further: AddressSet,
  localities: readonly TownLocality[],
): LocalityInput[] {
  const own = localities.map((locality) => codesOf(table, locality, localities[locality.town]?.name ?? ''));
  const suburbs = new Map<number, Codes[]>();
  localities.forEach(({ town }, i) => {
    if (town === i || town < 0) return;
    const of = suburbs.get(town);
    if (of) of.push(own[i]!);
    else suburbs.set(town, [own[i]!]);
  });
  const all = own.map((codes, i): Codes => {
    const { town } = localities[i]!;
    if (town === i) return union(codes, suburbs.get(i) ?? []);
    return codes === NO_CODES && town >= 0 && own[town]!.delivered.length === 1 ? own[town]! : codes;
  });
  return localities.map((locality, i): LocalityInput => {
    const known = [...all[i]!.delivered, ...all[i]!.postal];
    const { delivered, postal } = codesOf(further, locality, localities[locality.town]?.name ?? '');
    const others = [...delivered, ...postal].filter((code) => !known.includes(code));
    return {
      ...locality,
      postcodes: [...known, ...others],
      postalPostcodes: all[i]!.postal,
      furtherPostcodes: others,
    };
  });
}

/** The one postcode that mail is delivered by in a locality; 0 where there are several or none. */
export function onlyPostcode({
  postcodes,
  postalPostcodes = [],
  furtherPostcodes = [],
}: Pick<LocalityInput, 'postcodes' | 'postalPostcodes' | 'furtherPostcodes'>): number {
  const isDelivered = (postcode: number): boolean => ![...postalPostcodes, ...furtherPostcodes].includes(postcode);
  const delivered = postcodes.filter(isDelivered);
  return delivered.length === 1 ? delivered[0]! : 0;
}

/** A town's own codes, then those of its suburbs from the lowest on. */
function union(town: Codes, suburbs: readonly Codes[]): Codes {
  const of = (kind: keyof Codes): number[] => [
    ...new Set([...town[kind], ...suburbs.flatMap((codes) => codes[kind]).sort((a, b) => a - b)]),
  ];
  const delivered = of('delivered');
  return { delivered, postal: of('postal').filter((code) => !delivered.includes(code)) };
}

/** Postcodes of the place of the table that is this locality; those of an alias where the name itself is unknown. */
function codesOf(table: AddressSet, locality: TownLocality, town: string): Codes {
  for (const name of [foldName(locality.name), ...locality.aliases.map(foldName).sort()]) {
    const found = placeNamed(table, name, foldName(town), [locality.latitude, locality.longitude]);
    if (found >= 0) return codesAt(table, found);
  }
  return NO_CODES;
}

/** The place of that name in the table: of the same town if one is, else the nearest; -1 if none is near. */
function placeNamed(table: AddressSet, name: string, town: string, point: Point): number {
  const id = table.localityNames.find(name);
  if (id < 0) return -1;
  const { nameLocalityStart: start, nameLocality, localityTown } = table;
  const nameOf = (locality: number): string => table.localityNames.text(table.localityName[locality]!);
  const near = Array.from(nameLocality.subarray(start[id]!, start[id + 1]!), (bearer) => {
    const place = bearer >>> 1;
    const of = localityTown[place] ?? NONE;
    return {
      place,
      isOfTown: of !== NONE && nameOf(of) === town,
      metres: metresWhereKnown([table.localityLatitude[place]!, table.localityLongitude[place]!], point),
    };
  }).filter(({ metres }) => metres <= SAME_PLACE_METRES);
  near.sort((a, b) => Number(b.isOfTown) - Number(a.isOfTown) || a.metres - b.metres || a.place - b.place);
  return near[0]?.place ?? -1;
}

function codesAt(
  { localityPostcodeStart, localityPostcode, localityPostcodePostal }: AddressSet,
  place: number,
): Codes {
  const delivered: number[] = [];
  const postal: number[] = [];
  for (let i = localityPostcodeStart[place]!; i < localityPostcodeStart[place + 1]!; i++) {
    (localityPostcodePostal[i] === POSTCODE_KIND.postal ? postal : delivered).push(localityPostcode[i]!);
  }
  return { delivered, postal };
}
