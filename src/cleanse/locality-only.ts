// The answer to a line of which only the locality can be certain, or not even that: from the address set or the
// gazetteer, with what is missing, doubtful or open.
import type { Line, Reading } from '../address/parse/reading.js';
import { townOfCentre } from '../address/vocabulary/mail-centres.js';
import { LOCALITY_NOT_COVERED as NOT_COVERED } from '../contract/fields/address-outcome.js';
import type { Exception, ValidatedAddress } from '../contract/schema/cleanse.js';
import { answer } from './answer/answer.js';
import { inCountry, type CleanseContext, type IndexedSet } from './context.js';
import { bestPlace, inOrder, placeOfQuarter, wholeFirst } from './place/best-place.js';
import { postcodeCost } from './place/code-costs.js';
import { isInItsRegion, placeInRegion } from './place/in-region-nz.js';
import { namesakes } from './place/namesakes.js';
import { severalPostcodes } from './place/own-postcode.js';
import type { Place } from './place/place.js';
import { otherPostcode, unknownPlace } from './place/said-place.js';
import { withCityAside } from './said-elsewhere.js';
import { missingBelow, placeVerdict, type Verdict } from './verdict/verdict.js';

/** How sure an answer is of which another is as likely. */
const AS_LIKELY = { confidence: 45, runnerUp: 45 };
/** Most confidence where a mail centre is known by its town alone. */
const CENTRE_CONFIDENCE = 80;
const UNSURE_PLACE = 'the locality is not certain: it is the nearest to what is written';

/** A slip in the name of a place whose postcode does not confirm it. */
const isDoubtful = ({ set }: IndexedSet, { postcode }: Reading, { exact, open, locality }: Place): boolean =>
  !exact && !open && (postcode === '' || postcodeCost(set, locality, postcode) > 0);

/** What is missing when no set answers for the country. */
export const absent = ({ country, source }: CleanseContext): string =>
  source === ''
    ? `no address data${country === '' ? '' : ` of ${country}`} is installed`
    : `the source of truth ${source} has no addresses of ${country}`;

/**
 * The answer when only the locality can be certain: from the address set if it has the place, else from the gazetteer.
 */
export function localityOnly(
  context: CleanseContext,
  line: Line,
  reading: Reading,
  exception: Exception,
  message: string,
): ValidatedAddress {
  const sets = (context.addresses ? [context.addresses, context.gazetteer] : [context.gazetteer]).filter((index) =>
    inCountry(index, context.country),
  );
  const named = wholeFirst(
    sets.map((index) => ({ index, place: bestPlace(index, line, reading) })),
    reading,
  );
  const quarters = sets.map((index) => ({ index, place: placeOfQuarter(index, line, reading), isQuarter: true }));
  const further = (context.imported ? [context.imported] : []).map((index) => ({
    index,
    place: bestPlace(index, line, reading),
  }));
  for (const { index, place: likely, isQuarter } of inOrder([...named, ...quarters], further)) {
    if (!likely) continue;
    const place = placeInRegion(index, line, reading, likely) ?? likely;
    const others = isInItsRegion(index, line, reading, place) ? [] : namesakes(index, line, reading, place);
    if (others.length > 0) return ofNamesakes(index, line, reading, { place }, others, message);
    const isCovered = index === context.addresses && message === NOT_COVERED;
    const verdict = placeVerdict({
      status: 'partial',
      level: 'locality',
      place,
      exception: isCovered && exception === 'NO_ADDRESS_DATA' ? missingBelow(place, reading) : exception,
      confidence: Math.round(95 - place.cost * 20),
    });
    return {
      ...answer(index.set, verdict, line, place.settled === true ? withCityAside(reading, place) : reading),
      messages: [
        ...(isCovered ? [] : [message]),
        ...(isCovered || isQuarter === true || isDoubtful(index, reading, place) ? [UNSURE_PLACE] : []),
        ...otherPostcode(index, reading, place),
        ...severalPostcodes(index.set, reading, place.locality),
      ],
    };
  }
  return inTownOfCentre(context, line, reading, exception, message) ?? withoutPlace(context, line, reading, exception);
}

/** The answer to a line of which no set has the locality. */
function withoutPlace(context: CleanseContext, line: Line, reading: Reading, exception: Exception): ValidatedAddress {
  const lacking = context.source === '' || context.addresses ? [] : [absent(context)];
  const said = reading.postalType === '' ? 'LOCALITY_NOT_FOUND' : exception;
  return unmatched(context.gazetteer, line, reading, said, unknownPlace(context, line, reading), ...lacking);
}

/** A mail centre that is not known is in the town that it is named after: BURLEIGH HEADS BC. */
function inTownOfCentre(
  context: CleanseContext,
  line: Line,
  reading: Reading,
  exception: Exception,
  message: string,
): ValidatedAddress | undefined {
  const { from, to } = reading;
  const town = townOfCentre(line.words.slice(from, to).join(' '));
  if (town === undefined) return undefined;
  const found = localityOnly(context, line, { ...reading, to: to - 1 }, exception, message);
  // No slip beside it: LONDON BC is not in CONDON.
  if (found.status !== 'partial' || !` ${town}`.endsWith(` ${found.locality}`)) return undefined;
  return {
    ...found,
    confidence: Math.min(found.confidence ?? 0, CENTRE_CONFIDENCE),
    messages: [
      ...(found.messages ?? []),
      `${found.locality} ${line.words[to - 1]!} is not known as a mail centre: ${found.locality} is its town`,
    ],
  };
}

/** A line whose locality may be one of several far from each other: none of them is taken. */
function ofNamesakes(
  { set }: IndexedSet,
  line: Line,
  reading: Reading,
  given: Pick<Verdict, 'place'> & Partial<Verdict>,
  others: readonly string[],
  ...messages: readonly string[]
): ValidatedAddress {
  const verdict = placeVerdict({ ...given, status: 'ambiguous', level: 'none', exception: 'AMBIGUOUS', ...AS_LIKELY });
  const said = `the locality may be ${others.join(' | ')}: name the state or region, or the postcode`;
  return { ...answer(set, verdict, line, reading), messages: [said, ...messages] };
}

/** The answer in the place of one in a locality alone that has namesakes: RICHMOND of five states; else undefined. */
export function withNamesakes(
  index: IndexedSet,
  line: Line,
  reading: Reading,
  { status, place, candidates }: Verdict,
): ValidatedAddress | undefined {
  // Regions of New Zealand tell namesakes apart, and are no part of a reading.
  const isAsked = status === 'partial' && index.set.country === 'AU';
  const others = isAsked && place ? namesakes(index, line, reading, place) : [];
  return others.length > 0 ? ofNamesakes(index, line, reading, { place, candidates }, others) : undefined;
}

/** The answer that no locality is certain. */
export function unmatched(
  { set }: IndexedSet,
  line: Line,
  reading: Reading,
  exception: Exception,
  ...messages: readonly string[]
): ValidatedAddress {
  const verdict = placeVerdict({ status: 'unmatched', level: 'none', exception });
  return { ...answer(set, verdict, line, reading), country: reading.country || null, messages: [...messages] };
}
