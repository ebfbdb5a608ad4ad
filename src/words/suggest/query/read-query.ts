// The parameters of a request for suggestions, checked: what is not right is refused with the contract's code for it.
import { readLatLng } from '../../../contract/typed/lat-lng.js';
import { missing, refused } from '../../refused.js';
import { type Clips, INPUT_TYPES, type InputType, type SuggestQuery } from './query.js';
import { readBox, readCircle, readCountries, readPolygon } from './read-clips.js';

/** Results where nothing is said of them, and the most that are given. */
const USUAL_RESULTS = 3;
const MOST_RESULTS = 100;
/** More than the longest result of an engine that is known. */
const LONGEST_INPUT = 100_000;

/**
 * The query of `input`, `nResults`, `focus`, `nFocusResults`, `clipToCountry`, `clipToBoundingBox`, `clipToCircle`,
 * `clipToPolygon`, `inputType`, `language` and `preferLand`. A parameter that is blank is one that is not given. Throws
 * the refusal of the first that is not right; whether there is such a language is for who has the lists to say.
 */
export function readSuggestQuery(params: Readonly<Record<string, string | undefined>>): SuggestQuery {
  const given = (name: string): string | undefined => params[name]?.trim() || undefined;
  const input = given('input');
  if (input === undefined) {
    throw missing('input');
  }
  if (input.length > LONGEST_INPUT) throw refused('BadInput', `input must have at most ${LONGEST_INPUT} characters`);
  const inputType = readInputType(given('inputType'));
  const language = readLanguage(given('language'), inputType);
  const results = readCount(given('nResults'), 'BadNResults', 'nResults');
  const nResults = Math.min(results ?? USUAL_RESULTS, MOST_RESULTS);
  const focused = readCount(given('nFocusResults'), 'BadNFocusResults', 'nFocusResults');
  if (focused !== undefined && focused > (results ?? USUAL_RESULTS)) {
    throw refused('BadNFocusResults', `nFocusResults must not be more than nResults, which is ${nResults}`);
  }
  const focus = given('focus');
  return {
    input,
    inputType,
    ...(language === undefined ? {} : { language }),
    nResults,
    nFocusResults: Math.min(focused ?? nResults, nResults),
    ...(focus === undefined ? {} : { focus: readFocus(focus) }),
    clips: readClips(given),
    preferLand: readPreferLand(given('preferLand')),
  };
}

function readInputType(text: string | undefined): InputType {
  if (text === undefined) return 'text';
  const found = INPUT_TYPES.find((type) => type === text.toLowerCase());
  if (found) return found;
  throw refused('BadInputType', `inputType must be one of ${INPUT_TYPES.join(', ')}`);
}

function readLanguage(text: string | undefined, inputType: InputType): string | undefined {
  if (text === undefined && inputType !== 'text') {
    throw refused('BadLanguage', `language must be given with inputType ${inputType}, such as en`);
  }
  if (text === undefined || /^[a-z]{2}$/i.test(text)) return text?.toLowerCase();
  throw refused('BadLanguage', 'language must be an ISO 639-1 code of two letters, such as en');
}

function readCount(text: string | undefined, code: string, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\+?\d{1,15}$/.test(text) && Number(text) > 0) return Number(text);
  throw refused(code, `${name} must be a whole number from 1`);
}

function readFocus(text: string): NonNullable<SuggestQuery['focus']> {
  const focus = readLatLng(text);
  if (focus) return focus;
  throw refused('BadFocus', 'focus must be two comma-separated lat,lng values, latitude from -90 to 90');
}

function readPreferLand(text: string | undefined): boolean {
  const wanted = text?.toLowerCase();
  if (wanted === undefined || wanted === 'true') return true;
  if (wanted === 'false') return false;
  throw refused('BadPreferLand', 'preferLand must be true or false');
}

function readClips(given: (name: string) => string | undefined): Clips {
  const countries = given('clipToCountry');
  const box = given('clipToBoundingBox');
  const circle = given('clipToCircle');
  const polygon = given('clipToPolygon');
  return {
    ...(countries === undefined ? {} : { countries: readCountries(countries) }),
    ...(box === undefined ? {} : { box: readBox(box) }),
    ...(circle === undefined ? {} : { circle: readCircle(circle) }),
    ...(polygon === undefined ? {} : { polygon: readPolygon(polygon) }),
  };
}
