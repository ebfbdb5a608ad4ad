// What one row of an export says of an address: the parts of a real one, or of one that does not exist, written in the
// ways that programs and people write them.
import { NEIGHBOURS } from '../layouts/neighbours.mjs';
import { SHORT_TYPES } from '../noise/short-types.mjs';

export const STATES = { NSW: 'New South Wales', VIC: 'Victoria', QLD: 'Queensland' };
const CAPITALS = { NSW: 'Sydney', VIC: 'Melbourne', QLD: 'Brisbane' };

const words = (...parts) => parts.filter((part) => part !== '').join(' ');
const listed = (...parts) => parts.filter((part) => part !== '').join(', ');
export const title = (text) =>
  text
    .toLowerCase()
    .replaceAll(/(^|[^a-z'])([a-z])/g, (_, before, letter) => before + letter.toUpperCase())
    .replaceAll(/(\d)([a-z])\b/gi, (_, digit, letter) => digit + letter.toUpperCase());

/**
 * The parts as texts. `said` is a row of the reference, or one in which something is made up.
 * @param {import('../noise/reference.mjs').Row} said
 */
export function factsOf(said) {
  const { flatType, flat, levelType, level, lot } = said;
  const firstWith = said.first + said.firstSuffix;
  const range = said.last === '' ? '' : `-${said.last}${said.lastSuffix}`;
  const number = firstWith + range;
  const name = title(said.name);
  const type = title(said.type);
  const short = SHORT_TYPES[said.type] ?? type;
  const suffix = title(said.suffix);
  const street = words(name, type, suffix);
  const streetShort = words(name, short, suffix);
  const unit = flat === '' ? '' : words(title(flatType), flat);
  const storey = level === '' ? '' : words(title(levelType), level);
  const lotText = lot === '' ? '' : `Lot ${lot}`;
  const house = words(number === '' ? lotText : number, street);
  const houseShort = words(number === '' ? lotText : number, streetShort);
  const within = listed(storey, unit);
  const isSlash = flatType === 'UNIT' && level === '' && number !== '';
  const suburb = title(said.locality);
  return {
    said,
    unit,
    unitNo: flat,
    unitType: flatType,
    storey,
    levelNo: level,
    levelType,
    lot: lotText,
    lotNo: lot,
    number,
    first: said.first,
    firstSfx: said.firstSuffix,
    firstWith,
    last: said.last,
    lastSfx: said.lastSuffix,
    name,
    type,
    typeShort: short,
    sfx: suffix,
    street,
    streetShort,
    house,
    houseShort,
    within,
    line: listed(within, house),
    lineShort: listed(within, houseShort),
    slash: isSlash ? `${flat}/${houseShort}` : listed(within, houseShort),
    /** What stands in the first and second line where units have one of their own. */
    lead: within === '' ? house : within,
    second: within === '' ? '' : house,
    suburb,
    SUBURB: said.locality,
    state: said.state,
    stateName: STATES[said.state],
    pc: said.postcode,
    capital: CAPITALS[said.state],
    tail: words(suburb, said.state, said.postcode),
    whole: listed(within, house, words(suburb, said.state, said.postcode)),
  };
}

/**
 * Chance of one row, and what stands beside addresses.
 * @param {ReturnType<typeof import('../layouts/chance.mjs').chance>} luck @param {number} number
 */
export function besides(luck, number) {
  const made = Object.fromEntries(
    Object.entries(NEIGHBOURS).map(([what, write]) => [what, (argument) => write(luck, argument, number)]),
  );
  return {
    ...made,
    choose: luck.pick,
    may: (percent, text, other = '') => (luck.next() * 100 < percent ? text : other),
    box: () => `${luck.pick(['PO Box', 'PO Box', 'GPO Box', 'P.O. Box'])} ${luck.int(1, 1999)}`,
  };
}
