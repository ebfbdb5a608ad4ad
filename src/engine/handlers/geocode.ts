// geocode: the coordinates of each record, in any country.
import type { GeocodeInput } from '../../contract/operations/geocode.js';
import { Geocoder } from '../../geocode/geocoder.js';
import { countryAbroad } from '../abroad.js';
import type { Handler } from '../context.js';
import { success } from '../success.js';
import { worldOf } from '../world.js';
import { cleanseLine } from './cleanse.js';

/** The operation `geocode`: null, with a message, at the index of a record whose country is not known. */
export const handleGeocode: Handler = (request, context) => {
  const fallback = context.countryFor(request.sourceOfTruth ?? context.defaultSource);
  const messages: string[] = [];
  const geocoder = new Geocoder(worldOf(context), {
    cleanse: (text, country) => cleanseLine(text, country, request, context),
    localities: (country) => {
      const chosen = context.addresses.chooseIfCovered(country, request.sourceOfTruth ?? context.defaultSource);
      return [...(chosen ? [chosen.set] : []), context.gazetteers.of(country)];
    },
    countryAbroad: (text) => countryAbroad(context, text, true),
  });
  const payload = (request.payload as GeocodeInput[]).map((record, i) => {
    const answer = geocoder.answer(record, fallback);
    if (typeof answer !== 'string') return answer;
    messages.push(`record ${i + 1}: ${answer}`);
    return null;
  });
  return success(payload, ...messages);
};
