// A company in the words of the contract.
import type { CompanyHit } from '../contract/schema/company.js';
import type { Hit } from './candidates.js';
import { isCurrentName } from './company.js';

/** What a hit is worth: `other` stands beside the one that was found. */
export interface Worth {
  readonly status: 'found' | 'ambiguous' | 'other';
  readonly confidence: number;
}

/** The element of a hit; what the contract has no field for is among its attributes. */
export function describeHit({ company, name, kind, match }: Hit, { status, confidence }: Worth): CompanyHit {
  return {
    name,
    abn: company.abn || null,
    statecode: company.state || null,
    postcode: company.postcode || null,
    status: company.isActive ? 'Active' : 'Cancelled',
    legalName: company.legalName,
    acn: company.acn || null,
    isCurrentIndicator: isCurrentName(kind) ? 'Y' : 'N',
    attributes: {
      Verdict: status,
      Confidence: String(confidence),
      Match: match,
      NameType: kind,
      ...(company.type === '' ? {} : { EntityType: company.type }),
      ...(company.registration === '' ? {} : { Registration: company.registration }),
      ...(company.isGst === undefined ? {} : { GST: company.isGst ? 'Y' : 'N' }),
    },
  };
}
