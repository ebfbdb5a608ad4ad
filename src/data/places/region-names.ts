// What regions are also called: their codes of ISO 3166-2 where GeoNames has numbers of its own, and their names in the
// languages of the country where GeoNames has them in English. A region is named as GeoNames has it (folded).
import { foldWorldName } from '../../address/fold.js';
import { namedStates } from '../../contract/fields/states.js';

/**
 * By country: `region=other,other;…`. Sources: ISO 3166-2, the regions' own official names now and before, and those of
 * Natural Earth's first-level areas (public domain) in other spellings.
 */
export const OTHER_REGION_NAMES: Readonly<Record<string, string>> = {
  AF: 'HERAT=Hirat',
  AR: 'BUENOS AIRES FD=CABA,Capital Federal,Ciudad Autónoma de Buenos Aires',
  AT: 'VIENNA=Wien,W;TYROL=Tirol,T;STYRIA=Steiermark,STMK;UPPER AUSTRIA=Oberösterreich,OÖ;LOWER AUSTRIA=Niederösterreich,NÖ;CARINTHIA=Kärnten,KTN;SALZBURG=SBG;VORARLBERG=VBG;BURGENLAND=BGLD',
  AU: namedStates.map(({ code, name }) => `${name}=${code}`).join(';'),
  BE: 'BRUSSELS CAPITAL=Bruxelles,Brussel,Brussels,Bruxelles-Capitale,Brussels Hoofdstedelijk Gewest,Brüssel;WALLONIA=Wallonie,Wallonië,Wallonien;FLANDERS=Vlaanderen,Flandre,Flandern',
  BR: 'RIO GRANDE DO NORTE=RN;PIAUI=PI;PERNAMBUCO=PE;PARAIBA=PB;PARA=PA;MARANHAO=MA;CEARA=CE;AMAPA=AP;ALAGOAS=AL;SERGIPE=SE;SAO PAULO=SP;SANTA CATARINA=SC;RIO GRANDE DO SUL=RS;RIO DE JANEIRO=RJ;PARANA=PR;MINAS GERAIS=MG;MATO GROSSO DO SUL=MS;MATO GROSSO=MT;GOIAS=GO;FEDERAL DISTRICT=DF,Distrito Federal;ESPIRITO SANTO=ES;BAHIA=BA;TOCANTINS=TO;RORAIMA=RR;AMAZONAS=AM;ACRE=AC;RONDONIA=RO',
  BY: 'VITEBSK=Vitsyebsk,Vitebskaya,Віцебская вобласць;HOMYEL=Homyel,Gomel,Homieĺ,Гомельская вобласць;MOGILEV=Mahilyow,Mahiliou,Могилёвская область;GRODNENSKAYA=Hrodna,Grodno,Гродзенская вобласць;BREST=Брэсцкая вобласць;MINSK=Мінская вобласць',
  CA: 'ALBERTA=AB;BRITISH COLUMBIA=BC,Colombie-Britannique;MANITOBA=MB;NEW BRUNSWICK=NB,Nouveau-Brunswick;NORTHWEST TERRITORIES=NT,NWT,Territoires du Nord-Ouest;NOVA SCOTIA=NS,Nouvelle-Écosse;NUNAVUT=NU;ONTARIO=ON,ONT;PRINCE EDWARD ISLAND=PE,PEI,Île-du-Prince-Édouard;QUEBEC=QC,PQ;SASKATCHEWAN=SK,SASK;YUKON=YT,Yukon Territory;NEWFOUNDLAND AND LABRADOR=NL,NF,Newfoundland,Labrador,Terre-Neuve-et-Labrador',
  CD: 'NORTH KIVU=Nord-Kivu;SOUTH KIVU=Sud-Kivu;BAS CONGO=Kongo Central;EAST KASAI=Kasaï-Oriental;KASAI CENTRAL=Kasaï-Central',
  CH: 'ZURICH=Zürich;VAUD=Waadt;VALAIS=Wallis;TICINO=Tessin;SAINT GALLEN=St. Gallen,Sankt Gallen;LUCERNE=Luzern;GRISONS=Graubünden,Grigioni;GENEVA=Genève,Genf;FRIBOURG=Freiburg;BERN=Berne;BASEL CITY=Basel-Stadt,Basel;BASEL LANDSCHAFT=Baselland;NEUCHATEL=Neuenburg',
  CL: "SANTIAGO=Región Metropolitana de Santiago,Región Metropolitana,RM;ARAUCANIA=La Araucanía;BIOBIO=Bío-Bío,Bío Bío;OHIGGINS=Libertador General Bernardo O'Higgins,Libertador;AYSEN=Aisén,Aisén del General Carlos Ibáñez del Campo,Aysén del General Carlos Ibáñez del Campo;MAGALLANES=Magallanes y Antártica Chilena,Magallanes y de la Antártica Chilena",
  CM: 'SOUTH WEST=Sud-Ouest;WEST=Ouest;SOUTH=Sud;NORTH WEST=Nord-Ouest;EAST=Est;NORTH=Nord;FAR NORTH=Extrême-Nord;ADAMAOUA=Adamawa',
  CN: 'TIBET=Xizang,西藏,西藏自治区;QINGHAI=青海,青海省;XINJIANG=新疆,新疆维吾尔自治区,Xinjiang Uygur,Xinjiang Uyghur;ZHEJIANG=浙江,浙江省;YUNNAN=云南,云南省;TIANJIN=天津,天津市;SICHUAN=四川,四川省;SHANXI=山西,山西省;SHANGHAI=上海,上海市;SHANDONG=山东,山东省;SHAANXI=陕西,陕西省;NINGXIA=宁夏,宁夏回族自治区,Ningxia Hui;JIANGXI=江西,江西省;JIANGSU=江苏,江苏省;HUNAN=湖南,湖南省;HUBEI=湖北,湖北省;HENAN=河南,河南省;HEBEI=河北,河北省;HAINAN=海南,海南省;GUIZHOU=贵州,贵州省;GUANGXI=广西,广西壮族自治区;GUANGDONG=广东,广东省;GANSU=甘肃,甘肃省;FUJIAN=福建,福建省;CHONGQING=重庆,重庆市;ANHUI=安徽,安徽省;INNER MONGOLIA=Nei Mongol,内蒙古,内蒙古自治区;LIAONING=辽宁,辽宁省;JILIN=吉林,吉林省;HEILONGJIANG=黑龙江,黑龙江省;BEIJING=北京,北京市',
  CZ: 'PRAGUE=Praha,Hlavní město Praha;SOUTH MORAVIAN=Jihomoravský kraj,South Moravia;SOUTH BOHEMIAN=Jihočeský kraj,South Bohemia;VYSOCINA=Kraj Vysočina;CARLSBAD=Karlovarský kraj,Karlovy Vary;HRADEC KRALOVE=Královéhradecký kraj;LIBEREC=Liberecký kraj;OLOMOUC=Olomoucký kraj;MORAVIAN SILESIAN=Moravskoslezský kraj;PARDUBICE=Pardubický kraj;PLZEN=Plzeňský kraj;CENTRAL BOHEMIA=Středočeský kraj;USTI NAD LABEM=Ústecký kraj;ZLIN=Zlínský kraj',
  DE: 'THURINGIA=Thüringen,TH;SCHLESWIG HOLSTEIN=SH;SAXONY ANHALT=Sachsen-Anhalt,ST;SAXONY=Sachsen,SN;SAARLAND=SL;RHEINLAND PFALZ=Rhineland-Palatinate,RP;NORTH RHINE WESTPHALIA=Nordrhein-Westfalen,NW,NRW;LOWER SAXONY=Niedersachsen,NI;MECKLENBURG VORPOMMERN=Mecklenburg-Western Pomerania,MV;HESSE=Hessen,HE;HAMBURG=HH;BREMEN=HB;BRANDENBURG=BB;BERLIN=BE;BAVARIA=Bayern,BY;BADEN WURTTEMBERG=BW',
  DK: 'CAPITAL=Hovedstaden;CENTRAL JUTLAND=Midtjylland;NORTH DENMARK=Nordjylland;ZEALAND=Sjælland;SOUTH DENMARK=Syddanmark,Southern Denmark',
  EG: 'MINYA=Al Minya;NEW VALLEY=Al Wadi al Jadid,Al Wadi at Jadid;SOHAG=Suhaj;RED SEA=Al Bahr al Ahmar;QENA=Qina;GHARBIA=Al Gharbiyah;BEHEIRA=Al Buhayrah;MONUFIA=Al Minufiyah;SHARQIA=Ash Sharqiyah;DAKAHLIA=Ad Daqahliyah;FAIYUM=Al Fayyum;BENI SUWEIF=Bani Suwayf;KAFR EL SHEIKH=Kafr ash Shaykh;ALEXANDRIA=Al Iskandariyah;SOUTH SINAI=Janub Sina;NORTH SINAI=Shamal Sina;GIZA=Al Jizah;CAIRO=Al Qahirah;MATRUH=Matrouh;PORT SAID=Bur Said;SUEZ=As Suways;DAMIETTA=Dumyat;ISMAILIA=Al Ismailiyah;QALYUBIA=Al Qalyubiyah;LUXOR=Al Uqsur',
  ES: 'BALEARIC ISLANDS=Islas Baleares,Illes Balears,Baleares;ANDALUSIA=Andalucía;CANARY ISLANDS=Canarias,Islas Canarias;CASTILLE LA MANCHA=Castilla-La Mancha,Castile-La Mancha;VALENCIA=Comunidad Valenciana,Comunitat Valenciana,Valencian Community;NAVARRE=Navarra,Nafarroa;ARAGON=Aragón;CASTILLE AND LEON=Castilla y León,Castile and Leon;CATALONIA=Cataluña,Catalunya;BASQUE COUNTRY=País Vasco,Euskadi;MURCIA=Región de Murcia;MADRID=Comunidad de Madrid,Community of Madrid;ASTURIAS=Principado de Asturias;GALICIA=Galiza',
  FI: 'LAPLAND=Lappi;NORTH OSTROBOTHNIA=Pohjois-Pohjanmaa;CENTRAL OSTROBOTHNIA=Keski-Pohjanmaa;OSTROBOTHNIA=Pohjanmaa,Österbotten;SOUTH OSTROBOTHNIA=Etelä-Pohjanmaa;CENTRAL FINLAND=Keski-Suomi;NORTH KARELIA=Pohjois-Karjala;NORTH SAVO=Pohjois-Savo;SOUTH SAVO=Etelä-Savo;SOUTH KARELIA=Etelä-Karjala;SOUTHWEST FINLAND=Varsinais-Suomi,Egentliga Finland;UUSIMAA=Nyland',
  FR: 'CORSICA=Corse;BRITTANY=Bretagne;NEW AQUITAINE=Nouvelle-Aquitaine;NORMANDY=Normandie;OCCITANIE=Occitania;PROVENCE ALPES COTE DAZUR=PACA,Provence',
  GL: 'SERMERSOOQ=Kommuneqarfik Sermersooq;QEQQATA=Qeqqata Kommunia',
  GR: 'ATTICA=Attiki,Αττική;CENTRAL MACEDONIA=Kentriki Makedonia,Κεντρική Μακεδονία;CRETE=Kriti,Κρήτη;THESSALY=Thessalia,Θεσσαλία;PELOPONNESE=Peloponnisos,Πελοπόννησος;WEST GREECE=Dytiki Ellada,Δυτική Ελλάδα;CENTRAL GREECE=Sterea Ellada,Στερεά Ελλάδα;EPIRUS=Ipeiros,Ήπειρος;SOUTH AEGEAN=Notio Aigaio;NORTH AEGEAN=Voreio Aigaio;IONIAN ISLANDS=Ionia Nisia;EAST MACEDONIA AND THRACE=Anatoliki Makedonia kai Thraki;WEST MACEDONIA=Dytiki Makedonia',
  ID: 'NORTH SUMATRA=Sumatera Utara;WEST SUMATRA=Sumatera Barat;SOUTH SUMATRA=Sumatera Selatan;RIAU ISLANDS=Kepulauan Riau;BANGKA BELITUNG ISLANDS=Bangka-Belitung,Kepulauan Bangka Belitung;WEST JAVA=Jawa Barat;CENTRAL JAVA=Jawa Tengah;EAST JAVA=Jawa Timur;JAKARTA=Jakarta Raya,DKI Jakarta;YOGYAKARTA=DI Yogyakarta;WEST NUSA TENGGARA=Nusa Tenggara Barat,NTB;EAST NUSA TENGGARA=Nusa Tenggara Timur,NTT;WEST KALIMANTAN=Kalimantan Barat;CENTRAL KALIMANTAN=Kalimantan Tengah;SOUTH KALIMANTAN=Kalimantan Selatan;EAST KALIMANTAN=Kalimantan Timur;NORTH KALIMANTAN=Kalimantan Utara;NORTH SULAWESI=Sulawesi Utara;CENTRAL SULAWESI=Sulawesi Tengah;SOUTH SULAWESI=Sulawesi Selatan;SOUTHEAST SULAWESI=Sulawesi Tenggara;WEST SULAWESI=Sulawesi Barat;NORTH MALUKU=Maluku Utara;WEST PAPUA=Papua Barat;SOUTHWEST PAPUA=Papua Barat Daya;CENTRAL PAPUA=Papua Tengah;SOUTH PAPUA=Papua Selatan;HIGHLAND PAPUA=Papua Pegunungan',
  IN: 'WEST BENGAL=WB;UTTAR PRADESH=UP;TRIPURA=TR;TELANGANA=TG,TS;TAMIL NADU=TN;SIKKIM=SK;RAJASTHAN=RJ;PUNJAB=PB;PUDUCHERRY=PY,Pondicherry;ODISHA=OD,OR,Orissa;NAGALAND=NL;MIZORAM=MZ;MEGHALAYA=ML;MANIPUR=MN;MAHARASHTRA=MH;MADHYA PRADESH=MP;LAKSHADWEEP=LD;KERALA=KL;KARNATAKA=KA;JAMMU AND KASHMIR=JK;HIMACHAL PRADESH=HP;HARYANA=HR;GUJARAT=GJ;GOA=GA;DELHI=DL,NCT of Delhi;CHANDIGARH=CH;BIHAR=BR;ASSAM=AS;ARUNACHAL PRADESH=AR;ANDHRA PRADESH=AP;CHHATTISGARH=CG;JHARKHAND=JH;UTTARAKHAND=UK,UT,Uttaranchal;LADAKH=LA',
  IQ: 'DUHOK=Dihok,Dahuk;SALAH AD DIN=Salah al-Din;ANBAR=Al-Anbar;NINEVEH=Ninawa;BASRA=Al-Basrah;ERBIL=Arbil;SULAYMANIYAH=As-Sulaymaniyah;DHI QAR=Dhi-Qar;MUTHANNA=Al-Muthannia,Al-Muthanna;NAJAF=An-Najaf;AL QADISIYAH=Al-Qādisiyyah;MAYSAN=Maysān',
  IR: 'WEST AZERBAIJAN=West Azarbaijan,Āzarbāyjān-e Gharbī;EAST AZERBAIJAN=East Azarbaijan,Āzarbāyjān-e Sharqī;KURDISTAN=Kordestan;ISFAHAN=Esfahan;HAMADAN=Hamedan',
  IT: 'SICILY=Sicilia;SARDINIA=Sardegna;TUSCANY=Toscana;APULIA=Puglia;PIEDMONT=Piemonte;THE MARCHES=Marche;LOMBARDY=Lombardia;LAZIO=Latium;AOSTA VALLEY=Valle d’Aosta,Vallée d’Aoste;TRENTINO ALTO ADIGE=Trentino-Südtirol,Trentino-South Tyrol,Südtirol;BASILICATE=Basilicata;FRIULI VENEZIA GIULIA=Friuli',
  JP: 'YAMANASHI=山梨県;YAMAGUCHI=山口県;WAKAYAMA=和歌山県;TOYAMA=富山県;TOTTORI=鳥取県;TOKYO=東京都,東京;TOKUSHIMA=徳島県;TOCHIGI=栃木県;SHIZUOKA=静岡県;SHIMANE=島根県;SHIGA=滋賀県;SAITAMA=埼玉県;SAGA=佐賀県;OSAKA=大阪府,大阪;OKINAWA=沖縄県;OKAYAMA=岡山県;OITA=大分県;NIIGATA=新潟県;NARA=奈良県;NAGASAKI=長崎県;NAGANO=長野県;MIYAZAKI=宮崎県;MIE=三重県;KYOTO=京都府,京都;KUMAMOTO=熊本県;KOCHI=高知県;KANAGAWA=神奈川県;KAGOSHIMA=鹿児島県;KAGAWA=香川県;ISHIKAWA=石川県;HYOGO=兵庫県;HIROSHIMA=広島県;GUNMA=群馬県;GIFU=岐阜県;FUKUOKA=福岡県;FUKUI=福井県;EHIME=愛媛県;AICHI=愛知県;YAMAGATA=山形県;MIYAGI=宮城県;IWATE=岩手県;IBARAKI=茨城県;FUKUSHIMA=福島県;CHIBA=千葉県;AKITA=秋田県;HOKKAIDO=北海道;AOMORI=青森県',
  KG: 'ISSYK KUL=Ysyk-Köl',
  KP: "SOUTH PYONGAN=P'yongan-namdo;SOUTH HWANGHAE=Hwanghae-namdo;NORTH HWANGHAE=Hwanghae-bukto;CHAGANG=Chagang-do;SOUTH HAMGYONG=Hamgyong-namdo;NORTH HAMGYONG=Hamgyong-bukto",
  KR: 'GYEONGSANGBUK DO=North Gyeongsang,경상북도;GYEONGGI DO=Gyeonggi,경기도;GANGWON DO=Gangwon,강원도,강원특별자치도;CHUNGCHEONGNAM DO=South Chungcheong,충청남도;NORTH CHUNGCHEONG=Chungcheongbuk-do,충청북도;JEOLLANAM DO=South Jeolla,전라남도;JEOLLABUK DO=North Jeolla,Jeonbuk,전라북도;JEJU DO=Jeju,제주도,제주특별자치도;GYEONGSANGNAM DO=South Gyeongsang,경상남도;SEJONG SI=Sejong,세종특별자치시;SEOUL=서울특별시,서울;BUSAN=부산광역시,부산;DAEGU=대구광역시;INCHEON=인천광역시;GWANGJU=광주광역시;DAEJEON=대전광역시;ULSAN=울산광역시',
  KZ: 'KOSTANAY=Qostanay;KARAGANDA=Qaraghandy,Karagandy;TURKISTAN=South Kazakhstan,Türkistan;KYZYLORDA=Qyzylorda;AKTOBE=Aqtöbe;MANGYSTAU=Mangghystau,Mangghystaū;AQMOLA=Akmola',
  MN: 'EAST GOBI=Dornogovi',
  MX: 'YUCATAN=YUC;VERACRUZ=VER,Veracruz de Ignacio de la Llave;TLAXCALA=TLA;TAMAULIPAS=TAM,TAMPS;TABASCO=TAB;QUINTANA ROO=ROO,QROO;QUERETARO=QUE,QRO;PUEBLA=PUE;OAXACA=OAX;NUEVO LEON=NLE,NL;MORELOS=MOR;MEXICO=MEX,Estado de México;HIDALGO=HID,HGO;GUERRERO=GRO;MEXICO CITY=CMX,CDMX,Ciudad de México,Distrito Federal,DF;CHIAPAS=CHP,CHIS;CAMPECHE=CAM;ZACATECAS=ZAC;SONORA=SON;SINALOA=SIN;SAN LUIS POTOSI=SLP;NAYARIT=NAY;MICHOACAN=MIC,MICH,Michoacán de Ocampo;JALISCO=JAL;GUANAJUATO=GUA,GTO;DURANGO=DUR,DGO;COLIMA=COL;COAHUILA=COA,COAH,Coahuila de Zaragoza;CHIHUAHUA=CHH,CHIH;BAJA CALIFORNIA SUR=BCS;BAJA CALIFORNIA=BCN,BC;AGUASCALIENTES=AGU,AGS',
  MY: 'PENANG=Pulau Pinang',
  NG: 'NASARAWA=Nassarawa',
  NL: 'SOUTH HOLLAND=Zuid-Holland;NORTH HOLLAND=Noord-Holland;NORTH BRABANT=Noord-Brabant;FRIESLAND=Fryslân',
  PE: 'CUZCO=Cusco',
  PK: 'BALOCHISTAN=Baluchistan;SINDH=Sind',
  PL: 'LUBLIN=Lubelskie;LESSER POLAND=Małopolskie,Małopolska;MAZOVIA=Mazowieckie,Masovia,Mazowsze,Masovian;SUBCARPATHIA=Podkarpackie,Subcarpathian;PODLASIE=Podlaskie;SWIETOKRZYSKIE=Holy Cross;WARMIA MASURIA=Warmińsko-Mazurskie,Warmian-Masurian;LOWER SILESIA=Dolnośląskie,Dolny Śląsk,Lower Silesian;LODZ=Łódzkie;LUBUSZ=Lubuskie;OPOLE=Opolskie;POMERANIA=Pomorskie,Pomeranian;SILESIA=Śląskie,Śląsk,Silesian;GREATER POLAND=Wielkopolskie,Wielkopolska;WEST POMERANIA=Zachodniopomorskie,West Pomeranian;KUJAWSKO POMORSKIE=Kuyavia-Pomerania,Kuyavian-Pomeranian',
  PT: 'LISBON=Lisboa;AZORES=Açores;PORTO=Oporto',
  RU: "MOSCOW=Москва,Moskva;ST PETERSBURG=Санкт-Петербург,Saint Petersburg,Sankt-Peterburg,City of St. Petersburg;TATARSTAN=Татарстан,Республика Татарстан;BASHKORTOSTAN=Башкортостан,Республика Башкортостан;SVERDLOVSK=Свердловская область,Sverdlovskaya;NOVOSIBIRSK=Новосибирская область,Novosibirskaya;SAMARA=Самарская область,Samarskaya;NIZHNY NOVGOROD=Нижегородская область,Nizhegorodskaya,Nizhegorod;ROSTOV=Ростовская область,Rostovskaya;KRASNODAR=Краснодарский край,Krasnodarskiy;CHELYABINSK=Челябинская область;KRASNOYARSK=Красноярский край;OMSK=Омская область;VOLGOGRAD=Волгоградская область;VORONEZH=Воронежская область;LENINGRADSKAYA=Ленинградская область,Leningrad;MOSCOW OBLAST=Московская область,Moskovskaya;NORTH OSSETIA ALANIA=North Ossetia;CHUKOTKA=Chukchi,Chukchi Autonomous Okrug,Чукотский автономный округ;MORDOVIYA=Mordovia;KHANTY MANSIA=Khanty-Mansiy,Khanty-Mansi Autonomous Okrug;KUZBASS=Kemerovo,Кемеровская область;ZABAYKALSKIY TRANSBAIKAL=Chita,Zabaykalsky,Zabaykalskiy,Забайкальский край;JEWISH AUTONOMOUS=Yevrey;ORYOL=Orel;UDMURTIYA=Udmurt,Udmurtia;ALTAI=Altay;BURYATIYA=Buryat,Buryatia;SAKHA=Sakha (Yakutia),Yakutia,Якутия;MAGADAN=Magadanskaya;ARKHANGELSKAYA=Arkhangel'sk,Arkhangelsk;YAMALO NENETS=Yamal-Nenets,Yamalo-Nenets Autonomous Okrug;TYVA=Tuva;KALMYKIYA=Kalmyk,Kalmykia;ADYGEYA=Adygey,Adygea;KHAKASIYA=Khakass,Khakassia;INGUSHETIYA=Ingush,Ingushetia;CHECHNYA=Chechen;TVER=Тверская область,Tverskaya;RYAZAN=Рязанская область,Ryazanskaya;VLADIMIR=Владимирская область,Vladimirskaya;PERM=Пермский край,Permskiy;PSKOV=Псковская область,Pskovskaya;MARIY EL=Марий Эл,Mari El;KIROV=Кировская область,Kirovskaya;VOLOGDA=Вологодская область,Vologodskaya;KURSK=Курская область,Kurskaya;TAMBOV=Тамбовская область,Tambovskaya;KALININGRAD=Калининградская область,Kaliningradskaya;BRYANSK=Брянская область,Bryanskaya;KALUGA=Калужская область,Kaluzhskaya;KOMI=Республика Коми;KABARDINO BALKARIYA=Кабардино-Балкарская;STAVROPOL=Ставропольский край,Stavropolskiy;TULA=Тульская область,Tulskaya;ULYANOVSK=Ульяновская область,Ulyanovskaya;ASTRAKHAN=Астраханская область,Astrakhanskaya;PENZA=Пензенская область,Penzenskaya;MURMANSK=Мурманская область,Murmanskaya;IVANOVO=Ивановская область,Ivanovskaya;BELGOROD=Белгородская область,Belgorodskaya;NOVGOROD=Новгородская область,Novgorodskaya;LIPETSK=Липецкая область,Lipetskaya;DAGESTAN=Республика Дагестан;KARELIA=Республика Карелия;SARATOV=Саратовская область,Saratovskaya;SMOLENSK=Смоленская область,Smolenskaya;ORENBURG=Оренбургская область,Orenburgskaya;YAROSLAVL=Ярославская область,Yaroslavskaya;CHUVASH=Чувашская,Чувашия;KOSTROMA=Костромская область,Kostromskaya;KURGAN=Курганская область,Kurganskaya;TOMSK=Томская область,Tomskaya;ALTAI KRAI=Алтайский край,Altayskiy;TYUMEN=Тюменская область,Tyumenskaya;IRKUTSK=Иркутская область,Irkutskaya;PRIMORYE=Приморский край,Primorskiy,Primorsky;AMUR=Амурская область,Amurskaya;KHABAROVSK=Хабаровский край,Khabarovskiy;KAMCHATKA=Камчатский край,Kamchatskiy;SAKHALIN=Сахалинская область,Sakhalinskaya",
  SA: 'MEDINA=Al Madinah,Al Madinah al Munawwarah;MECCA=Makkah,Makkah al Mukarramah;EASTERN=Ash Sharqiyah;RIYADH=Ar Riyad;NORTHERN BORDERS=Al Hudud ash Shamaliyah;JAZAN=Jizan;AL QASSIM=Al Qasim;ASIR=Aseer',
  SE: 'SKANE=Scania,Skåne län;VASTRA GOTALAND=Västra Götalands län;DALARNA=Dalecarlia;SODERMANLAND=Sörmland',
  SY: 'RAQQA=Ar Raqqah;ALEPPO=Halab;AL HASAKAH=Hasaka;HOMS=Hims;DEIR EZ ZOR=Dayr az Zawr;DARAA=Dar`a;HAMA=Hamah;LATAKIA=Al Ladhiqiyah;RIF DIMASHQ=Rif Dimashq;TARTUS=Tartous;SUWAYDA=As Suwayda;QUNEITRA=Al Qunaytirah;DAMASCUS=Dimashq',
  TJ: 'SUGHD=Leninabad,Sogd',
  TM: 'DASOGUZ=Tashauz,Daşoguz;LEBAP=Chardzhou',
  TR: 'ISTANBUL=İstanbul;IZMIR=İzmir;CANAKKALE=Çanakkale',
  UA: 'KYIV CITY=Kyiv,Kiev,Київ;KYIV=Київська область,Kyivska;LVIV=Львівська область,Lvivska;ODESA=Odessa,Одеська область;KHARKIV=Kharkov,Харківська область;DNIPROPETROVSK=Дніпропетровська область;MYKOLAIV=Mykolayiv,Nikolaev,Миколаївська область;ZAPORIZHZHIA=Zaporizhzhya,Zaporozhye,Запорізька область;ZAKARPATTIA=Transcarpathia,Закарпатська область;VINNYTSIA=Vinnytsya,Вінницька область;DONETSK=Донецька область;SUMY=Сумська область;CHERKASY=Черкаська область;POLTAVA=Полтавська область;TERNOPIL=Тернопільська область;LUHANSK=Луганська область;KIROVOHRAD=Кіровоградська область;RIVNE=Рівненська область;KHMELNYTSKYI=Хмельницька область;VOLYN=Волинська область;ZHYTOMYR=Житомирська область;CHERNIHIV=Чернігівська область;IVANO FRANKIVSK=Івано-Франківська область;CHERNIVTSI=Чернівецька область;KHERSON=Херсонська область',
  US: 'ALABAMA=Ala;ARIZONA=Ariz;ARKANSAS=Ark;CALIFORNIA=Calif,Cal;COLORADO=Colo;CONNECTICUT=Conn;DELAWARE=Del;FLORIDA=Fla;GEORGIA=Ga;ILLINOIS=Ill;INDIANA=Ind;KANSAS=Kans,Kan;KENTUCKY=Ky;LOUISIANA=La;MARYLAND=Md;MASSACHUSETTS=Mass;MICHIGAN=Mich;MINNESOTA=Minn;MISSISSIPPI=Miss;MONTANA=Mont;NEBRASKA=Nebr,Neb;NEVADA=Nev;NEW MEXICO=N Mex;NORTH DAKOTA=N Dak;OKLAHOMA=Okla;OREGON=Oreg,Ore;PENNSYLVANIA=Penna,Penn;SOUTH DAKOTA=S Dak;TENNESSEE=Tenn;TEXAS=Tex;WASHINGTON=Wash,Washington State;WEST VIRGINIA=W Va;WISCONSIN=Wisc,Wis;WYOMING=Wyo;DISTRICT OF COLUMBIA=DC,Washington DC',
  UZ: 'SAMARQAND=Samarkand;SURXONDARYO=Surkhandarya,Surkhondaryo;QASHQADARYO=Kashkadarya;FERGANA=Ferghana,Farg‘ona;XORAZM=Khorezm,Khorazm;BUKHARA=Buxoro,Bukhoro;ANDIJAN=Andijon,Andizhan;SIRDARYO=Syrdarya;NAVOIY=Navoi;JIZZAKH=Jizzax',
  ZA: 'FREE STATE=FS,Vrystaat,Orange Free State;KWAZULU NATAL=KZN,NL;EASTERN CAPE=EC,Oos-Kaap;GAUTENG=GP,GT;MPUMALANGA=MP;NORTHERN CAPE=NC,Noord-Kaap;LIMPOPO=LP;NORTH WEST=NW,Noordwes;WESTERN CAPE=WC,Wes-Kaap',
};

/** Areas within regions that are written short, by their folded names: the counties of Britain. */
const SHORT_AREAS: ReadonlyMap<string, string> = new Map(
  (
    'BEDFORDSHIRE=BEDS;BERKSHIRE=BERKS;BUCKINGHAMSHIRE=BUCKS;CAMBRIDGESHIRE=CAMBS;' +
    'DERBYSHIRE=DERBYS;GLOUCESTERSHIRE=GLOS;HAMPSHIRE=HANTS;HEREFORDSHIRE=HEREFS;HERTFORDSHIRE=HERTS;' +
    'LANCASHIRE=LANCS;LEICESTERSHIRE=LEICS;LINCOLNSHIRE=LINCS;MIDDLESEX=MIDDX;NORTHAMPTONSHIRE=NORTHANTS;' +
    'NOTTINGHAMSHIRE=NOTTS;NORTH YORKSHIRE=N YORKS;OXFORDSHIRE=OXON;SHROPSHIRE=SALOP;SOMERSET=SOM;' +
    'STAFFORDSHIRE=STAFFS;WARWICKSHIRE=WARKS;WEST YORKSHIRE=W YORKS;WILTSHIRE=WILTS;WORCESTERSHIRE=WORCS'
  )
    .split(';')
    .map((pair) => pair.split('=') as [string, string]),
);

/** How an area (folded) is written short; undefined for one that is not. */
export const shortArea = (area: string): string | undefined => SHORT_AREAS.get(area);

/** Words that say what a region is, not which: left out at either end of its name. */
const KINDS = new Set(
  'PROVINCE PROVINCIA PROVINZ PROVINCIE REGION REGIONE REGIAO COUNTY STATE ESTADO OBLAST KRAI KRAY KRAJ REGIERUNGSBEZIRK PREFECTURE GOVERNORATE DISTRICT DEPARTMENT DEPARTEMENT DEPARTAMENTO CANTON KANTON REPUBLIC VOIVODESHIP WOJEWODZTWO LAN LANI FYLKE OBLISI OBLYSY VOBLASC AYMAG MUNICIPALITY PARISH BOROUGH METROPOLITAN CO OF DE DI DU DA THE KEN FU OBLAST ОБЛАСТЬ ОБЛ КРАЙ РЕСПУБЛИКА РЕСП'.split(
    ' ',
  ),
);

/** A folded region's name without the words that say what it is: STATE OF BERLIN → BERLIN, LISBON DISTRICT → LISBON. */
export function bareRegion(folded: string): string {
  // Nearly every text has no such word at either end.
  if (!KINDS.has(folded.slice(0, `${folded} `.indexOf(' '))) && !KINDS.has(folded.slice(folded.lastIndexOf(' ') + 1))) {
    return folded;
  }
  const words = folded.split(' ');
  let from = 0;
  let to = words.length;
  while (to - from > 1 && KINDS.has(words[from]!)) from++;
  while (to - from > 1 && KINDS.has(words[to - 1]!)) to--;
  return words.slice(from, to).join(' ');
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Other names and codes (folded, bare) of a region of a country, by its folded name. */
export function otherNamesOf(country: string, region: string): readonly string[] {
  known ??= new Map(
    Object.entries(OTHER_REGION_NAMES).flatMap(([code, list]) =>
      list.split(';').map((entry): [string, readonly string[]] => {
        const [name = '', others = ''] = entry.split('=');
        return [`${code} ${name}`, others.split(',').map((other) => bareRegion(foldWorldName(other)))];
      }),
    ),
  );
  return known.get(`${country} ${region}`) ?? known.get(`${country} ${bareRegion(region)}`) ?? [];
}
