// parse: splits each record by its form alone, in the manner of the country that is asked for.
import { parseAddress } from '../../address/parse.js';
import type { AddressInput } from '../../contract/operations/cleanse.js';
import { sourceNamed } from '../../contract/sources.js';
import { abroadOf } from '../abroad.js';
import type { Handler } from '../context.js';

/** The operation `parse`: an envelope for each record. */
export const handleParse: Handler = ({ payload, sourceOfTruth: source }, context) => {
  const { locale, gazetteers } = context;
  const abroad = abroadOf(context);
  const isNewZealand = source !== undefined && sourceNamed(source)?.country === 'NZ';
  const asked = locale ?? (isNewZealand ? 'nz' : 'au');
  return {
    status: 'SUCCESS',
    messages: [],
    payload: (payload as AddressInput[]).map((record) => ({
      status: 'SUCCESS',
      messages: [],
      payload: [parseAddress(record.fullAddress, gazetteers.localities, asked, abroad)],
    })),
  };
};
