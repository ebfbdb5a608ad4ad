// What is said of rows to look at first, within the width of a terminal.
import { expect, test } from 'vitest';
import { findingsLines } from '../../../src/cli/output/findings-text.js';

test('Texts of rows share the width, and what one does not need the other has', () => {
  const row = { row: 1, status: 'unmatched', confidence: 0 };
  const review = [
    { ...row, line: 2, input: 'a', answer: 'b' },
    { ...row, line: 1234, input: 'x'.repeat(70), answer: 'y'.repeat(20), exception: 'STREET_NOT_FOUND' },
  ];
  expect(findingsLines({ review }, 'addresses')).toEqual([
    'look at these first',
    `  line 2     unmatched         0  a${' '.repeat(45)}b`,
    `  line 1234  STREET_NOT_FOUND  0  ${'x'.repeat(43)}…  ${'y'.repeat(20)}`,
  ]);
});

test('Tables keep to the width that is asked for, the indent of a step included', () => {
  const row = { row: 1, line: 7, status: 'ambiguous', confidence: 50, input: 'x'.repeat(70), answer: 'y'.repeat(70) };
  for (const width of [60, 80, 100]) {
    const lines = findingsLines({ review: [row] }, 'addresses', width, '  ');
    expect(Math.max(...lines.map((line) => line.length))).toBe(width);
  }
});
