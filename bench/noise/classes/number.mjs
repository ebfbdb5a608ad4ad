// Classes: ranges and lots; numbers, suffixes that do not exist.
import { edits } from '../distance.mjs';
import { absent, anyRow, drop, hasNumber, isPlain, wanting } from '../query.mjs';
import { insideRange, rowsAt } from '../closest.mjs';
import { casual, official, placeOf, recase, saidBy, shortType, streetOf, written } from '../write.mjs';

const isLot = (r) => r.lot !== '' && r.first === '' && r.flat === '';
const lettered = (r) => isPlain(r) && r.firstSuffix !== '' && r.last === '';
const isRange = (r) => r.last !== '';
const range = (name, about, change, write = written) => ({
  name,
  kind: 'recoverable',
  about,
  make(random, context) {
    const row = anyRow(random, context, isRange);
    const said = saidBy(row);
    change(said);
    return wanting(write(random, said), said, row);
  },
});
/**
 * Streets of the locality whose name is the said name or near it: a number on one of them makes "does not exist"
 * doubtful.
 */
const alike = (row) => row.street.locality.streets.filter((s) => edits(s.name, row.name, 2) <= 2);
const base = (number, said) => said.byNumber.has(number) || [...'ABCDEFG'].some((l) => said.byNumber.has(number + l));

function numberless(random, context, choose, doubtful) {
  const row = anyRow(random, context, hasNumber);
  const n = choose(row);
  if (n === undefined || n < 1) return { reason: 'no such number on this street' };
  const number = String(n);
  if (base(number, row.street)) return { reason: 'the number exists' };
  if (doubtful && alike(row).some((s) => base(number, s) || insideRange(s, n))) {
    return { reason: 'a street of like name has the number' };
  }
  const said = {
    ...saidBy(row),
    flat: '',
    flatType: '',
    level: '',
    levelType: '',
    lot: '',
    first: number,
    firstSuffix: '',
    last: '',
    lastSuffix: '',
  };
  return { row, said, n };
}

/** @type {import('../query.mjs').NoiseClass[]} */
export const number = [
  range('range-whole', 'the range as it is', () => undefined),
  range('range-first', 'a range by its first number', (said) => {
    said.last = '';
    said.lastSuffix = '';
  }),
  range('range-last', 'a range by its last number', (said) => {
    said.first = said.last;
    said.firstSuffix = said.lastSuffix;
    said.last = '';
    said.lastSuffix = '';
  }),
  range(
    'range-forms',
    'a range written with other signs',
    () => undefined,
    (random, said) => {
      const signs = [' - ', '–', ' to ', '- ', ' -', ' & ', '/', '—'].filter(
        (sign) => sign !== '/' || said.flat !== '',
      );
      const range = `${said.first}${said.firstSuffix}${random.pick(signs)}${said.last}${said.lastSuffix}`;
      return recase(random, official({ ...said, first: range, firstSuffix: '', last: '', lastSuffix: '' }));
    },
  ),
  {
    name: 'lot',
    kind: 'recoverable',
    about: 'a lot without a street number',
    make(random, context) {
      const row = anyRow(random, context, isLot);
      const said = saidBy(row);
      const lot = random.pick([
        `LOT ${row.lot}`,
        `LOT ${row.lot},`,
        `LOT${row.lot}`,
        `L ${row.lot}`,
        `LT ${row.lot}`,
        `LOT NO ${row.lot}`,
        `LOT NO. ${row.lot}`,
        `(LOT ${row.lot})`,
        `LOT: ${row.lot}`,
        `LOT #${row.lot}`,
      ]);
      const street = streetOf(
        random.chance(0.5) && said.type ? { ...said, typeText: shortType(random, said.type) } : said,
      );
      return wanting(
        recase(
          random,
          `${lot} ${street}${random.pick([', ', ' '])}` +
            `${placeOf(random.pick([said, { ...said, postcode: '' }, { ...said, state: '' }]))}`,
        ),
        said,
        row,
      );
    },
  },
  {
    name: 'lot-beside-number',
    kind: 'watch',
    about: 'a lot number written beside the street number, unknown to the reference',
    make(random, context) {
      const row = anyRow(random, context, isPlain);
      const said = saidBy(row);
      const lot = 1 + random.below(400);
      return wanting(
        recase(
          random,
          `LOT ${lot}${random.pick([' ', ', ', ' (', ' NO '])}${official(said)}`.replace(/\((\S+)/, '($1)'),
        ),
        { ...said, lot: '' },
        row,
      );
    },
  },
  {
    name: 'absent-number',
    kind: 'absent',
    about: 'a number that neither the street nor one of like name has, nor lies in a range',
    make(random, context) {
      const made = numberless(
        random,
        context,
        (row) => {
          const most = Math.max(...row.street.rows.map((r) => Number(r.first)));
          const n = random.chance(0.6) ? 1 + random.below(most + 20) : most + 1 + random.below(400);
          return insideRange(row.street, n) ? undefined : n;
        },
        true,
      );
      return made.reason
        ? drop(made.reason)
        : absent(written(random, made.said), made.said, ['street'], ['NUMBER_NOT_FOUND']);
    },
  },
  {
    name: 'absent-number-alike',
    kind: 'absent',
    about: 'the same, and a street of like name in the locality does have it',
    make(random, context) {
      const row = anyRow(random, context, isPlain);
      const others = row.street.locality.streets.filter((s) => s.name !== row.name && edits(s.name, row.name, 2) <= 2);
      if (others.length === 0) return drop('no street of like name');
      const from = random.pick(random.pick(others).rows);
      const n = from.first;
      if (n === '' || base(n, row.street) || insideRange(row.street, Number(n))) return drop('the number exists');
      const said = { ...saidBy(row), first: n, firstSuffix: '', last: '', lastSuffix: '', lot: '' };
      return absent(written(random, said), said, ['street'], ['NUMBER_NOT_FOUND']);
    },
  },
  {
    name: 'inside-range',
    kind: 'absent',
    about: 'a number inside a range that is not an end of it',
    make(random, context) {
      const row = anyRow(random, context, isRange);
      const from = Number(row.first);
      const to = Number(row.last);
      if (to - from < 2) return drop('nothing lies inside');
      const n = from + 1 + random.below(to - from - 1);
      const number = String(n);
      if (alike(row).some((s) => base(number, s))) return drop('the number exists by itself');
      const keepUnit = random.chance(0.3);
      const said = { ...saidBy(row), first: number, firstSuffix: '', last: '', lastSuffix: '' };
      if (!keepUnit) {
        said.flat = '';
        said.flatType = '';
        said.level = '';
        said.levelType = '';
      }
      if (said.flat && rowsAt(row.street, said.flat).some((r) => r.flat === number)) {
        return drop('the swapped reading exists');
      }
      return absent(
        written(random, said),
        said,
        ['street'],
        ['NUMBER_IN_RANGE', ...((n - from) % 2 ? ['NUMBER_NOT_FOUND'] : [])],
      );
    },
  },
  {
    name: 'absent-suffix',
    kind: 'absent',
    about: 'a letter behind a number that has none',
    make(random, context) {
      const row = anyRow(random, context, (r) => isPlain(r) && r.last === '' && r.firstSuffix === '');
      const said = { ...saidBy(row), firstSuffix: random.pick([...'ABCDEF']) };
      if (alike(row).some((s) => s.byNumber.has(row.first + said.firstSuffix))) return drop('the suffix exists');
      if (rowsAt(row.street, row.first).some((r) => r.flat.endsWith(said.firstSuffix))) {
        return drop('a unit of that letter exists');
      }
      return absent(
        random.chance(0.5) ? official(said) : casual(random, said),
        said,
        ['street'],
        ['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE'],
      );
    },
  },
  {
    name: 'suffix-dropped',
    kind: 'absent',
    about: 'the number alone where only lettered ones exist',
    make(random, context) {
      const row = anyRow(random, context, lettered);
      const said = { ...saidBy(row), firstSuffix: '' };
      if (alike(row).some((s) => s.byNumber.has(row.first))) return drop('the number exists without letter');
      return absent(
        written(random, said),
        said,
        ['street', 'address'],
        ['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE', 'AMBIGUOUS', 'UNIT_MISSING'],
      );
    },
  },
];
