// The countries whose languages are written in the letters of a line: in a script other than the Latin one, or in
// Latin letters that few languages have.

/** Scripts, and letters of one script that fewer countries have; the last that a line has counts. */
const SCRIPTS: readonly (readonly [letters: RegExp, countries: string])[] = [
  [/\p{Script=Cyrillic}/u, 'RU UA BY BG RS MK KZ KG MN TJ ME BA UZ'],
  [/[ыэё]/iu, 'RU BY KZ KG MN TJ'],
  [/[іїєґ]/iu, 'UA BY KZ'],
  [/[їєґ]/iu, 'UA'],
  [/[ў]/iu, 'BY UZ'],
  [/[ђћ]/iu, 'RS ME BA'],
  [/[љњџј]/iu, 'RS ME BA MK'],
  [/[ѓќѕ]/iu, 'MK'],
  [/[әғқңөұүһ]/iu, 'KZ KG MN TJ RU'],
  [/\p{Script=Greek}/u, 'GR CY'],
  [/\p{Script=Arabic}/u, 'SA AE EG JO SY LB IQ SD LY YE KW QA BH OM MA DZ TN MR PS IR PK AF IL'],
  [/[پچگژ]/u, 'IR PK AF IQ'],
  [/[ٹڑڈے]/u, 'PK IN'],
  [/\p{Script=Hebrew}/u, 'IL PS'],
  [/\p{Script=Thai}/u, 'TH'],
  [/\p{Script=Lao}/u, 'LA'],
  [/\p{Script=Khmer}/u, 'KH'],
  [/\p{Script=Myanmar}/u, 'MM'],
  [/\p{Script=Han}/u, 'CN TW HK MO JP SG'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JP'],
  [/\p{Script=Hangul}/u, 'KR KP'],
  [/\p{Script=Georgian}/u, 'GE'],
  [/\p{Script=Armenian}/u, 'AM'],
  [/\p{Script=Devanagari}/u, 'IN NP'],
  [/\p{Script=Bengali}/u, 'BD IN'],
  [/[\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u, 'IN'],
  [/\p{Script=Tamil}/u, 'IN LK SG MY'],
  [/\p{Script=Sinhala}/u, 'LK'],
  [/\p{Script=Ethiopic}/u, 'ET ER'],
];
const SPANISH = 'ES MX AR CO CL PE EC VE UY PY BO CR PA GT SV HN NI DO CU PR';
const FRENCH = 'FR BE CH CA LU MC SN CI MA DZ TN HT RE GP MQ';
const LATIN: readonly (readonly [letters: RegExp, countries: string])[] = [
  [/ß/iu, 'DE AT'],
  [/[łśźżćń]/iu, 'PL'],
  [/[ąę]/iu, 'PL LT'],
  [/[řěů]/iu, 'CZ'],
  [/[ľĺŕ]/iu, 'SK'],
  [/[őű]/iu, 'HU RO SK RS'],
  [/[țșţă]/iu, 'RO MD VN'],
  [/[ığ]/u, 'TR AZ CY'],
  [/İ/u, 'TR AZ CY'],
  [/ş/iu, 'TR AZ RO MD TM'],
  [/ə/iu, 'AZ'],
  [/[đơư]|[\u1EA0-\u1EF9]/iu, 'VN'],
  [/đ/iu, 'VN HR RS BA ME'],
  [/[čšž]/iu, 'CZ SK SI HR RS BA ME LT LV EE MK'],
  [/ņ|ķ|ģ|ļ/iu, 'LV'],
  [/[ūį]/iu, 'LT LV'],
  [/ė/iu, 'LT'],
  [/[þð]/iu, 'IS FO'],
  [/ø/iu, 'NO DK FO GL'],
  [/å/iu, 'SE NO DK FI'],
  [/[äö]/iu, 'DE AT CH SE FI EE LI LU'],
  [/ü/iu, 'DE AT CH TR EE HU LI LU AZ'],
  [/õ/iu, 'PT BR EE AO MZ'],
  [/ã/iu, 'PT BR AO MZ CV ST'],
  [/ñ/iu, `${SPANISH} PH`],
  [/[èêëîïùûœ]/iu, `${FRENCH} IT NL`],
  [/[éà]/iu, `${FRENCH} ${SPANISH} IT PT BR HU CZ SK IE IS FO`],
  [/[áíóú]/iu, `${SPANISH} PT BR HU CZ SK IE IS FO`],
  [/[ìò]/iu, 'IT'],
];

/** What a line's letters say: the countries of its script, and of letters that few languages have; none for no such. */
export interface Written {
  readonly script: ReadonlySet<string> | undefined;
  readonly letters: readonly ReadonlySet<string>[];
}

/** What the letters of a text say. */
export function lettersOf(text: string): Written {
  const script = SCRIPTS.findLast(([letters]) => letters.test(text));
  const isPlain = !/\P{ASCII}/u.test(text);
  return {
    script: script && setOf(script[1]),
    letters: isPlain ? [] : LATIN.flatMap(([letters, countries]) => (letters.test(text) ? [setOf(countries)] : [])),
  };
}

const sets = new Map<string, ReadonlySet<string>>();
function setOf(countries: string): ReadonlySet<string> {
  let set = sets.get(countries);
  if (!set) sets.set(countries, (set = new Set(countries.split(' '))));
  return set;
}
