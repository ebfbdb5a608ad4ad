// Classes: words misread by a scanner, spelt by ear, or shortened and replaced as lists of street types have them.
import { hasType } from '../query.mjs';
import { official, written } from '../write.mjs';
import { form } from './form.mjs';

const SCAN = [
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
  ['S', '5'],
  ['B', '8'],
  ['RN', 'M'],
  ['M', 'RN'],
  ['CL', 'D'],
  ['VV', 'W'],
  ['W', 'VV'],
  ['E', 'F'],
  ['G', 'C'],
  ['U', 'V'],
  ['H', 'N'],
];
const SOUND = [
  ['PH', 'F'],
  ['CK', 'K'],
  ['C', 'K'],
  ['K', 'C'],
  ['Y', 'IE'],
  ['IE', 'Y'],
  ['EY', 'Y'],
  ['LL', 'L'],
  ['L', 'LL'],
  ['TT', 'T'],
  ['T', 'TT'],
  ['NN', 'N'],
  ['N', 'NN'],
  ['EA', 'EE'],
  ['EE', 'EA'],
  ['IE', 'EI'],
  ['EI', 'IE'],
  ['OU', 'OW'],
  ['ER', 'A'],
  ['Z', 'S'],
  ['S', 'Z'],
  ['A', 'E'],
  ['E', 'A'],
  ['I', 'E'],
  ['O', 'A'],
  ['GH', ''],
  ['MC', 'MAC'],
  ['MAC', 'MC'],
  ['SS', 'S'],
  ['S', 'SS'],
  ['RR', 'R'],
  ['E', ''],
];

/** One replacement out of the table somewhere in the name. */
function replaced(random, name, table) {
  const fit = table.filter(([from]) => name.includes(from));
  if (fit.length === 0) return undefined;
  const [from, to] = random.pick(fit);
  const places = [];
  for (let at = name.indexOf(from); at >= 0; at = name.indexOf(from, at + 1)) places.push(at);
  const at = random.pick(places);
  const text = name.slice(0, at) + to + name.slice(at + from.length);
  return /^[A-Z0-9]/.test(text) && text !== name ? text : undefined;
}
const inName = (table) => (random, said) => {
  const name = replaced(random, said.name, table);
  if (name === undefined) return undefined;
  said.name = name;
  return written(random, said);
};
const long = (row) => row.name.length >= 5;

/** @type {import('../query.mjs').NoiseClass[]} */
export const misheard = [
  form('scan', 'watch', 'a letter misread by a scanner: O and 0, RN and M', inName(SCAN), long),
  form('sound', 'recoverable', 'spelt by ear: PH and F, IE and EI, one or two letters', inName(SOUND), long),
  form(
    'plural',
    'recoverable',
    'an S too many or too few at the end of the name',
    (random, said) => {
      said.name = said.name.endsWith('S') ? said.name.slice(0, -1) : `${said.name}S`;
      return written(random, said);
    },
    long,
  ),
  form(
    'type-official-short',
    'recoverable',
    'the abbreviations of the release: AV, CR, GR, CCT, BVD',
    (_, said) => {
      const short = {
        STREET: 'ST',
        ROAD: 'RD',
        AVENUE: 'AV',
        DRIVE: 'DR',
        PLACE: 'PL',
        COURT: 'CT',
        CRESCENT: 'CR',
        CLOSE: 'CL',
        PARADE: 'PDE',
        HIGHWAY: 'HWY',
        CIRCUIT: 'CCT',
        TERRACE: 'TCE',
        GROVE: 'GR',
        BOULEVARD: 'BVD',
        ESPLANADE: 'ESP',
        SQUARE: 'SQ',
        CHASE: 'CH',
        TRACK: 'TRK',
        CIRCLE: 'CIR',
        MANOR: 'MANR',
        TRAIL: 'TRL',
        KNOLL: 'KNOL',
        CREST: 'CRST',
        FAIRWAY: 'FAWY',
      }[said.type];
      return short && official({ ...said, typeText: short });
    },
    hasType,
  ),
  form(
    'type-any-wrong',
    'recoverable',
    'a rare type in place of the right one',
    (random, said, row) => {
      const type = random.pick([
        'BYWAY',
        'CONCOURSE',
        'CIRCUIT',
        'ALLEY',
        'MEWS',
        'QUAY',
        'RIDGE',
        'VISTA',
        'OUTLOOK',
        'BOULEVARD',
        'ESPLANADE',
        'LOOP',
        'RETREAT',
        'GARDENS',
        'TRACK',
        'MALL',
        'ARCADE',
      ]);
      if (row.street.locality.byName.get(row.name).some((s) => s.type === type)) return undefined;
      said.type = type;
      return written(random, said);
    },
    hasType,
  ),
];
