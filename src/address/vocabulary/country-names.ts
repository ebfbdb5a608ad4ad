// What the two countries are called: in English, by codes, and in other languages and scripts, as visitors, maps and
// programs of other countries write them behind an address. Names are facts (ISO 3166-1, Unicode's CLDR).
import { foldWorldName } from '../fold.js';

type Names = Readonly<Record<'AU' | 'NZ', readonly string[]>>;

/**
 * In Latin letters; a name that an English word or a place is called by is left out (ÚC, NEW SOUTH WALES). The last of
 * each are cut off where a column ended.
 */
const LATIN: Names = {
  AU: [
    'Australia,AUS,AU,Aust,Commonwealth of Australia',
    'Australien,Australie,Australië,Australija,Avustralya',
    'Austrália,Austràlia,Ausztrália,Ástralía,Austrálie,Austrálsko',
    'Austrālija,Austraalia,Avstraliya,Avstralija,Avstralia',
    'Astrālija,Aŭstralio,Awstralia,Awstralja,An Astráil,Astràilia',
    'Ahitereiria,ʻAositelēlia,Auseteralia,Ositerelia',
    'Australi',
  ],
  NZ: [
    'New Zealand,NZ,NZL,N Z,NewZealand,Aotearoa,Aotearoa New Zealand,New Zealand Aotearoa,Niu Tireni',
    'Neuseeland,Nouvelle-Zélande,Nueva Zelanda,Nueva Zelandia',
    'Nuova Zelanda,Nova Zelândia,Nova Zelanda,Nova Zelandia',
    'Nieuw-Zeeland,Nieu-Seeland,Nya Zeeland,New Zeeland',
    'Ny Zeeland,Nýja-Sjáland,Nýsæland,Uusi-Seelanti,Uus-Meremaa',
    'Nowa Zelandia,Nový Zéland,Novi Zeland,Nova Zelandija',
    'Naujoji Zelandija,Jaunzēlande,Új-Zéland,Noua Zeelandă',
    'Yeni Zelanda,Yeni Zelandiya,Zelandë e Re,Zelanda e Re',
    'Zeelanda Berria,Nov-Zelando,Seland Newydd,An Nua-Shéalainn',
    'Selandia Baru,Selandia Anyar,Niu Sila,Nuʻusila,Nuusila,Tân Tây Lan',
    'New Ze,New Zea,New Zeala,New Zealan',
  ],
};

/** In letters that no word of an address at home has. */
const FOREIGN: Names = {
  AU: [
    'Австралия,Австралія,Аўстралія,Австрали,Аустралија,Австралија,Аустралия,Αυστραλία,Ավստրալիա,ავსტრალია',
    '澳大利亚,澳大利亞,澳洲,オーストラリア,オーストラリア連邦,豪州,호주,오스트레일리아',
    'أستراليا,استراليا,استرالیا,آسٹریلیا,אוסטרליה',
    'ऑस्ट्रेलिया,अष्ट्रेलिया,অস্ট্রেলিয়া,ਆਸਟ੍ਰੇਲੀਆ,ઑસ્ટ્રેલિયા,ஆஸ்திரேலியா',
    'ఆస్ట్రేలియా,ಆಸ್ಟ್ರೇಲಿಯಾ,ഓസ്‌ട്രേലിയ,ඕස්ට්‍රේලියාව',
    'ออสเตรเลีย,ประเทศออสเตรเลีย,អូស្ត្រាលី,ອອສເຕຣເລຍ,ဩစတြေးလျ',
  ],
  NZ: [
    'Новая Зеландия,Нова Зеландія,Новая Зеландыя,Нова Зеландия',
    'Нови Зеланд,Нов Зеланд,Шинэ Зеланд,Жаңа Зеландия',
    'Νέα Ζηλανδία,Նոր Զելանդիա,ახალი ზელანდია',
    '新西兰,新西蘭,纽西兰,紐西蘭,ニュージーランド,뉴질랜드',
    'نيوزيلندا,نیوزیلند,نیوزی لینڈ,ניו זילנד,न्यूज़ीलैंड',
    'न्यूजीलैंड,न्युजिल्याण्ड,নিউজিল্যান্ড,ਨਿਊਜ਼ੀਲੈਂਡ,ન્યુઝીલેન્ડ,ન્યુઝીલૅન્ડ',
    'நியூசிலாந்து,న్యూజిలాండ్,ನ್ಯೂಜಿಲೆಂಡ್,ന്യൂസിലൻഡ്,නවසීලන්තය',
    'นิวซีแลนด์,ประเทศนิวซีแลนด์,នូវែលសេឡង់,ນິວຊີແລນ,နယူးဇီလန်',
  ],
};

const listed = (names: Names): [string, 'AU' | 'NZ'][] =>
  (['AU', 'NZ'] as const).flatMap((code) =>
    names[code].flatMap((some) => some.split(',').map((name): [string, 'AU' | 'NZ'] => [name, code])),
  );

/** Names with their countries, and the words that they begin with. */
class NameTable {
  /** Each name as it is written and as the words of a line are. */
  readonly countries: ReadonlyMap<string, string>;
  readonly starts: ReadonlySet<string>;

  constructor(names: Names) {
    this.countries = new Map(
      listed(names).flatMap(([name, code]): [string, string][] => [
        [foldWorldName(name), code],
        [name.toUpperCase(), code],
      ]),
    );
    this.starts = new Set([...this.countries.keys()].map((name) => name.replace(/ .*/, '')));
  }
}

const latin = new NameTable(LATIN);
let made: NameTable | undefined;
/** Made when it is first needed: most processes end before that. */
const foreign = (): NameTable => (made ??= new NameTable(FOREIGN));
const LAST_ASCII = 0x7f;
/** True for words that may be of another alphabet. */
export const isForeign = (words: string): boolean => words.charCodeAt(0) > LAST_ASCII;

/** The country of that name, in the words of a line; undefined where it is none. */
export const countryNamed = (words: string): string | undefined =>
  latin.countries.get(words) ?? (isForeign(words) ? foreign().countries.get(words) : undefined);

/** Names in Latin letters, and all others, with their countries. */
export const latinNames = (): IterableIterator<[string, string]> => latin.countries.entries();

/** The same in all other letters. */
export const foreignNames = (): IterableIterator<[string, string]> => foreign().countries.entries();

/** Those others as they are written. */
export const foreignAsWritten = (): string[] => listed(FOREIGN).map(([name]) => name);

/** True for a word that a country's name begins with. */
export const isCountryStart = (word: string): boolean =>
  latin.starts.has(word) || (isForeign(word) && foreign().starts.has(word));
