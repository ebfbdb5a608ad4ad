// companyLookup: the company of the record, or those that it may mean.
import { answerCompany } from '../../company/answer.js';
import { readAsked } from '../../company/asked.js';
import type { CompanyInput } from '../../contract/operations/company.js';
import type { Handler } from '../context.js';
import { success } from '../success.js';

/** The operation `companyLookup`: the one record of a call. Throws `bad-request` for what cannot be asked. */
export const handleCompany: Handler = ({ payload }, { companies }) => {
  const [record] = payload as CompanyInput[];
  if (!record) return success([]);
  const { hits, messages } = answerCompany(companies.registers(), readAsked(record));
  return success([...hits], ...messages);
};
