// Tables fitted to a terminal: every line within its width, narrow columns whole, nothing left out without a word.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayWidth, loadWidths } from '../../../src/cli/output/display-width.js';
import { tableOf, textTable } from '../../../src/cli/output/text-table.js';
import { asText } from '../../support/fake-io.js';
import { runs } from '../../support/seeded.js';
import { anyCharacter } from '../../support/any-character.js';

const rows = [
  ['input', 'status', 'confidence', 'full_address'],
  ['24 Smith St, Reservoir, VIC, 3073', 'verified', '100', '24 SMITH STREET, RESERVOIR VIC 3073'],
  ['u5 24 smtih st', 'corrected', '98', 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073'],
];

describe('A table', () => {
  test.each<[number | undefined, string]>([
    [
      undefined,
      `input                              status     confidence  full_address
24 Smith St, Reservoir, VIC, 3073  verified   100         24 SMITH STREET, RESERVOIR VIC 3073
u5 24 smtih st                     corrected  98          UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073
`,
    ],
    [
      80,
      `input                           status     conf…  full_address
24 Smith St, Reservoir, VIC, …  verified   100    24 SMITH STREET, RESERVOIR VI…
u5 24 smtih st                  corrected  98     UNIT 5, 24 SMITH STREET, RESE…
`,
    ],
    [
      40,
      `input          status     full_address
24 Smith St,…  verified   24 SMITH STRE…
u5 24 smtih …  corrected  UNIT 5, 24 SM…
(no room for confidence)
`,
    ],
    [
      10,
      `inp…  ful…
24 …  24 …
u5 …  UNI…
(no room …
`,
    ],
  ])('in %s columns', (width, text) => {
    expect(asText(textTable(rows, [], width))).toBe(text);
  });

  test('counts wide letters as two columns and accents as none', async () => {
    const wide = [
      ['place', 'n'],
      ['北京市朝阳区', '1'],
      ['Zoe\u0308', '2'],
      ['🏠 home', '3'],
    ];
    expect(asText(await tableOf(wide))).toBe(
      'place         n\n北京市朝阳区  1\nZoe\u0308           2\n🏠 home       3\n',
    );
    expect(asText(await tableOf(wide, [], 12))).toBe(
      ['place      n', '北京市朝…  1', 'Zoe\u0308        2', '🏠 home    3', ''].join('\n'),
    );
  });

  test('puts numbers to the right, and cuts no column that is narrow', () => {
    const table = textTable(
      [
        ['states', 'addresses'],
        ['NSW VIC QLD SA WA TAS NT ACT OT', '15,500,000'],
      ],
      [1],
      32,
    );
    expect(asText(table)).toBe('states                 addresses\nNSW VIC QLD SA WA T…  15,500,000\n');
  });

  test('lets no control character of a cell through', () => {
    expect(
      textTable([
        ['a', 'b'],
        ['1\u001b[2J\n2', '\t3\u202e'],
      ]),
    ).toEqual(['a              b', String.raw`1\u001b[2J\n2  \t3\u202e`]);
  });

  test('of any cells has no line wider than the terminal, and names what it leaves out', async () => {
    await loadWidths();
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 50 }),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    );
    const table = fc
      .integer({ min: 1, max: 9 })
      .chain((columns) =>
        fc.tuple(
          fc.array(fc.stringMatching(/^[a-z_]{1,16}$/), { minLength: columns, maxLength: columns }),
          fc.array(fc.array(cell, { maxLength: columns }), { maxLength: 6 }),
        ),
      );
    fc.assert(
      fc.property(table, fc.integer({ min: 20, max: 200 }), ([heading, below], width) => {
        const lines = textTable([heading, ...below], [], width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        const isWhole = lines.length === below.length + 1;
        expect(isWhole || lines.at(-1)!.startsWith('(no room for ')).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });
});
