// The words of a street's name outside Australia and New Zealand: which say what kind of street it is, which way it
// lies or nothing at all, and which are the name itself. Streets are found by the words of the name itself.
import { foldWorldName } from '../../address/fold.js';
import { ORDINALS, SHORT_ORDINALS } from '../../address/vocabulary/ordinals.js';
import { streetType } from '../../address/vocabulary/street.js';

/** `lead`: a kind of street that stands before the name (RUE), `kind`: one behind it (STREET). */
export type WordKind = 'name' | 'lead' | 'kind' | 'compass' | 'particle';

/** A word of a street's name, in the form in which it is compared. */
export interface NameWord {
  readonly text: string;
  readonly kind: WordKind;
}

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Kinds of street, folded, in full or short where registers have them so, beside the English ones of `streetType`:
 * French, German, Dutch, Italian, Spanish, Portuguese, Polish, Czech, Hungarian, Romanian, South Slavic, Nordic,
 * Turkish, Malay, Vietnamese, Russian, Ukrainian, Greek, Catalan, Baltic and Caucasian languages, Hebrew, Arabic, and
 * highways. Facts of the languages.
 */
const TYPES: ReadonlySet<string> = new Set(
  wordsOf(`
  RUE AVENUE BOULEVARD PLACE CHEMIN IMPASSE ROUTE ALLEE COURS QUAI SQUARE PASSAGE RUELLE SENTIER FAUBOURG MONTEE CITE
  STRASSE PLATZ WEG GASSE ALLEE RING DAMM UFER STEIG MARKT CHAUSSEE
  STRAAT LAAN PLEIN KADE STEEG DREEF HOF SINGEL GRACHT
  VIA VIALE PIAZZA PIAZZALE CORSO LARGO VICOLO STRADA CONTRADA LUNGOMARE BORGO SALITA
  CALLE AVENIDA PASEO PLAZA CARRETERA RONDA TRAVESIA GLORIETA CAMINO CARRERA DIAGONAL TRANSVERSAL CALZADA
  PROLONGACION PASAJE CALLEJON JIRON AUTOPISTA
  RUA PRACA ALAMEDA TRAVESSA RODOVIA ESTRADA LADEIRA BECO
  ULICA ALEJA ALEJE PLAC OSIEDLE RONDO NAMESTI TRIDA UTCA UT TER TERE KORUT SETANY
  STRADA BULEVARDUL CALEA SOSEAUA ALEEA PIATA INTRAREA SPLAIUL TRG CESTA BULEVAR
  GATAN GATA GATE GADE VAGEN VEIEN VEJ TORGET PLADS PLASS KATU TIE
  CADDESI CADDE SOKAK SOKAGI BULVARI MAHALLESI MEYDANI YOLU KUCESI PROSPEKTI
  AVINGUDA CARRER PASSEIG PLACA RAMBLA TRIQ RRUGA NAMESTIE SUGARUT KRT FASOR BULVAR BULVARDI
  IELA GATVE PROSPEKTAS TANAV MAANTEE PUIESTEE
  БУЛЕВАР БУЛЕВАРД УЛ ВУЛ ՊՈՂՈՏԱ ՓՈՂՈՑ ᲒᲐᲛᲖᲘᲠᲘ ᲥᲣᲩᲐ שדרות רחוב شارع
  JALAN LORONG GANG DUONG PHO
  УЛИЦА ПРОСПЕКТ ПЕРЕУЛОК БУЛЬВАР ПЛОЩАДЬ ШОССЕ НАБЕРЕЖНАЯ ПРОЕЗД ТУПИК АЛЛЕЯ ВУЛИЦЯ ПРОВУЛОК ПЛОЩА
  ΟΔΟΣ ΛΕΩΦΟΡΟΣ ΠΛΑΤΕΙΑ
  STATE COUNTY TOWNSHIP INTERSTATE US PIKE TURNPIKE FREEWAY
  `),
);

/** Those that stand before the name, the English ones before a number or a letter (HIGHWAY 9, AVENUE K). */
const LEADS: ReadonlySet<string> = new Set([...TYPES, ...wordsOf('HIGHWAY HWY ROUTE RTE RT ROAD RD AVE AV BLVD BD')]);

/** Endings of one word that say the kind: they are cut short after their first letter or later (FRIEDRICHSTR). */
export const TYPE_ENDINGS: readonly string[] = wordsOf(
  `STRASSE PLATZ GASSE WEG ALLEE DAMM RING UFER MARKT STRAAT PLEIN LAAN KADE GRACHT GATAN GATA GATE GADE VAGEN VEIEN VEJ
  TORGET PLADS TIE KATU`,
);

/** Words that stand between the others and are left out by some: articles and prepositions of the same languages. */
const PARTICLES: ReadonlySet<string> = new Set(
  wordsOf(
    'DE LA LE LES L DU DES D DA DO DOS DAS DEL DELLA DELLE DEI DEGLI DI VAN DER DEN DEM HET T THE OF Y E AND ET UND',
  ),
);

/** Compass words, and what stands at either end as these do → the letters that they are compared by. */
const COMPASS: ReadonlyMap<string, string> = new Map(
  wordsOf(
    `NORTH:N SOUTH:S EAST:E WEST:W NORTHEAST:NE NORTHWEST:NW SOUTHEAST:SE SOUTHWEST:SW N:N S:S E:E W:W NE:NE NW:NW SE:SE
    SW:SW NORD:N SUD:S OUEST:W EST:E NTH:N STH:S UPPER:UPPER LOWER:LOWER
    UPR:UPPER LWR:LOWER NORTE:N SUR:S ORIENTE:E PONIENTE:W NTE:N OTE:E PTE:W`,
  ).map((pair) => pair.split(':') as [string, string]),
);

/** FIRST → 1, 1ST → 1: an ordinal is compared by its number. EERSTE and its like: Dutch. */
const ORDINAL_VALUES: ReadonlyMap<string, string> = new Map([
  ...ORDINALS.map((word, i): [string, string] => [word, String(i + 1)]),
  ...SHORT_ORDINALS.map((word, i): [string, string] => [word, String(i + 1)]),
  ...wordsOf('EERSTE TWEEDE DERDE VIERDE VIJFDE').map((word, i): [string, string] => [word, String(i + 1)]),
]);
const SHORT_ORDINAL = /^(\d+)(?:ST|ND|RD|TH|E|ER|EME|O|A)$/;

/** The form of a folded word in which it is compared: ordinals as their number. */
export const wordForm = (word: string): string =>
  ORDINAL_VALUES.get(word) ?? (/^\d/.test(word) ? (SHORT_ORDINAL.exec(word)?.[1] ?? word) : word);

/** The letters of a compass word (NORTHWEST → NW), undefined for another word. */
export const compassLetters = (word: string): string | undefined => COMPASS.get(word);

/** True for a word that says what kind of street it is, in full or, in English, shortened. */
export const isTypeWord = (word: string): boolean => TYPES.has(word) || streetType(word) !== undefined;

/** True for a word that joins others and says nothing by itself: DE, OF, DER. */
export const isParticle = (word: string): boolean => PARTICLES.has(word);

/** The words of a street's name. One that is made of types and compass words alone is named by these. */
export function nameWords(street: string): NameWord[] {
  const words = foldWorldName(street)
    .split(' ')
    .filter((word) => word !== '');
  const kinds = kindsOf(words);
  // EAST STREET, PIKE STREET, THE GREEN, AVENIDA DIAGONAL: the nearest to a name that there is.
  const lastKind = words[kinds.lastIndexOf('kind')] ?? '';
  const byKind = streetType(lastKind) === undefined ? (['kind', 'lead'] as const) : (['lead', 'kind'] as const);
  const named = (['name', 'compass', ...byKind] as const).find((kind) => kinds.includes(kind));
  return words.map((word, i) => ({ text: wordForm(word), kind: kinds[i] === named ? 'name' : kinds[i]! }));
}

/** Directions stand at both ends, and within them what says the kind: one word behind the name, some before it. */
function kindsOf(words: readonly string[]): WordKind[] {
  const kinds = words.map((word): WordKind => (PARTICLES.has(word) ? 'particle' : 'name'));
  let [first, last] = [0, words.length - 1];
  while (last > 0 && COMPASS.has(words[last]!)) kinds[last--] = 'compass';
  while (first < last && COMPASS.has(words[first]!)) kinds[first++] = 'compass';
  if (words.length > 1 && isTypeWord(words[last]!)) kinds[last--] = 'kind';
  while (first <= last && LEADS.has(words[first]!)) kinds[first++] = 'lead';
  return kinds;
}

/** The words by which a street is looked up: those of the name itself. */
export const lookedUpBy = (street: string): string[] => [...new Set(ownWords(nameWords(street)))];

/**
 * What stands for the whole name in one word: all its words run together (MUNCHNERSTRASSE), and the first letters of a
 * name of several words (MG).
 */
export function wholeForms(street: string): string[] {
  const words = nameWords(street);
  const own = ownWords(words);
  const initials = own.length > 1 ? [initialsOf(own)] : [];
  return words.length > 1 ? [words.map(({ text }) => text).join(''), ...initials] : [];
}

/** MLK for Martin Luther King Junior: the last word may be no name of its own. */
export const initialsOf = (own: readonly string[]): string =>
  own
    .filter((text) => text !== 'JUNIOR' && text !== 'SENIOR')
    .map((text) => text[0])
    .join('');

const ownWords = (words: readonly NameWord[]): string[] =>
  words.filter(({ kind }) => kind === 'name').map(({ text }) => text);
