// Two customer files of whole suburbs. Each household has an address of the register, a landline or mobiles and an
// email; either file has most of them, as somebody wrote them down at some time. The rates are guesses of how often
// files are wrong, that of shared phones such that a phone alone is right as often as in a published list of sites
// (84 %); which neighbours, units and letters there are is real.
import { chance } from '../adversarial/chance.mjs';
import { spell } from '../adversarial/spell.mjs';

const IN_A_FILE = 0.6;
const MOVED = 0.05;
const TWO_HOUSEHOLDS = 0.04;
const CARETAKER = 0.02;
const RELATIVE = 0.009;
const HAS = { landline: 0.35, mobile: 0.7, email: 0.5 };
const CHANGED = 0.06;
/** Damage by its rate; what is left is written as the register has it, in one of its spellings. */
const DAMAGE = [
  ['street', 0.02],
  ['locality', 0.02],
  ['postcode', 0.015],
  ['postcode-missing', 0.05],
  ['place', 0.02],
  ['type', 0.03],
  ['unit', 0.06],
  ['letter', 0.03],
  ['number', 0.003],
  ['range', 0.3],
];

const LEFT_OUT = {
  letter: { number_first_suffix: '' },
  range: { number_last: '', number_last_suffix: '' },
};

/** Rows of whole suburbs, `count` at least. */
export function suburbs(rows, count, random) {
  const bySuburb = new Map();
  for (const row of rows) {
    const key = `${row.locality}|${row.state}`;
    bySuburb.set(key, [...(bySuburb.get(key) ?? []), row]);
  }
  const all = [...bySuburb.values()].sort(() => random() - 0.5);
  const taken = [];
  for (const suburb of all) {
    if (taken.length >= count) break;
    taken.push(...suburb);
  }
  return taken;
}

/** The two files: records with the household and the address that they are of. */
export function makeFiles(rows, seed) {
  const random = chance(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const is = (rate) => random() < rate;
  const digits = (count) => Array.from({ length: count }, () => pick([...'0123456789'])).join('');
  const mobile = () => `04${pick([...'0123456789'])}${digits(7)}`;
  const landline = ({ state }) => `0${{ NSW: 2, VIC: 3, QLD: 7 }[state]}${pick([...'4589'])}${digits(7)}`;
  const email = () =>
    `${pick(['jo', 'sam', 'kim', 'lee'])}.${digits(7)}@${pick(['gmail.com', 'bigpond.com', 'hotmail.com'])}`;
  const boards = new Map();
  /** A switchboard or caretaker's phone, that several of a building give. */
  const board = (row) => {
    const key = `${row.number_first}|${row.street_name}|${row.locality}`;
    if (!boards.has(key)) boards.set(key, landline(row));
    return boards.get(key);
  };
  const fixedPhone = (row) => {
    if (is(HAS.landline)) return landline(row);
    return row.flat_number !== '' && is(CARETAKER) ? board(row) : '';
  };
  const all = [];
  const household = (row, id) => {
    const home = {
      id,
      row,
      landline: fixedPhone(row),
      mobiles: [mobile(), mobile()].filter(() => is(HAS.mobile)),
      email: is(HAS.email) ? email() : '',
    };
    // Parents and children elsewhere give each other's number.
    if (all.length > 0 && is(RELATIVE)) home.mobiles[0] = pick(all).mobiles[0] ?? mobile();
    all.push(home);
    return home;
  };
  /** A number as one types it, a landline now and then without its area. */
  const typed = (phone) =>
    pick([
      phone,
      `${phone.slice(0, 4)} ${phone.slice(4)}`,
      `+61${phone.slice(1)}`,
      phone.startsWith('04') ? phone : phone.slice(2),
    ]);
  const damageOf = (row) => {
    let left = random();
    for (const [damage, rate] of DAMAGE) {
      const applies =
        (damage !== 'unit' || row.flat_number !== '') &&
        (damage !== 'letter' || row.number_first_suffix !== '') &&
        (damage !== 'range' || row.number_last !== '');
      if (applies && left < rate) return damage;
      if (applies) left -= rate;
    }
    return 'none';
  };
  const written = (home, row) => {
    const damage = damageOf(row);
    const changed = { ...row, ...LEFT_OUT[damage] };
    const phones = [home.landline, ...home.mobiles].filter((phone) => phone !== '' && !is(CHANGED));
    return {
      household: home.id,
      row,
      addresses: [{ fullAddress: spell(changed, pick, damage) }],
      phones: phones.length === 0 || is(0.2) ? [] : [{ fullPhone: typed(pick(phones)) }],
      emails:
        home.email === '' || is(0.3) ? [] : [{ address: is(0.01) ? home.email.replace('gmail', 'gmial') : home.email }],
    };
  };
  const files = [[], []];
  rows.forEach((row, i) => {
    for (let n = 0; n < (is(TWO_HOUSEHOLDS) ? 2 : 1); n++) {
      const home = household(row, `${i}.${n}`);
      const moved = is(MOVED);
      files.forEach((file, side) => {
        if (is(IN_A_FILE)) file.push(written(home, moved && side === 1 ? pick(rows) : row));
      });
    }
  });
  return files;
}
