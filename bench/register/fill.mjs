// Fills a written form with the parts of a real address, or of one that is not there.
import { STATE_NAMES, TYPE_WORDS } from '../noise/words.mjs';

const CAPITALS = {
  NSW: 'Sydney',
  VIC: 'Melbourne',
  QLD: 'Brisbane',
  SA: 'Adelaide',
  WA: 'Perth',
  TAS: 'Hobart',
  NT: 'Darwin',
  ACT: 'Canberra',
};

/** Names that no street of the country has or is near to. */
const NO_STREETS = ['Quorvandale', 'Zimbelhurst', 'Vexmoorin', 'Yundlewick', 'Ploughtonby', 'Gwestrinham'];

/** A unit that no address has. */
const NO_UNIT = '977';

const title = (text) => text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A number above all of the street's. */
const absentNumber = ({ street: { rows } }) =>
  String(Math.max(...rows.map(({ first, last }) => Number(last || first || 0))) + 300);

/**
 * The form as a line: {U} unit, {N} number, {S} street with its type in short, {SF} in full, {SU} in capitals, {SL} in
 * small letters, {SX} in one word, {SN} its name alone, {T} its type in short, {TF} in full, {L} locality, {LU} in
 * capitals, {LL} in small letters, {ST} state, {STL} in small letters, {STF} in full, {CAP} its capital, {P} postcode.
 * `absent` is the part that is not there: number, street or unit.
 */
export function filled(template, row, absent, random) {
  const { locality } = row.street;
  const name = absent === 'street' ? random.pick(NO_STREETS) : title(row.street.name);
  const short = title(TYPE_WORDS[row.type]?.[0] ?? row.type);
  const street = `${name} ${title(row.type)}`;
  const said = {
    U: absent === 'unit' ? NO_UNIT : row.flat,
    N: absent === 'number' ? absentNumber(row) : row.first,
    S: `${name} ${short}`,
    SF: street,
    SU: street.toUpperCase(),
    SL: `${name} ${short}`.toLowerCase(),
    SX: street.replaceAll(' ', ''),
    SN: name,
    T: short,
    TF: title(row.type),
    L: title(locality.name),
    LU: locality.name,
    LL: locality.name.toLowerCase(),
    ST: locality.state,
    STL: locality.state.toLowerCase(),
    STF: STATE_NAMES[locality.state] ?? locality.state,
    CAP: CAPITALS[locality.state] ?? locality.state,
    P: locality.postcode,
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, part) => said[part] ?? whole);
}
