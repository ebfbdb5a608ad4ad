// What a record of the contract asks for: by number or by name, what decides between namesakes, what is left out.
import { WaypostError } from '../contract/errors.js';
import { namedStates } from '../contract/fields/states.js';
import type { CompanyInput } from '../contract/operations/company.js';
import type { Filter } from './candidates.js';
import type { Beside } from './query.js';
import { readNumber, splitNumber, type AskedAs, type CompanyNumber } from './read-number.js';

export interface CompanyRequest {
  readonly number: CompanyNumber | undefined;
  /** The name, or the one beside the number; '' where there is none. */
  readonly name: string;
  readonly beside: Beside;
  readonly filter: Filter;
}

/** No name of a register is nearly so long. */
const LONGEST_NAME = 400;

/**
 * Reads a record. Throws `bad-request` for an apiName or a filter that there is not, and for a record without a name.
 */
export function readAsked({
  name,
  apiName,
  optionalConfig,
  businessName,
  state,
  postcode,
}: CompanyInput): CompanyRequest {
  const as = searchOf((apiName ?? '').trim());
  const filter = readConfig(optionalConfig ?? '');
  const text = name.trim().slice(0, LONGEST_NAME);
  const beside = besideOf(state ?? '', postcode ?? '');
  const besideName = (businessName ?? '').trim().slice(0, LONGEST_NAME);
  if (text === '' && besideName === '') {
    throw new WaypostError('bad-request', 'name is empty; give a name, an ABN or an ACN');
  }
  if (as === 'name') return { number: undefined, name: text || besideName, beside, filter };
  const both = splitNumber(text);
  const number = readNumber(both?.number ?? text, as) ?? (as === 'any' ? undefined : noNumber(text, as, besideName));
  if (number === undefined) return { number, name: as === 'any' ? text || besideName : besideName, beside, filter };
  return { number, name: besideName || (both?.name ?? ''), beside, filter };
}

/** What is no number, where one is asked for: the name beside it is looked for, if there is one. */
const noNumber = (text: string, as: AskedAs, name: string): CompanyNumber | undefined =>
  text === '' || (name !== '' && !/\d{5}/.test(text.replace(/[\s.-]/g, '')))
    ? undefined
    : {
        kind: 'wrong',
        digits: text,
        wrong: `'${text}' is no number; ${as === 'abn' ? 'an ABN has 11' : 'an ACN has 9'} digits`,
      };

/** The searches of the service that the contract names, whatever their version; '' is by what the text is. */
function searchOf(apiName: string): AskedAs | 'name' {
  if (apiName === '') return 'any';
  if (/^SearchByABN/i.test(apiName)) return 'abn';
  if (/^SearchByASIC/i.test(apiName)) return 'acn';
  if (/^(?:ABR)?SearchByName/i.test(apiName)) return 'name';
  throw new WaypostError(
    'bad-request',
    `there is no apiName '${apiName}'; there are SearchByABNv201408 and SearchByASICv201408, and names are ` +
      'searched for without one',
  );
}

/** `active:Y;current:Y`. */
function readConfig(text: string): Filter {
  const filter = { active: false, current: false };
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [, key = '', value = ''] = /^\s*(\w+)\s*[:=]\s*(\w)\s*$/.exec(part) ?? [];
    const name = key.toLowerCase();
    if ((name !== 'active' && name !== 'current') || !/^[YN]$/i.test(value)) {
      throw new WaypostError(
        'bad-request',
        `optionalConfig has '${part.trim()}'; it takes active:Y and current:Y, joined by ;`,
      );
    }
    filter[name] = value.toUpperCase() === 'Y';
  }
  return filter;
}

function besideOf(state: string, postcode: string): Beside {
  const written = state
    .toUpperCase()
    .replace(/[^A-Z ]/g, '')
    .trim();
  const digits = postcode.replace(/\D/g, '');
  return {
    state: namedStates.find(({ code, name }) => written === code || written === name)?.code ?? '',
    // A spreadsheet drops the nought of the Northern Territory's.
    postcode: digits.length === 3 || digits.length === 4 ? digits.padStart(4, '0') : '',
  };
}
