// parse: splits each record by its form alone, in the manner of the country that is asked for.
import { parseAddress } from '../../address/parse.js';
import { WaypostError } from '../../contract/errors.js';
import { lineOfRecord, type AddressInput } from '../../contract/fields/given-parts.js';
import { sourceNamed } from '../../contract/sources.js';
import { abroadOf } from '../abroad.js';
import { countryOfLocale, type Handler } from '../context.js';

/** The operation `parse`: an envelope for each record. Throws `bad-request` for a source of another country. */
export const handleParse: Handler = ({ payload, sourceOfTruth: source }, context) => {
  const { locale, gazetteers } = context;
  const abroad = abroadOf(context);
  const country = source === undefined ? '' : (sourceNamed(source)?.country ?? '');
  const there = countryOfLocale(locale);
  if (country !== '' && there !== '' && country !== there) {
    throw new WaypostError(
      'bad-request',
      `source of truth ${source!} holds addresses of ${country}, and those of ${there} are asked for: ask in the ` +
        `locale ${country.toLowerCase()}, or name no source`,
    );
  }
  // The locale intl names no country: the source does, as where there is no locale.
  const asked = there === '' && country === 'NZ' ? 'nz' : (locale ?? 'au');
  return {
    status: 'SUCCESS',
    messages: [],
    payload: (payload as AddressInput[]).map((record) => ({
      status: 'SUCCESS',
      messages: [],
      payload: [parseAddress(lineOfRecord(record), gazetteers.localities, asked, abroad, record)],
    })),
  };
};
