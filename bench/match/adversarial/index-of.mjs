// Real addresses by what confuses: their street, the same number in a street of another type or another suburb, or in
// a street whose name is a letter off.
import { houseOf } from './spell.mjs';

const near = (a, b) => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at);
};

/** `rows`: as the extract has them; `pick`: seeded chance. */
export function indexOf(rows, pick) {
  const tables = new Map();
  const by = (name, keyOf) => {
    const table = new Map();
    for (const row of rows) {
      const key = keyOf(row);
      if (!table.has(key)) table.set(key, []);
      table.get(key).push(row);
    }
    tables.set(name, table);
    return (row) => table.get(keyOf(row)) ?? [];
  };
  const street = by('street', (r) => `${r.street_name}|${r.street_type}|${r.street_suffix}|${r.locality}|${r.state}`);
  const named = by('named', (r) => `${houseOf(r)}|${r.flat_number}|${r.street_name}|${r.locality}|${r.state}`);
  const numbered = by('numbered', (r) => `${houseOf(r)}|${r.flat_number}|${r.street_name}|${r.street_type}|${r.state}`);
  const inPlace = by('place', (r) => `${houseOf(r)}|${r.flat_number}|${r.street_type}|${r.locality}|${r.state}`);
  const oneOf = (found) => (found.length === 0 ? undefined : pick(found));
  return {
    rows,
    street,
    otherType: (row) => oneOf(named(row).filter((o) => o.street_type !== row.street_type)),
    otherSuburb: (row) => oneOf(numbered(row).filter((o) => o.locality !== row.locality)),
    nearName: (row) =>
      oneOf(inPlace(row).filter((o) => row.street_name.length > 4 && near(o.street_name, row.street_name))),
  };
}
