// Classes: what files look like to those who keep them: spreadsheets, joined columns, forms typed in a hurry, data entry
// habits.
import { hasType, hasUnit, isPlain } from '../query.mjs';
import { slip, slipIn } from '../typo.mjs';
import { COMPANIES, PEOPLE } from '../words.mjs';
import { casual, front, numberOf, official, placeOf, recase, shortType, streetOf, written } from '../write.mjs';
import { form } from './form.mjs';

/** @type {import('../query.mjs').NoiseClass[]} */
export const steward = [
  form('state-typo', 'recoverable', 'a slip in the state', (random, said, row) => {
    said.state = slip(random, row.state);
    return ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'].includes(said.state)
      ? undefined
      : written(random, said);
  }),
  form('tail-glued', 'recoverable', 'state and postcode without a space, no space behind commas', (random, said) =>
    recase(
      random,
      random.pick([
        () => `${front(said)} ${streetOf(said)}, ${said.locality} ${said.state}${said.postcode}`,
        () => `${front(said)} ${streetOf(said)},${said.locality},${said.state},${said.postcode}`,
        () => `${front(said)} ${streetOf(said)} ${said.locality}${said.postcode}`,
        () => `${front(said)} ${streetOf(said)}, ${said.locality}, ${said.state}.${said.postcode}`,
      ])(),
    ),
  ),
  form(
    'number-glued',
    'recoverable',
    'the number runs into the street name',
    (random, said) => recase(random, `${numberOf(said)}${streetOf(said)}, ${placeOf(said)}`),
    (r) => isPlain(r) && r.firstSuffix === '' && r.lastSuffix === '',
  ),
  form(
    'number-words',
    'recoverable',
    'No., Number, #, a zero in front, a space before the letter',
    (random, said) => {
      const n = numberOf(said);
      const spaced =
        said.firstSuffix && !said.last
          ? [`${said.first} ${said.firstSuffix}`, `${said.first}-${said.firstSuffix}`]
          : [];
      const number = random.pick([
        `No. ${n}`,
        `No ${n}`,
        `NO.${n}`,
        `Number ${n}`,
        `#${n}`,
        `${n},`,
        `Nr ${n}`,
        `0${n}`,
        `House ${n}`,
        `St no ${n}`,
        ...spaced,
        ...spaced,
      ]);
      const shortens = said.type && random.chance(0.5);
      const street = streetOf(shortens ? { ...said, typeText: shortType(random, said.type) } : said);
      return `${number} ${street}, ${placeOf(said)}`;
    },
    isPlain,
  ),
  form('twice', 'recoverable', 'a part of the address twice, as joined columns have it', (random, said) =>
    recase(
      random,
      random.pick([
        () => `${official(said)} ${placeOf(said)}`,
        () => `${official(said)}, ${said.postcode}`,
        () => `${front(said)} ${streetOf(said)}, ${said.locality}, ${said.locality} ${said.state} ${said.postcode}`,
        () => `${front(said)} ${streetOf(said)} ${said.locality}, ${placeOf(said)}`,
        () => `${official(said)}, ${official(said)}`,
        () => `${official(said)} ${said.state}`,
      ])(),
    ),
  ),
  form('lines', 'recoverable', 'line ends, tabs, no-break spaces, typographic quotes in the text', (random, said) =>
    random.pick([
      () => `${front(said)} ${streetOf(said)}\n${placeOf(said)}`,
      () => `${front(said)} ${streetOf(said)}\r\n${said.locality}\r\n${said.state} ${said.postcode}`,
      () => official(said).replaceAll(' ', '\u00a0'),
      () => `\u201c${official(said)}\u201d`,
      () => `${front(said)}\t${streetOf(said)}\t${placeOf(said)}`,
      () =>
        `${random.pick(PEOPLE)}\n${random.pick(COMPANIES)}\n${front(said)} ` +
        `${streetOf(said)}\n${placeOf(said)}\nAUSTRALIA`,
      () => official(said).replaceAll(',', '\u00b7'),
      () => `  ${official(said)}  `,
      () => `${official(said)}<br>`,
      () => `${front(said)} ${streetOf(said)}<br/>${placeOf(said)}`,
    ])(),
  ),
  form(
    'locality-part',
    'watch',
    'one word of a locality of two',
    (random, said) => {
      said.locality = random.pick(said.locality.split(' '));
      return written(random, said);
    },
    (r) => r.locality.includes(' '),
  ),
  form('locality-short', 'watch', "W'bool, C Hill, L'pool, Coolum Bch", (random, said) => {
    said.locality =
      (
        {
          WARRNAMBOOL: ["W'BOOL", 'WBOOL'],
          'CASTLE HILL': ['C HILL', 'C/HILL', 'CASTLE HL'],
          LIVERPOOL: ["L'POOL", 'LPOOL'],
          'COOLUM BEACH': ['COOLUM BCH', 'COOLUM'],
          CHARLESTOWN: ["CH'TOWN", 'CHARLSTOWN'],
          'WETHERILL PARK': ['W PARK', 'WETHERILL PK'],
          'BELMONT NORTH': ['BELMONT NTH', 'NTH BELMONT', 'NORTH BELMONT', 'BELMONT N'],
          HELENSBURGH: ["H'BURGH", 'HELENSBURG'],
          'NEW LAMBTON': ['N LAMBTON', 'NEWLAMBTON'],
        }[said.locality] ?? [said.locality.slice(0, 6)]
      ).at(random.below(2)) ?? said.locality;
    return written(random, said);
  }),
  form(
    'unit-of',
    'watch',
    'unit 5 of 24, unit 5 @ 24, 5 (of 24)',
    (random, said) =>
      recase(
        random,
        `${said.flatType} ${said.flat} ${random.pick(['OF', '@', 'AT', 'IN', 'NO', '|', ':', 'NUMBER'])} ` +
          `${numberOf(said)} ${streetOf(said)}, ${placeOf(said)}`,
      ),
    (r) => hasUnit(r) && r.level === '',
  ),
  form(
    'unit-own-line',
    'recoverable',
    'the unit in a column of its own, before or behind',
    (random, said) =>
      random.pick([
        () => `${said.flatType} ${said.flat}, , ${numberOf(said)} ${streetOf(said)}, , ${placeOf(said)}`,
        () =>
          `${numberOf(said)} ${streetOf(said)}, ${said.flatType} ${said.flat}, ${said.locality}, ${said.state}, ` +
          `${said.postcode}`,
        () => `${said.flatType} ${said.flat}; ${numberOf(said)} ${streetOf(said)}; ${placeOf(said)}`,
        () => `${said.flatType} ${said.flat}\n${numberOf(said)} ${streetOf(said)}\n${placeOf(said)}`,
        () => `${said.flatType}-${said.flat} ${numberOf(said)} ${streetOf(said)}, ${placeOf(said)}`,
        () => `${said.flatType}: ${said.flat}, ${numberOf(said)} ${streetOf(said)}, ${placeOf(said)}`,
      ])(),
    (r) => hasUnit(r) && r.level === '',
  ),
  form(
    'unit-person',
    'recoverable',
    'a person or firm before a unit',
    (random, said) =>
      `${random.pick([...PEOPLE, ...COMPANIES])}${random.pick([', ', ' '])}` +
      `${random.chance(0.5) ? official(said) : casual(random, said)}`,
    (r) => hasUnit(r),
  ),
  form(
    'range-signs',
    'watch',
    'a plain range with a slash, ampersand, comma, or shortened: 103-7',
    (random, said) => {
      const short =
        said.last.length === said.first.length && said.last.length > 1 && said.last[0] === said.first[0]
          ? [`${said.first}-${said.last.slice(1)}`]
          : [];
      return recase(
        random,
        `${random.pick([
          `${said.first}/${said.last}`,
          `${said.first} & ${said.last}`,
          `${said.first}&${said.last}`,
          `${said.first} and ${said.last}`,
          `${said.first}, ${said.last}`,
          `${said.first}_${said.last}`,
          ...short,
        ])} ${streetOf(said)}, ${placeOf(said)}`,
      );
    },
    (r) => isPlain(r) && r.last !== '' && r.firstSuffix === '' && r.lastSuffix === '',
  ),
  form(
    'three-faults',
    'watch',
    'three small faults: a slip in the name, one in the locality, no postcode or a short type',
    (random, said) => {
      said.name = slipIn(random, said.name, 4) ?? said.name;
      said.locality = slipIn(random, said.locality, 4) ?? said.locality;
      if (random.chance(0.5)) said.postcode = '';
      else said.type = '';
      return casual(random, said);
    },
    (r) => hasType(r) && r.name.length >= 6,
  ),
];
