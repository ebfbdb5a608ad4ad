// Which lines are columns of fixed width, and what a run says of them.
import { describe, expect, test } from 'vitest';
import { looksFixedWidth } from '../../../src/formats/csv/head/fixed-width.js';
import { workdir } from '../../support/workdir.js';

const REPORT = [
  'CUSTNO  NAME            ADDRESS              SUBURB           PCODE',
  '100001  Jane Wattle     12 Banksia Street    Kew North         3101',
  '100002  R. Acacia-Smith Unit 5 77 Myrtle Ave Kew               3101',
  '100003  Li Kowhai       PO Box 12            Hawthorn East     3123',
  "100004  O'Fern Pat      1/9 Wattle St        Hawthorn          3122",
];

describe('Columns of fixed width', () => {
  test.each([
    ['with headings', REPORT],
    ['without', REPORT.slice(1)],
    ['with a rule below the headings', [REPORT[0]!, REPORT[0]!.replaceAll(/\S/g, '-'), ...REPORT.slice(1)]],
    ['with cells that are empty', [...REPORT, '100005                  3 Banksia Ave        Kew               3101']],
    ['with blanks at the ends', REPORT.map((line) => `${line}   `)],
  ])('%s are seen', (_, lines) => {
    expect(looksFixedWidth(lines)).toBe(true);
  });

  test.each([
    ['addresses', ['12 Wattle St Kew 3101', '14 Wattle St Kew 3101', '16 Wattle St Kew 3101', '18 Wattle St Kew 3101']],
    [
      'addresses with two blanks here and there',
      ['12 Wattle St  Kew', '144 Banksia Street  Hawthorn', '1 Fern Ave  Kew  3101', 'Unit 3  9 Low St  Kew'],
    ],
    ['numbers aligned to the right', ['   1 Wattle St', '  22 Banksia St', ' 333 Fern Ave', '4444 Low St']],
    ['three lines', REPORT.slice(0, 3)],
    ['nothing', ['', ' ', '', '']],
  ])('%s are none', (_, lines) => {
    expect(looksFixedWidth(lines)).toBe(false);
  });
});

describe('A file of columns of fixed width', () => {
  const SAID =
    'in.txt looks like columns of fixed width, aligned by blanks; they are not told apart, and each line is one text: ' +
    'save it as CSV or with tabs between the columns';

  test('is told to be one', async () => {
    const dir = workdir();
    dir.write('in.txt', `${REPORT.join('\n')}\n`);
    const { code, stderr } = await dir.run(['parse', 'in.txt', '-o', 'out.csv', '--quiet']);
    expect([code, stderr]).toEqual([0, `waypost: warning: ${SAID}\n`]);
  });

  test('is told so where it has no column that can be used, and refused with --strict-columns', async () => {
    const dir = workdir();
    dir.write('in.txt', `${REPORT.join('\n')}\n`);
    const none = await dir.run(['validate-email', 'in.txt']);
    expect(none.code).toBe(2);
    expect(none.stderr).toMatch(/no column can be used for validate-email; .*; in\.txt looks like columns of fixed/);
    const strict = await dir.run(['parse', 'in.txt', '--strict-columns']);
    expect([strict.code, strict.stderr]).toEqual([2, expect.stringContaining(`--strict-columns: ${SAID}`)]);
  });
});
