// Which reference addresses a query truly fits best, by brute force over all streets of the place: the judge of the
// truth. Costs are edits of the street name, plus small sums for what else differs. It decides nothing for the product.
import { edits } from './distance.mjs';

const DWELLING = new Set(['UNIT', 'VILLA', 'DUPLEX', 'FLAT', 'APARTMENT', 'TOWNHOUSE', '']);

/**
 * How badly a row's number, unit and level fit what was said: 0 as written, Infinity another address. @param
 * {import('./write.mjs').Said} said @param {import('./reference.mjs').Row} row
 */
function misfit(said, row) {
  let cost = 0;
  if (said.first === '') {
    if (said.lot === '' || row.lot !== said.lot) return Infinity;
    if (row.first !== '') cost += 0.3;
  } else {
    const first = said.first + said.firstSuffix;
    const last = said.last + said.lastSuffix;
    const rowFirst = row.first + row.firstSuffix;
    const rowLast = row.last + row.lastSuffix;
    if (last) {
      if (first !== rowFirst || last !== rowLast) return Infinity;
    } else if (rowLast) {
      if (first !== rowFirst && first !== rowLast) return Infinity;
      cost += 0.3;
    } else if (first !== rowFirst) return Infinity;
  }
  if (said.flat !== row.flat) return Infinity;
  if (said.flatType && said.flatType !== row.flatType) {
    cost += DWELLING.has(said.flatType) && DWELLING.has(row.flatType) ? 0.1 : 0.5;
  }
  if (said.level !== row.level) {
    if (said.level && row.level) return Infinity;
    if (said.flat === '') return Infinity;
    cost += 0.1;
  }
  return cost;
}

/** Hyphens and apostrophes apart, a name is the same name. @param {string} name */
export const plain = (name) => name.replaceAll("'", '').replaceAll(/[^A-Z0-9]+/g, ' ');

function typeCost(typed, type) {
  if (typed === '' || typed === type) return 0;
  return type === '' ? 1 : Math.min(2, edits(typed, type, 2)) * 0.5;
}

function streetCost(said, street, most) {
  const name = edits(plain(said.name), plain(street.name), most);
  if (name > most) return Infinity;
  return (
    name + typeCost(said.typeText ?? said.type, street.type) + (said.suffix && said.suffix !== street.suffix ? 1 : 0)
  );
}

/**
 * The rows that fit best, their cost, and whether the name as said is letter for letter another street of the place.
 * @param {import('./write.mjs').Said} said @param {Iterable<import('./reference.mjs').Locality>} localities
 */
export function closest(said, localities, most = 3) {
  let best = Infinity;
  /** @type {import('./reference.mjs').Row[]} */ let rows = [];
  for (const locality of localities) {
    for (const street of locality.streets) {
      const cost = streetCost(said, street, most);
      if (cost > best) continue;
      const fit = said.first === '' ? street.byLot.get(said.lot) : street.byNumber.get(said.first + said.firstSuffix);
      for (const row of fit ?? []) {
        const total = cost + misfit(said, row);
        if (total < best - 1e-9) {
          best = total;
          rows = [row];
        } else if (total < best + 1e-9 && total < Infinity) rows.push(row);
      }
    }
  }
  return { rows, best };
}

/**
 * True if the name as said is exactly another street of the locality. @param {string} name @param
 * {import('./reference.mjs').Row} row
 */
export const anotherStreet = (name, row) => name !== row.name && row.street.locality.byName.has(name);

/**
 * Rows of the street that carry the number as an end of them. @param {import('./reference.mjs').Street} street @param
 * {string} number
 */
export const rowsAt = (street, number) => street.byNumber.get(number) ?? [];

/**
 * True if the number lies inside a range of the street without being an end. @param {import('./reference.mjs').Street}
 * street @param {number} number
 */
export const insideRange = (street, number) =>
  street.rows.some((r) => r.last && Number(r.first) < number && number < Number(r.last));
