// What find says where nothing is found: what is known of the line, and what is not.
import { describe, expect, it } from 'vitest';
import { ask, useSampleFind } from './sample-find.js';

useSampleFind();

const NOTE = /^source of truth: /;
const CASES: readonly (readonly [title: string, line: string, country: string, said: readonly string[]])[] = [
  [
    'a unit that its building does not have',
    'unit 99, 24 smith st, reservoir 3073',
    'AU',
    ['24 SMITH STREET, RESERVOIR VIC is known, that unit or floor is not'],
  ],
  [
    'a number that its street does not have',
    '912 smith st, reservoir 3073',
    'AU',
    ['SMITH STREET, RESERVOIR VIC is known, that number is not'],
  ],
  [
    'a street that its place does not have',
    '5 quokkavale st, reservoir 3073',
    'AU',
    ['RESERVOIR VIC is known, that street is not'],
  ],
  ['nothing that is known', 'qqqq zzzz', 'AU', []],
];

describe('A line that nothing is found for', () => {
  it.each(CASES)('has its reason: %s', async (_, fullAddress, country, said) => {
    const { messages, payload } = await ask({ fullAddress, country });
    expect(payload).toEqual([]);
    expect(messages.filter((message) => !NOTE.test(message))).toEqual(said);
  });

  it('has none where a filter may have left out what is there', async () => {
    const { messages, payload } = await ask(
      { fullAddress: 'unit 99, 24 smith st, reservoir 3073' },
      { positionFilter: 'ADDRESS' },
    );
    expect(payload).toEqual([]);
    expect(messages.filter((message) => !NOTE.test(message))).toEqual([]);
  });
});
