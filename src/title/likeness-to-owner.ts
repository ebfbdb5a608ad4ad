// How like a record's name is to one owner of a title.
import type { Owner } from '../data/titles/title.js';
import { companyLikeness, isTrust, trustLikeness } from './company-likeness.js';
import { likelier, UNLIKE, type Likeness } from './likeness.js';
import { personLikeness } from './person-likeness.js';
import { generationOf, personsOf, type GivenName, type Person } from './persons.js';

/** A name made ready to be compared with many owners. */
export interface AskedName {
  readonly text: string;
  readonly isTrust: boolean;
  /** For each person the ways to read their name. */
  readonly persons: readonly (readonly Person[])[];
}

/** True if nobody is named. */
export const isNameless = ({ firstName, lastName }: GivenName): boolean => `${firstName}${lastName}`.trim() === '';

/** The persons, or the trust, that a name may mean. */
export const askedName = (name: GivenName): AskedName => {
  const text = `${name.firstName.trim()} ${name.lastName.trim()}`.trim();
  return { text, isTrust: isTrust(text), persons: personsOf(name) };
};

/** The likest of what the name may mean. */
export function likenessToOwner(asked: AskedName, owner: Owner): Likeness {
  const person: Person = {
    given: owner.given.split(/\s+/).filter((word) => word !== ''),
    surname: owner.surname,
    generation: generationOf(owner.suffix),
  };
  let best = owner.corporate === '' ? UNLIKE : companyLikeness(asked.text, owner.corporate);
  if (asked.isTrust) return best.score > 0 ? best : trustLikeness(asked.text, { corporate: owner.corporate, person });
  if (owner.surname === '') return best;
  for (const ways of asked.persons) for (const way of ways) best = likelier(best, personLikeness(way, person));
  return best;
}
