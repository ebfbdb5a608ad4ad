// Readings that suppose a mistake of the writer rather than another form: unit and number exchanged, A3 for apartment
// 3. They cost more than what is written and are only asked when what is written is not there.
import type { Reading } from '../../address/parse/reading.js';
import { COST } from '../costs.js';
import { DWELLING } from '../street/number.js';

/** Further readings for the ones given; none for a reading without a unit. */
export function mistakenReadings(readings: readonly Reading[]): Reading[] {
  const more: Reading[] = [];
  for (const reading of readings) {
    if (isSwappable(reading)) more.push(swapped(reading));
    const apartment = /^A(\d{1,4})$/.exec(reading.flatNumber);
    if (apartment && (reading.flatType === '' || reading.flatType === 'UNIT')) {
      more.push({
        ...reading,
        flatType: 'APARTMENT',
        flatNumber: apartment[1]!,
        cost: reading.cost + COST.apartmentLetter,
      });
    }
  }
  return more
    .filter(
      (one, i) => !readings.some((other) => same(one, other)) && more.findIndex((other) => same(one, other)) === i,
    )
    .slice(0, 6);
}

/**
 * The range that a unit and a number may be meant as, where no word says that the first is a unit: 30/32, "30, 32".
 * Null where they are none.
 */
export function rangeMeant(reading: Reading): Reading | null {
  const { flatType, flatNumber, numberFirst, numberSuffix, numberPrefix } = reading;
  if (flatType !== '' || numberFirst === 0 || reading.numberLast !== 0 || numberPrefix !== '') return null;
  if (reading.levelNumber !== '' || numberSuffix !== '' || !/^\d{1,4}$/.test(flatNumber)) return null;
  const first = Number(flatNumber);
  if (first === 0 || first >= numberFirst) return null;
  return {
    ...reading,
    flatNumber: '',
    numberFirst: first,
    numberLast: numberFirst,
    cost: reading.cost + COST.rangeSign,
  };
}

/**
 * Both are plain numbers, so that each can be the other. Who writes SHOP 5 or LEVEL 2, SUITE 5 before the number of the
 * house knows which is which; of dwellings the two are exchanged in forms too.
 */
const isSwappable = (r: Reading): boolean =>
  (r.flatType === '' || DWELLING.has(r.flatType)) &&
  r.levelType === '' &&
  r.levelNumber === '' &&
  /^\d{1,5}[A-Z]?$/.test(r.flatNumber) &&
  r.numberFirst > 0 &&
  r.numberLast === 0 &&
  r.numberPrefix === '' &&
  r.flatNumber !== `${r.numberFirst}${r.numberSuffix}`;

const swapped = (r: Reading): Reading => ({
  ...r,
  flatNumber: `${r.numberFirst}${r.numberSuffix}`,
  numberFirst: Number.parseInt(r.flatNumber, 10),
  numberSuffix: r.flatNumber.replace(/^\d+/, ''),
  cost: r.cost + COST.swapped,
});

const same = (a: Reading, b: Reading): boolean =>
  a.flatNumber === b.flatNumber &&
  a.numberFirst === b.numberFirst &&
  a.numberSuffix === b.numberSuffix &&
  a.numberLast === b.numberLast &&
  a.from === b.from &&
  a.to === b.to &&
  a.lotNumber === b.lotNumber;
