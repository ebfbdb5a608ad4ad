// The changed items of parse: each normalisation with what was written and what it became.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import { testPlaces } from './describe-parse.js';

const changes = (text: string, locale: 'au' | 'nz' = 'au'): string[] =>
  parseAddress(text, testPlaces, locale).changedItems.map(
    (item) => `${item.actionType} ${item.affectedElement}: ${item.oldValue} > ${item.newValue}`,
  );

describe('changed items of parse', () => {
  it.each<[string, string[]]>([
    ['24 SMITH STREET RESERVOIR VIC 3073', []],
    ['24 smith street, reservoir vic 3073', []],
    ['24 Smith St Reservoir VIC 3073', ['MODIFY streetType: St > STREET']],
    ['24 Smith St. Nth, Reservoir VIC 3073', ['MODIFY streetType: St > STREET', 'MODIFY streetSuffix: Nth > NORTH']],
    ['24 SMITH STREET RESERVOIR 3073', ['ADD state:  > VIC']],
    ['24 SMITH STREET RESERVOIR Victoria 3073', ['MODIFY state: Victoria > VIC']],
    ['24 THE AV RESERVOIR', ['MODIFY streetName: THE AV > THE AVENUE']],
    ['U5/24 SMITH STREET RESERVOIR', ['MODIFY flatUnitType: U > UNIT']],
    ['Apt 5 24 SMITH STREET RESERVOIR', ['MODIFY flatUnitType: Apt > APARTMENT']],
    ['Lvl 3 24 SMITH STREET RESERVOIR', ['MODIFY floorLevelType: Lvl > LEVEL']],
    ['24 to 26 SMITH STREET RESERVOIR', ['MODIFY streetNumber: 24 to 26 > 24-26']],
    ['0024 SMITH STREET RESERVOIR', ['MODIFY streetNumber: 0024 > 24']],
    ['POBox 12 RESERVOIR', ['MODIFY postalType: POBox > PO BOX']],
    ['PO BOX 12 RESERVOIR Australia', ['MODIFY country: Australia > AU']],
    ['24 SMITH STREET DARWIN NT 800', ['MODIFY postcode: 800 > 0800']],
    ['No 24 SMITH STREET RESERVOIR', ['REMOVE fullAddress: No > ']],
    ['24 SMITH STREET (access via lane) RESERVOIR', ['REMOVE fullAddress: access via lane > ']],
    ['24-26 SMITH STREET RESERVOIR', ['INFO streetNumber: 24-26 > 24/26']],
    ['5/24 SMITH STREET RESERVOIR', ['INFO streetNumber: 5/24 > 24/5']],
    ['cnr SMITH STREET and HIGH ST, RESERVOIR', ['REMOVE fullAddress: cnr > ', 'MODIFY street2: ST > STREET']],
  ])('%s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });
});
