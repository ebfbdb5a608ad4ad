// Addresses that do not exist, line by line: how deep a cleanse is certain, and what it gives as candidates.
import { describe, expect, it } from 'vitest';
import { answers, cleansed, useSampleRelease } from './sample-release.js';

useSampleRelease();

describe('An address that does not exist is refused at its true level', () => {
  answers([
    [
      '500 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '500 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '4A Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '4A SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '98 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '98 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '99 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '99 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '30 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_IN_RANGE',
      '30 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '12B Goldfield Road Wattle Flat NSW 2795',
      'partial',
      'street',
      'NUMBER_IN_RANGE',
      '12B GOLDFIELD ROAD, WATTLE FLAT NSW 2795',
    ],
    [
      '12 High St North, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '12 HIGH STREET NORTH, RESERVOIR VIC 3073',
    ],
    ['3 Banksia Street, Resevoir VIC 3073', 'corrected', 'address', null, '3 BANKSIA STREET, RESERVOIR VIC 3073'],
    [
      '20 Banksia Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '20 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      'Unit 99, 24 Smith Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      'UNIT 99, 24 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'Unit 2, 23 Smith Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      'UNIT 2, 23 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '35 Smith Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_MISSING',
      '35 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ['Smith Street, Reservoir VIC 3073', 'partial', 'street', 'NUMBER_MISSING', 'SMITH STREET, RESERVOIR VIC 3073'],
    [
      '24 Nonesuch Street, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '24 NONESUCH STREET, RESERVOIR VIC 3073',
    ],
    [
      '1 Old Tram Lane, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '1 OLD TRAM LANE, RESERVOIR VIC 3073',
    ],
    [
      '10 Banksia Reservoir, Saint Elmo NSW',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '10 BANKSIA RESERVOIR, SAINT ELMO NSW 2541',
    ],
    [
      '500 Banksia Road, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '500 BANKSIA ROAD, RESERVOIR VIC 3073',
    ],
    [
      'Banksia Square, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      'BANKSIA SQUARE, RESERVOIR VIC 3073',
    ],
    ['24 Smith Court 3037', 'unmatched', 'none', 'LOCALITY_NOT_FOUND', '24 SMITH COURT, 3037'],
    ['24 Smith Street, Nowhereville', 'unmatched', 'none', 'LOCALITY_NOT_FOUND', '24 SMITH STREET, NOWHEREVILLE'],
    ['12 Hay Street, Perth WA 6000', 'partial', 'locality', 'NO_ADDRESS_DATA', '12 HAY STREET, PERTH WA 6000'],
  ]);

  it('names the building of a missing unit, and its units as candidates', async () => {
    const element = await cleansed('Unit 99, 24 Smith Street, Reservoir VIC 3073');
    expect(element.id).toBe((await cleansed('24 Smith Street, Reservoir VIC 3073')).id);
    expect(element.candidates?.map((c) => c.fullAddress)).toContain('UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073');
  });

  it('shows a street of another type that lacks the number, and does not take it', async () => {
    const element = await cleansed('500 Banksia Road, Reservoir VIC 3073');
    const streets = new Set(element.candidates?.map(({ fullAddress }) => fullAddress?.replace(/^\d+ /, '')));
    expect(streets).toEqual(new Set(['BANKSIA COURT, RESERVOIR VIC 3073']));
  });

  it.each([
    ['13-15 Avenue Road, Reservoir', '13 AVENUE ROAD, RESERVOIR VIC 3073', 'corrected'],
    ['12-52 Avenue Road, Reservoir', '12 AVENUE ROAD, RESERVOIR VIC 3073', 'corrected'],
    ['12-352 Avenue Road, Reservoir', '12-352 AVENUE ROAD, RESERVOIR VIC 3073', 'partial'],
    ['1-413 Avenue Road, Reservoir', '1-413 AVENUE ROAD, RESERVOIR VIC 3073', 'partial'],
  ])('takes one end for a range only where a property may span it: %s', async (written, whole, status) => {
    const element = await cleansed(written);
    expect([element.fullAddress, element.status]).toEqual([whole, status]);
  });

  it('names the range around a number that lies inside it', async () => {
    const element = await cleansed('30 Smith Street, Reservoir VIC 3073');
    expect(element.candidates?.[0]?.fullAddress).toBe('28-32 SMITH STREET, RESERVOIR VIC 3073');
  });
});
