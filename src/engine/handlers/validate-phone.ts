// validate-phone: whether each record's number is valid, and what is known of it.
import { foldName } from '../../address/fold.js';
import { stateOf, stateOfPostcode } from '../../address/vocabulary/place.js';
import { validatePhone, type PhoneInput } from '../../contract/operations/validate-phone.js';
import type { CheckedPhone } from '../../contract/schema/validate-phone.js';
import type { Handler } from '../context.js';
import { phonesOf } from '../phones.js';
import type { PhoneSets } from '../resources/phone-sets.js';
import { success } from '../success.js';

const NO_RANGES =
  'operatorName is not known: no number ranges are installed; "waypost data import phone-ranges PATH" imports them';

/** The operation `validatePhone`: nothing but the numbering plans is asked, and ranges where they are installed. */
export const handleValidatePhone: Handler = ({ payload }, context) => {
  const phones = phonesOf(context);
  const country = context.countryFor(undefined);
  const answers = (payload as PhoneInput[]).map((record) => checked(record, country, phones));
  return success(answers, phones.hasRanges ? '' : NO_RANGES);
};

/** `otherwise`: the country of a record that says none. */
function checked(
  { fullPhone, country, state, postcode }: PhoneInput,
  otherwise: string,
  phones: PhoneSets,
): CheckedPhone {
  if (fullPhone.trim() === '') return validatePhone.emptyElement();
  const said = country?.trim() ?? '';
  const question = { fullPhone, country: said === '' ? otherwise : said, state: stateBeside(state, postcode) };
  if (said === '') return phones.checker.check(question);
  const known = phones.countryOf(said);
  if (known === undefined) return phones.checker.withoutPlan(question);
  return phones.checker.check({ ...question, country: known });
}

/** Abbreviation of the state of Australia that is said, else of the one in which the postcode lies; '' for neither. */
function stateBeside(state: string | null | undefined, postcode: string | null | undefined): string {
  const said = state ? stateOf(foldName(state)) : undefined;
  if (said !== undefined || !postcode) return said ?? '';
  return /^\d{3,4}$/.test(postcode.trim()) ? stateOfPostcode(postcode.trim()) : '';
}
