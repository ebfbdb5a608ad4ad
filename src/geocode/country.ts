// Countries by code or name, and the country that a text names at its end. Codes and English names: i18n-iso-countries
// (ISO 3166-1).
import type * as countriesModule from 'i18n-iso-countries';
import { foldWorldName } from '../address/fold.js';
import { readPart } from '../address/parse/words/read-part.js';
import { countryNamesIn, fromPackage } from '../data/needed-packages.js';

type Countries = typeof countriesModule;
/** Names that people write and the list does not have: everyday English, and countries in their own languages. */
const MORE: Readonly<Record<string, string>> = {
  GB: 'UK,U K,Great Britain,England,Scotland,Wales,Northern Ireland,Britain,Scotland UK,England UK,Wales UK,N Ireland',
  US: 'USA,U S A,US of A,United States,America,Estados Unidos,EEUU,EE UU,EUA,États-Unis,Vereinigte Staaten',
  AE: 'UAE,الإمارات العربية المتحدة,الإمارات,دولة الإمارات العربية المتحدة',
  NL: 'Holland,Nederland,Koninkrijk der Nederlanden,Kingdom of the Netherlands',
  KR: 'South Korea,Korea,S Korea,대한민국,한국,Republic of Korea,ROK',
  KP: 'North Korea,N Korea,DPRK,조선',
  RU: 'Russia,Россия,Rossiya,Российская Федерация,РФ,Rossija',
  VN: 'Vietnam,Việt Nam,Cộng hòa xã hội chủ nghĩa Việt Nam,Viet Nam',
  ZA: 'RSA',
  TW: 'Taiwan,臺灣,台灣,台湾,中華民國,ROC,Republic of China',
  TR: 'Turkey,Türkiye',
  CZ: 'Czech Republic,Czech,Česko,Česká republika',
  DE: 'Deutschland,Bundesrepublik Deutschland,BRD,FRG',
  AT: 'Österreich,Republik Österreich',
  CH: 'Schweiz,Suisse,Svizzera,Schweizerische Eidgenossenschaft,Confédération suisse,Svizra',
  ES: 'España,Reino de España,Kingdom of Spain,Espanha,Espagne',
  IT: 'Italia,Repubblica Italiana',
  BR: 'Brasil,República Federativa do Brasil',
  MX: 'México,Estados Unidos Mexicanos',
  PL: 'Polska',
  SE: 'Sverige',
  NO: 'Norge,Noreg',
  DK: 'Danmark',
  FI: 'Suomi',
  BE: 'België,Belgique,Belgien',
  HU: 'Magyarország',
  SK: 'Slovensko',
  RO: 'România',
  HR: 'Hrvatska',
  SI: 'Slovenija',
  RS: 'Srbija,Србија',
  BA: 'Bosna i Hercegovina,Bosnia',
  IE: 'Éire,Republic of Ireland,Irish Republic',
  IS: 'Ísland',
  LT: 'Lietuva',
  LV: 'Latvija',
  EE: 'Eesti',
  GR: 'Ελλάδα,Ellada,Hellas,Ελληνική Δημοκρατία,Hellenic Republic',
  UA: 'Україна,Ukraina',
  BY: 'Беларусь',
  BG: 'България,Balgariya',
  MK: 'FYROM,Macedonia,Македонија,Северна Македонија,Macedonia,FYROM,Republic of Macedonia',
  AL: 'Shqipëria,Shqipëria,Shqipëri',
  XK: 'Kosovo,Kosova,Kosova,Kosovë,Косово',
  JP: '日本,Nippon,日本国',
  CN: '中国,中國,Zhongguo,PR China,P R China,PRC,中华人民共和国,中華人民共和國',
  HK: 'Hong Kong SAR,香港,Hong Kong China,HKSAR',
  MO: 'Macau,澳門,Macao SAR,Macau SAR',
  IN: 'Bharat,भारत',
  TH: 'ประเทศไทย,ไทย,ราชอาณาจักรไทย',
  IL: 'ישראל,State of Israel',
  SA: 'السعودية,المملكة العربية السعودية,KSA',
  EG: 'مصر,Misr,جمهورية مصر العربية',
  MA: 'Maroc,المغرب,المملكة المغربية,Royaume du Maroc',
  DZ: 'Algérie,الجزائر,الجمهورية الجزائرية الديمقراطية الشعبية',
  TN: 'Tunisie,تونس,الجمهورية التونسية',
  IR: 'Iran,ایران,جمهوری اسلامی ایران',
  SY: 'Syria,الجمهورية العربية السورية,سوريا,سورية',
  LA: 'Laos,ລາວ',
  MD: 'Moldova',
  TZ: 'Tanzania,Jamhuri ya Muungano wa Tanzania',
  BO: 'Bolivia',
  VE: 'Venezuela',
  CD: 'DR Congo,DRC',
  CG: 'Congo',
  CV: 'Cape Verde',
  CI: 'Ivory Coast',
  SZ: 'Swaziland',
  MM: 'Burma,မြန်မာ',
  FM: 'Micronesia',
  PS: 'Palestine,فلسطين,دولة فلسطين',
  BN: 'Brunei',
  TL: 'East Timor',
  VA: 'Vatican,Vatican City,Vatican City State',
  FK: 'Falkland Islands',
  GL: 'Kalaallit Nunaat',
  FO: 'Føroyar',
  LU: 'Lëtzebuerg,Luxemburg',
  MT: 'Malta',
  CY: 'Κύπρος,Kıbrıs,Κυπριακή Δημοκρατία',
  GE: 'საქართველო',
  AM: 'Հայաստան',
  KZ: 'Қазақстан',
  PE: 'Perú',
  PH: 'Pilipinas',
  KH: 'Kampuchea,កម្ពុជា',
  HT: 'Haïti',
  CM: 'Cameroun',
  SN: 'Sénégal',
  TD: 'Tchad',
  NZ: 'Aotearoa',
  KN: 'St Kitts and Nevis',
  VC: 'St Vincent and the Grenadines',
  NC: 'Nouvelle-Calédonie',
  PF: 'Polynésie française,Tahiti',
  VI: 'USVI,US Virgin Islands,United States Virgin Islands',
  VG: 'BVI,British Virgin Islands',
  BQ: 'Caribbean Netherlands,Dutch Caribbean Netherlands',
  WS: 'Western Samoa',
  TO: 'Puleʻanga Fakatuʻi ʻo Tonga',
  ET: 'ኢትዮጵያ',
  ME: 'Crna Gora,Црна Гора',
  AZ: 'Azərbaycan',
  TM: 'Türkmenistan',
  TJ: 'Тоҷикистон',
  UZ: 'Oʻzbekiston,Узбекистон',
  KG: 'Кыргызстан,Kirgizia',
  MN: 'Монгол улс,Монгол',
  AF: 'افغانستان',
  PK: 'پاکستان',
  LK: 'ශ්‍රී ලංකාව,இலங்கை',
  BD: 'বাংলাদেশ',
  NP: 'नेपाल',
  KE: 'Jamhuri ya Kenya',
  FR: 'République française,Republic of France',
  MR: 'موريتانيا,الجمهورية الإسلامية الموريتانية',
  SD: 'جمهورية السودان,السودان',
  LY: 'ليبيا,دولة ليبيا',
  YE: 'الجمهورية اليمنية,اليمن',
  BH: 'مملكة البحرين,البحرين',
  QA: 'دولة قطر,قطر',
  KW: 'دولة الكويت,الكويت',
  IQ: 'جمهورية العراق,العراق',
  JO: 'المملكة الأردنية الهاشمية,الأردن',
  OM: 'سلطنة عمان,عمان',
  LB: 'الجمهورية اللبنانية,لبنان,Liban',
};
const LONGEST = 5;

/** Both directions of codes and names, folded. */
interface Names {
  readonly codes: ReadonlyMap<string, string>;
  readonly alpha3: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly name: (code: string) => string;
  readonly numeric: (code: string) => string;
}
let known: Names | undefined;

function names(): Names {
  if (known) return known;
  // What the package reads by itself is looked at first.
  fromPackage('i18n-iso-countries/codes.json');
  const countries = fromPackage('i18n-iso-countries/index.js') as Countries;
  countries.registerLocale({ locale: 'en', countries: countryNamesIn('en') });
  const all = countries.getNames('en', { select: 'all' });
  const alpha2 = countries.getAlpha2Codes();
  known = {
    codes: new Map(Object.entries(alpha2)),
    alpha3: new Map(Object.entries(countries.getAlpha3Codes())),
    names: new Map([
      ...Object.entries(all).flatMap(([code, texts]) =>
        texts.map((text): [string, string] => [foldWorldName(text), code]),
      ),
      ...Object.entries(MORE).flatMap(([code, texts]) =>
        texts.split(',').map((text): [string, string] => [foldWorldName(text), code]),
      ),
    ]),
    numeric: (code) => countries.alpha2ToNumeric(code) ?? '',
    name: (code) => countries.getName(code, 'en') ?? code,
  };
  return known;
}

/** Languages beside English in which countries are named. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'id', 'vi', 'ja', 'zh', 'ko', 'ru', 'ar'];
/** A shorter name in another language may be anything. */
const SHORTEST_FOREIGN = 4;
let translated: ReadonlyMap<string, string> | undefined;

/** ISO 3166-1 alpha-2 of a folded name in one of the languages, undefined for what is none. */
export function countryTranslated(name: string): string | undefined {
  if (name.length < SHORTEST_FOREIGN && /^[A-Z]*$/.test(name)) return undefined;
  if (!translated) {
    const all = new Map<string, string>();
    for (const language of LANGUAGES) {
      for (const [code, texts] of Object.entries(countryNamesIn(language))) {
        for (const text of [texts].flat()) {
          const folded = foldWorldName(text);
          if (!all.has(folded)) all.set(folded, code);
        }
      }
    }
    translated = all;
  }
  return translated.get(name);
}

/** ISO 3166-1 alpha-2 of a code or name, case aside; undefined for what is none. */
export function countryCode(text: string): string | undefined {
  const name = foldWorldName(readPart(text));
  return codeOf(text.trim().toUpperCase()) ?? countryNamed(name) ?? countryTranslated(name);
}

/** ISO 3166-1 alpha-2 of a code of two or three letters in capitals, undefined for what is none. */
export function codeOf(code: string): string | undefined {
  const { codes, alpha3 } = names();
  return codes.has(code) ? code : alpha3.get(code);
}

/** ISO 3166-1 alpha-2 of a folded name, English or as the country calls itself; undefined for what is none. */
export const countryNamed = (name: string): string | undefined => names().names.get(name);

/** ISO 3166-1 alpha-3 of an alpha-2 code, '' for none. */
export const alpha3Of = (code: string): string => names().codes.get(code) ?? '';
/** ISO 3166-1 numeric of an alpha-2 code, '' for none. */
export const numericOf = (code: string): string => names().numeric(code);
/** English name of a country. */
export const countryName = (code: string): string => names().name(code);

/** Codes of countries that are codes of states and provinces too: CA is California as often as Canada. */
export const STATES_TOO: ReadonlySet<string> = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE NL NU PA PE SA SC SD SK TN VA YT'.split(' '),
);

/** Names of countries that end the names of places of others: Iceland calls itself an island, as BRIBIE ISLAND is. */
const ENDS_PLACES: ReadonlySet<string> = new Set(['ISLAND']);

/**
 * The country that the last words name, and how many they are. A code of two letters counts where it stands alone
 * behind a comma (`alone`), and one that is a state's too only where that country is `expected` ('' for none).
 */
export function countryAtEnd(
  words: readonly string[],
  expected: string,
  alone: boolean,
): { country: string; length: number } | undefined {
  const { alpha3, codes, names: byName } = names();
  const short = (text: string): string | undefined =>
    alpha3.get(text) ?? (text === expected || (alone && codes.has(text) && !STATES_TOO.has(text)) ? text : undefined);
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const text = words.slice(-length).join(' ');
    const isEnd = expected === '' && !alone && ENDS_PLACES.has(text);
    const country = isEnd ? undefined : (byName.get(text) ?? (length === 1 ? short(text) : undefined));
    if (country !== undefined && (expected === '' || country === expected)) return { country, length };
  }
  return undefined;
}
