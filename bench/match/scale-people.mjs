// Invented persons with Australian addresses: the same person in two files, the second time with one to three errors.
import { chance, namesOf, typo } from './people.mjs';

const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA'];
const SYLLABLES = (
  'ba be bo bra ca co cha da de do el fa fi ga ge gra ha ho ' +
  'ja ka ke la le lo ma me mo na ne no pa pe ra re ro sa se sha ta te to tra va ve wa wi wo ya'
).split(' ');

/**
 * A list of invented names beside those of a file, so that large files have as many different ones as real ones have.
 */
function widened(list, count, seed) {
  const random = chance(seed);
  const result = [...new Set(list)];
  while (result.length < count) {
    const parts = 2 + Math.floor(random() * 2);
    let name = '';
    for (let i = 0; i < parts; i++) name += SYLLABLES[Math.floor(random() * SYLLABLES.length)];
    result.push(name + ['n', 's', 'ton', 'er', 'ley', ''][Math.floor(random() * 6)]);
  }
  return result;
}

export function world(folder) {
  const { given, surnames, streets, suburbs } = namesOf(folder);
  return {
    given: widened(given, 4000, 11),
    surnames: widened(surnames, 60_000, 12),
    streets: widened(
      [...new Set(streets)].map((street) => street.replace(/ \w+$/, '')),
      30_000,
      13,
    ),
    suburbs: widened(suburbs, 8000, 14),
  };
}

const common = (list, random, power) => list[Math.floor(random() ** power * list.length)];
const TYPES = ['street', 'road', 'avenue', 'court', 'place', 'drive', 'crescent'];

/** Person `number`; with `errors`, as the second file has it. */
export function person(number, { given, surnames, streets, suburbs }, errors) {
  const random = chance(number * 2 + 1);
  const place = Math.floor(random() ** 1.5 * suburbs.length);
  const record = {
    given: common(given, random, 3),
    surname: common(surnames, random, 2.5),
    number: String(1 + Math.floor(random() ** 2 * 250)),
    street: common(streets, random, 1.6),
    type: TYPES[Math.floor(random() ** 1.5 * TYPES.length)],
    suburb: suburbs[place],
    postcode: String(2000 + (place % 5000)),
    state: STATES[place % 5],
  };
  if (!errors) return record;
  const times = 1 + Math.floor(random() * 3);
  for (let i = 0; i < times; i++) damage(record, random, given, surnames);
  return record;
}

function damage(record, random, given, surnames) {
  const kind = Math.floor(random() * 9);
  if (kind === 0) record.given = typo(record.given, random);
  else if (kind === 1) record.surname = typo(record.surname, random);
  else if (kind === 2) record.street = typo(record.street, random);
  else if (kind === 3) record.suburb = typo(record.suburb, random);
  else if (kind === 4) record.postcode = String(Number(record.postcode) + Math.floor(random() * 9));
  else if (kind === 5) record.number = random() < 0.5 ? '' : String(Number(record.number || 1) + 1);
  else if (kind === 6) record.given = random() < 0.5 ? record.given.slice(0, 1) : common(given, random, 3);
  else if (kind === 7) record.surname = random() < 0.6 ? typo(record.surname, random) : common(surnames, random, 2.5);
  else record[['given', 'street', 'postcode', 'type'][Math.floor(random() * 4)]] = '';
}

/** The person as a record of a linkage. */
export const recordOf = (number, side, from) => ({
  id: `${side === 0 ? 'a' : 'b'}${number}`,
  firstName: from.given,
  lastName: from.surname,
  addresses: [
    {
      streetNumber: from.number,
      streetName: from.street,
      streetType: from.type,
      locality: from.suburb,
      postcode: from.postcode,
      state: from.state,
    },
  ],
});
