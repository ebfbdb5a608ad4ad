// Postal boxes in the forms that people and spreadsheets give them.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

describe('A box', () => {
  it.each([
    ['with its letters alone', 'P.O.B. 5, Reservoir VIC', 'postal PO BOX 5 · locality RESERVOIR · state VIC'],
    ['with its letters apart', 'P O B 5 Reservoir', 'postal PO BOX 5 · locality RESERVOIR'],
    ['of two numbers', 'PO Boxes 5 & 6 Reservoir', 'postal PO BOX 5 & 6 · locality RESERVOIR'],
    ['of two numbers in words', 'P.O. Box 5 and 16, Reservoir', 'postal PO BOX 5 & 16 · locality RESERVOIR'],
    ['with a comma for thousands', 'PO Box 1,234 Reservoir VIC', 'postal PO BOX 1234 · locality RESERVOIR · state VIC'],
    ['beside a house number', 'PO Box 1,234 Emu St', 'number 234 · street EMU STREET · postal PO BOX 1'],
    [
      'without its number',
      'PO Box Reservoir VIC 3073',
      'postal PO BOX · locality RESERVOIR · state VIC · postcode 3073',
    ],
    [
      'without its number, of a firm',
      'Emu Pty Ltd, PO Box Reservoir',
      'building EMU PTY LTD · postal PO BOX · locality RESERVOIR',
    ],
    ['of the general office', 'GPO Box Sydney NSW', 'postal GPO BOX · locality SYDNEY · state NSW'],
    ['that is a bag', 'Locked Bag Silverwater NSW', 'postal LOCKED BAG · locality SILVERWATER · state NSW'],
    ['and nothing else', 'PO Box', 'postal PO BOX'],
    ['of Box Hill', 'PO Box 7 Box Hill VIC', 'postal PO BOX 7 · locality BOX HILL · state VIC'],
  ])('%s: %s', (_, text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});
