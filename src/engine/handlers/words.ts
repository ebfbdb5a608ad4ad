// words3wa and wordsCoordinates: the words of a point, and the point of words.
import type { ThreeWordsInput, WordsCoordinatesInput } from '../../contract/operations/three-word.js';
import { readTyped } from '../../contract/typed/typed-words.js';
import { missing, refused } from '../../words/refused.js';
import { readLatLng } from '../../contract/typed/lat-lng.js';
import type { Handler, PackageHandler } from '../context.js';
import { success } from '../success.js';
import { wordPlace, wordsOf } from '../words.js';

/**
 * The operation `words3wa`, of the first record of a call. Throws `bad-request` with `BadCoordinates` or `BadLanguage`.
 */
export const handleThreeWords: PackageHandler = ({ payload }, context) => {
  const [record] = payload as ThreeWordsInput[];
  if (!record) return success([]);
  if (!record.coordinates) throw missing('coordinates');
  const { words, where } = wordsOf(context);
  const point = readLatLng(record.coordinates);
  if (!point) {
    throw refused(
      'BadCoordinates',
      `coordinates must be two comma-separated lat,lng values, latitude from -90 to 90, not '${record.coordinates}'${
        isTurnedRound(record.coordinates) ? '; are latitude and longitude the wrong way round?' : ''
      }`,
    );
  }
  const asked = (record.language ?? '').trim().toLowerCase() || 'en';
  const place = words.wordsAt(point.latitude, point.longitude, asked);
  return success(
    [wordPlace(place, where)],
    place.language === asked ? '' : `there are no words in ${asked} for this place; these are in ${place.language}`,
  );
};

/** The operation `wordsCoordinates`, of the first record of a call. Throws `bad-request` with `BadWords`. */
export const handleWordsCoordinates: Handler = async (request, context) => {
  const [record] = request.payload as WordsCoordinatesInput[];
  if (!record) return success([]);
  if (!record.words) throw missing('words');
  const areWanted = readReverseGeocode(record.reverseGeocode || request.featureOptions?.['reverseGeocode'] || 'false');
  const sets = wordsOf(context);
  const typed = readTyped(record.words);
  if (typed?.isThree !== true) {
    throw refused('BadWords', `words must be three words separated by dots, not '${record.words}'`);
  }
  const place = sets.words.placeOf(typed.words as readonly [string, string, string]);
  if (!place) {
    // Only slips need what suggestions are made of.
    const { meant } = await import('../words-meant.js');
    const input = typed.words.join('.');
    throw refused('BadWords', `no place has the words '${input}'${meant(input, sets)}`);
  }
  const element = wordPlace(place, sets.where);
  if (!areWanted) return success([element]);
  const { addressesNear } = await import('../words-addresses.js');
  const { addresses, messages } = addressesNear(element, request, context);
  return success([{ ...element, addresses }], ...messages);
};

/** Whether addresses are wanted. Throws `bad-request` with `BadReverseGeocode`. */
function readReverseGeocode(text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === 'true' || wanted === 'false') return wanted === 'true';
  throw refused('BadReverseGeocode', 'reverseGeocode must be true or false');
}

/** True for a longitude before its latitude, as maps and files of points have them. */
function isTurnedRound(coordinates: string): boolean {
  const [first = '', second = '', ...more] = coordinates.split(',');
  return more.length === 0 && Math.abs(Number(first)) > 90 && readLatLng(`${second},${first}`) !== undefined;
}
