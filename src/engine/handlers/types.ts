// types: a list of what a component of addresses may be, from the set that answers for the country.
import { WaypostError } from '../../contract/errors.js';
import { isTypeKind, types } from '../../contract/operations/types.js';
import { typeList } from '../../data/addresses/read/type-lists.js';
import { countryOfLocale, type Handler } from '../context.js';
import { success } from '../success.js';

/** The operation `types`. Throws `bad-request` for a kind that is none, and `source-not-installed`. */
export const handleTypes: Handler = ({ kind = '', sourceOfTruth }, context) => {
  const { addresses } = context;
  if (!isTypeKind(kind)) {
    throw new WaypostError('bad-request', `there is no list of types '${kind}'; there are ${types.kinds.join(', ')}`);
  }
  const source = sourceOfTruth ?? context.defaultSource;
  addresses.require(source, countryOfLocale(context.locale));
  const country = context.countryFor(source);
  const chosen = addresses.chooseIfCovered(country, source);
  const { values, note } = typeList(kind, chosen?.set.country ?? (country || 'AU'), chosen?.set ?? null);
  return success(values, chosen?.note ?? '', note);
};
