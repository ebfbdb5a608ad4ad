// A person beside an owner of the register. They match where surname and first given name are the same; middle names
// do not count, a generation counts where both say one.
import { Pattern } from '../address/distance.js';
import { UNLIKE, type Likeness, type Reason } from './likeness.js';
import { compact, formsOf, isSameName, withoutParticles } from './name-forms.js';
import { isNickname } from './nicknames.js';
import type { Person } from './persons.js';

/** Names shorter than this that differ in a letter are different names. */
const LEAST_FOR_SLIP = 4;

/** What keeps a name from being an owner's, by how little it is. */
const SCORES: Partial<Record<Reason, number>> = {
  ONE_LETTER: 80,
  SWAPPED: 80,
  NICKNAME: 75,
  MIDDLE_NAME: 75,
  SUFFIX: 70,
  INITIAL: 70,
  PART_OF_NAME: 65,
  FIRST_NAME_MISSING: 40,
  SURNAME_ONLY: 20,
};
const weak = (reason: Reason): Likeness => ({ reason, score: SCORES[reason] ?? 0 });

/** How like the person is to the owner. */
export function personLikeness(person: Person, owner: Person): Likeness {
  const surname = surnameLikeness(person.surname, owner.surname);
  if (surname !== undefined) {
    const given = givenLikeness(person.given, owner.given);
    if (given !== 'same') return weak(given);
    if (person.generation !== 0 && owner.generation !== 0 && person.generation !== owner.generation) {
      return weak('SUFFIX');
    }
    return { reason: 'OWNER', score: surname - (hasOtherMiddleNames(person.given, owner.given) ? 5 : 0) };
  }
  const [first = ''] = person.given;
  const [ownFirst = ''] = owner.given;
  if (isSameName(person.surname, ownFirst) && isSameName(first, owner.surname)) return weak('SWAPPED');
  if (givenLikeness(person.given, owner.given) !== 'same') return UNLIKE;
  if (isSlip(person.surname, owner.surname)) return weak('ONE_LETTER');
  return isPart(person.surname, owner.surname) ? weak('PART_OF_NAME') : UNLIKE;
}

/** 100 for the same surname, 95 where only one of them has its particles; undefined for another. */
function surnameLikeness(a: string, b: string): number | undefined {
  if (isSameName(a, b)) return 100;
  const isAlike = formsOf(a).some((form) =>
    formsOf(b).some(
      (other) => form !== '' && other !== '' && compact(withoutParticles(form)) === compact(withoutParticles(other)),
    ),
  );
  return isAlike ? 95 : undefined;
}

/** What there is between the given names of persons with one surname. */
function givenLikeness(asked: readonly string[], own: readonly string[]): 'same' | Reason {
  const [first] = asked;
  const [ownFirst] = own;
  if (first === undefined) return own.length === 0 ? 'same' : 'FIRST_NAME_MISSING';
  if (ownFirst === undefined) return 'SURNAME_ONLY';
  if (isSameFirst(asked, own)) return 'same';
  if (areInitials(asked, own) || areInitials(own, asked)) return 'INITIAL';
  const pairs = formsOf(first).flatMap((a) => formsOf(ownFirst).map((b) => [compact(a), compact(b)] as const));
  if (pairs.some(([a, b]) => isNickname(a, b))) return 'NICKNAME';
  if (
    own.slice(1).some((name) => isSameName(name, first)) ||
    asked.slice(1).some((name) => isSameName(name, ownFirst))
  ) {
    return 'MIDDLE_NAME';
  }
  if (isPart(first, ownFirst)) return 'PART_OF_NAME';
  return isSlip(first, ownFirst) ? 'ONE_LETTER' : 'SURNAME_ONLY';
}

/** The first given names are the same; Mary-Anne is that of Mary Anne and of Maryanne too. */
function isSameFirst(a: readonly string[], b: readonly string[]): boolean {
  if (isSameName(a[0]!, b[0]!)) return true;
  const isJoined = (one: readonly string[], other: readonly string[]): boolean =>
    other.length > 1 && isSameName(one[0]!, `${other[0]!} ${other[1]!}`);
  return isJoined(a, b) || isJoined(b, a);
}

/** True for letters that the names begin with: A, A J, A.J., AJ of Alexandra Jane. */
function areInitials(letters: readonly string[], names: readonly string[]): boolean {
  const plain = letters.map((text) => compact(formsOf(text)[0]!));
  const firsts = names.map((name) => formsOf(name)[0]!.charAt(0)).join('');
  const [first = ''] = plain;
  if (first === '' || first.length > names.length || (first.length > 1 && first.length !== names.length)) return false;
  if (!firsts.startsWith(first)) return false;
  return plain
    .slice(1)
    .every((text, i) => text !== '' && (names[i + 1] === undefined || text.charAt(0) === firsts[i + 1]));
}

/** True where both have further given names, and no two of these begin alike. */
function hasOtherMiddleNames(a: readonly string[], b: readonly string[]): boolean {
  const initials = (names: readonly string[]): string[] => names.slice(1).map((name) => formsOf(name)[0]!.charAt(0));
  const others = initials(b);
  return a.length > 1 && others.length > 0 && !initials(a).some((letter) => others.includes(letter));
}

/** True if one letter is another, missing, too many, or in its neighbour's place. */
function isSlip(a: string, b: string): boolean {
  return formsOf(a).some((form) => {
    const name = compact(form);
    if (name.length < LEAST_FOR_SLIP) return false;
    const pattern = new Pattern(name);
    return formsOf(b).some((other) => {
      const own = compact(other);
      return own.length >= LEAST_FOR_SLIP && pattern.distanceTo(own, 1) === 1;
    });
  });
}

/** True if all words of one are among those of the other: Sample of Sample-Tester. */
function isPart(a: string, b: string): boolean {
  const [one, other] = [formsOf(a)[0]!.split(' '), formsOf(b)[0]!.split(' ')];
  if (one[0] === '' || other[0] === '' || one.length === other.length) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((word) => word.length > 1 && long.includes(word));
}
