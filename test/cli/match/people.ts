// Files of fictional people for tests of matching: some are in both files, as they are or written otherwise, some look
// alike and are others.
import { parse } from 'csv-parse/sync';

const GIVEN =
  'Ada Bruno Clara Dmitri Edith Farid Greta Hugo Ines Jonas Karla Leo Mina Nils Olga Piotr Rosa Sven Tara Uwe'.split(
    ' ',
  );
const FAMILY =
  'Muster Exemplar Citizen Specimen Sampleton Placeholder Vorlage Wattle Banksia Grevillea Kurrajong Mulga'.split(' ');
const STREETS = 'Smith Street,High Street,King George Parade,Avenue Road,Banksia Street'.split(',');

interface Person {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  readonly birth: string;
  readonly number: string;
  readonly street: string;
  readonly phone: string;
}

/** The same people each time: what a person has follows from the number alone. */
function person(i: number): Person {
  const turn = (salt: number, size: number): number => {
    let mixed = Math.imul((i + 1) ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(salt, 0xc2b2_ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) % size;
  };
  return {
    id: `P${i}`,
    given: GIVEN[turn(1, GIVEN.length)]!,
    family: FAMILY[turn(2, FAMILY.length)]!,
    birth: `19${50 + turn(3, 45)}-${String(10 + turn(4, 3))}-${String(10 + turn(5, 19))}`,
    number: String(1 + turn(6, 90)),
    street: STREETS[turn(7, STREETS.length)]!,
    phone: `04${String(10_000_000 + turn(8, 80_000_000))}`,
  };
}

const HEADER = 'id,first_name,last_name,dob,address,suburb,postcode,phone';
const lineOf = ({ id, given, family, birth, number, street, phone }: Person, note: string): string =>
  `${id},${given},${family},${birth},${number} ${street},Reservoir,3073,${phone}${note}`;

/** How a person is written in the other file, by the number: as is, with slips, or with little that tells. */
function otherwise(one: Person, i: number): Person {
  const id = `R${i}`;
  if (i % 10 === 2) return { ...one, id, given: one.given.slice(0, 1), phone: '' };
  if (i % 10 === 4) return { ...one, id, family: `${one.family.slice(0, 2)}${one.family.slice(3)}`, birth: '' };
  // Whoever moved, and does not say when he was born, is hardly known again.
  if (i % 10 === 6) return { ...one, id, number: String(100 + i), street: 'Elsewhere Way', birth: '', phone: '' };
  if (i % 20 === 8) return { ...one, id, given: one.given.slice(0, 1), birth: '', phone: '' };
  if (i % 20 === 10) return { ...one, id, given: one.given.slice(0, 1), number: '', birth: '', phone: '' };
  if (i % 20 === 12) return { ...one, id, number: String(100 + i), phone: '', birth: one.birth.slice(0, 4) };
  if (i % 20 === 18) return { ...one, id, given: '', birth: '', phone: '' };
  return { ...one, id };
}

/** `note`: a further column of every row. */
export function people(count: number, note = ''): string {
  const rows = Array.from({ length: count }, (_, i) => lineOf(person(i), note === '' ? '' : `,${note}`));
  return `${HEADER}${note === '' ? '' : ',note'}\n${rows.join('\n')}\n`;
}

/** Every second of the people, written otherwise, and as many others. */
export function members(count: number): string {
  const rows = Array.from({ length: count }, (_, i) =>
    lineOf(i % 2 === 0 ? otherwise(person(i), i) : { ...person(i + 100_000), id: `R${i}` }, ''),
  );
  return `${HEADER}\n${rows.join('\n')}\n`;
}

/** The rows of a file of CSV, their cells by the headings. */
export const cellsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true });
