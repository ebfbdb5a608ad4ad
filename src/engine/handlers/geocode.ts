// geocode: the coordinates of each record, in any country.
import type { GeocodeInput } from '../../contract/operations/geocode.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { Geocoder } from '../../geocode/geocoder.js';
import { answerOrTown } from '../../geocode/venue-kinds.js';
import { ofSourceWithPoint } from '../../geocode/without-point.js';
import { countryAbroad } from '../abroad.js';
import { countryOfLocale, type EngineContext, type Handler } from '../context.js';
import { success } from '../success.js';
import { worldOf } from '../world.js';
import { cleanseLine } from './cleanse.js';

/** The operation `geocode`: null, with a message, at the index of a record whose country is not known. */
export const handleGeocode: Handler = (request, context) => {
  const messages: string[] = [];
  const asked = request.sourceOfTruth ?? context.defaultSource;
  const fallback = context.countryFor(asked);
  /** Sources that may answer for a country in place of the best one: none where a source is asked for by name. */
  const otherSources = (country: string): string[] => {
    const isOfLocale = ['', country].includes(countryOfLocale(context.locale));
    return asked === undefined && isOfLocale ? context.addresses.othersOf(country) : [];
  };
  const geocoder = new Geocoder(worldOf(context), {
    cleanse: (text, country) =>
      ofSourceWithPoint(
        cleanseLine(text, country, request, context),
        otherSources(country).map(
          (sourceOfTruth) => () => cleanseLine(text, country, { ...request, sourceOfTruth }, context),
        ),
      ),
    localities: (country) => {
      const chosen = context.addresses.chooseIfCovered(country, asked);
      return [...(chosen ? [chosen.set] : []), context.gazetteers.of(country)];
    },
    countryAbroad: (text) => countryAbroad(context, text, true),
  });
  const payload = (request.payload as GeocodeInput[]).map((record, i) => {
    const answer = answerOrTown(record, fallback, (one) => geocoder.answer(one, fallback));
    if (typeof answer !== 'string') return answer;
    messages.push(`record ${i + 1}: ${answer}`);
    return null;
  });
  return success(payload, ...notesOf(payload, asked, context), ...messages);
};

/** What is told of the sets that answered where they are not those of the contract. */
function notesOf(
  payload: readonly (Geocoded | null)[],
  asked: string | undefined,
  { addresses }: EngineContext,
): string[] {
  const notes = payload.flatMap((answer) => {
    const chosen = answer?.country ? addresses.chooseIfCovered(answer.country, asked) : undefined;
    return chosen && chosen.note !== '' && chosen.set.source === answer?.sourceOfTruth ? [chosen.note] : [];
  });
  return [...new Set(notes)];
}
