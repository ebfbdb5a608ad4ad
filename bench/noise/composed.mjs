// Real addresses in the odd orders and joins of ../parse/compositions.mjs: which address may stand in which
// composition, how it is written, and what is right to answer.
import { compositions, firms, joins, levels, persons, remarks, boxes } from '../parse/compositions.mjs';
import { closest } from './closest.mjs';
import { slipIn } from './typo.mjs';
import { numberOf, recase, saidBy, shortType, shortUnit } from './write.mjs';

const PREMISES = [
  'Wattlebird Shopping Centre',
  'Emu Park Village',
  'Koala Plaza',
  'Quoll House',
  'Banksia Court Building',
  'Numbat Community Hall',
  'Old Mill Hotel',
  'Myrtle Primary School',
];
/** How often a name is damaged in lines with a fault, and a postcode left out of those. */
const SHORTEST_NAME = 6;

const has = (pattern, part) => pattern.includes(`{${part}}`);
const isDwelling = (row) => row.flat !== '' && row.flatType !== '' && row.level === '';

/** True if the address may be written in that composition. @param {string} pattern */
function fits(pattern, row, faults) {
  if (row.type === '' || row.name.startsWith('THE ')) return false;
  if (faults > 0 && row.name.length < SHORTEST_NAME) return false;
  if (has(pattern, 'u') ? !isDwelling(row) || !/^\d+[A-Z]?$/.test(row.flat) : false) return false;
  if (has(pattern, 'U') && has(pattern, 'N') ? !isDwelling(row) : false) return false;
  if (!has(pattern, 'U') && !has(pattern, 'u') && (row.flat !== '' || row.level !== '')) return false;
  return row.first !== '';
}

/**
 * A line in that composition: its text, the ids that are right, and the street, which is right where no address is
 * written. `faults`: slips in the street's name, and from two on no postcode.
 * @param {import('./random.mjs').Random} random
 */
export function composedLine(random, reference, [name, pattern, isClear], faults = 0) {
  for (;;) {
    const row = random.pick(reference.usable);
    if (!fits(pattern, row, faults)) continue;
    const said = saidBy(row);
    if (faults > 0) said.name = slipIn(random, said.name, 4) ?? said.name;
    if (faults > 1) said.postcode = '';
    const query = { ...said, flat: '', flatType: '', level: '', levelType: '', lot: '' };
    if (has(pattern, 'u') || has(pattern, 'U')) Object.assign(query, { flat: row.flat, flatType: row.flatType });
    const { rows } = closest(query, [row.street.locality]);
    if (!rows.includes(row) || rows.length > 1) continue;
    const isAddress = has(pattern, 'N') && has(pattern, 'S');
    return {
      class: name,
      text: joined(random, recase(random, textOf(random, pattern, said, row)), isClear),
      pids: isAddress ? [row.pid] : [],
      // A level that the data does not have: the building is as much as can be said.
      isLevelOfOwn: has(pattern, 'V'),
      street: has(pattern, 'S') ? [row.name, row.type, row.suffix].filter(Boolean).join(' ') : '',
    };
  }
}

function textOf(random, pattern, said, row) {
  const street = (of) => [of.name, random.chance(0.5) ? of.type : shortType(random, of.type), of.suffix];
  const other = random.pick(
    row.street.locality.streets.filter((s) => s.type !== '' && s.name !== row.name && !/\d/.test(s.name)),
  );
  const write = {
    U: () => (said.flat ? shortUnit(random, said).replace(/[ ,-]+$/, '') : `Unit ${1 + random.below(9)}`),
    u: () => said.flat,
    V: () => random.pick(levels)[0],
    B: () => random.pick(PREMISES),
    N: () => numberOf(said),
    S: () => street(said).filter(Boolean).join(' '),
    T: () => street(other).filter(Boolean).join(' '),
    L: () => said.locality,
    Z: () => said.state,
    P: () => said.postcode,
    X: () => `${random.pick(boxes)[0]} ${1 + random.below(900)}`,
    O: () => `Lot ${1 + random.below(99)}`,
    R: () => random.pick(remarks),
    C: () => random.pick(persons),
    F: () => random.pick(firms),
  };
  return pattern.replaceAll(/\{(\w)\}/g, (_, part) => write[part]());
}

function joined(random, text, isClear) {
  if (isClear && random.chance(0.2)) return text.replaceAll(', ', ' ');
  return random.chance(0.5) ? text : text.replaceAll(', ', random.pick(joins));
}

export { compositions };
