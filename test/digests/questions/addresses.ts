// Lines about the sample data and the generated data: cleansed, and found as they are typed.
import { australian, withSlips, zealandic } from '../../recorded/support/addresses.js';
import { pieces } from '../../recorded/support/mixed.js';
import { begun } from '../support/begun.js';
import { digested, type Digested } from '../support/digested.js';
import { ABOUT_MANY } from '../support/many.js';
import forms from '../support/forms.json' with { type: 'json' };
import found from '../support/found.json' with { type: 'json' };
import { crossed, odd } from '../support/odd.js';
import { through } from '../support/through.js';

export const LINES = (seed: number): string[] => [...australian(seed, 150), ...withSlips(seed + 9, 10, 1, false)];
const LINES_NZ = (seed: number): string[] => [...zealandic(seed, 120), ...withSlips(seed + 9, 10, 1, true)];
/** One of three: a third of them notices nearly as much as all. */
const third = (lines: readonly string[]): string[] => lines.filter((_, i) => i % 3 === 0);
const OWN = pieces(`
  10 wattle st reservoir 3073 | gumnut house reservoir | u1 10 wattle st | lot 8 wattle st reservoir | 22 wattle st
  | po box 5 reservoir | unit 2 gumnut house 20 wattle st reservoir
`);
const POSTAL = pieces(`
  po box 12 reservoir | 24 smith st reservoir 3073 | 2/26 smith st reservoir vic | wattle tower 101 high st reservoir
  | po box 120 reservoir 3073 | po box 7 mount elder
`);
const LONDON = pieces(`
  10 wattle st london | wattle st london | london | much wattling | lower elder | yy1 | sw1a 1aa | reading rg1
  | 12 elm st reading | flat 2 10 wattle street london sw1a 1aa | elder yy1 | 5 acacia avenue much wattling
  | 7 elder lane, caversham rg4 5aa | 3 king's road reading | 15a wattle st london sw1a 2ab | 10 wattle st caversham
  | kings rd reading | 14 wattle st | elder lane
`);

type Room = 'sample' | 'many';
const cleansed = (name: string, room: Room, sourceOfTruth: string, lines: () => readonly string[]): Digested =>
  digested(name, lines, (fullAddress, engines) =>
    through(engines[room], 'cleanse', { record: { fullAddress }, options: { sourceOfTruth } }),
  );

const FIND = [
  {},
  { groupAddresses: '1' },
  { singleLineHitNumber: '3' },
  { displayGnafLot: '1', caseType: 'TITLE' },
  { groupAddresses: '1', singleLineHitNumber: '40' },
  { positionFilter: 'STREET', exposeAttributes: '1' },
];
const sought = (name: string, room: Room, sourceOfTruth: string, lines: () => readonly string[]): Digested =>
  digested(
    name,
    () => lines().map((fullAddress, i) => ({ fullAddress, featureOptions: FIND[i % FIND.length]! })),
    ({ fullAddress, featureOptions }, engines) =>
      through(engines[room], 'find', {
        record: { fullAddress, country: sourceOfTruth === 'NZAD' ? 'NZ' : 'AU' },
        options: { sourceOfTruth, featureOptions },
      }),
  );

export const questions: readonly Digested[] = [
  cleansed('cleanse-au', 'sample', 'GNAF', () => [
    ...third(LINES(501)),
    ...odd(502, 350, LINES(503), 3),
    ...crossed(510, 200, [...forms, ...LINES(503)]),
  ]),
  cleansed('cleanse-nz', 'sample', 'NZAD', () => [...third(LINES_NZ(504)), ...odd(505, 400, LINES_NZ(506), 3)]),
  cleansed('cleanse-own', 'sample', 'CUSTOM_AU_1', () => odd(507, 200, OWN, 2)),
  cleansed('cleanse-postal', 'sample', 'AUPAF', () => odd(508, 300, POSTAL, 2)),
  cleansed('cleanse-many', 'many', 'CUSTOM_AU_1', () => odd(509, 400, ABOUT_MANY, 2)),
  // Each of these showed a damage that nothing else did.
  cleansed('cleanse-found-au', 'sample', 'GNAF', () => found.cleanse.au),
  cleansed('cleanse-found-nz', 'sample', 'NZAD', () => found.cleanse.nz),
  cleansed('cleanse-found-many', 'many', 'CUSTOM_AU_1', () => found.cleanse.many),
  sought('find-au', 'sample', 'GNAF', () => begun(511, [...third(LINES(512)), ...odd(513, 250, LINES(514), 2)])),
  sought('find-nz', 'sample', 'NZAD', () => begun(515, [...third(LINES_NZ(516)), ...odd(517, 200, LINES_NZ(518), 2)])),
  sought('find-many', 'many', 'CUSTOM_AU_1', () => begun(519, odd(520, 350, ABOUT_MANY, 1))),
  sought('find-own', 'sample', 'CUSTOM_AU_1', () => begun(523, odd(524, 200, OWN, 2))),
  sought('find-postal', 'sample', 'AUPAF', () => begun(525, odd(526, 200, POSTAL, 2))),
  digested(
    'find-gb',
    () => begun(521, odd(522, 500, LONDON, 2)),
    (fullAddress, { sample }) => through(sample, 'find', { record: { fullAddress, country: 'GB' } }),
  ),
];
