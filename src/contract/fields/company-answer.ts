// What the columns and the card of companyLookup say of its answer.
import type { HitLine } from '../card.js';
import type { OutputColumn } from '../operation.js';
import type { CompanyHit } from '../schema/company.js';
import { companyExceptions, exceptionOf } from './company-remarks.js';
import type { Hits } from './hits.js';

export type CompanyStatus = 'found' | 'ambiguous' | 'unmatched' | 'rejected' | 'error';

/** The envelope, and what the whole of it says where its payload is one of its hits. */
export interface CompanyHits extends Hits<CompanyHit> {
  standing?: CompanyStatus;
}

/**
 * How a record stands. A service that says nothing of it has found one company, or several of which any may be meant.
 */
export function standingOf({ status, payload, messages, standing }: CompanyHits): CompanyStatus {
  if (standing !== undefined) return standing;
  if (status === 'ERROR') return 'error';
  const [first] = payload;
  if (first) {
    const verdict = first.attributes?.['Verdict'];
    if (verdict === 'found' || verdict === 'ambiguous') return verdict;
    return payload.length === 1 ? 'found' : 'ambiguous';
  }
  return exceptionOf(messages) === companyExceptions.wrongNumber ? 'rejected' : 'unmatched';
}

/** A value of the company that was found; of several, what all of them have in common. */
export const common =
  (value: (hit: CompanyHit) => string | null | undefined): OutputColumn<CompanyHits>['value'] =>
  (element) => {
    const [first] = element.payload;
    if (first === undefined) return '';
    const own = value(first);
    const isOne = standingOf(element) === 'found' || element.payload.every((hit) => value(hit) === own);
    return isOne || element.standing !== undefined ? own : '';
  };

/** The same of what would be taken for an answer: nothing, unless one was found. */
export const certain =
  (value: (hit: CompanyHit) => string | null | undefined): OutputColumn<CompanyHits>['value'] =>
  (element) => {
    const [first] = element.payload;
    return first !== undefined && (element.standing !== undefined || standingOf(element) === 'found')
      ? value(first)
      : '';
  };

/** A hit as a person is shown it. */
export const companyLine = ({ name, abn, acn, statecode, postcode, status, legalName }: CompanyHit): HitLine => ({
  text: [name, legalName === name ? '' : legalName, [statecode, postcode].filter(Boolean).join(' '), status]
    .filter(Boolean)
    .join(' · '),
  about: '',
  id: abn ? `ABN ${abn}` : `ACN ${acn ?? ''}`,
});

/** The hits in one cell. */
export const listedCompanies = ({ payload }: CompanyHits): string =>
  payload
    .map(({ name, abn, acn, statecode, postcode }) => [abn ?? acn, name, statecode, postcode].filter(Boolean).join(' '))
    .join('; ');
