// Headings of the parts of a name beside each other: what `First`, `Title` or `Suffix` is, is told by the first and
// last names that the table has; elsewhere they are a date, a name of anything and the letter of a house number.

/** A heading as its letters and digits, words apart: `Given Name(s)` is `given names`. */
const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\(s\)/gi, 's')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** Whose name it is may stand before it. */
const WHOSE = '(?:(?:pt|patient|client|customer|member|contact|person|student|donor|your|legal|name) )?';
const heading = (words: string): RegExp => new RegExp(`^${WHOSE}(?:${words})$`);

const GIVEN = heading('(?:first|given|1st|christian)(?: ?names?)?|forenames?|[fg] ?name');
const FAMILY = heading('(?:last|family)(?: ?name)?|surname|[ls] ?name');
const MIDDLE = heading('(?:middle|mid)(?: ?names?| initials?)?|m ?name|m ?i');
/** Beside a first and a last name these are the names between, or stand for the first one where there is none. */
const OTHER = heading('(?:other|2nd|second|additional)(?: given| first)? ?names?');
const CALLED = heading('(?:preferred|known|usual|calling)(?: given| first)? ?names?|known as|nickname');
const TITLE = heading('title|(?:name )?prefix|honorific|mr mrs(?: ms| miss| dr)*');
const SUFFIX = heading('suffix|sfx|generation(?: suffix| qualifier)?');
const NAME_SUFFIX = heading('(?:name|surname|generation) (?:suffix|sfx)');
const POST_NOMINAL = heading('post ?nominals?|letters after(?: name)?|honours|qualifications?');
/** Whose it is, as programs of clinics say in front of every column. */
const PATIENT = /^pt[\W_]+(?=\w)/i;
const BARE = /^(?:first|last)$/;

/** Headings in the words that name the part, where the table has the parts of names: `Title` is no name there. */
export function withNames(headings: readonly string[]): readonly string[] {
  const texts = headings.map(plain);
  if (!texts.some((text) => FAMILY.test(text))) return headings;
  const hasGiven = texts.some((text) => GIVEN.test(text));
  if (!hasGiven && !texts.some((text) => CALLED.test(text))) return headings;
  const isName = (text = ''): boolean =>
    [GIVEN, FAMILY, MIDDLE, OTHER, CALLED, TITLE].some((part) => part.test(text)) || /\bname$/.test(text);
  return headings.map((own, i) => {
    const text = texts[i]!;
    if (BARE.test(text)) return `${own} name`;
    if (!hasGiven && CALLED.test(text)) return 'first name';
    if (OTHER.test(text)) return 'middle name';
    if (TITLE.test(text)) return 'honorific';
    if (NAME_SUFFIX.test(text) || (SUFFIX.test(text) && isName(texts[i - 1]))) return 'generation';
    return POST_NOMINAL.test(text) ? 'person title' : own.replace(PATIENT, '');
  });
}
