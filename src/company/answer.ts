// The answer to one record: which company it means, or which it may mean, and what is to be said of that.
import { ABSENT } from '../contract/absent-data.js';
import { companyExceptions as EXCEPTION, companyRemark as remark } from '../contract/fields/company-remarks.js';
import { abnOfBody } from '../contract/fields/business-numbers.js';
import type { InPieces } from '../contract/in-pieces.js';
import type { CompanyHit } from '../contract/schema/company.js';
import type { CompanyRequest } from './asked.js';
import { searchByName, type NameHits } from './by-name.js';
import type { Filter, Hit } from './candidates.js';
import { byAbn, byAcn, isCurrentName, type Company, type Registers } from './company.js';
import { describeHit } from './describe.js';
import { keyOf, readName, type Beside } from './query.js';
import { spaced, type CompanyNumber } from './read-number.js';
import { isNamed } from './same-name.js';
import { verdictOn } from './verdict.js';

export interface CompanyAnswer {
  readonly hits: readonly CompanyHit[];
  readonly messages: readonly string[];
}

/** Most hits of an answer. */
const MOST_HITS = 20;

/** Answers a record from the installed registers. */
export function* answerCompany(registers: Registers, asked: CompanyRequest): InPieces<CompanyAnswer> {
  const { number, name, beside, filter } = asked;
  if (number === undefined) return yield* byName(registers, name, beside, filter);
  const answer = byNumber(registers, number, name, filter);
  // A number with a slip, or one of a company that is not known, leaves the name.
  if (answer.hits.length > 0 || name === '' || number.kind === 'abn' || number.kind === 'acn') return answer;
  const named = yield* byName(registers, name, beside, filter);
  return { hits: named.hits, messages: [...answer.messages, ...named.messages] };
}

function byNumber(registers: Registers, number: CompanyNumber, name: string, filter: Filter): CompanyAnswer {
  if (number.kind === 'wrong') return nothing(remark(EXCEPTION.wrongNumber, number.wrong));
  if (number.kind === 'nzbn') {
    const text = `${number.digits} is an NZBN, of New Zealand; companies of Australia are looked up`;
    return nothing(remark(EXCEPTION.abroad, text));
  }
  const isKnown = registers.abr !== undefined || registers.asic !== undefined;
  const [company] = number.kind === 'abn' ? byAbn(registers, number.digits) : byAcn(registers, number.digits);
  if (!company) {
    if (number.kind === 'odd acn') return nothing(remark(EXCEPTION.wrongNumber, number.wrong));
    if (!isKnown) return nothing(remark(EXCEPTION.noData, `${ofItself(number)}; ${ABSENT.companies!}`));
    return nothing(remark(EXCEPTION.noNumber, `${ofItself(number)}; not in ${registersOf(registers)}`));
  }
  if (filter.active && !company.isActive) {
    return nothing(remark(EXCEPTION.filtered, `${spaced(company.id)} is cancelled, and only active ones are wanted`));
  }
  const differs = name !== '' && !isNamed(company, name);
  const messages = [
    ...(number.kind !== 'odd acn' && number.remark !== undefined ? [number.remark] : []),
    ...(differs ? [remark(EXCEPTION.otherName, `${spaced(number.digits)} is ${company.legalName}, not ${name}`)] : []),
  ];
  const hit = hitOfNumber(company, name);
  return { hits: [describeHit(hit, { status: 'found', confidence: differs ? 60 : 100 })], messages };
}

/** The company as its main name says, or as the name that stands beside the number does, if it is one of its own. */
function hitOfNumber(company: Company, name: string): Hit {
  const main = company.names.find(({ kind }) => kind === 'MN' || kind === 'LGL') ?? company.names[0];
  const written = name === '' ? '' : keyOf(readName(name).words);
  const own = company.names.find(({ text }) => written !== '' && keyOf(readName(text).words) === written) ?? main;
  return { company, name: own?.text ?? '', kind: own?.kind ?? 'MN', match: 'number', cost: 0 };
}

/** What a number says without any register. */
function ofItself(number: Extract<CompanyNumber, { kind: 'abn' | 'acn' | 'odd acn' }>): string {
  if (number.kind === 'abn') return `${spaced(number.digits)} is an ABN by its check digits`;
  const abn = spaced(abnOfBody(Number(number.digits)));
  return `${spaced(number.digits)} is an ACN by its check digit, which makes the ABN ${abn}`;
}

const registersOf = ({ abr, asic }: Registers): string =>
  [abr, asic].flatMap((set) => (set ? [`${set.source} ${set.release}`.trim()] : [])).join(' and ');

const nothing = (message: string): CompanyAnswer => ({ hits: [], messages: [message] });

function* byName(registers: Registers, name: string, beside: Beside, filter: Filter): InPieces<CompanyAnswer> {
  if (registers.abr === undefined && registers.asic === undefined) {
    return nothing(remark(EXCEPTION.noData, ABSENT.companies!));
  }
  const found = yield* searchByName(registers, name, beside, filter);
  if (found.hits.length === 0) {
    if (found.filtered === 0) {
      return nothing(remark(EXCEPTION.noName, `there is no name like it in ${registersOf(registers)}`));
    }
    const left = `${found.filtered} of the name ${found.filtered === 1 ? 'is' : 'are'} cancelled, or have it no more`;
    return nothing(remark(EXCEPTION.filtered, `${left}; leave the filter out to see them`));
  }
  const verdict = verdictOn(found.hits, keyOf(readName(name).words).length);
  const shown = found.hits.slice(0, MOST_HITS);
  const rest = { status: 'other', confidence: Math.ceil((100 - verdict.confidence) / shown.length) } as const;
  const hits = shown.map((hit, i) => describeHit(hit, verdict.status === 'found' && i > 0 ? rest : verdict));
  return { hits, messages: verdict.status === 'found' ? remarksOn(found.hits[0]!) : [ofMany(found, hits.length)] };
}

function ofMany({ hits, total, hasMore }: NameHits, shown: number): string {
  if (hits.length === 1) {
    return remark(EXCEPTION.ambiguous, 'one company is like it, and it is not certain that it is meant');
  }
  const all = `${hasMore ? 'at least ' : ''}${total.toLocaleString('en-AU')} companies may be meant`;
  const many = total > shown ? `${all}, ${shown} are listed` : all;
  return remark(EXCEPTION.ambiguous, `${many}; a state or postcode beside the name, or the number, decides`);
}

/** What a reader of the one that was found should know. */
function remarksOn({ company, kind }: Hit): string[] {
  return [
    ...(isCurrentName(kind) ? [] : [`a former name of ${company.legalName}`]),
    ...(company.isActive ? [] : ['it is cancelled']),
  ];
}
