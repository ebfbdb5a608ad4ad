// The languages that a line's words for streets and quarters are of, and the countries that write them: RUE DES LILAS,
// LINDENWEG, UL. DŁUGA, JALAN MERDEKA. Facts of the postal operators' addressing guides and of dictionaries.
import { isEdge, type Word } from '../words.js';

interface Language {
  readonly countries: string;
  /** Words that begin a part, behind a number or not. */
  readonly first?: string;
  /** Words behind the name. */
  readonly last?: string;
  /** How a word ends that is name and kind in one, a number behind it. */
  readonly ends?: string;
}

const LANGUAGES: readonly Language[] = [
  {
    countries: 'FR BE CH LU MC DZ MA TN SN CI CM ML BF NE TD CG CD GA BJ TG MG HT DJ RE GP MQ GF YT NC PF MU MR GN',
    first:
      'RUE ALLEE ALLEES AVENUE BOULEVARD BD BVD PLACE CHEMIN CHE IMPASSE IMP QUAI COURS RTE ROUTE FAUBOURG FG SQUARE ' +
      'PASSAGE LIEU LIEUDIT HAMEAU CITE RANG',
  },
  {
    countries: 'DE AT CH LI LU',
    first: 'AM IM AN ZUM ZUR UNTER POSTFACH',
    ends: 'STRASSE STR WEG PLATZ GASSE ALLEE RING DAMM UFER GRABEN STEIG BERG',
  },
  {
    countries: 'NL BE',
    first: 'POSTBUS',
    ends: 'STRAAT STR LAAN WEG PLEIN GRACHT KADE SINGEL DIJK HOF DREEF STEENWEG PAD',
  },
  { countries: 'SE', ends: 'GATAN VAGEN TORGET GRAND STIGEN GRANDEN ALLEN PLAN' },
  { countries: 'DK', ends: 'GADE VEJ STRAEDE TORV ALLE BOULEVARD' },
  { countries: 'NO', ends: 'GATE GATA GATEN VEIEN VEI VEGEN VEG TORG BRYGGE', first: 'POSTBOKS' },
  { countries: 'FI', ends: 'KATU TIE KUJA POLKU TORI RINNE' },
  { countries: 'IS FO', ends: 'GATA STRAETI VEGUR BRAUT STIGUR' },
  { countries: 'HU RO SK RS', last: 'UTCA UT UTJA TER TERE KORUT SETANY KOZ RAKPART', ends: 'UTCA KORUT' },
  { countries: 'PL', first: 'UL ULICA AL ALEJA OS OSIEDLE PL PLAC RYNEK SKRYTKA' },
  { countries: 'CZ SK', first: 'NAM NAMESTI NAMESTIE TRIDA TR UL ULICE', last: 'NAMESTI NAMESTIE TRIDA ULICE' },
  {
    countries: 'RS HR BA ME SI MK',
    first: 'ULICA UL TRG OBALA BULEVAR BUL',
    last: 'ULICA CESTA TRG OBALA BULEVAR PUT',
  },
  { countries: 'RO MD', first: 'STR STRADA BD BDUL BULEVARDUL CALEA SOS SOSEAUA ALEEA PIATA SPLAIUL INTRAREA BLOC' },
  { countries: 'IT CH SM VA', first: 'VIA VIALE CORSO PIAZZA PIAZZALE PZA VICOLO LARGO STRADA CONTRADA LUNGOMARE' },
  {
    countries: 'ES MX AR CO CL PE EC VE UY PY BO CR PA GT SV HN NI DO CU PR GQ',
    first:
      'CALLE C CL AVDA AVENIDA AV AVE CARRERA CRA CR KR CALZADA CALZ PASEO PLAZA PZA PLZA RONDA CAMINO JR JIRON PJE ' +
      'PASAJE TRANSVERSAL DIAGONAL BLVD COL COLONIA URB URBANIZACION BARRIO ESQUINA CARRETERA',
  },
  { countries: 'ES AD', first: 'CARRER PLACA PASSEIG RAMBLA RUA RUELA KALEA' },
  {
    countries: 'PT BR AO MZ CV ST GW TL',
    first: 'RUA R AVENIDA AV TRAVESSA TV PRACA LARGO ALAMEDA ESTRADA RODOVIA BAIRRO BECO PRACETA CALCADA QUADRA',
  },
  { countries: 'GR CY', first: 'LEOFOROS LEOF ODOS PLATEIA', last: 'ΟΔΟΣ' },
  {
    countries: 'TR CY',
    last: 'CADDESI CAD CD SOKAK SOKAGI SOK SK MAHALLESI MAH BULVARI BLV BULV MEYDANI',
    first: 'NO',
  },
  { countries: 'RU UA BY BG KZ KG UZ', first: 'UL ULITSA PR PROSP PROSPEKT PER PEREULOK VUL VULYTSIA BUL' },
  { countries: 'EE', last: 'TN TANAV MNT PST MAANTEE' },
  { countries: 'LV', last: 'IELA BULVARIS PROSPEKTS' },
  { countries: 'LT', last: 'GATVE PROSPEKTAS ALEJA' },
  { countries: 'AL XK', first: 'RRUGA RR BULEVARDI LAGJJA' },
  { countries: 'VN', first: 'DUONG PHO QUAN PHUONG TP THANH SO NGO HEM' },
  {
    countries: 'ID MY BN SG',
    first: 'JALAN JL JLN LORONG LRG GANG GG KAMPUNG KP TAMAN PERSIARAN LEBUH KECAMATAN KEC KABUPATEN KAB KELURAHAN KEL',
  },
  { countries: 'TH', first: 'SOI THANON MOO', last: 'ALLEY SOI' },
  { countries: 'PH', first: 'BARANGAY BRGY PUROK SITIO POBLACION' },
  {
    countries: 'IN PK BD NP',
    last: 'MARG NAGAR CHOWK BAZAR BAZAAR COLONY PURAM',
    first: 'HNO PLOT OPP OPPOSITE NEAR BEHIND',
  },
  { countries: 'EG SA AE JO SY LB IQ SD LY YE KW QA BH OM', first: 'SHARIA SHARI SHAREH' },
  { countries: 'IL', first: 'REHOV RECHOV SDEROT' },
];

const listed = (words: string | undefined): readonly string[] => (words ?? '').split(' ').filter((word) => word !== '');
const firsts = new Map<string, string[]>();
const lasts = new Map<string, string[]>();
const ends: (readonly [string, readonly string[]])[] = [];
for (const { countries, first, last, ends: endings } of LANGUAGES) {
  const all = listed(countries);
  for (const word of listed(first)) firsts.set(word, [...(firsts.get(word) ?? []), ...all]);
  for (const word of listed(last)) lasts.set(word, [...(lasts.get(word) ?? []), ...all]);
  for (const ending of listed(endings)) ends.push([ending, all]);
}
/** Letters before the kind of a street that is one word with its name. */
const SHORTEST_NAME = 3;

/** The countries in whose languages the words name streets or quarters. */
export function countriesOfStreetWords(words: readonly Word[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [at, { text }] of words.entries()) {
    const isFirst = isEdge(words, at) || /\d/.test(words[at - 1]!.text);
    const next = words[at + 1];
    const isLast = isEdge(words, at + 1) || /\d/.test(next?.text ?? '');
    if (isFirst && !isEdge(words, at + 1)) for (const country of firsts.get(text) ?? []) found.add(country);
    if (isLast && !isFirst) for (const country of lasts.get(text) ?? []) found.add(country);
    if (next === undefined || !/^\d/.test(next.text) || next.part !== words[at]!.part) continue;
    for (const [ending, countries] of ends) {
      if (text.length < ending.length + SHORTEST_NAME || !text.endsWith(ending)) continue;
      for (const country of countries) found.add(country);
    }
  }
  return found;
}
