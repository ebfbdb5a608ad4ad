// What a text carries along from where it was copied, and what stands round or behind an address: none of it changes
// how the address is read.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { withoutCarried } from '../../../src/address/parse/words/carried.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const HOUSE = 'number 24 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073';

const CASES: readonly (readonly [string, string])[] = [
  // Tags, escapes, links.
  ['24 Emu St<br>Reservoir VIC 3073', HOUSE],
  ['24 Emu St<br />Reservoir<br/>VIC 3073', HOUSE],
  ['<p class="addr">24 Emu St</p><p>Reservoir VIC 3073</p>', HOUSE],
  [String.raw`24 Emu St\nReservoir VIC 3073`, HOUSE],
  [String.raw`24 Emu St\r\nReservoir\r\nVIC 3073`, HOUSE],
  ['24%20Emu%20St%2C%20Reservoir%20VIC%203073', HOUSE],
  ['24+Emu+St,+Reservoir+VIC+3073', HOUSE],
  // Quotes and brackets round the whole.
  ['(24 Emu St, Reservoir VIC 3073)', HOUSE],
  ["'24 Emu St, Reservoir VIC 3073'", HOUSE],
  // Labels.
  ['Location: 24 Emu St, Reservoir VIC 3073', HOUSE],
  [
    'Venue: Koala Hall, 24 Emu St, Reservoir',
    'building KOALA HALL · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['Street address - 24 Emu St, Reservoir VIC 3073', HOUSE],
  ['Street: 24 Emu St, Suburb: Reservoir, State: VIC, Postcode: 3073', HOUSE],
  ['Street Address: 24 Emu St\nCity: Reservoir\nState / Province: VIC\nPostal / Zip Code: 3073', HOUSE],
  ['24 Emu St, Reservoir, State/Region: VIC, Zip/Postcode: 3073', HOUSE],
  ['Head Office: 24 Emu St, Reservoir VIC 3073', HOUSE],
  ['at 24 Emu St, Reservoir VIC 3073', HOUSE],
  // Behind the address.
  ['24 Emu St, Reservoir VIC 3073, koala@example.com', `${HOUSE} · unknown koala@example.com`],
  ['24 Emu St, Reservoir VIC 3073 www.example.com', `${HOUSE} · unknown www.example.com`],
  ['24 Emu St, Reservoir VIC 3073 - leave at door', `${HOUSE} · unknown leave at door`],
  [
    'Emu St, Reservoir VIC 3073, open daily',
    'street EMU STREET · locality RESERVOIR · state VIC · postcode 3073 · unknown open daily',
  ],
  [
    '24 Emu St, Reservoir VIC - ring first',
    'number 24 · street EMU STREET · locality RESERVOIR · state VIC · unknown ring first',
  ],
  // State and postcode first; the place in brackets.
  ['VIC 3073, Koala Plaza, 24 Emu St, Reservoir', `building KOALA PLAZA · ${HOUSE}`],
  ['24 Emu St (Reservoir) VIC 3073', HOUSE],
  // Signs that ran together, ranges in words.
  ['24-26Emu St, Reservoir', 'number 24-26 · street EMU STREET · locality RESERVOIR'],
  ['2 to 3/24 Emu St, Reservoir', 'flat 2-3 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['24 to 24A Emu St, Reservoir', 'number 24-24A · street EMU STREET · locality RESERVOIR'],
  ['24-26 Unit 5 Emu St, Reservoir', 'flat UNIT 5 · number 24-26 · street EMU STREET · locality RESERVOIR'],
  [
    'Koala Square, No. 24 Emu St, Reservoir',
    'building KOALA SQUARE · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['24 Emu–Wattle Rd, Reservoir', 'number 24 · street EMU-WATTLE ROAD · locality RESERVOIR'],
  // A firm or a person before it; a venue alone.
  [
    'Koala Holdings Pty Ltd Emu St, Reservoir',
    'building KOALA HOLDINGS PTY LTD · street EMU STREET · locality RESERVOIR',
  ],
  ['Mr John Koala, Reservoir VIC', 'building MR JOHN KOALA · locality RESERVOIR · state VIC'],
  ['Koala Safari Park VIC', 'building KOALA SAFARI PARK · state VIC'],
  ['Art Gallery of VIC VIC', 'building ART GALLERY OF VIC · state VIC'],
];

describe('what a text carries along', () => {
  it.each(CASES)('reads %j', (text, expected) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(expected);
  });

  it('says what was dropped', () => {
    const { changedItems } = parseAddress('24 Emu St<br>Reservoir VIC 3073', testPlaces, 'au');
    expect(changedItems.at(-1)).toMatchObject({
      actionType: 'REMOVE',
      affectedElement: 'fullAddress',
      oldValue: '<br>',
    });
  });

  it('leaves a text that carries nothing as it is, and is done after one time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ,/-]{0,60}$/), (text) => {
        const once = withoutCarried(text).text;
        expect(withoutCarried(once).text).toBe(once);
      }),
    );
  });
});
