// find: the hits for a line, whole or as far as it is typed, in the set that answers for its country.
import { presentationOf } from '../../answer/address.js';
import { countryOf } from '../../address/vocabulary/place.js';
import { WaypostError } from '../../contract/errors.js';
import { COUNTRY_IN_TEXT, MISSING_COUNTRY } from '../../contract/fields/country-in-text.js';
import type { FindInput } from '../../contract/operations/find.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import type { Found } from '../../contract/schema/find.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { absenceOf } from '../../find/absence.js';
import { describeHit } from '../../find/describe.js';
import { Finder } from '../../find/finder.js';
import type { FindWish, Hit } from '../../find/hit.js';
import { membersOfId } from '../../find/group-of-id.js';
import { hitsForLine } from '../../find/hits-for-line.js';
import { positionFilter } from '../../find/position-filter.js';
import { countryAbroad } from '../abroad.js';
import type { EngineContext, Handler } from '../context.js';
import { exposerOf, hitLimit, wantsGroups } from '../feature-options.js';
import type { ChosenSet } from '../resources/address-sources.js';
import { success } from '../success.js';
import { cleanseLine } from './cleanse.js';

/** The operation `find`: the first record of a call. Throws `bad-request` and `source-not-installed`. */
export const handleFind: Handler = async (request, context) => {
  const [record] = request.payload as FindInput[];
  if (!record) return success([]);
  const { fullAddress, id } = record;
  const given = record.country.trim().toUpperCase();
  if (given === '') throw new WaypostError('bad-request', MISSING_COUNTRY);
  const named = given === COUNTRY_IN_TEXT ? '' : given;
  const source = request.sourceOfTruth ?? context.defaultSource;
  const country = named === '' ? context.countryFor(source) || 'AU' : countryOf(named);
  const abroad = named === '' && !id ? countryAbroad(context, fullAddress) : '';
  // What other countries need is loaded only for them.
  if (abroad !== '' || country === undefined) {
    const { findInWorld } = await import('./intl-find.js');
    return findInWorld(abroad === '' ? record : { ...record, country: abroad }, request, context);
  }
  if (fullAddress.trim() === '' && !id) {
    throw new WaypostError('bad-request', 'fullAddress is empty; give an address, or the beginning of one');
  }
  const choose = (): ChosenSet => {
    const chosen = context.addresses.choose(country, source);
    if (!chosen) throw context.addresses.nothingOf(country);
    return chosen;
  };
  const { set, note } = named === '' ? choose() : context.addresses.forRecord(source, choose);
  const { featureOptions } = request;
  const wish: FindWish = {
    limit: hitLimit(featureOptions),
    groups: wantsGroups(featureOptions),
    accepts: positionFilter(set, featureOptions?.['positionFilter']),
  };
  const hits = id ? membersOfId(set, id, wish) : findLine(set, fullAddress, wish, country, context);
  const presentation = presentationOf(featureOptions);
  const expose = exposerOf(featureOptions, context);
  const describe = (hit: Hit): Found => {
    const element = describeHit(set, hit, presentation, expose !== null);
    if (hit.kind === 'address') expose?.(element);
    return element;
  };
  const isAsked = hits.length === 0 && !id && wish.accepts === undefined;
  const absence = isAsked ? absenceOf(cleanseIn(set, fullAddress, country, context)) : '';
  return success(hits.map(describe), note, absence);
};

/** What the cleanse says of a line over one set. */
const cleanseIn = (set: AddressSet, text: string, country: string, context: EngineContext): ValidatedAddress =>
  cleanseLine(text, country, { sourceOfTruth: set.source }, context);

/** The hits for a line in a set, which is one of the country. */
export function findLine(
  set: AddressSet,
  text: string,
  wish: FindWish,
  country: string,
  context: EngineContext,
): Hit[] {
  const finder = context.finders.get(set, () => new Finder(set, context.gazetteers.localities));
  return hitsForLine(finder, text, wish, () => cleanseIn(set, text, country, context));
}
