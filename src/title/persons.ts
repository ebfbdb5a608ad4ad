// The persons that a name may mean. What stands in one text is read in every way that it can be cut, since nobody says
// where the given names end: Pieter van der Exempel, Exempel, Pieter, Alexandra & William Tester.

/** A person as written: given names in their order, surname, generation. */
export interface Person {
  readonly given: readonly string[];
  readonly surname: string;
  /** 1 senior, 2 junior or second, 3 and 4; 0 where nothing is said. */
  readonly generation: number;
}

/** A name as a record gives it. */
export interface GivenName {
  readonly firstName: string;
  readonly lastName: string;
}

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|master|dr|prof|professor|sir|dame|lady|lord|rev|reverend|hon|the honourable)\b\.?\s+/i;
const DECEASED = /^(?:the\s+)?estate\s+(?:of\s+)?(?:the\s+late\s+)?|\s*\(?\b(?:deceased|dec'd|decd)\)?\.?\s*$/gi;
const GENERATION = /[\s,]+\(?(senior|snr|sr|junior|jnr|jr|second|third|fourth|ii|iii|iv|2nd|3rd|4th)\)?\.?\s*$/i;
const GENERATIONS: Readonly<Record<string, number>> = {
  senior: 1,
  snr: 1,
  sr: 1,
  junior: 2,
  jnr: 2,
  jr: 2,
  second: 2,
  ii: 2,
  '2nd': 2,
  third: 3,
  iii: 3,
  '3rd': 3,
  fourth: 4,
  iv: 4,
  '4th': 4,
};
const BETWEEN_PERSONS = /\s*(?:&|\+|;|\/)\s*|\s+(?:and|me)\s+/i;
/** Words of a text that are cut in every way; a longer one is no name of a person. */
const MOST_WORDS = 12;
/** Persons in one text that are read. */
const MOST_PERSONS = 6;

/** The generation that a register's own word says; 0 for none. */
export const generationOf = (suffix: string): number =>
  GENERATIONS[
    suffix
      .trim()
      .toLowerCase()
      .replace(/^the\s+|\W+$/g, '')
  ] ?? 0;

/** The ways to read the persons of a name, one list for each person; none where there is no name. */
export function personsOf({ firstName, lastName }: GivenName): readonly (readonly Person[])[] {
  const first = plain(firstName);
  const last = plain(lastName);
  if (first === '' || last === '') return inOneText(`${first}${last}`);
  const surnames = last.split(BETWEEN_PERSONS).filter((text) => text !== '');
  return first
    .split(BETWEEN_PERSONS)
    .filter((text) => text !== '')
    .slice(0, MOST_PERSONS)
    .map((given, i) => [apart(plain(given), surnames[i] ?? surnames.at(-1) ?? '')]);
}

/** The text without what stands around a name. */
const plain = (text: string): string => text.trim().replace(DECEASED, '').replace(HONORIFIC, '');

function apart(given: string, surname: string): Person {
  const ofSurname = cutGeneration(surname);
  const ofGiven = cutGeneration(given);
  return {
    given: ofGiven.text.split(/\s+/).filter((word) => word !== ''),
    surname: ofSurname.text,
    generation: ofSurname.generation || ofGiven.generation,
  };
}

function cutGeneration(text: string): { readonly text: string; readonly generation: number } {
  const match = GENERATION.exec(text);
  if (match === null) return { text, generation: 0 };
  return { text: text.slice(0, match.index), generation: generationOf(match[1]!) };
}

function inOneText(text: string): readonly (readonly Person[])[] {
  const parts = text
    .split(BETWEEN_PERSONS)
    .map(plain)
    .filter((part) => part !== '')
    .slice(0, MOST_PERSONS);
  const last = parts.at(-1) ?? '';
  return parts.map((part) => {
    // Of Alexandra & William Tester the first has the surname of the second.
    const shared =
      part.includes(' ') || part === last ? [] : waysToCut(last).map(({ surname }) => apart(part, surname));
    return [...shared, ...waysToCut(part)];
  });
}

/** A last word that may say a generation may be the surname too: Robin Second. */
function waysToCut(text: string): Person[] {
  const { text: name, generation } = cutGeneration(text);
  return generation === 0 ? waysOf(text, 0) : [...waysOf(name, generation), ...waysOf(text, 0)];
}

function waysOf(name: string, generation: number): Person[] {
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma) return [{ ...apart(comma[2]!, comma[1]!.trim()), generation }];
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length > MOST_WORDS) return [];
  if (words.length === 1) return [{ given: [], surname: words[0]!, generation }];
  return words
    .slice(1)
    .map((_, i): Person => ({ given: words.slice(0, i + 1), surname: words.slice(i + 1).join(' '), generation }));
}
