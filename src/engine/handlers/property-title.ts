// property-title: the titles at an address or a point, and whether one of their owners has the name that is asked for.
import type {
  TitleByAddressInput,
  TitleByComponentInput,
  TitleByPointInput,
} from '../../contract/operations/property-title.js';
import { propertyTitleAddress } from '../../contract/operations/property-title.js';
import type { Request } from '../../contract/operation.js';
import { WaypostError } from '../../contract/errors.js';
import type { CheckedTitle } from '../../contract/schema/property-title.js';
import { readPoint } from '../../reverse/point.js';
import { detailsOf } from '../../title/details.js';
import { askedName, isNameless } from '../../title/likeness-to-owner.js';
import { verdictOf } from '../../title/verdict.js';
import type { EngineContext, Handler } from '../context.js';
import { success } from '../success.js';
import { placeOfAddress, type Place } from '../title-place.js';

/** Titles whose details are answered at most; a tower has hundreds. */
const MOST_DETAILS = 100;

type Named = Pick<TitleByAddressInput, 'firstName' | 'lastName' | 'showDetails'>;
/** Where the titles are looked for, or the answer where that is not known. */
type Placed = Place | CheckedTitle;

/** The operation `propertyTitleComponent`; throws as `handleTitleAddress` does. */
export const handleTitleComponent: Handler = (request, context) =>
  answer<TitleByComponentInput>(request, context, (record) => {
    const street = [record.streetNumber, record.street].map(plain).join(' ').trim();
    const text = [street, plain(record.suburb), plain(record.townCity)].filter((part) => part !== '').join(', ');
    return plain(record.street) === ''
      ? propertyTitleAddress.emptyElement()
      : placeOfAddress(`${text} ${plain(record.postcode)}`.trim(), request, context);
  });

/**
 * The operation `propertyTitleAddress`: of the first record of a call. Throws `source-not-installed` where there are no
 * titles, or no addresses of New Zealand.
 */
export const handleTitleAddress: Handler = (request, context) =>
  answer<TitleByAddressInput>(request, context, ({ fullAddress }) =>
    plain(fullAddress) === '' ? propertyTitleAddress.emptyElement() : placeOfAddress(fullAddress, request, context),
  );

/** The operation `propertyTitleLatlong`. Throws `bad-request` for what is no point, and `source-not-installed`. */
export const handleTitleLatlong: Handler = (request, context) =>
  answer<TitleByPointInput>(request, context, ({ latitude, longitude }) => {
    const point = readPoint({ attributes: { latitude, longitude: withinHalfTurn(longitude) } });
    if (typeof point === 'string') throw new WaypostError('bad-request', point);
    return {
      points: [{ latitude: point.latitude / 1e7, longitude: point.longitude / 1e7 }],
      unit: '',
      messages: [],
    };
  });

/** The Chatham Islands lie beyond the 180th meridian; some programs count on from there. */
function withinHalfTurn(longitude: string): string {
  const degrees = Number(longitude);
  return degrees > 180 && degrees <= 360 ? String(Math.round((degrees - 360) * 1e7) / 1e7) : longitude;
}

const plain = (text: string | null | undefined): string => (text ?? '').trim();

function answer<Rec extends Named>(
  { payload, featureOptions }: Request,
  { titles }: EngineContext,
  place: (record: Rec) => Placed,
): ReturnType<Handler> {
  const [record] = payload as Rec[];
  if (!record) return success([]);
  const set = titles.get();
  const name = { firstName: plain(record.firstName), lastName: plain(record.lastName) };
  if (isNameless(name)) return success([propertyTitleAddress.emptyElement()]);
  const placed = place(record);
  if ('response' in placed) return success([placed]);
  const { points, unit, messages } = placed;
  const verdict = verdictOf(askedName(name), set.atAny(points), unit);
  const isDetailed = (plain(record.showDetails) || plain(featureOptions?.['showDetails'])).toLowerCase() === 'true';
  const left = verdict.titles.length - MOST_DETAILS;
  const element: CheckedTitle = {
    response: verdict.response,
    attributes: isDetailed ? verdict.titles.slice(0, MOST_DETAILS).map(detailsOf) : [],
    status: verdict.response,
    reason: verdict.reason,
    score: String(verdict.score),
    count: String(verdict.titles.length),
    messages: [
      ...messages,
      ...verdict.messages,
      ...(isDetailed && left > 0 ? [`details of ${left} more titles are left out`] : []),
    ],
  };
  return success([element]);
}
