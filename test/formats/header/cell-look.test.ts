// What a cell looks like by its text alone.
import { describe, expect, test } from 'vitest';
import {
  EMPTY,
  lookOf,
  MIXED,
  NAME,
  NUMBERED,
  SENTENCE,
  VALUE,
  YEAR,
} from '../../../src/formats/csv/head/cell-look.js';

const LOOKS: readonly (readonly [cell: string, look: string])[] = [
  ['', 'EMPTY'],
  ['--', 'EMPTY'],
  ['N/A', 'EMPTY'],
  ['null', 'EMPTY'],
  ['Street address', 'NAME'],
  ['1st line', 'NAME'],
  ['Address 1', 'NUMBERED'],
  ['Address 1: City', 'NUMBERED'],
  ['addr1street', 'NUMBERED'],
  ['Census 2016', 'NUMBERED'],
  ['Shop 3 Smith Street', 'MIXED'],
  ['2016', 'YEAR'],
  ['2016-17', 'YEAR'],
  ['24', 'VALUE'],
  ['24 Smith Street', 'VALUE'],
  ['jane@example.com', 'VALUE'],
  ['www.example.com', 'VALUE'],
  ['Flat 3073', 'VALUE'],
  ['a'.repeat(80), 'NAME'],
  ['a'.repeat(81), 'SENTENCE'],
];
const CODES: Readonly<Record<string, number>> = { EMPTY, NAME, NUMBERED, MIXED, YEAR, VALUE, SENTENCE };

describe('A cell of the first lines', () => {
  test.each(LOOKS)('%j looks like %s, with and without blanks around it', (cell, look) => {
    expect([cell, ` ${cell}`, `${cell}\t `].map((text) => lookOf(text))).toEqual(Array(3).fill(CODES[look]));
  });
});
