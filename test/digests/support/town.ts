// The people of a place that does not exist, each once to four times in a file and never twice quite alike: names that
// many share, households, numbers and mailboxes of whole offices, so that whatever depends on how often something is
// said depends on it here.
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { chance, pieces } from '../../recorded/support/mixed.js';

const GIVEN = pieces(`
  Anna | Anna | Anna | Bruno | Bruno | Clara | Dario | Elsa | Fabian | Greta | Hugo | Ines | Jonas | Klara | Leo | Mira
  | Nils | Olga | Paul | Quentin | Rosa | Simon | Tilda | Ugo | Vera | Wim | Xenia | Yann | Zora | Lee | Bo
`);
const SYLLABLES = pieces(
  'ba | den | fer | gol | hin | kra | lum | mor | nis | pel | ros | sten | tol | vik | wen | zar',
);
const STREETS = pieces('Acacia St | Banksia Rd | Cedar Ave | Elm Ct | Gum St | Oak Pde | Station St | The Esplanade');
const PLACES = pieces('Alderton VIC 3991 | Alderton VIC 3991 | Brackwell NSW 2798 | Mount Calder NSW 2799');

interface Person {
  firstName: string;
  lastName: string;
  middleName: string;
  dateOfBirth: string;
  sex: string;
  line: string;
  phone: string;
  email: string;
}

type Below = (size: number) => number;
/** A list of which the first members are taken far more often than the last. */
const skewed = <T>(list: readonly T[], below: Below): T => list[Math.min(below(list.length), below(list.length))]!;

function person(i: number, below: Below, family?: Person): Person {
  const firstName = skewed(GIVEN, below);
  const syllables = Array.from({ length: 2 + (i % 2) }, () => skewed(SYLLABLES, below)).join('');
  const lastName = family?.lastName ?? syllables.charAt(0).toUpperCase() + syllables.slice(1);
  const day = `${1930 + below(75)}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
  const line = `${1 + below(60)} ${skewed(STREETS, below)} ${skewed(PLACES, below)}`;
  const ownLine = below(5) === 0 ? `${1 + below(12)}/${line}` : line;
  return {
    firstName,
    lastName,
    middleName: below(3) === 0 ? skewed(GIVEN, below) : '',
    dateOfBirth: day,
    sex: below(2) === 0 ? 'F' : 'M',
    line: family?.line ?? ownLine,
    phone: below(12) === 0 ? '03 5550 0100' : `04915${String(70_000 + i * 7 + below(3)).padStart(5, '0')}`,
    email: below(10) === 0 ? 'office@example.com' : `${firstName}.${lastName}${i % 5 || ''}@example.com`.toLowerCase(),
  };
}

/** A slip of a key. */
function slip(text: string, below: Below): string {
  const at = below(text.length + 1);
  const ways = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + 'aeiounrst'.charAt(below(9)) + text.slice(at),
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
    text.slice(0, at) + 'aeiounrst1234567'.charAt(below(16)) + text.slice(at + 1),
  ];
  return ways[below(ways.length)]!;
}

/** The same person, as another file has them. */
function otherwise(one: Person, below: Below): Person {
  const names = Object.keys(one) as (keyof Person)[];
  const said = { ...one };
  for (const name of names) {
    const way = below(14);
    if (way === 0) said[name] = '';
    if (way === 1) said[name] = slip(one[name], below);
    if (way === 2) said[name] = one[name].toUpperCase();
    if (way === 3 && name === 'firstName') said[name] = one[name].charAt(0);
    if (way === 4 && name === 'firstName') Object.assign(said, { firstName: one.lastName, lastName: one.firstName });
    if (way === 5 && name === 'dateOfBirth') said[name] = one[name].replace(/^(\d+)-(\d+)-(\d+)$/, '$1-$3-$2');
    if (way === 6 && name === 'line') said[name] = person(below(400), below).line;
    if (way === 7 && name === 'lastName') said[name] = `${one[name]}-${skewed(GIVEN, below)}`;
  }
  return said;
}

const record = (id: string, { line, phone, email, ...rest }: Person): MatchRecord => ({
  id,
  ...rest,
  ...(line && { addresses: [{ fullAddress: line }] }),
  ...(phone && { phones: [{ fullPhone: phone }] }),
  ...(email && { emails: [{ address: email }] }),
});

/** So many records of the people of a town, in an order of chance. */
export function townspeople(seed: number, count: number): MatchRecord[] {
  const below = chance(seed);
  const people: Person[] = [];
  while (people.length < count) {
    const family = people.length > 0 && below(4) === 0 ? people[below(people.length)] : undefined;
    const one = person(people.length, below, family);
    people.push(one);
    for (let more = below(4) - 1; more > 0; more--) people.push(otherwise(one, below));
  }
  return people
    .slice(0, count)
    .map((one, i) => ({ one, at: (i * 7919) % count }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }, i) => record(`r${i}`, one));
}
