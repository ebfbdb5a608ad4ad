// Files of people linked with themselves and with others, pairs of addresses, and all that stands behind.
import { addressAgreement } from '../../../src/match/address/agreement.js';
import { comparableAddress } from '../../../src/match/address/comparable-address.js';
import { embeddedMap } from '../../../src/match/address/localities.js';
import { numberAgreement } from '../../../src/match/address/number-agreement.js';
import { placeAgreement } from '../../../src/match/address/place-agreement.js';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import type { LinkOptions } from '../../../src/match/linkage.js';
import { linked } from '../../match/link-support.js';
import { levels } from '../../match/model/levels-of.js';
import { records, type Part } from '../../recorded/match/people.js';
import { chance, pieces } from '../../recorded/support/mixed.js';
import { digested, type Digested } from '../support/digested.js';
import { townspeople } from '../support/town.js';

const ADDRESS: Readonly<Record<string, string[]>> = {
  buildingName: pieces('| | | Gumnut House | GUMNUT HOUSE | Gumnut Hse | Quoll Mews'),
  flatUnitType: pieces('| | | Unit | Flat | Shop'),
  flatUnitNumber: pieces('| | | 5 | 5A | 06 | 1-3'),
  floorLevelType: pieces('| | | | Level | Ground Floor'),
  floorLevelNumber: pieces('| | | | 2 | G'),
  subdwelling: pieces('| | | | Unit 5 | 5A'),
  lotNumber: pieces('| | | | 7 | Lot 8'),
  streetNumber: pieces('24 | 24 | 24 | 24A | 24-28 | 26 | 42 | 25 | 5/24 |'),
  street: pieces(`
    Smith Street | Smith Street | Smith St | Smyth Street | Smith Road | Smith Street North | SmithStreet | High St
    | The Esplanade | Smith | O'Brien St | Obrien Street |
  `),
  streetName: pieces('| | | | | Smith | Smyth | High'),
  streetType: pieces('| | | St | Street | Road'),
  streetSuffix: pieces('| | | | N | North'),
  postal: pieces('| | | | | PO Box 12 | P O Box 12 | PO Box 13 | Locked Bag 12'),
  locality: pieces(
    'Reservoir | Reservoir | RESERVOIR | Resevoir | Preston | St Kilda | Saint Kilda East | Wattle Flat |',
  ),
  postcode: pieces('3073 | 3073 | 3073.0 | 3072 | 2795 | 800 | |'),
  state: pieces('VIC | VIC | NSW | Victoria | |'),
  country: pieces('AU | | | | NZ | GB | United Kingdom | us | Australia'),
  townCity: pieces('| | | | Melbourne | Auckland'),
  addressLine1: pieces('| | | | | 24 Smith St | Unit 5 | PO Box 12'),
  addressLine2: pieces('| | | | | Reservoir | 24 Smith St'),
};
const LINES = pieces(`
  | | | 5/24 Smith St Reservoir VIC 3073 | Unit 5, 24 Smith Street, Reservoir VIC 3073 | 24 Smith St Reservoir 3073
  | Lot 7 Smith St Reservoir | PO Box 12, Reservoir VIC 3073 | 10 Wattle Street, London SW1A 2AA
  | Hauptstr. 5, 10115 Berlin | 5 Elm St, Springfield IL 62701 | 1 East Tamaki Rd Otara Auckland
`);

type Said = Record<string, string>;
/** An address of one of each, or most of another. */
function drawn(below: (size: number) => number, like?: Said): Said {
  const all = { ...ADDRESS, fullAddress: LINES };
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, texts]) => [name, like && below(6) > 0 ? (like[name] ?? '') : texts[below(texts.length)]!])
      .filter(([, text]) => text !== ''),
  );
}
function pairs(seed: number, count: number): { one: Said; other: Said }[] {
  const below = chance(seed);
  return Array.from({ length: count }, () => {
    const one = drawn(below);
    return { one, other: drawn(below, one) };
  });
}

const PERSON = ['firstName', 'lastName'] as const;
const FILES: readonly (readonly Part[])[] = [
  [...PERSON, 'middleName', 'dateOfBirth', 'sex', 'line'],
  [...PERSON, 'phone', 'email'],
  [...PERSON, 'abroad', 'dateOfBirth', 'line'],
  [...PERSON, 'other', 'line', 'phone'],
  ['companyName', 'line', 'phone', 'email'],
  ['line', 'phone'],
];
const OPTIONS: readonly Partial<LinkOptions>[] = [
  { explain: true },
  { explain: true, cluster: true, golden: true },
  { all: true, level: 'household' },
  { level: 'address', cluster: true },
  { oneToOne: true, explain: true },
  { level: 'family', all: true, cluster: true },
  {
    cluster: true,
    explain: true,
    decided: [
      { from: 'r0', to: 'r2', same: true },
      { from: 'r5', to: 'r1', same: false },
    ],
  },
];

/** Names that are a little like each other, of which either may be the surname. */
const exchanged = pieces(
  'Thomas/Tomas | Anna/Hanna | Anna/Anna | Lee/Li | Lee/Leigh | Martin/Martyn | J/Jo | Ng/Ngo',
).map((pair) => pair.split('/'));
const named = (firstName: string, lastName: string): MatchRecord => ({ id: 'r', firstName, lastName });

/** A record with its names in one. */
function inFull({ firstName, lastName, companyName, ...rest }: MatchRecord): MatchRecord {
  return { ...rest, fullName: companyName ?? `${firstName ?? ''} ${lastName ?? ''}`.trim() };
}

export const questions: readonly Digested[] = [
  digested(
    'match-addresses',
    () => pairs(901, 1500),
    ({ one, other }) => {
      const [a, b] = [comparableAddress(one, 'AU'), comparableAddress(other, 'AU')];
      return a && b
        ? [a, addressAgreement(a, b), numberAgreement(a, b), placeAgreement(a, b, embeddedMap)]
        : [a ?? null, b ?? null];
    },
  ),
  digested(
    'match-levels',
    () => {
      const all = records(902, 800, [
        ...PERSON,
        'middleName',
        'dateOfBirth',
        'sex',
        'companyName',
        'line',
        'phone',
        'email',
      ]);
      return [
        ...Array.from({ length: 400 }, (_, i) => [all[i]!, all[799 - i]!] as const),
        ...exchanged.flatMap(([one, other]) => [
          [named(one!, other!), named(other!, one!)] as const,
          [named(one!, other!), named(one!, one!)] as const,
        ]),
      ];
    },
    ([a, b]) => levels(a, b),
  ),
  digested(
    'match-files',
    () =>
      Array.from({ length: 18 }, (_, i) => ({
        parts: FILES[i % FILES.length]!,
        options: OPTIONS[i % OPTIONS.length]!,
        seed: 903 + i,
        hasReference: i % 3 === 1 || OPTIONS[i % OPTIONS.length]!.oneToOne === true,
        division: { threads: 1 + (i % 3), portion: [1000, 17, 40][i % 3]! },
      })),
    async ({ parts, options, seed, hasReference, division }) => {
      const own = records(seed, 44, parts).map((one, i) =>
        seed % 4 === 0 && (seed % 8 === 0 || i % 3 > 0) ? inFull(one) : one,
      );
      const reference = hasReference ? records(seed + 100, 44, parts) : undefined;
      const { rows, notes, summary, review } = await linked(own, reference, options, division);
      return [rows, notes, summary, [...review()]];
    },
  ),
  digested(
    'match-town',
    () => {
      const sizes = [400, 150, 90, 300];
      const jobs = OPTIONS.slice(0, 6).map((options, i) => ({
        options,
        seed: 931 + i,
        count: sizes[i % sizes.length]!,
      }));
      return jobs.map((job, i) => ({ ...job, hasReference: i % 3 === 1 || job.options.oneToOne === true }));
    },
    async ({ options, seed, count, hasReference }) => {
      const all = townspeople(seed, count);
      const own = hasReference ? all.slice(0, count / 2) : all;
      const reference = hasReference ? all.slice(count / 2) : undefined;
      const { rows, notes, summary, review } = await linked(own, reference, options);
      return [rows, notes, summary, [...review()]];
    },
  ),
];
