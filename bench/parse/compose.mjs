// Lines composed of parts of other lines: what of them can be taken, how each part is written, and what is meant.
import { stateName } from '../../dist/address/vocabulary/place.js';
import { streetType, streetTypeAbbreviation } from '../../dist/address/vocabulary/street.js';
import { KIND, kindsOf } from '../../dist/address/vocabulary/kinds.js';
import { boxes, firms, joins, levels, persons, remarks, unitNumbers, units } from './compositions.mjs';

const NUMBER = /^\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?$/;
const title = (text) => text.toLowerCase().replaceAll(/(^|[^a-z'’])([a-z])/g, (_, a, b) => a + b.toUpperCase());
/** Fields that every line is asked for. */
const EMPTY = Object.fromEntries(
  (
    'streetNumber street street2 postal flatUnitType flatUnitNumber floorLevelType floorLevelNumber lotNumber ' +
    'buildingName careOf locality state postcode'
  )
    .split(' ')
    .map((field) => [field, '']),
);

/** The fields of a truth, `street EMU STREET; locality RESERVOIR`; of several spellings of one the first. */
const truthOf = (text) =>
  Object.fromEntries(
    text.split('; ').map((part) => {
      const at = part.indexOf(' ');
      return [
        part.slice(0, at),
        part
          .slice(at + 1)
          .split(' || ')[0]
          .toUpperCase(),
      ];
    }),
  );

/** Writes lines by chance, the same ones from the same seed. */
export class Composer {
  constructor(lines, seed) {
    this.state = seed >>> 0;
    const truths = lines.filter((line) => line.includes(' => ')).map((line) => truthOf(line.split(' => ')[1]));
    const unique = (values) => [...new Set(values.filter(Boolean))];
    this.numbers = unique(truths.map(({ number }) => number)).filter((number) => NUMBER.test(number));
    this.streets = unique(truths.map(({ street }) => street)).filter(isPlainStreet);
    this.names = unique(truths.map(({ building }) => building)).filter(isPlainName);
    this.places = unique(
      truths.map(({ locality, state, postcode }) =>
        /^[A-Z]{2,3}$/.test(state ?? '') && /^\d{4}$/.test(postcode ?? '') && /^[A-Z' -]+$/.test(locality ?? '')
          ? `${locality}|${state}|${postcode}`
          : '',
      ),
    );
  }

  /** A number of [0, 1), by a multiplicative generator. */
  chance() {
    this.state = (Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(this.state ^ (this.state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  pick = (values) => values[Math.floor(this.chance() * values.length)];

  /** A line of that composition: its text, the fields that are meant, and whether words of it are none of them. */
  line([, pattern, isClear, isRemarked = false]) {
    const want = { ...EMPTY };
    const [locality, state, postcode] = this.pick(this.places).split('|');
    const shown = this.pick([title, title, title, (text) => text.toUpperCase(), (text) => text.toLowerCase()]);
    const street = this.pick(this.streets);
    let unit = '';
    const write = {
      U: () => (unit = this.unit(want)),
      u: () => (want.flatUnitNumber = this.pick(unitNumbers.filter((number) => /^\d+[A-Z]?$|^[A-Z]\d/.test(number)))),
      W: () => unit,
      D: () => `Dock ${1 + Math.floor(this.chance() * 9)}`,
      V: () => this.level(want),
      B: () => (want.buildingName = this.pick(this.names)),
      N: () => (want.streetNumber = this.pick(this.numbers)),
      S: () => this.street((want.street = street)),
      T: () => this.street((want.street2 = this.pick(this.streets.filter((other) => other !== street)))),
      L: () => (want.locality = locality),
      Z: () => this.stated((want.state = state)),
      P: () => (want.postcode = postcode),
      X: () => this.box(want),
      O: () => `Lot ${(want.lotNumber = String(1 + Math.floor(this.chance() * 99)))}`,
      R: () => this.pick(remarks),
      C: () => (want.careOf = this.pick(persons)),
      F: () => (want.buildingName = this.pick(firms)),
    };
    const text = shown(pattern.replaceAll(/\{(\w)\}/g, (_, part) => write[part]()));
    if (pattern.includes('{P}') && !pattern.includes('{Z}')) want.state = state;
    return {
      text: this.joined(this.stateAgain(text, pattern, state), isClear),
      want,
      isRemarked: isRemarked || /\{[DR]\}/.test(pattern),
    };
  }

  /** A state's letters are capitals in a line of any case but the lower one. */
  stateAgain(text, pattern, state) {
    if (!pattern.includes('{Z}') || text === text.toLowerCase()) return text;
    return text.replaceAll(new RegExp(`\\b${state}\\b`, 'gi'), state);
  }

  joined(text, isClear) {
    const of = this.chance();
    if (isClear && of < 0.2) return text.replaceAll(', ', ' ');
    return of < 0.6 ? text : text.replaceAll(', ', this.pick(joins));
  }

  street(full) {
    const words = full.split(' ');
    const type = streetType(words.at(-1));
    if (!type || type !== words.at(-1) || words.length < 2) return full;
    const short = streetTypeAbbreviation(type);
    const written = this.pick([type, type, short, short, `${short}.`]);
    return [...words.slice(0, -1), written].join(' ');
  }

  unit(want) {
    const [word, type] = this.pick(units);
    const number = this.pick(unitNumbers);
    want.flatUnitType = type;
    want.flatUnitNumber = number;
    return word === 'U' && /^\d/.test(number) ? `U${number}` : `${word === 'U' ? 'Unit' : word} ${number}`;
  }

  level(want) {
    const [text, type, number] = this.pick(levels);
    want.floorLevelType = type;
    want.floorLevelNumber = number;
    return text;
  }

  stated = (state) => this.pick([state, state, state, state, stateName(state), [...state].join('.') + '.']);

  box(want) {
    const [word, type] = this.pick(boxes);
    const number = String(1 + Math.floor(this.chance() * 9000));
    want.postal = `${type} ${number}`;
    return `${word} ${number}`;
  }
}

/** True for a street with its type, without a number or a word of a corner. */
function isPlainStreet(street) {
  const words = street.split(' ');
  return (
    /^[A-Z' ]+$/.test(street) &&
    words.length > 1 &&
    words.length < 5 &&
    !/\b(?:CNR|AND)\b/.test(street) &&
    (kindsOf(words.at(-1)) & (KIND.strongType | KIND.suffix)) !== 0
  );
}

/** True for premises that are so by their last word, and whose other words are no parts of an address. */
function isPlainName(name) {
  const words = name.split(' ');
  const k = kindsOf(words.at(-1));
  const isNamed = (k & KIND.building) !== 0 && (k & (KIND.strongType | KIND.flat)) === 0;
  const other =
    KIND.strongType | KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.corner | KIND.remark | KIND.care;
  return (
    /^[A-Z' ]+$/.test(name) &&
    isNamed &&
    words.length > 1 &&
    words.length < 6 &&
    words.slice(0, -1).every((word) => word.length > 1 && (kindsOf(word) & other) === 0)
  );
}
