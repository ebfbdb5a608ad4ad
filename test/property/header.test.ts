// The header of a file, and the rows below it, for whatever stands above them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import { runEcho } from '../support/batch.js';
import { runs } from '../support/seeded.js';

describe('Whatever stands above a table', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '',
      'Customers',
      'Report: all',
      ',,',
      'a,b',
      '"x',
      'sep=,',
      'Total,5',
      '1/7/2025',
      'Date:,1/7/2025',
      '---',
    ),
    fc.string({ maxLength: 30 }).map((each) => each.replace(/[\r\n\0]/g, ' ')),
  );
  const table = Array.from({ length: 20 }, (_, i) => `${i},${i} High St,Preston,VIC,${3000 + i}`);

  test('its rows come out the same, or the run says what it took for the header', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (above) => {
        const input = [...above, 'id,text,suburb,state,postcode', ...table].join('\n');
        const options = { delimiter: ',', map: { text: ['text'] }, mapOnly: true };
        try {
          const { out, notes } = await runEcho(input, options);
          const isWhole = table.every((row) => out.includes(`\n${row},ok,`));
          expect(isWhole || /(line|lines|row).* (is|are) the header|no header/.test(notes[0]!)).toBe(true);
          const { out: again } = await runEcho(input, { ...options, blockBytes: 50, pieceBytes: 17 });
          expect(again).toBe(out);
        } catch (error) {
          // The wrong header was taken, and has no such column: the message names those that it has.
          if (!(error instanceof WaypostError)) throw error;
          expect(error.message).toMatch(/there is no column 'text'|in the first row .*; is it a CSV file/);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('a title of words leaves its rows as they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[A-Za-z][A-Za-z :.-]{3,40}$/), { minLength: 1, maxLength: 6 }),
        async (above) => {
          const input = [...above, 'id,text,suburb,state,postcode', ...table].join('\n');
          const { out } = await runEcho(input, { map: { text: ['text'] }, mapOnly: true });
          expect(out).toBe(
            `id,text,suburb,state,postcode,echo_status,echo_text\n${table
              .map((row) => `${row},ok,${row.split(',')[1]!}`)
              .join('\n')}`,
          );
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test('no bytes make a run fail otherwise than by saying what is wrong with them', async () => {
    const piece = fc.constantFrom(
      'a',
      '1',
      ',',
      ';',
      '\t',
      '"',
      '\n',
      '\r\n',
      'Total',
      'sep=',
      '(',
      ' ',
      '-',
      '2024',
      'é',
      '@',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 60 }),
        fc.constantFrom<(false | number | undefined)[]>(undefined, false, 2),
        fc.nat(2),
        async (parts, header, skip) => {
          try {
            const { summary } = await runEcho(parts.join(''), { header, ...(skip > 0 ? { skip } : {}) });
            expect(summary.rows.read).toBe(summary.rows.written + summary.rows.refused);
          } catch (error) {
            expect(error).toBeInstanceOf(WaypostError);
          }
        },
      ),
      { numRuns: runs(250) },
    );
  });
});
