// Noise on New Zealand addresses: a class makes a query from an address of the layer, or null where it does not apply.
// `absent` classes ask for what does not exist; the answer must not be an address.
import { fold } from './venues.mjs';
import { SHORT_TYPES } from '../noise/short-types.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const numberOf = (a) =>
  `${a.unit === '' ? '' : `${a.unit}/`}${a.first}${a.suffix}${a.high === '' ? '' : `-${a.high}`}`;
const rd = (a) => (a.rd ? `RD ${a.rd}` : '');
const suburbOf = (a) => (fold(a.suburb) === fold(a.town) ? '' : a.suburb);
const line = (
  a,
  {
    number = numberOf(a),
    street = a.street,
    suburb = suburbOf(a),
    town = a.town,
    postcode = a.postcode,
    comma = ', ',
  } = {},
) => [`${number} ${street}`, rd(a), suburb, `${town} ${postcode}`.trim()].filter(Boolean).join(comma);
const abbreviate = (street) =>
  street.replace(
    /\b(\w+)( (?:north|south|east|west|extension))?$/i,
    (all, type, end = '') => (SHORT_TYPES[type.toUpperCase()] ?? type) + end,
  );

/** One slip of the pen in a word of five letters or more of the text; null when there is none. */
function typo(text, random) {
  const words = text.split(' ');
  const long = words.flatMap((word, i) => (word.replace(/[^\p{L}]/gu, '').length >= 5 ? [i] : []));
  if (long.length === 0) return null;
  const i = long[Math.floor(random() * long.length)];
  const word = words[i];
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = LETTERS[Math.floor(random() * 26)];
  const made = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ][Math.floor(random() * 4)];
  return made === word ? null : words.with(i, made).join(' ');
}

/** The name of a street without its type, slipped. */
function typoInName(street, random) {
  const words = street.split(' ');
  const end = words.length - (/^(north|south|east|west|extension)$/i.test(words.at(-1)) ? 2 : 1);
  const name = typo(words.slice(0, end).join(' '), random);
  return name === null ? null : [name, ...words.slice(end)].join(' ');
}

/** `world` answers what else is there, so that a class leaves one address that is meant, or none. */
export const classes = {
  'as-written': (a) => a.lines[0] ?? null,
  official: (a) => line(a),
  'abbreviation-case': (a) => line(a, { street: abbreviate(a.street) }).toLowerCase(),
  'no-commas': (a) => line(a, { street: abbreviate(a.street), comma: ' ' }),
  'no-macrons': (a) => (/[\u0100-\u017f]/.test(line(a)) ? line(a).normalize('NFD').replace(/\p{M}/gu, '') : null),
  'one-typo': (a, { random }) => {
    const street = typoInName(a.street, random);
    return street && line(a, { street });
  },
  'typo-in-suburb': (a, { random }) => {
    const suburb = suburbOf(a) && typo(suburbOf(a), random);
    return suburb && line(a, { suburb });
  },
  'typo-in-town': (a, { random }) => {
    const town = suburbOf(a) && typo(a.town, random);
    return town && line(a, { town });
  },
  'typo-in-lone-town': (a, { random }) => {
    const town = suburbOf(a) ? null : typo(a.town, random);
    return town && line(a, { town });
  },
  'no-postcode': (a) => line(a, { postcode: '' }),
  'wrong-postcode': (a, { random }) => line(a, { postcode: String(1000 + Math.floor(random() * 8999)) }),
  'postcode-slip': (a) => line(a, { postcode: a.postcode.slice(0, 3) + ((Number(a.postcode[3]) + 3) % 10) }),
  'no-suburb': (a, world) => (suburbOf(a) && world.onlyInTown(a) ? line(a, { suburb: '' }) : null),
  'no-suburb-no-postcode': (a, world) =>
    suburbOf(a) && world.onlyInTown(a) ? line(a, { suburb: '', postcode: '' }) : null,
  'no-town': (a, world) => (suburbOf(a) && world.onlyInSuburb(a) ? line(a, { town: '' }) : null),
  'type-missing': (a, world) =>
    world.onlyName(a) && !/^The /i.test(a.street) ? line(a, { street: a.street.replace(/ \S+$/, '') }) : null,
  'unit-slash': (a) => (a.unit === '' ? null : line(a)),
  'unit-word': (a) => (a.unit === '' ? null : line(a, { number: `Unit ${a.unit}, ${a.first}${a.suffix}` })),
  'unit-flat': (a) => (a.unit === '' ? null : line(a, { number: `Flat ${a.unit} ${a.first}${a.suffix}` })),
  'unit-short': (a) =>
    a.unit === '' || !/^\d/.test(a.unit) ? null : line(a, { number: `U${a.unit} ${a.first}${a.suffix}` }),
  'suffix-apart': (a) =>
    a.suffix === ''
      ? null
      : line(a, { number: `${a.unit === '' ? '' : `${a.unit}/`}${a.first} ${a.suffix.toLowerCase()}` }),
  'range-end': (a, world) =>
    a.high === '' || a.unit !== '' || !world.onlyAt(a, Number(a.high)) ? null : line(a, { number: a.high }),
  'country-behind': (a) => `${line(a)}, New Zealand`,
  'absent-number': (a, world) => {
    const first = world.freeNumber(a);
    return line(a, { number: String(first) });
  },
  'absent-number-no-postcode': (a, world) => line(a, { number: String(world.freeNumber(a)), postcode: '' }),
  'absent-number-typo': (a, world) => {
    const street = typoInName(a.street, world.random);
    return street && line(a, { number: String(world.freeNumber(a)), street });
  },
  'absent-number-no-suburb': (a, world) => {
    const first = world.freeNumber(a);
    return suburbOf(a) && world.freeInTown(a, first) ? line(a, { number: String(first), suburb: '' }) : null;
  },
  'absent-suffix': (a) =>
    a.unit !== '' || a.high !== ''
      ? null
      : line(a, { number: `${a.first}${a.suffix === '' ? 'K' : ''}${a.suffix === '' ? '' : 'K'}` }),
  'absent-unit': (a) => line(a, { number: `97/${a.first}${a.suffix}` }),
  'inside-range': (a, world) =>
    a.high === '' || Number(a.high) - a.first < 4 || !world.onlyAt(a, a.first + 1)
      ? null
      : line(a, { number: String(a.first + 1) }),
  'absent-street': (a, world) => line(a, { street: world.freeStreet(a) }),
  'absent-street-elsewhere': (a, world) => {
    const other = world.streetElsewhere(a);
    return other && line(a, { street: other.street, number: numberOf(other) });
  },
  'absent-street-in-suburb': (a, world) => {
    const other = a.postcode === '' || suburbOf(a) === '' ? null : world.streetOfAnotherSuburb(a);
    return other && line(a, { street: other.street, number: numberOf(other) });
  },
};
