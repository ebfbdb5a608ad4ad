// What the two countries are called: in English, by codes, and in other languages and scripts, as visitors, maps and
// programs of other countries write them behind an address. Names are facts (ISO 3166-1, Unicode's CLDR).
import { foldWorldName } from '../fold.js';

/** Names by country; a name that an English word or a place is called by is left out (ÚC, NEW SOUTH WALES). */
const NAMES: Readonly<Record<'AU' | 'NZ', readonly string[]>> = {
  AU: [
    'Australia,AUS,AU,Aust,Commonwealth of Australia',
    'Australien,Australie,Australië,Australija,Avustralya',
    'Austrália,Austràlia,Ausztrália,Ástralía,Austrálie,Austrálsko',
    'Austrālija,Austraalia,Avstraliya,Avstralija,Avstralia',
    'Astrālija,Aŭstralio,Awstralia,Awstralja,An Astráil,Astràilia',
    'Ahitereiria,ʻAositelēlia,Auseteralia,Ositerelia',
    'Австралия,Австралія,Аўстралія,Австрали,Аустралија,Австралија,Аустралия,Αυστραλία,Ավստրալիա,ავსტრალია',
    '澳大利亚,澳大利亞,澳洲,オーストラリア,オーストラリア連邦,豪州,호주,오스트레일리아',
    'أستراليا,استراليا,استرالیا,آسٹریلیا,אוסטרליה',
    'ऑस्ट्रेलिया,अष्ट्रेलिया,অস্ট্রেলিয়া,ਆਸਟ੍ਰੇਲੀਆ,ઑસ્ટ્રેલિયા,ஆஸ்திரேலியா',
    'ఆస్ట్రేలియా,ಆಸ್ಟ್ರೇಲಿಯಾ,ഓസ്‌ട്രേലിയ,ඕස්ට්‍රේලියාව',
    'ออสเตรเลีย,ประเทศออสเตรเลีย,អូស្ត្រាលី,ອອສເຕຣເລຍ,ဩစတြေးလျ',
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

const listed = (code: 'AU' | 'NZ'): string[] => NAMES[code].flatMap((names) => names.split(','));

/** Each name as it is written and as the words of a line are, with its country. */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  (['AU', 'NZ'] as const).flatMap((code) =>
    listed(code).flatMap((name): [string, string][] => [
      [foldWorldName(name), code],
      [name.toUpperCase(), code],
    ]),
  ),
);

/** Names in letters that no word of an address at home has, as they are written. */
export const FOREIGN_NAMES: readonly string[] = (['AU', 'NZ'] as const)
  .flatMap(listed)
  .filter((name) => !/\p{Script=Latin}/u.test(name));

const STARTS: ReadonlySet<string> = new Set([...COUNTRY_NAMES.keys()].map((name) => name.replace(/ .*/, '')));

/** True for a word that a country's name begins with. */
export const isCountryStart = (word: string): boolean => STARTS.has(word);
