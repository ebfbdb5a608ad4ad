// Links records in this process, as one thread or as several, and says what was found.
import type { MatchedRow, MatchRecord } from '../../src/contract/operations/match-record.js';
import type { BlockingLimits } from '../../src/match/block/blocking.js';
import { Linkage, linkTasks, openLinks, preparePortion } from '../../src/match/linkage.js';
import type { LinkOptions, LinkResult, LinkWorkers } from '../../src/match/linkage.js';
import type { LinkLevel } from '../../src/match/link-types.js';
import { fieldPlan } from '../../src/match/resolve/level.js';
import type { Material } from '../../src/match/resolve/share.js';
import { derive } from '../../src/match/store/derived.js';
import { StoreBuilder } from '../../src/match/store/store.js';

/** Tasks run here; `count` is how many threads are pretended, which divides the work otherwise. */
export const workersHere = (count: number): LinkWorkers => ({
  count,
  run: async <T>(task: string, args: readonly unknown[]): Promise<T[]> =>
    args.map((argument) => linkTasks[task]!(structuredClone(argument) as never) as T),
});

/** The records of a file, and of a reference, as they are compared. */
export function materialOf(
  own: readonly MatchRecord[],
  reference?: readonly MatchRecord[],
  level: LinkLevel = 'individual',
): Material {
  const builder = new StoreBuilder();
  builder.add(0, preparePortion(own));
  if (reference !== undefined) builder.add(1, preparePortion(reference));
  const store = builder.finish();
  const hasReference = reference !== undefined;
  const plan = fieldPlan(store, builder.counts, hasReference);
  return { store, derived: derive(store), plan, level, hasReference };
}

const PLAIN: LinkOptions = {
  hasReference: false,
  all: false,
  oneToOne: false,
  cluster: false,
  golden: false,
  explain: false,
  decided: [],
};

export interface Linked extends LinkResult {
  readonly rows: readonly MatchedRow[];
}

/** How the work is divided, and from which sizes on less is compared. */
export interface Division {
  readonly threads?: number;
  readonly portion?: number;
  readonly limits?: BlockingLimits;
}

/** Links a file with itself, or with a reference. */
export async function linked(
  own: readonly (MatchRecord | null)[],
  reference: readonly (MatchRecord | null)[] | undefined,
  options: Partial<LinkOptions> = {},
  { threads = 1, portion = 1000, limits }: Division = {},
): Promise<Linked> {
  const linkage = new Linkage(
    { ...PLAIN, hasReference: reference !== undefined, ...options },
    workersHere(threads),
    limits,
  );
  for (const [side, records] of [own, reference ?? []].entries()) {
    for (let from = 0; from < records.length; from += portion) {
      linkage.add(side === 0 ? 0 : 1, preparePortion(records.slice(from, from + portion)));
    }
  }
  const result = await linkage.link();
  const links = openLinks(result.share);
  return { ...result, rows: own.map((_, row) => links.row(row)) };
}

/** A person with an address in components. */
export const person = (
  id: string,
  firstName: string,
  lastName: string,
  address: {
    readonly number?: string;
    readonly street?: string;
    readonly locality?: string;
    readonly unit?: string;
  } = {},
  more: Partial<MatchRecord> = {},
): MatchRecord => ({
  id,
  firstName,
  lastName,
  addresses: [
    {
      streetNumber: address.number ?? '',
      street: address.street ?? '',
      locality: address.locality ?? '',
      flatUnitNumber: address.unit ?? '',
    },
  ],
  ...more,
});

const GIVEN =
  'ANNA BEN CARLA DAVID ELLA FRANK GRETA HUGO IRIS JACK KIRA LIAM MAYA NOAH OLGA PAUL ROSA SEAN TINA VERA'.split(' ');
const BEGIN = 'ABER BRAD CORN DUN EAST FAIR GLEN HART KIRK LANG MARL NORT OAK PRES STAN THORN WIN'.split(' ');
const END = 'BURY FORD TON WICK LEY HAM WORTH DALE FIELD'.split(' ');
const STREETS = 'Acacia Banksia Cedar Dolphin Elm Fern Grevillea Heath Iron Jarrah Karri Laurel Myrtle Nectar'.split(
  ' ',
);
const PLACES = 'Aldora Benwick Carrow Dunlow Eskmere Farrow Galdon'.split(' ');

/** Persons that are all different, the same for the same numbers; each stands for a seed of some file. */
export function invented(number: number): MatchRecord {
  const at = (list: readonly string[], by: number): string => list[by % list.length]!;
  const surname = at(BEGIN, number * 7) + at(END, number * 5 + Math.floor(number / 17));
  return person(`r${number}`, at(GIVEN, number * 3 + Math.floor(number / 20)), surname, {
    number: String(1 + ((number * 37) % 180)),
    street: `${at(STREETS, number * 11)} Street`,
    locality: at(PLACES, number * 3),
  });
}
