// cleanse: each record against the set that answers for its country.
import { cleanseAddress } from '../../cleanse/cleanse.js';
import type { CleanseContext } from '../../cleanse/context.js';
import { lineOfRecord, type AddressInput } from '../../contract/fields/given-parts.js';
import type { Response } from '../../contract/operation.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import { KnownNames } from '../../data/known-names/known-names.js';
import { countryOfLocale, type EngineContext, type Handler, type RequestOptions } from '../context.js';
import { abroadOf } from '../abroad.js';
import { wantsAttributes } from '../feature-options.js';

/** The operation `cleanse`. Throws `source-not-installed`. */
export const handleCleanse: Handler = (request, context) =>
  cleanseRecords(request.payload as AddressInput[], request, context);

/** Cleanses one line. `country`: in place of the one that the source or locale says. Throws `source-not-installed`. */
export const cleanseLine = (
  fullAddress: string,
  country: string,
  options: RequestOptions,
  context: EngineContext,
): ValidatedAddress => cleanseRecords([{ fullAddress }], options, context, country).payload[0] as ValidatedAddress;

function cleanseRecords(
  records: readonly AddressInput[],
  { sourceOfTruth, featureOptions }: RequestOptions,
  context: EngineContext,
  asked?: string,
): Response {
  const source = sourceOfTruth ?? context.defaultSource;
  context.addresses.require(source, countryOfLocale(context.locale));
  // The locale intl asks for no country: what the source or else Australia is, and the line may say another.
  const country = asked ?? (context.countryFor(source) || (source && context.addresses.countryOf(source)) || 'AU');
  const messages = new Set<string>();
  const of = (named: string): CleanseContext => {
    const { context: cleanseContext, note } = context.cleansing.of(named, source);
    if (note !== '') messages.add(note);
    return cleanseContext;
  };
  of(country);
  const abroad = asked === undefined ? abroadOf(context) : undefined;
  const surprisal = (word: string): number => context.knownNames.get(() => KnownNames.embedded()).surprisal(word);
  const data = { localities: context.gazetteers.localities, country, abroad, surprisal, of };
  const payload = records.map((record) => cleanseAddress(data, lineOfRecord(record), record));
  if (wantsAttributes(featureOptions)) for (const element of payload) context.attributes.expose(element);
  return { status: 'SUCCESS', messages: [...messages], payload };
}
