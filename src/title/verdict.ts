// What the titles at a place say of a name: pass where an owner has it, fail where all owners are others, unknown where
// the register does not say who they are or which title is meant. Nothing is failed for what is not known.
import type { Title } from '../data/titles/title.js';
import { likelier, PASSING, UNLIKE, type Likeness, type Reason } from './likeness.js';
import { likenessToOwner, type AskedName } from './likeness-to-owner.js';
import { unitsOf } from './unit-of-title.js';
import { isWithheld } from './withheld.js';

/** Why there is neither pass nor fail. */
export type UnknownReason = 'WITHHELD' | 'OWNERS_MISSING' | 'PART_CANCELLED' | 'NO_TITLE' | 'UNIT_NOT_ON_TITLES';

export interface Verdict {
  readonly response: 'pass' | 'fail' | 'unknown';
  readonly reason: Reason | UnknownReason | 'OTHER_UNIT';
  /** 0 to 100: how like the name is to the likest owner. */
  readonly score: number;
  /** The titles that were compared, the likest first. */
  readonly titles: readonly Title[];
  /** Remarks; none names an owner or a title. */
  readonly messages: readonly string[];
}

/** A title and how like its likest owner is. */
interface Compared {
  readonly title: Title;
  readonly likeness: Likeness;
  readonly isWithheld: boolean;
  /** The layer says that it has owners, and the list names none. */
  readonly isOwnerless: boolean;
}

/** Which of the titles are those of the unit. */
interface Narrowed {
  readonly titles: readonly Title[];
  /** `of`: titles name the unit; `other`: they name others alone; `none`: no unit is asked for, or named. */
  readonly by: 'of' | 'other' | 'none';
}

/** `titles`: those at the place; `unitAsIs`: of the address, '' for none. */
export function verdictOf(asked: AskedName, titles: readonly Title[], unitAsIs: string): Verdict {
  const unit = unitAsIs.trim().toUpperCase();
  if (titles.length === 0) return unknown('NO_TITLE', [], ['no title lies at the place']);
  const narrowed = narrow(titles, unit);
  const compared = narrowed.titles
    .map((title) => compare(asked, title))
    .sort((a, b) => b.likeness.score - a.likeness.score || a.title.id - b.title.id);
  const sorted = compared.map(({ title }) => title);
  const remarks = [...countRemarks(titles, narrowed, unit), ...stateRemarks(sorted)];
  const best = compared[0]?.likeness ?? UNLIKE;
  const verdict = (response: Verdict['response'], reason: Verdict['reason'], ...said: readonly string[]): Verdict => ({
    response,
    reason,
    score: best.score,
    titles: sorted,
    messages: [...said, ...remarks],
  });
  if (best.score >= PASSING) return verdict('pass', 'OWNER');
  // Of those that are looked at none passes: one that does is of another unit.
  const isOfOther = titles.some((title) => compare(asked, title).likeness.score >= PASSING);
  const other = isOfOther ? ['the name is that of an owner of another unit here'] : [];
  if (narrowed.by === 'other') return verdict('unknown', 'UNIT_NOT_ON_TITLES', ...other);
  if (isOfOther) return verdict('fail', 'OTHER_UNIT', ...other);
  if (compared.some((one) => one.isWithheld)) {
    return verdict('unknown', 'WITHHELD', 'the register withholds who owns a title here');
  }
  if (compared.some((one) => one.isOwnerless)) {
    return verdict('unknown', 'OWNERS_MISSING', 'the installed list of owners has none of a title here');
  }
  // Whether the place is in what is left of the land, the data does not say.
  if (sorted.some(isPartCancelled)) return verdict('unknown', 'PART_CANCELLED', REMARKS[best.reason]);
  return verdict('fail', best.reason, REMARKS[best.reason]);
}

/** What a reason says, of a name that is no owner's. */
const REMARKS: Readonly<Record<Reason, string>> = {
  OWNER: '',
  ONE_LETTER: 'the name differs from that of an owner in one letter',
  SWAPPED: 'first and last name are those of an owner the other way round',
  LEGAL_FORM: 'an owner has the name with another legal form',
  NICKNAME: 'the first name is a familiar form of that of an owner with the surname',
  MIDDLE_NAME: 'the first name is a middle name of an owner with the surname',
  SUFFIX: 'an owner has the name, of another generation (junior, senior)',
  INITIAL: 'the initials fit an owner with the surname',
  PART_OF_NAME: 'the name is a part of that of an owner',
  TRUST: 'titles name trustees and not trusts: give the name of a trustee',
  FIRST_NAME_MISSING: 'an owner has the surname, and no first name is given',
  NUMBER: 'an owner has the name with another number',
  SURNAME_ONLY: 'an owner has the surname with another first name',
  ANOTHER_OWNER: 'no owner has the name',
};

const unknown = (reason: UnknownReason, titles: readonly Title[], messages: readonly string[]): Verdict => ({
  response: 'unknown',
  reason,
  score: 0,
  titles,
  messages,
});

function compare(asked: AskedName, title: Title): Compared {
  let likeness = UNLIKE;
  let withheld = false;
  for (const owner of title.owners) {
    if (isWithheld(owner, title)) withheld = true;
    else likeness = likelier(likeness, likenessToOwner(asked, owner));
  }
  if (asked.isTrust && likeness.score === 0) likeness = { reason: 'TRUST', score: 0 };
  return {
    title,
    likeness,
    isWithheld: withheld,
    isOwnerless: title.owners.length === 0 && (title.numberOwners ?? 0) > 0,
  };
}

function narrow(titles: readonly Title[], unit: string): Narrowed {
  if (unit === '') return { titles, by: 'none' };
  const units = titles.map(({ estateDescription }) => unitsOf(estateDescription));
  const of = titles.filter((_, i) => units[i]!.includes(unit));
  if (of.length > 0) return { titles: of, by: 'of' };
  if (units.every((named) => named.length === 0)) return { titles, by: 'none' };
  return { titles: titles.filter((_, i) => units[i]!.length === 0), by: 'other' };
}

const counted = (count: number): string => (count === 1 ? '1 title lies' : `${count} titles lie`);

function countRemarks(titles: readonly Title[], { titles: left, by }: Narrowed, unit: string): string[] {
  const all = `${counted(titles.length)} at the place`;
  if (by === 'of') return [`${all}, ${left.length} of them of unit ${unit}`];
  if (by === 'other') return [`${all}, none of them of unit ${unit}`];
  return [unit === '' || titles.length === 1 ? all : `${all}, and none names a unit`];
}

/** A part of its land has gone to other titles since; the register's lists write both. */
const isPartCancelled = ({ status }: Title): boolean => /^(?:PRTC|part)/i.test(status);

function stateRemarks(titles: readonly Title[]): string[] {
  const cancelled = titles.filter(isPartCancelled).length;
  if (cancelled === 0) return [];
  return [titles.length === 1 ? 'the title is part-cancelled' : `${cancelled} of the titles part-cancelled`];
}
