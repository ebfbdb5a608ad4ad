// Records of one stretch of a file, made ready on any thread: texts folded and numbered within the stretch, so that the
// thread that puts stretches together has few texts to look at.
import type { MatchRecord } from '../../contract/operations/match-record.js';
import {
  besidePart,
  besideWhole,
  foldSaid,
  givenNames,
  isBesideName,
  sexOfTitle,
  splitName,
  surnameOf,
} from '../names/person.js';
import { birthDate } from '../names/birth-date.js';
import { formalNames } from '../given-names.js';
import { writeContact, type Whereabouts } from './contact-columns.js';
import { generationMarks, MARKS, slotColumn, SLOTS, tableNames, type TableName } from './columns.js';
import type { PackedTexts } from './portion-texts.js';
import { PortionWriter } from './portion-writer.js';

export interface Portion {
  readonly rows: number;
  /** Texts of each table by their numbers within the portion. */
  readonly texts: Readonly<Record<TableName, PackedTexts>>;
  /** A column that no record of the portion has anything in is absent. */
  readonly columns: Readonly<Record<string, Int32Array>>;
  readonly counts: PortionCounts;
}

export interface PortionCounts {
  /** Whole names, and how many of them look like those of persons. */
  readonly fullNames: number;
  readonly personNames: number;
  /** Addresses, phones, emails and other texts beyond those that are kept. */
  readonly beyond: number;
}

/**
 * Records ready to be linked, in the order in which they stand. A record that is null can be compared by nothing.
 * `where` says of which country addresses and phones are that name none.
 */
export function preparePortion(
  records: readonly (MatchRecord | null)[],
  where: Whereabouts = { country: 'AU' },
): Portion {
  const writer = new PortionWriter(records.length);
  for (const [row, record] of records.entries()) {
    if (record === null) {
      writer.mark(row, MARKS.rejected);
      continue;
    }
    const id = record.id.trim();
    if (id !== '') writer.number('id', row, writer.texts.id.append(id));
    const hasSaid = [
      writeNames(writer, row, record),
      writeContact(writer, row, record, where),
      writeOthers(writer, row, record),
    ];
    if (!hasSaid.includes(true)) writer.mark(row, MARKS.rejected);
  }
  const { columns, fullNames, personNames, beyond } = writer;
  const texts = Object.fromEntries(tableNames.map((name) => [name, writer.texts[name].packed()])) as Portion['texts'];
  return { rows: records.length, texts, columns, counts: { fullNames, personNames, beyond } };
}

/** Names, date of birth and sex; true where one is said. */
function writeNames(writer: PortionWriter, row: number, record: MatchRecord): boolean {
  const full = record.fullName ?? '';
  let [given, middle] = record.firstName == null ? ['', ''] : givenNames(record.firstName);
  let surname = record.lastName == null ? '' : surnameOf(record.lastName);
  if (record.middleName != null && record.middleName !== '') middle = foldSaid(record.middleName);
  const said = full === '' ? '' : foldSaid(full);
  const whole = isBesideName(said) ? '' : said;
  if (whole !== '') {
    const split = splitName(full);
    writer.fullNames++;
    if (looksLikePerson(split.given, split.surname, whole)) writer.personNames++;
    if (given === '' && surname === '') ({ given, middle, surname } = split);
  }
  writer.text('full', 'whole', row, whole);
  writer.text('given', 'name', row, given);
  writer.text('middle', 'name', row, middle);
  writer.text('surname', 'name', row, surname);
  const company = record.companyName == null ? '' : foldSaid(record.companyName);
  writer.text('company', 'whole', row, company);
  const born = record.dateOfBirth == null ? 0 : birthDate(record.dateOfBirth);
  writer.number('born', row, born);
  const marks = marksOf(record);
  if (marks !== 0) writer.mark(row, marks);
  return given !== '' || surname !== '' || company !== '' || born !== 0;
}

/** Two to four words, and a given name that is known among them. */
function looksLikePerson(given: string, surname: string, whole: string): boolean {
  const words = whole.split(' ').length;
  if (words < 2 || words > 4 || /\d/.test(whole)) return false;
  return given.length === 1 || formalNames(given).length > 0 || formalNames(surname).length > 0;
}

/** What names say beside themselves: a generation behind them; where no column says the sex, a title before them. */
function marksOf({ firstName, middleName, lastName, fullName, sex }: MatchRecord): number {
  let generation = 0;
  let titled: '' | 'male' | 'female' = '';
  for (const name of [firstName, middleName, lastName, fullName]) {
    if (name == null || name === '') continue;
    const beside = name === fullName ? besideWhole(name) : besidePart(name);
    generation ||= beside.generation;
    titled ||= beside.sex;
  }
  return generationMarks(generation) | (sexOf(sex ?? '') || (titled === '' ? 0 : MARKS[titled]));
}

/** The marks of a sex as columns write it, or of the title that they have in its place. */
function sexOf(text: string): number {
  const folded = foldSaid(text);
  const titled = sexOfTitle(folded);
  if (titled !== '' || isBesideName(folded)) return titled === '' ? 0 : MARKS[titled];
  const letter = folded.slice(0, 1);
  if (letter === 'M') return MARKS.male;
  return letter === 'F' || letter === 'W' ? MARKS.female : 0;
}

function writeOthers(writer: PortionWriter, row: number, record: MatchRecord): boolean {
  let hasSaid = false;
  for (const [slot, text] of (record.others ?? []).entries()) {
    const folded = foldSaid(text);
    if (folded === '') continue;
    hasSaid = true;
    if (slot >= SLOTS.other) writer.beyond++;
    else writer.text(slotColumn('other', slot), 'other', row, folded);
  }
  return hasSaid;
}
