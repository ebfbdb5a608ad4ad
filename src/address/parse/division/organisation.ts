// Organisations by the words that lead their names: DEPARTMENT OF HEALTH, SCHOOL OF MUSIC KOALA UNIVERSITY. No street
// is called so; one that follows without a comma has one word and its type, or one more that tells it from another.
import type { Division, DivisionWithSecond } from './division.js';
import { LONGEST_PLACE } from './best-division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { stateOfCity } from '../../vocabulary/cities.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words before OF or FOR that begin such a name. */
const LEADS: ReadonlySet<string> = new Set(
  (
    'ACADEMY ASSOCIATION ASSEMBLY BANK BUREAU CATHEDRAL CENTRE CHURCH COLLEGE CONSERVATORIUM COUNCIL DEPARTMENT DEPT ' +
    'DIOCESE DIVISION FACULTY FRIENDS INST INSTITUTE MINISTRY MUSEUM OFFICE SCHOOL SOCIETY UNIVERSITY'
  ).split(' '),
);
/** Words that stand before such a word. */
const BEFORE: ReadonlySet<string> = new Set(
  'ANGLICAN AUSTRALIAN CATHOLIC COMMONWEALTH GRADUATE NATIONAL NEW REGIONAL RESEARCH ROYAL STATE THE UNITING'.split(
    ' ',
  ),
);
/** First words of streets' names of two words. */
const TELLS_APART: ReadonlySet<string> = new Set(
  'DE EAST GREAT LA LAKE LITTLE LOWER MOUNT MT NEW NORTH OLD PORT SAINT SIR SOUTH ST THE UPPER VAN WEST'.split(' '),
);

/** True if the name of an organisation begins at `at`. */
export function leadsOrganisation({ words }: Line, at: number): boolean {
  let lead = at;
  while (BEFORE.has(words[lead]!) && lead < at + 2) lead++;
  return LEADS.has(words[lead]!) && (words[lead + 1] === 'OF' || words[lead + 1] === 'FOR');
}

/** True if OF stands at `i`, within a street that ends before `end`, behind such a word. */
const isLeading = (words: readonly string[], street: number, i: number, end: number): boolean =>
  i > street && i + 1 < end && words[i] === 'OF' && LEADS.has(words[i - 1]!);

/** Words of premises that have a postcode of their own, and by it are places of delivery. */
const DELIVERED: ReadonlySet<string> = new Set('AIRPORT BARRACKS CAMPUS COLLEGE HOSPITAL UNIVERSITY'.split(' '));

/**
 * The division with the last place of a line, where the one before it is that of premises: KOALA UNIVERSITY, RESERVOIR.
 */
export function behindDelivered(
  line: Line,
  { to, state, numberFirst }: Reading,
  localities: LocalityIndex,
  division: Division,
): Division {
  const { words, kinds, breaks } = line;
  const { street, streetEnd, place, end } = division;
  if (end >= to || end - place < 2 || to - end > LONGEST_PLACE || !breaks[end]!) return division;
  if (breaks.slice(end + 1, to).includes(true) || breaks.slice(place + 1, end).includes(true)) return division;
  if (!DELIVERED.has(words[end - 1]!) && !leadsOrganisation(line, place)) return division;
  const wider = words.slice(end, to).join(' ');
  if (!localities.isLocality(wider, state, '') && stateOfCity(wider) === undefined) return division;
  const isStreet = streetEnd > street && (numberFirst > 0 || (kinds[streetEnd - 1]! & KIND.strongType) !== 0);
  return isStreet ? { street, streetEnd, place: end, end: to } : { street: end, streetEnd: end, place: end, end: to };
}

/**
 * The division without a street, or with the one behind the organisation, where what was taken for a street begins with
 * the name of an organisation.
 */
export function withoutOrganisation(
  line: Line,
  { from, to, numberFirst, postalType, state, postcode }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const { street, streetEnd, place, end, second } = division;
  const { words, kinds, breaks } = line;
  if (second || numberFirst > 0 || postalType !== '') return division;
  const isWithin =
    (kinds[streetEnd - 1]! & KIND.strongType) === 0 && words.some((_, i) => isLeading(words, street, i, streetEnd));
  if (!isWithin && !(street === from && leadsOrganisation(line, from))) return division;
  const isTyped = streetEnd - street > 3 && (kinds[streetEnd - 1]! & KIND.strongType) !== 0;
  if (isTyped && !breaks.slice(street + 1, streetEnd).includes(true)) {
    const name = TELLS_APART.has(words[streetEnd - 3]!) ? streetEnd - 3 : streetEnd - 2;
    return name > street + 2 ? { ...division, street: name } : division;
  }
  if (streetEnd <= street) return division;
  // SCHOOL OF LAW UNIVERSITY OF SYDNEY: a place of delivery, or the end of a name.
  if (place > from + 1 && words[place - 1] === 'OF') {
    for (let at = Math.max(from, end - LONGEST_PLACE); at < place; at++) {
      if (localities.isLocality(words.slice(at, end).join(' '), state, postcode)) {
        return { ...division, street: at, streetEnd: at, place: at };
      }
    }
    return { ...division, street: to, streetEnd: to, place: to, end: to };
  }
  return { ...division, street: place, streetEnd: place };
}
