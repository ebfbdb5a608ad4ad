// What decides about likenesses, asked for itself: persons and firms beside owners, names beside names, how sure a
// company is, and what is in the groups of a find.
import type { Hit } from '../../../src/company/candidates.js';
import { costOf } from '../../../src/company/cost.js';
import { keyOf, namesIn, readName } from '../../../src/company/query.js';
import { verdictOn } from '../../../src/company/verdict.js';
import { nameWords } from '../../../src/match/names/organisation.js';
import { givenNames, splitName, surnameOf } from '../../../src/match/names/person.js';
import { readHeard } from '../../../src/words/suggest/voice.js';
import { companyLikeness, trustLikeness } from '../../../src/title/company-likeness.js';
import { askedName, likenessToOwner } from '../../../src/title/likeness-to-owner.js';
import { personsOf } from '../../../src/title/persons.js';
import { mixed, pieces } from '../../recorded/support/mixed.js';
import { digested, type Digested } from '../support/digested.js';
import { ABOUT_MANY } from '../support/many.js';
import { odd } from '../support/odd.js';

const GIVEN = pieces(`
  | Anna | Anna Maria | Annamaria | Anna-Maria | A | A M | AM | Ann | Maria | Hanna | Bill | William | William John | W
  | Wm | W J | WJ | Jo | Joanne | Zoë | Zoe | Piet er | Pieter | Hēmi | Hemi | Tom | Thomas | Robin | Robyn
`);
const SURNAMES = pieces(`
  Tester | Testor | Tester-Sample | Sample Tester | Sample | O'Sample | OSample | O Sample | van der Exempel | Exempel
  | Vanderexempel | de Exempel | Mc Muster | McMuster | MacMuster | Müster | Muester | Muster | Li | Lee | Le | | Anna
  | Tester Jnr | Tester III | Tester (deceased) | Estate of Tester | Tester Sr | St John | Saint John
`);
const FIRMS = pieces(`
  Acme Trustees 2010 Limited | Acme Trustees 2010 Ltd | Acme Trustees (2010) Limited | Acme Trustees 2011 Limited
  | Acme Trustee 2010 Limited | Acme Limited | Acme | Example Holdings & Sons Limited | Example Holdings and Sons Ltd
  | Example Holding | Examples Holdings | Holdings Example Ltd | The Example Trust | Example Family Trust | Bilby Inc
  | The Trustees of the Tester Family Trust | Tester Trust | W J Tester Trust | Numbat No 4 Limited | Numbat 4 Ltd
  | Numbat Four Limited | Bilby Incorporated | Bilby Society Inc | A B C Ltd | ABC Limited | Koala N.Z. Ltd | Koala NZ
  | The Department of the Centre of the Hospital of the School of the University of the Mount of Saint Bilby Group One
  | One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen
`);
const MATCHES = ['number', 'exact', 'near', 'beginning', 'part'] as const;
const COSTS = [0, 1, 3, 6, 7, 12, 16, 19, 20, 21, 24, 26, 27, 28, 30];
const APART = [0, 2, 5, 5.9, 6, 7, 11, 11.9, 12, 13, 40];

/** Groups of a find opened, and the groups in these. */
const opened = digested(
  'find-groups',
  () => ABOUT_MANY.filter((_, i) => i % 3 === 0).map((line) => line.replace(/^\d+ /, '')),
  async (fullAddress, { many }) => {
    const options = { sourceOfTruth: 'CUSTOM_AU_1', featureOptions: { groupAddresses: '1' } };
    const find = many.find as unknown as (records: unknown[], all: object) => Promise<[{ payload: { id: string }[] }]>;
    const asked = async (id?: string): Promise<{ id: string }[]> => {
      const [{ payload }] = await find([{ fullAddress, country: 'AU', ...(id && { id }) }], options);
      return payload;
    };
    const hits = await asked();
    const within: unknown[] = [hits];
    for (const { id } of hits.slice(0, 3)) {
      const members = await asked(id).catch((error: Error) => error.message);
      within.push(members);
      if (typeof members !== 'string' && members[0]) {
        within.push(await asked(members[0].id).catch((error: Error) => error.message));
      }
    }
    return within;
  },
);

export const questions: readonly Digested[] = [
  digested(
    'decisions-owners',
    () =>
      [
        ...mixed(1401, 4000, [GIVEN, SURNAMES, GIVEN, SURNAMES, pieces('| | | Jnr | II | Snr | x')]),
        // Owners of whom only one name is known, asked for by that name.
        ...GIVEN.flatMap((name) => [
          ['', name, name, '', ''],
          [name, '', '', name, ''],
        ]),
      ].map(([firstName, lastName, given, surname, suffix], i) => ({
        asked: { firstName: firstName!, lastName: lastName! },
        // Half of them have the surname that is asked for, so that given names decide.
        owner: { given: given!, surname: i % 2 === 0 ? lastName! : surname!, suffix: suffix!, corporate: '' },
      })),
    ({ asked, owner }) => [likenessToOwner(askedName(asked), owner), personsOf(asked), splitName(owner.surname)],
  ),
  digested(
    'decisions-firms',
    () => mixed(1402, 2000, [odd(1403, 2000, FIRMS, 1), FIRMS, GIVEN, SURNAMES]),
    ([text = '', corporate = '', given = '', surname = '']) => [
      companyLikeness(text, corporate),
      trustLikeness(text, { corporate, person: { given: given.split(' '), surname, generation: 0 } }),
      likenessToOwner(askedName({ firstName: '', lastName: text }), { given, surname, suffix: '', corporate }),
      nameWords(text.toUpperCase()),
      namesIn(text),
      [readName(text), keyOf(readName(text, 1).words)],
      [givenNames(given), surnameOf(surname)],
    ],
  ),
  digested(
    'decisions-companies',
    () =>
      MATCHES.flatMap((match) =>
        COSTS.flatMap((cost) =>
          [undefined, ...APART].map((apart) => ({
            hits: [{ match, cost }, ...(apart === undefined ? [] : [{ match, cost: cost + apart }])],
            letters: 7 + (cost % 3),
          })),
        ),
      ),
    ({ hits, letters }) => [
      verdictOn(hits as unknown as Hit[], letters),
      verdictOn([...hits, ...hits] as unknown as Hit[], letters),
    ],
  ),
  digested(
    'decisions-costs',
    () =>
      mixed(1404, 400, [
        pieces('MN | BN | TRD | FMR | LGL | DGR | OTN'),
        pieces('0 | 1 | 2'),
        pieces('true | false'),
        pieces('| VIC | NSW'),
        pieces('0 | 3073 | 3000 | 800'),
        pieces('| VIC | NSW'),
        pieces('| 3073 | 3072 | 800 | 0800'),
      ]),
    ([kind, form, isActive, state, postcode, ownState, ownCode]) =>
      [0, 1, 2].map((asked) =>
        costOf(
          { kind, form: Number(form), isActive: isActive === 'true', state, postcode: Number(postcode) } as never,
          asked,
          { state: ownState, postcode: ownCode } as never,
        ),
      ),
  ),
  digested(
    'decisions-heard',
    () =>
      [1, 2, 9, 10, 11, 12, 20].flatMap((count) =>
        (['generic-voice', 'vocon-hybrid', 'nmdp-asr'] as const).flatMap((type) => {
          const said = ['maple plain river', 'river 5', 'river plain maple', 'plain maple river'];
          const lines = Array.from({ length: count }, (_, i) => said[i % 4]!);
          const items = lines.map((line) => ({ _orthography: line }));
          return [
            lines.join('\n'),
            JSON.stringify(lines),
            JSON.stringify({ transcriptions: lines }),
            JSON.stringify({ _hypotheses: items.map((item) => ({ _items: [item, { _orthography: 'x' }] })) }),
            JSON.stringify({ _hypotheses: lines }),
            `{"x": ${count}`,
          ].map((input) => ({ input, type }));
        }),
      ),
    ({ input, type }) => readHeard(input, type),
  ),
  opened,
];
