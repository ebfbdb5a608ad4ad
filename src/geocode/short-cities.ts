// Names of cities as people shorten them: R'DAM, BS. AS., Н. НОВГОРОД, and what only those of the country understand,
// BGD and GBG.

/** Short forms that are nothing else in any country, and the full names. The blank or mark within them is free. */
const ANYWHERE: readonly (readonly [short: RegExp, full: string])[] = (
  [
    ["R'dam", 'Rotterdam'],
    ["A'dam", 'Amsterdam'],
    ["D'dorf", 'Düsseldorf'],
    ["K'lautern", 'Kaiserslautern'],
    ["M'gladbach", 'Mönchengladbach'],
    ["F'hafen", 'Friedrichshafen'],
    ["L'hafen", 'Ludwigshafen am Rhein'],
    ["W'haven", 'Wilhelmshaven'],
    ["B'haven", 'Bremerhaven'],
    ["B'ham", 'Birmingham'],
    ["W'ton", 'Wolverhampton'],
    ["S'pore", 'Singapore'],
    ["B'lore", 'Bangalore'],
    ["Jo'burg", 'Johannesburg'],
    ["P'boro", 'Peterborough'],
    ['W-wa', 'Warszawa'],
    ['Bs As', 'Buenos Aires'],
    ['С-Пб', 'Санкт-Петербург'],
    ['СПб', 'Санкт-Петербург'],
    ['Н Новгород', 'Нижний Новгород'],
    ['Н Тагил', 'Нижний Тагил'],
    ['Ростов н/Д', 'Ростов-на-Дону'],
    ['Θεσ/νίκη', 'Θεσσαλονίκη'],
    ['Θεσ/νικη', 'Θεσσαλονίκη'],
    ['Mexico D F', ', Ciudad de México'],
    ['México D F', ', Ciudad de México'],
    ['S Paulo', 'São Paulo'],
    ['S Luís', 'São Luís'],
    ['S José dos Campos', 'São José dos Campos'],
    ['S Bernardo do Campo', 'São Bernardo do Campo'],
  ] as const
).map(([short, full]) => [
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])${short.replaceAll("'", "['’`´]").replace(/[ -]/gu, '\\.?[ -]?')}\\.?(?![\\p{L}\\p{Nd}])`,
    'giu',
  ),
  full,
]);

/** What one of these has: a mark within a word, or a letter that stands for one. */
const MAY_BE_SHORT = /\p{L}['’`´/]\p{L}|(?<![\p{L}\p{Nd}])(?:Bs|[SWСН]|СПб|D\.?F)(?![\p{L}\p{Nd}])/iu;

/** A text with the cities named in full that are shortened in a way of their own. */
export function withFullCities(text: string): string {
  if (!MAY_BE_SHORT.test(text)) return text;
  return ANYWHERE.reduce((full, [short, name]) => full.replace(short, name), text);
}

/** By country: `short=full`, folded. */
const IN_COUNTRY: Readonly<Record<string, string>> = {
  AR: 'BSAS=BUENOS AIRES,CBA=CORDOBA,MDQ=MAR DEL PLATA',
  BR: 'RIO=RIO DE JANEIRO,POA=PORTO ALEGRE,BH=BELO HORIZONTE',
  CH: 'ZH=ZURICH,GE=GENEVE',
  CL: 'STGO=SANTIAGO,VINA=VINA DEL MAR,CONCE=CONCEPCION',
  CO: 'BTA=BOGOTA,BOG=BOGOTA,MED=MEDELLIN',
  CN: 'BJ=BEIJING,SH=SHANGHAI,GZ=GUANGZHOU,SZ=SHENZHEN',
  DE: 'FFM=FRANKFURT AM MAIN,HH=HAMBURG,BLN=BERLIN,MUC=MUNCHEN,STGT=STUTTGART,HRO=ROSTOCK',
  DK: 'KBH=KOBENHAVN,CPH=KOBENHAVN,KBH K=KOBENHAVN,KBH N=KOBENHAVN,KBH S=KOBENHAVN,KBH V=KOBENHAVN',
  ES: 'BCN=BARCELONA,VLC=VALENCIA,SVQ=SEVILLA,DONOSTI=SAN SEBASTIAN',
  FI: 'HKI=HELSINKI,HKU=HELSINKI,TRE=TAMPERE,JKL=JYVASKYLA',
  GB: 'MCR=MANCHESTER,LDN=LONDON,LON=LONDON,SOTON=SOUTHAMPTON,EDIN=EDINBURGH,BHAM=BIRMINGHAM',
  HU: 'BP=BUDAPEST,BPEST=BUDAPEST,BUD=BUDAPEST,SZFVAR=SZEKESFEHERVAR',
  ID: 'JKT=JAKARTA,BDG=BANDUNG,SBY=SURABAYA,JOGJA=YOGYAKARTA,YOGYA=YOGYAKARTA,SMG=SEMARANG,MKS=MAKASSAR,DPS=DENPASAR',
  IN: 'BLR=BANGALORE,HYD=HYDERABAD,VIZAG=VISAKHAPATNAM,AMDAVAD=AHMEDABAD',
  JP: 'TKY=TOKYO',
  MX: 'GDL=GUADALAJARA,MTY=MONTERREY,CDMX=CIUDAD DE MEXICO,QRO=QUERETARO,SLP=SAN LUIS POTOSI,TJ=TIJUANA',
  MY: 'KL=KUALA LUMPUR,JB=JOHOR BAHRU,PJ=PETALING JAYA,KK=KOTA KINABALU,KB=KOTA BHARU',
  NG: 'PH=PORT HARCOURT,PHC=PORT HARCOURT',
  NL: 'RDAM=ROTTERDAM,ADAM=AMSTERDAM,DH=DEN HAAG,GRUNN=GRONINGEN',
  NO: 'TRHEIM=TRONDHEIM',
  PH: 'QC=QUEZON CITY,CDO=CAGAYAN DE ORO',
  PL: 'WAWA=WARSZAWA,WWA=WARSZAWA,KRK=KRAKOW,GDN=GDANSK',
  RO: 'BUC=BUCURESTI,BUCUR=BUCURESTI,CLUJ=CLUJ NAPOCA',
  RS: 'BGD=BEOGRAD,BG=BEOGRAD,БГД=БЕОГРАД,БГ=БЕОГРАД,NS=NOVI SAD,НС=НОВИ САД',
  RU:
    'МСК=МОСКВА,СПБ=САНКТ ПЕТЕРБУРГ,ЕКБ=ЕКАТЕРИНБУРГ,НСК=НОВОСИБИРСК,' +
    'SPB=SANKT PETERBURG,MSK=MOSKVA,EKB=YEKATERINBURG',
  SA: 'RUH=RIYADH,JED=JEDDAH',
  SE: 'STHLM=STOCKHOLM,GBG=GOTEBORG,GTBG=GOTEBORG,LKPG=LINKOPING,NKPG=NORRKOPING,OSD=OSTERSUND',
  TH: 'BKK=BANGKOK,กทม=กรุงเทพมหานคร',
  TR: 'IST=ISTANBUL,ANK=ANKARA',
  US: 'NYC=NEW YORK,LA=LOS ANGELES,SF=SAN FRANCISCO,PHILA=PHILADELPHIA,PHILLY=PHILADELPHIA,CHI=CHICAGO,CHGO=CHICAGO',
  VN: 'HCMC=HO CHI MINH,HCM=HO CHI MINH,TPHCM=HO CHI MINH,TP HCM=HO CHI MINH,SG=HO CHI MINH,HN=HA NOI,DN=DA NANG',
  ZA:
    'JHB=JOHANNESBURG,JOBURG=JOHANNESBURG,PTA=PRETORIA,CPT=CAPE TOWN,' +
    'DBN=DURBAN,PMB=PIETERMARITZBURG,BFN=BLOEMFONTEIN',
};

const byCountry = new Map(
  Object.entries(IN_COUNTRY).map(([country, list]) => [
    country,
    new Map(list.split(',').map((pair) => pair.split('=') as [string, string])),
  ]),
);
const anywhere = new Map<string, { readonly country: string; readonly full: string }[]>();
for (const [country, names] of byCountry) {
  for (const [short, full] of names) {
    anywhere.set(short, [...(anywhere.get(short) ?? []), { country, full }]);
  }
}

/** The full name (folded) of a city that is called so for short in the country. */
export const fullCityIn = (short: string, country: string): string | undefined => byCountry.get(country)?.get(short);

/** The cities of all countries that are called so for short. */
export const fullCities = (short: string): readonly { readonly country: string; readonly full: string }[] =>
  anywhere.get(short) ?? [];
