// companyLookup: the company of the record, or those that it may mean.
import { answerCompany } from '../../company/answer.js';
import { readAsked, type CompanyRequest } from '../../company/asked.js';
import type { Registers } from '../../company/company.js';
import type { InPieces } from '../../contract/in-pieces.js';
import type { Response } from '../../contract/operation.js';
import type { CompanyInput } from '../../contract/operations/company.js';
import type { Handler } from '../context.js';
import { success } from '../success.js';

/** The operation `companyLookup`: the one record of a call. Throws `bad-request` for what cannot be asked. */
export const handleCompany: Handler = ({ payload }, { companies }) => {
  const [record] = payload as CompanyInput[];
  return record ? answered(companies.registers(), readAsked(record)) : success([]);
};

function* answered(registers: Registers, asked: CompanyRequest): InPieces<Response> {
  const { hits, messages } = yield* answerCompany(registers, asked);
  return success([...hits], ...messages);
}
