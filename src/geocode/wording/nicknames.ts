// What people of Australia and New Zealand call their towns and regions: FREO, BRISSIE, TASSIE, WELLY, PALMY. Names are
// facts; only those are listed that no place, street or person has.

/** By the names in full: `short|short=full`. */
const AUSTRALIA = [
  'brissie|brissy|brisvegas=Brisbane, QLD',
  'coffs=Coffs Harbour, NSW',
  'freo=Fremantle, WA',
  'melb=Melbourne, VIC',
  'parra=Parramatta, NSW',
  'port mac=Port Macquarie, NSW',
  'rotto=Rottnest Island, WA',
  'straddie=North Stradbroke Island, QLD',
  'sunny coast=Sunshine Coast, QLD',
  'tassie=Tasmania',
  'the alice=Alice Springs, NT',
];
const NEW_ZEALAND = [
  'dunners=Dunedin',
  'gizzy=Gisborne',
  'greater wellington=Wellington',
  'invers=Invercargill',
  'palmy|palmy north=Palmerston North',
  'q-?town=Queenstown',
  'rotovegas=Rotorua',
  'the naki|naki=Taranaki',
  'the tron|hamiltron=Hamilton',
  'welly|wellywood=Wellington',
];

interface Nickname {
  /** Matches the name as the first part of a text, or all of it. */
  readonly form: RegExp;
  readonly full: string;
}

/** What may stand behind a name without a comma. */
const BEHIND = '(?:NZL?|New Zealand|Aotearoa|AUS?|Australia|NSW|VIC|QLD|WA|SA|TAS|NT|ACT)';

const listOf = (list: readonly string[], country: string): Nickname[] =>
  list.map((entry) => {
    const [short = '', full = ''] = entry.split('=');
    return { form: new RegExp(`^(?:${short})(?=\\s*(?:,|$)|\\s+${BEHIND}\\.?$)`, 'iu'), full: `${full}${country}` };
  });

/** By the country asked for, '' where the text says it. */
const BY_COUNTRY: ReadonlyMap<string, readonly Nickname[]> = new Map([
  ['AU', listOf(AUSTRALIA, '')],
  ['NZ', listOf(NEW_ZEALAND, '')],
  ['', [...listOf(AUSTRALIA, ''), ...listOf(NEW_ZEALAND, ', New Zealand')]],
]);

/** Letters of the longest text that begins with a nickname and goes on with no more than a state and a country. */
const LONGEST = 60;
/** NZ, NEW ZEALAND and AUSTRALIA behind the name say again what the full name does. */
const COUNTRY_BEHIND = /^\s*,?\s*(?:NZL?|New Zealand|Aotearoa|AUS?|Australia)\.?$/iu;
const STATE_BEHIND = /^\s*,?\s*(?:NSW|VIC|QLD|WA|SA|TAS|NT|ACT)\b/iu;

/** The text with the town's full name; `country`: the one asked for, '' where the text says it. */
export function withFullName(text: string, country: string): string {
  if (text.length > LONGEST) return text;
  const nickname = BY_COUNTRY.get(country)?.find(({ form }) => form.test(text));
  if (!nickname) return text;
  const behind = text.replace(nickname.form, '');
  if (COUNTRY_BEHIND.test(behind)) return nickname.full;
  return `${STATE_BEHIND.test(behind) ? nickname.full.split(',')[0] : nickname.full}${behind}`;
}
