// Parts in an unusual order or form: postal places, postcodes first, floors glued to their number, directions, care-of
// without a name, misspelt types, character references.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { withoutEntities } from '../../../src/address/parse/words/entities.js';
import { misspeltType } from '../../../src/address/vocabulary/misspelt-type.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // Places and roads.
  ['M4 Fwy, Reservoir', 'street M4 FREEWAY · locality RESERVOIR'],
  ['M4 Koala Street, Reservoir', 'number M4 · street KOALA STREET · locality RESERVOIR'],
  ['24 Emu Street North East, Reservoir', 'number 24 · street EMU STREET NORTH EAST · locality RESERVOIR'],
  // Nothing but a place whose name ends in a type of street.
  ['LAKES ENTRANCE VIC 3909', 'locality LAKES ENTRANCE · state VIC · postcode 3909'],
  ['Lakes Entrance, Vic', 'locality LAKES ENTRANCE · state VIC'],
  ['Level 3, Lakes Entrance VIC 3909', 'flat LEVEL 3 · locality LAKES ENTRANCE · state VIC · postcode 3909'],
  ['12 Lakes Entrance VIC 3909', 'number 12 · street LAKES ENTRANCE · state VIC · postcode 3909'],
  ['Lakes Entrance NSW', 'street LAKES ENTRANCE · state NSW'],
  // Postal.
  ['PO BOX 5 LAKES ENTRANCE VIC 3909', 'postal PO BOX 5 · locality LAKES ENTRANCE · state VIC · postcode 3909'],
  ['PO BOX 5 OCEAN GROVE', 'postal PO BOX 5 · locality OCEAN GROVE'],
  ['PO Box 12, Golden Square VIC', 'postal PO BOX 12 · locality GOLDEN SQUARE · state VIC'],
  ['PO BOX 99 KOALA MAIL CENTRE NSW 2150', 'postal PO BOX 99 · locality KOALA MAIL CENTRE · state NSW · postcode 2150'],
  ['POST OFFICE BOX NO. 12 RESERVOIR', 'postal PO BOX 12 · locality RESERVOIR'],
  ['Locked Bag No. 5 Reservoir', 'postal LOCKED BAG 5 · locality RESERVOIR'],
  ['PO Box 7 Emu St Central VIC', 'postal PO BOX 7 · locality EMU ST CENTRAL · state VIC'],
  ['PO Box 7 Emu Street Reservoir', 'street EMU STREET · postal PO BOX 7 · locality RESERVOIR'],
  ['PO Box 7, 12 Emu Street', 'number 12 · street EMU STREET · postal PO BOX 7'],
  ['Koala Pty Ltd PO Box 12 Reservoir', 'building KOALA PTY LTD · postal PO BOX 12 · locality RESERVOIR'],
  // Via.
  [
    '10 Emu St via Dubbo NSW 2830',
    'number 10 · street EMU STREET · locality DUBBO · state NSW · postcode 2830 · unknown via',
  ],
  ['10 EMU ST VIA PLACE NSW 2830', 'number 10 · street EMU STREET · state NSW · postcode 2830 · unknown VIA PLACE'],
  [
    '10 Emu St Reservoir via Carlton VIC 3073',
    'number 10 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073 · unknown via Carlton',
  ],
  ['Emu St, near Koala Rd, Reservoir', 'street EMU STREET · locality RESERVOIR · unknown near Koala Rd'],
  ['16 Off Wattle Grove', 'number 16 · street WATTLE GROVE · unknown Off'],
  [
    '950 Emu Hwy (access via Gate 3, Reservoir VIC',
    'number 950 · street EMU HIGHWAY · locality RESERVOIR · state VIC · unknown access via Gate 3',
  ],
  // Postcode and state first.
  ['3073 VIC 10 Emu St, Reservoir', 'number 10 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['VIC 3073 10 Emu St, Reservoir', 'number 10 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['3073 VIC Reservoir, 10 Emu St', 'number 10 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['3073 VIC Unit 5 10 Emu St', 'flat UNIT 5 · number 10 · street EMU STREET · state VIC · postcode 3073'],
  // Floors and sections.
  ['1stFloor 27 Myrtle St', 'flat FLOOR 1 · number 27 · street MYRTLE STREET'],
  ['GroundFloor 27 Myrtle St', 'flat GROUND · number 27 · street MYRTLE STREET'],
  ['L 1 18 ACACIA ST', 'flat LEVEL 1 · number 18 · street ACACIA STREET'],
  ['Section 9A Emu Rd', 'flat SECTION 9A · street EMU ROAD'],
  ['CA 78 Emu Rd', 'lot 78 · street EMU ROAD'],
  ['CA 78 Section 9A Emu Rd', 'lot 78 · street EMU ROAD · unknown Section 9A'],
  ['5 (Lot 12) Emu St', 'lot 12 · number 5 · street EMU STREET'],
  ['5 Emu St (Lot 12), Reservoir', 'lot 12 · number 5 · street EMU STREET · locality RESERVOIR'],
  ['Nos 12-14 Emu St', 'number 12-14 · street EMU STREET'],
  ['12 Park Lane St', 'number 12 · street PARK LANE STREET'],
  // Care-of.
  ['C/- 189-191 MYRTLE STREET', 'number 189-191 · street MYRTLE STREET'],
  ['C/- Unit 5 24 Emu St', 'flat UNIT 5 · number 24 · street EMU STREET'],
  ['C/- 3 Sisters Cafe, 24 Emu St', 'care 3 Sisters Cafe · number 24 · street EMU STREET'],
  ['C/- 7 Koalas 24 Emu St', 'care 7 Koalas · number 24 · street EMU STREET'],
  ['C/- PO Box 5 Reservoir', 'postal PO BOX 5 · locality RESERVOIR'],
  ['C/- Post Office, Reservoir', 'postal CARE PO · locality RESERVOIR'],
  // Types with a slip.
  ['10 Wattle Avene, Reservoir', 'number 10 · street WATTLE AVENUE · locality RESERVOIR'],
  ['10 Wattle STX, Reservoir', 'number 10 · street WATTLE STREET · locality RESERVOIR'],
  [
    '10 Wattle Cirucit Reservoir VIC 3073',
    'number 10 · street WATTLE CIRCUIT · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['10 The Strandd', 'number 10 · street THE STRANDD'],
  ['Wattle Avene, Reservoir', 'street WATTLE AVENE · locality RESERVOIR'],
  // Character references and spaces that do not break.
  ['10 O&#39;Emu St, Reservoir', "number 10 · street O'EMU STREET · locality RESERVOIR"],
  ['10 O&amp;#039;Emu St', "number 10 · street O'EMU STREET"],
  ['10&nbsp;Emu&nbsp;St,\u00a0Reservoir\u00a0VIC', 'number 10 · street EMU STREET · locality RESERVOIR · state VIC'],
];

describe('a suburb before the city whose postcode it has', () => {
  const places = { isLocality: (name: string) => ['KOALA', 'KOALA SQUARE', 'EMU CITY'].includes(name) };

  it.each([
    ['24 Wattle St, Koala, Emu City QLD 4870', 'KOALA', 'Emu City'],
    ['24 Wattle St, Banksia, Emu City QLD 4870', 'EMU CITY', null],
    ['24 Wattle St, Koala Square, Emu City QLD 4870', 'EMU CITY', null],
    ['24 Wattle St, Koala QLD 4870', 'KOALA', null],
  ])('reads %s', (text, locality, unknown) => {
    expect(parseAddress(text, places, 'au')).toMatchObject({ locality, unknown });
  });
});

describe('order and form', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });

  it('says that a type was misspelt', () => {
    const { changedItems } = parseAddress('10 Wattle Avene, Reservoir', testPlaces, 'au');
    expect(changedItems).toContainEqual({
      componentID: 'streetType',
      actionType: 'MODIFY',
      affectedElement: 'streetType',
      oldValue: 'Avene',
      newValue: 'AVENUE',
    });
  });

  it.each([
    ['STRET', 'STREET'],
    ['STREEET', 'STREET'],
    ['DRIVW', 'DRIVE'],
    ['RAD', undefined],
    ['ROADD', 'ROAD'],
    ['LAND', undefined],
    ['STX', 'STREET'],
    ['STA', undefined],
    ['AVENUE', undefined],
    ['KOALA', undefined],
  ])('takes %s for %s', (word, type) => {
    expect(misspeltType(word)).toBe(type);
  });

  it('leaves a text without character references, and references that it does not know, as they are', () => {
    expect(withoutEntities('A & B; C')).toBe('A & B; C');
    expect(withoutEntities('&koala; &#0; &#xd800;')).toBe('&koala; &#0; &#xd800;');
    fc.assert(fc.property(fc.string(), (text) => text.includes('&') || withoutEntities(text) === text));
  });

  it('drops no letter of a line that is made of such parts in any order', () => {
    const parts = fc.constantFrom(
      'C/-',
      '12',
      '1-75',
      '40/B',
      '&',
      'cnr',
      'Koala',
      'Plaza',
      'St',
      'Avene',
      'via',
      'OFF',
    );
    const line = fc.array(fc.tuple(parts, fc.constantFrom(' ', ', ')), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(line, (pieces) => {
        const parsed = parseAddress(pieces.flat().join(''), testPlaces, 'au');
        const said = JSON.stringify(parsed).toUpperCase();
        return ['KOALA', 'PLAZA'].every(
          (word) => !pieces.some(([piece]) => piece.toUpperCase() === word) || said.includes(word),
        );
      }),
    );
  });
});
