// Classes: every way to write a unit, the unit swapped with the number, the unit or its building missing.
import { absent, anyRow, drop, hasUnit, isPlain, wanting } from '../query.mjs';
import { rowsAt } from '../closest.mjs';
import { DWELLING_WORDS, FLAT_WORDS } from '../words.mjs';
import { numberOf, official, placeOf, recase, saidBy, shortType, streetOf, written } from '../write.mjs';

const common = (row) => hasUnit(row) && row.level === '' && /^[A-Z]?\d+[A-Z]?$/.test(row.flat);
const wholeLevel = (row) => row.level !== '' && row.flat === '' && row.first !== '';
const street = (random, said) =>
  streetOf(random.chance(0.5) && said.type ? { ...said, typeText: shortType(random, said.type) } : said);

/** A form: the text in front of the street, and what it leaves unsaid of the flat type. */
const FORMS = {
  'unit-slash': (random, said, n) => {
    said.flatType = '';
    return random.pick([`${said.flat}/${n}`, `${said.flat} / ${n}`, `${said.flat}/ ${n}`, `${said.flat}\\${n}`]);
  },
  'unit-short': (random, said, n) => {
    const w = random.pick(
      (FLAT_WORDS[said.flatType] ?? [said.flatType]).filter((x) => x.length <= 3).concat(said.flatType),
    );
    return (
      `${w}${random.pick(/^\d/.test(said.flat) ? ['', ' ', '. '] : [' ', '. '])}${said.flat}` +
      `${random.pick([' ', ', ', ',', '/'])}${n}`
    );
  },
  'unit-word': (random, said, n) =>
    (
      `${random.pick(FLAT_WORDS[said.flatType] ?? [said.flatType])} ` +
      `${said.flat}${random.pick([' ', ', ', ' - ', '/', ' / ', ' at '])}${n}`
    ).replace('# ', '#'),
  'unit-other-word': (random, said, n) => {
    if (said.flatType !== 'UNIT') return undefined;
    const w = random.pick(DWELLING_WORDS);
    said.flatType = w === 'VILLA' || w === 'TOWNHOUSE' ? w : 'FLAT';
    return `${w}${w.length === 1 ? '' : ' '}${said.flat}${random.pick([' ', ', ', '/'])}${n}`;
  },
  'unit-hash': (random, said, n) => {
    said.flatType = '';
    return random.pick([
      `#${said.flat} ${n}`,
      `#${said.flat}, ${n}`,
      `# ${said.flat} / ${n}`,
      `No. ${said.flat}/${n}`,
      `No ${said.flat}/${n}`,
    ]);
  },
  'unit-and-slash': (random, said, n) => {
    const words = said.flatType === 'UNIT' ? ['UNIT', 'U', 'Unit ', 'APT', 'FLAT', 'UNIT NO', 'UNIT'] : [said.flatType];
    return `${random.pick(words)} ${said.flat}/${n}`.replace('  ', ' ');
  },
  'unit-comma': (random, said, n) => {
    said.flatType = '';
    return random.pick([`${said.flat}, ${n}`, `${said.flat} ${n}`, `${said.flat} at ${n}`]);
  },
};

const forms = Object.entries(FORMS).map(([name, write]) => ({
  name,
  kind: name === 'unit-comma' ? 'watch' : 'recoverable',
  about: `unit written ${name.slice(5)}`,
  make(random, context) {
    const row = anyRow(random, context, common);
    const said = saidBy(row);
    const n = numberOf(said);
    const text = write(random, said, n);
    if (text === undefined) return drop('not a unit in the plain sense');
    return wanting(
      recase(random, `${text} ${street(random, said)}${random.pick([', ', ' '])}${placeOf(said)}`),
      said,
      row,
    );
  },
}));

/** @type {import('../query.mjs').NoiseClass[]} */
export const unit = [
  ...forms,
  {
    name: 'unit-behind',
    kind: 'recoverable',
    about: 'the unit after the street: 24 smith st unit 5',
    make(random, context) {
      const row = anyRow(random, context, common);
      const said = saidBy(row);
      const w = random.pick(FLAT_WORDS[row.flatType] ?? [row.flatType]);
      const text = random.pick([
        () => `${numberOf(said)} ${street(random, said)} ${w} ${said.flat}, ${placeOf(said)}`,
        () => `${numberOf(said)} ${street(random, said)}, ${w} ${said.flat}, ${placeOf(said)}`,
        () => `${numberOf(said)} ${street(random, said)} (${w} ${said.flat}), ${placeOf(said)}`,
      ])();
      return wanting(recase(random, text.replace('# ', '#')), said, row);
    },
  },
  {
    name: 'unit-with-level',
    kind: 'recoverable',
    about: 'unit and a level that the reference does not know',
    make(random, context) {
      const row = anyRow(random, context, common);
      const said = saidBy(row);
      const level = String(1 + random.below(4));
      const l = random.pick([`LEVEL ${level}`, `L${level}`, `LVL ${level}`, `FLOOR ${level}`, `LEVEL ${level},`]);
      const u = `${random.pick(FLAT_WORDS[row.flatType] ?? [row.flatType])} ${said.flat}`.replace('# ', '#');
      const text =
        `${random.chance(0.6) ? `${u} ${l}` : `${l} ${u}`}${random.pick([' ', ', '])}${numberOf(said)} ` +
        `${street(random, said)}, ${placeOf(said)}`;
      return wanting(recase(random, text), said, row);
    },
  },
  {
    name: 'level-only',
    kind: 'watch',
    about: 'a level of a building that is in the reference as such',
    make(random, context) {
      const row = anyRow(random, context, wholeLevel);
      const said = saidBy(row);
      return wanting(
        recase(
          random,
          `${random.pick(['LEVEL ', 'L', 'LVL ', 'FLOOR '])}${said.level}${random.pick([', ', ' ', '/'])}` +
            `${numberOf(said)} ` +
            `${street(random, said)}, ${placeOf(said)}`,
        ),
        said,
        row,
      );
    },
  },
  {
    name: 'unit-dash',
    kind: 'watch',
    about: 'unit and number with a dash, where no such range or number exists',
    make(random, context) {
      const row = anyRow(random, context, (r) => common(r) && r.last === '' && /^\d+$/.test(r.flat));
      const said = saidBy(row);
      if (rowsAt(row.street, row.flat).length > 0) return drop('the unit number is a number of the street too');
      said.flatType = '';
      return wanting(
        recase(random, `${said.flat}-${numberOf(said)} ${street(random, said)}, ${placeOf(said)}`),
        said,
        row,
      );
    },
  },
  {
    name: 'swapped',
    kind: 'recoverable',
    about: 'unit and number exchanged, where the text as it stands is no address',
    make(random, context) {
      const row = anyRow(random, context, (r) => common(r) && r.last === '' && /^\d+[A-Z]?$/.test(r.flat));
      const said = saidBy(row);
      const n = numberOf(said);
      if (n === row.flat) return drop('unit and number are the same');
      if (rowsAt(row.street, row.flat).length > 0) return drop('the unit number is a number of the street too');
      const swapped = [`${n}/${row.flat}`, `UNIT ${n}, ${row.flat}`, `U${n} ${row.flat}`, `UNIT ${n}/${row.flat}`];
      const text = `${random.pick(swapped)} ${street(random, said)}, ${placeOf(said)}`;
      return wanting(recase(random, text), { ...said, flatType: '' }, row);
    },
  },
  {
    name: 'unit-missing',
    kind: 'absent',
    about: 'the building asked for where the reference has only its units',
    make(random, context) {
      const row = anyRow(random, context, hasUnit);
      const said = { ...saidBy(row), flatType: '', flat: '', levelType: '', level: '' };
      const at = [row.first + row.firstSuffix, row.last + row.lastSuffix]
        .filter(Boolean)
        .flatMap((n) => rowsAt(row.street, n));
      if (at.some((r) => isPlain(r))) return drop('the building is in the reference');
      return absent(written(random, said), said, ['address'], ['UNIT_MISSING', 'AMBIGUOUS']);
    },
  },
  {
    name: 'absent-unit',
    kind: 'absent',
    about: 'a unit that the building does not have',
    make(random, context) {
      const fromUnit = random.chance(0.6);
      const row = anyRow(random, context, fromUnit ? hasUnit : isPlain);
      const said = saidBy(row);
      const ends = [row.first + row.firstSuffix, row.last + row.lastSuffix].filter(Boolean);
      const at = ends.flatMap((n) => rowsAt(row.street, n));
      const flats = new Set(at.map((r) => r.flat).filter(Boolean));
      const most = Math.max(0, ...[...flats].map((f) => Number(f.replaceAll(/\D/g, ''))));
      said.flat = String(random.chance(0.5) ? most + 1 + random.below(40) : 1 + random.below(most + 40));
      said.flatType = 'UNIT';
      said.levelType = '';
      said.level = '';
      if ([...flats].some((f) => f.replaceAll(/\D/g, '') === said.flat)) return drop('such a unit exists');
      if (rowsAt(row.street, said.flat).some((r) => ends.includes(r.flat))) return drop('the swapped reading exists');
      if (at.length > 1 && new Set(at.map((r) => r.first + r.firstSuffix + r.last)).size > 1) {
        return drop('several buildings carry the number');
      }
      const building = at.find(isPlain)?.pid;
      const casually = () =>
        random.chance(0.5)
          ? `${said.flat}/${numberOf(said)} ${street(random, said)} ${placeOf(said)}`
          : `u${said.flat} ${numberOf(said)} ${street(random, said)}, ${placeOf(said)}`;
      const text = random.chance(0.4) ? official(said) : recase(random, casually());
      return absent(text, said, ['address'], ['UNIT_NOT_FOUND'], building);
    },
  },
];
