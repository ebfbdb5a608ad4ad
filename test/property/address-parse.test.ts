// What holds for any text: nothing lost, nothing thrown, and what parse writes it reads back the same.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import type { ParsedAddress } from '../../src/contract/schema/parse.js';
import { testPlaces } from '../address/describe-parse.js';
import { runs } from '../support/seeded.js';

const pick = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const number = fc.oneof(
  fc.integer({ min: 1, max: 2500 }).map(String),
  pick('24A', '24-26', '24 - 26', '5/24', '5 / 24', '5/24-26', 'U5/24', '5 24', '24 to 26'),
);
const unit = pick(
  '',
  '',
  'Unit 5,',
  'U5',
  'Shop 12A',
  'Level 3,',
  'L3',
  'Suite 5.02,',
  'Flat 2 Level 1',
  'Ground Floor,',
  'Lot 5',
  'Lot 7,',
  'c/- J Brown,',
  'Rosemont House,',
  'PO Box 77,',
  'RMB 12',
);
const name = pick(
  'Smith',
  "O'Shannessey",
  'St Georges',
  'Winton-Lurg',
  'Old South Head',
  '1st',
  'The Horsley',
  'Avenue',
  'Queen Victoria',
  'Te Mako',
);
const type = pick('St', 'Street', 'Rd', 'Ave', 'Cres', 'Tce', 'Hwy', 'Parade', 'St Nth', 'Road East');
const place = pick('Reservoir', 'St Kilda', 'North Melbourne', 'Yeppoon', 'Castle Hill', 'Otara', 'Hawera');
const tail = pick('', 'VIC', 'VIC 3073', '3073', 'Vic 3073 Australia', 'NSW, 2000', 'QLD,4703');
const joint = pick(' ', ', ', ' , ', '\n');
const written = fc
  .tuple(unit, number, name, type, joint, place, joint, tail)
  .map(([u, n, s, t, a, p, b, e]) => `${u} ${n} ${s} ${t}${a}${p}${b}${e}`);
const anything = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  written,
  fc
    .array(
      fc.oneof(
        unit,
        number,
        name,
        type,
        place,
        tail,
        pick('/', '-', '(', ')', ',', '&', 'cnr', 'via', 'and', 'of', 'RD', '1', 'No', 'BOX', 'C/O'),
      ),
      { maxLength: 14 },
    )
    .map((words) => words.join(' ')),
);
const locale = fc.constantFrom('au' as const, 'nz' as const, 'intl' as const);

const COMPONENTS = [
  'careOf',
  'buildingName',
  'flatUnitType',
  'flatUnitNumber',
  'floorLevelType',
  'floorLevelNumber',
  'lotNumber',
  'streetNumber',
  'streetName',
  'streetType',
  'streetSuffix',
  'street2',
  'postalType',
  'postalNumber',
  'rdNumber',
  'suburb',
  'townCity',
  'locality',
  'state',
  'postcode',
  'country',
  'unknown',
] as const satisfies readonly (keyof ParsedAddress)[];

/** Letters and digits, folded, sorted out of order: a bag to compare without regard to arrangement. */
const bag = (text: string): Map<string, number> => {
  const count = new Map<string, number>();
  for (const written of text) {
    // Letters to Unicode, but apostrophes to whoever writes them.
    if (!/[\p{L}\p{Nd}]/u.test(written)) continue;
    for (const c of written
      .normalize('NFKD')
      .replace(/[\p{M}ʻʼʹʾʿ]/gu, '')
      .toUpperCase()) {
      if (/[\p{L}\p{Nd}]/u.test(c)) count.set(c, (count.get(c) ?? 0) + 1);
    }
  }
  return count;
};

describe('parse, whatever the text', () => {
  it('loses no digit and no letter: each is in a component, in unknown, or in a change', () => {
    fc.assert(
      fc.property(anything, locale, (text, where) => {
        const parsed = parseAddress(text, testPlaces, where);
        const given = bag(
          COMPONENTS.map((field) => parsed[field] ?? '').join(' ') +
            parsed.changedItems
              .filter((item) => item.actionType !== 'INFO')
              .map((item) => item.oldValue)
              .join(' ') +
            ' AND UNIT LEVEL LOT CARE OF CO ATTN RD R D FLOOR NO NUMBER TO PO' +
            // SHOP 1 AND SHOP 2 are SHOP 1 & 2.
            (/\bshop\b.*\bshop\b/i.test(text) ? ' SHOP' : ''),
        );
        // Leading zeros of a number go; words such as UNIT and C/O are named by their component; a digit that a scanner
        // put between letters (MAR5DEN) is read as the letter that it looks like.
        const lost = [...bag(text.replace(/([a-z]+)[0158](?=[a-z]{2,})/giu, '$1'))]
          .filter(([c, n]) => c !== '0' && (given.get(c) ?? 0) < n)
          .map(([c]) => c);
        expect({ text, lost }).toEqual({ text, lost: [] });
      }),
      { numRuns: runs(1500) },
    );
  });

  it('reads its own full address back to the same components', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('au' as const, 'nz' as const), (text, where) => {
        const once = parseAddress(text, testPlaces, where);
        const twice = parseAddress(once.fullAddress!, testPlaces, where);
        const same = (p: ParsedAddress): Record<string, unknown> =>
          Object.fromEntries(
            COMPONENTS.filter(
              (f) => f !== 'careOf' && f !== 'unknown' && f !== 'country' && !(where === 'nz' && f === 'flatUnitType'),
            ).map((f) => [f, p[f]]),
          );
        expect({ text, ...same(twice), fullAddress: twice.fullAddress }).toEqual({
          text,
          ...same(once),
          fullAddress: once.fullAddress,
        });
      }),
      { numRuns: runs(1500) },
    );
  });

  it('takes a megabyte of garbage in its stride', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), locale, (piece, where) => {
        const text = piece.repeat(Math.ceil(200_000 / piece.length));
        expect(parseAddress(text, testPlaces, where).unknown).toBeDefined();
      }),
      { numRuns: runs(20) },
    );
  });
});
