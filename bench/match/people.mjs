// Labelled sets of invented persons and sites with errors of many kinds, the same for the same seed. Names come from a
// file that is given, since frequencies of real names matter and none are kept here.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Numbers from 0 to 1 that look like chance. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One to two slips of typing. */
export function typo(text, random) {
  if (text.length < 2) return text;
  const at = Math.floor(random() * (text.length - 1));
  const letter = LETTERS[Math.floor(random() * 26)];
  const kinds = [
    () => text.slice(0, at) + letter + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
  ];
  const once = kinds[Math.floor(random() * 4)]();
  return random() < 0.25 ? typo(once, random) : once;
}

/** Names by how often they stand in the first of the public sets of persons. */
export function namesOf(folder) {
  const rows = ['a', 'b'].flatMap((part) =>
    parse(readFileSync(`${folder}/dataset4${part}.csv`), {
      columns: (names) => names.map((name) => name.trim()),
      trim: true,
    }),
  );
  const said = (column) => rows.map((row) => row[column]).filter((text) => text !== '');
  return { given: said('given_name'), surnames: said('surname'), streets: said('address_1'), suburbs: said('suburb') };
}

const pick = (list, random) => list[Math.floor(random() * list.length)];
/** The earlier of a list more often, as frequencies of places and occupations are. */
const skewed = (list, random) => list[Math.floor(random() ** 2.5 * list.length)];

const OCCUPATIONS =
  `politician writer painter clergyman lawyer actor military officer physician scientist engineer composer botanist
historian architect banker merchant explorer poet singer teacher journalist sculptor photographer chemist`.split(/\s+/);

/**
 * Persons of the past as several sources have them: some records each, with errors in most. `severity` scales how many.
 */
export function historical(folder, { persons = 5000, seed = 1, severity = 1 } = {}) {
  const random = chance(seed);
  const { given, surnames, suburbs } = namesOf(folder);
  const own = [];
  const entities = [];
  const areas = 'bn ba cb ct dn ex gl hr ip ln ne ox sw se tr yo'.split(' ');
  const letter = () => pick([...LETTERS], random);
  const digit = () => Math.floor(random() * 9) + 1;
  const postcode = () => `${pick(areas, random)}${1 + Math.floor(random() ** 2 * 20)} ${digit()}${letter()}${letter()}`;
  for (let person = 0; person < persons; person++) {
    const truth = {
      given: pick(given, random),
      surname: pick(surnames, random),
      year: 1600 + Math.floor(random() * 330),
      month: 1 + Math.floor(random() * 12),
      day: 1 + Math.floor(random() * 28),
      place: skewed(suburbs, random),
      postcode: postcode(),
      sex: random() < 0.8 ? 'male' : 'female',
      occupation: skewed(OCCUPATIONS, random),
    };
    const alias = pick(given, random);
    const maiden = pick(surnames, random);
    const otherPlace = skewed(suburbs, random);
    const otherCode = postcode();
    const records = 1 + Math.floor(random() * 19);
    for (let i = 0; i < records; i++) {
      const worse = (share) => random() < share * severity;
      let name = truth.given;
      if (worse(0.12)) name = alias;
      else if (worse(0.15)) name = typo(name, random);
      else if (worse(0.1)) name = name[0];
      else if (worse(0.03)) name = '';
      let surname = truth.surname;
      if (worse(0.06)) surname = maiden;
      else if (worse(0.2)) surname = typo(surname, random);
      else if (worse(0.03)) surname = '';
      if (worse(0.02)) [name, surname] = [surname, name];
      let { year, month, day } = truth;
      if (worse(0.15)) [month, day] = [1, 1];
      if (worse(0.1)) year += Math.floor(random() * 5) - 2;
      if (worse(0.1)) day = 1 + Math.floor(random() * 28);
      const born = worse(0.08) ? '' : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      let code = truth.postcode;
      if (worse(0.15)) code = otherCode;
      else if (worse(0.2)) code = `${code.slice(0, -3)}${postcode().slice(-3)}`;
      else if (worse(0.1)) code = '';
      const occupation = worse(0.1) ? pick(OCCUPATIONS, random) : truth.occupation;
      const place = worse(0.12) ? otherPlace : truth.place;
      own.push({
        id: `${own.length + 1}`,
        firstName: name,
        lastName: surname,
        dateOfBirth: born,
        sex: worse(0.1) ? '' : truth.sex,
        addresses: [{ postcode: code }],
        others: [worse(0.1) ? '' : place, worse(0.3) ? '' : occupation],
      });
      entities.push(String(person));
    }
  }
  return { name: `historical persons, severity ${severity}`, own, entities: [entities], floor: 0.83, country: 'GB' };
}
