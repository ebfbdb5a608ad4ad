// The decisions of a review file, as people and spreadsheets give it back.
import { describe, expect, test } from 'vitest';
import { readDecided, reviewColumns, reviewLine } from '../../../src/match/review/decided.js';

const read = (text: string): ReturnType<typeof readDecided> => readDecided({ name: 'd.csv', text });

describe('The decisions of a review file', () => {
  test.each([
    ['with commas', 'decision,from_id,to_id\nsame,1,2\ndifferent,3,4\n,5,6\n'],
    ['as a spreadsheet writes them', 'Decision;FROM_ID;to_id\r\nSAME ; 1;2\r\nDifferent;3;4\r\n;5;6\r\n\r\n'],
    [
      'with tabs, and columns in another order',
      'to_id\tnote\tdecision\tfrom_id\n2\t"a, b"\tsame\t1\n4\t\tdifferent\t3\n',
    ],
    ['without the cells at the end of a row', 'from_id,to_id,decision\n1,2,same\n3,4,different\n5,6\n'],
  ])('are read %s', (_, text) => {
    expect(read(text)).toEqual([
      { from: '1', to: '2', same: true },
      { from: '3', to: '4', same: false },
    ]);
  });

  test('stand in a line as it was written, with the word of the person', () => {
    const pair = { fromRow: 0, toRow: 1, fromId: 'a', toId: 'b', matchClass: 'I3', probability: 0.4, evidence: 'e' };
    const line = reviewLine(pair, 'one', 'other');
    expect(Object.fromEntries(reviewColumns.map((name, i) => [name, line[i]]))).toEqual({
      decision: '',
      class: 'I3',
      probability: '0.4000',
      from_id: 'a',
      to_id: 'b',
      from_record: 'one',
      to_record: 'other',
      evidence: 'e',
    });
    expect(reviewLine({ ...pair, probability: undefined }, '', '')[2]).toBe('');
  });

  test.each([
    ['id\n1\n', 'there is no column decision and no column from_id and no column to_id'],
    ['decision,from_id\nsame,1\n', 'there is no column to_id'],
    ['decision,from_id,to_id\n\nsure,1,2\n', "line 3: the decision 'sure' is none"],
    ['decision,from_id,to_id\nsame,1,\n', 'line 2: from_id or to_id is empty'],
    ['decision,from_id,to_id\nsame,"1,2\n', 'give a file of CSV'],
  ])('are refused in %j', (text, message) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ kind: 'usage', message: expect.stringContaining(message) as string }) as Error,
    );
  });
});
