// Which city the postal codes that begin so are around, in countries of which no list of codes comes with the package:
// facts of the postal operators' own descriptions of their codes (Royal Mail's postcode areas, An Post's routing keys,
// the Leitregionen, provinces and departments that codes are numbered by).

/** The codes of one country. */
export interface AreasOfCountry {
  /** A whole code, folded, with what says the area in its first group. */
  readonly form: RegExp;
  /** A place further than so many kilometres from the area's city is another's. */
  readonly radius: number;
  /** `beginning beginning=city;…`; `01-05` for every beginning from one to the other. */
  readonly cities: string;
}

const digits = (all: number, first: number): RegExp => new RegExp(`^(\\d{${first}})\\d{${all - first}}$`);

export const POSTAL_AREAS: Readonly<Record<string, AreasOfCountry>> = {
  GB: {
    form: /^([A-Z]{1,2})\d[A-Z\d]?(?:\d[A-Z]{2})?$/,
    radius: 70,
    cities:
      'AB=Aberdeen;AL=St Albans;B=Birmingham;BA=Bath;BB=Blackburn;BD=Bradford;BH=Bournemouth;BL=Bolton;BN=Brighton;' +
      'BR=Bromley;BS=Bristol;BT=Belfast;CA=Carlisle;CB=Cambridge;CF=Cardiff;CH=Chester;CM=Chelmsford;CO=Colchester;' +
      'CR=Croydon;CT=Canterbury;CV=Coventry;CW=Crewe;DA=Dartford;DD=Dundee;DE=Derby;DG=Dumfries;DH=Durham;' +
      'DL=Darlington;DN=Doncaster;DT=Dorchester;DY=Dudley;E EC N NW SE SW W WC=London;EH=Edinburgh;EN=Enfield;' +
      'EX=Exeter;FK=Falkirk;FY=Blackpool;G=Glasgow;GL=Gloucester;GU=Guildford;HA=Harrow;HD=Huddersfield;HG=Harrogate;' +
      'HP=Hemel Hempstead;HR=Hereford;HS=Stornoway;HU=Hull;HX=Halifax;IG=Ilford;IP=Ipswich;IV=Inverness;' +
      'KA=Kilmarnock;KT=Kingston upon Thames;KW=Wick;KY=Kirkcaldy;L=Liverpool;LA=Lancaster;LD=Llandrindod Wells;' +
      'LE=Leicester;LL=Llandudno;LN=Lincoln;LS=Leeds;LU=Luton;M=Manchester;ME=Rochester;' +
      'MK=Milton Keynes;ML=Motherwell;' +
      'NE=Newcastle upon Tyne;NG=Nottingham;NN=Northampton;NP=Newport;NR=Norwich;OL=Oldham;OX=Oxford;PA=Paisley;' +
      'PE=Peterborough;PH=Perth;PL=Plymouth;PO=Portsmouth;PR=Preston;RG=Reading;RH=Redhill;RM=Romford;S=Sheffield;' +
      'SA=Swansea;SG=Stevenage;SK=Stockport;SL=Slough;SM=Sutton;SN=Swindon;SO=Southampton;SP=Salisbury;SR=Sunderland;' +
      'SS=Southend-on-Sea;ST=Stoke-on-Trent;SY=Shrewsbury;TA=Taunton;TD=Galashiels;TF=Telford;TN=Tunbridge Wells;' +
      'TQ=Torquay;TR=Truro;TS=Middlesbrough;TW=Twickenham;UB=Southall;WA=Warrington;WD=Watford;WF=Wakefield;WN=Wigan;' +
      'WR=Worcester;WS=Walsall;WV=Wolverhampton;YO=York;ZE=Lerwick',
  },
  IE: {
    form: /^([A-Z]\d[\dW])(?:[A-Z\d]{4})?$/,
    radius: 45,
    cities:
      'A41 A42=Balbriggan;A45=Swords;A63=Greystones;A67=Wicklow;A75=Castleblayney;A81 A83=Carrickmacross;A82=Kells;' +
      'A84=Ashbourne;A85=Dunshaughlin;A86=Dunboyne;A91=Dundalk;A92=Drogheda;A94=Blackrock;A96=Dún Laoghaire;A98=Bray;' +
      'C15=Navan;D01 D02 D03 D04 D05 D06 D6W D07 D08 D09 D10 D11 D12 D13 D14 D15 D16 D17 D18 D20 D22 D24=Dublin;' +
      'E21=Cahir;E25=Cashel;E32=Carrick-on-Suir;E34=Tipperary;E41=Thurles;E45=Nenagh;E53=Roscrea;E91=Clonmel;' +
      'F12=Claremorris;F23=Castlebar;F26=Ballina;F28=Westport;F31=Ballinrobe;F35=Ballyhaunis;F42=Roscommon;' +
      'F45=Castlerea;F52=Boyle;F56=Ballymote;F91=Sligo;F92=Letterkenny;F93=Buncrana;F94=Donegal;' +
      'H12=Cavan;H14=Belturbet;' +
      'H16=Cootehill;H18=Monaghan;H23=Clones;H53=Ballinasloe;H54=Tuam;H62=Loughrea;H65=Athenry;' +
      'H71=Clifden;H91=Galway;' +
      'K32=Balbriggan;K34=Skerries;K36=Malahide;K45=Lusk;K56=Rush;K67=Swords;K78=Lucan;N37=Athlone;N39=Longford;' +
      'N41=Carrick-on-Shannon;N91=Mullingar;P12 P14=Macroom;P17=Kinsale;P24=Cobh;P25=Midleton;P31=Ballincollig;' +
      'P32=Blarney;P36=Youghal;P43=Carrigaline;P47=Dunmanway;P51=Mallow;P56=Charleville;P61=Fermoy;P67=Mitchelstown;' +
      'P72=Bandon;P75=Bantry;P81=Skibbereen;P85=Clonakilty;R14=Athy;R21=Muine Bheag;R32=Portlaoise;R35=Tullamore;' +
      'R42=Birr;R45=Edenderry;R51=Kildare;R56=Newbridge;R93=Carlow;R95=Kilkenny;T12 T23 T34 T45 T56=Cork;' +
      'V14=Shannon;V15=Kilrush;V23=Cahersiveen;V31=Listowel;V35=Kilmallock;V42=Newcastle West;' +
      'V92=Tralee;V93=Killarney;' +
      'V94=Limerick;V95=Ennis;W12=Newbridge;W23=Maynooth;W34=Monasterevin;W91=Naas;X35=Dungarvan;X42=Lismore;' +
      'X91=Waterford;Y14=Arklow;Y21=Enniscorthy;Y25=Gorey;Y34=New Ross;Y35=Wexford',
  },
  DE: {
    form: digits(5, 2),
    radius: 90,
    cities:
      '01=Dresden;02=Görlitz;03=Cottbus;04=Leipzig;06=Halle;07=Gera;08=Zwickau;09=Chemnitz;10-13=Berlin;14=Potsdam;' +
      '15=Frankfurt (Oder);16=Eberswalde;17=Neubrandenburg;18=Rostock;19=Schwerin;20-22=Hamburg;' +
      '21=Lüneburg;23=Lübeck;' +
      '24=Kiel;25=Itzehoe;26=Oldenburg;27=Bremerhaven;28=Bremen;29=Celle;30=Hannover;31=Hildesheim;32=Herford;' +
      '33=Bielefeld;34=Kassel;35=Gießen;36=Fulda;37=Göttingen;38=Braunschweig;39=Magdeburg;40=Düsseldorf;' +
      '41=Mönchengladbach;42=Wuppertal;44=Dortmund;45=Essen;46=Oberhausen;47=Duisburg;48=Münster;49=Osnabrück;' +
      '50 51=Köln;52=Aachen;53=Bonn;54=Trier;55=Mainz;56=Koblenz;57=Siegen;58=Hagen;59=Hamm;60=Frankfurt am Main;' +
      '61=Bad Homburg vor der Höhe;63=Offenbach;64=Darmstadt;65=Wiesbaden;66=Saarbrücken;67=Ludwigshafen am Rhein;' +
      '68=Mannheim;69=Heidelberg;70=Stuttgart;71=Ludwigsburg;72=Tübingen;73=Göppingen;74=Heilbronn;75=Pforzheim;' +
      '76=Karlsruhe;77=Offenburg;78=Villingen-Schwenningen;79=Freiburg;80 81=München;82=Starnberg;83=Rosenheim;' +
      '84=Landshut;85=Ingolstadt;86=Augsburg;87=Kempten;88=Ravensburg;89=Ulm;90=Nürnberg;91=Erlangen;92=Amberg;' +
      '93=Regensburg;94=Passau;95=Bayreuth;96=Bamberg;97=Würzburg;98=Suhl;99=Erfurt',
  },
  ES: {
    form: digits(5, 2),
    radius: 130,
    cities:
      '01=Vitoria-Gasteiz;02=Albacete;03=Alicante;04=Almería;05=Ávila;06=Badajoz;07=Palma;08=Barcelona;09=Burgos;' +
      '10=Cáceres;11=Cádiz;12=Castellón de la Plana;13=Ciudad Real;14=Córdoba;15=A Coruña;' +
      '16=Cuenca;17=Girona;18=Granada;' +
      '19=Guadalajara;20=San Sebastián;21=Huelva;22=Huesca;23=Jaén;24=León;25=Lleida;26=Logroño;27=Lugo;28=Madrid;' +
      '29=Málaga;30=Murcia;31=Pamplona;32=Ourense;33=Oviedo;34=Palencia;35=Las Palmas de Gran Canaria;36=Pontevedra;' +
      '37=Salamanca;38=Santa Cruz de Tenerife;39=Santander;40=Segovia;41=Sevilla;42=Soria;43=Tarragona;44=Teruel;' +
      '45=Toledo;46=Valencia;47=Valladolid;48=Bilbao;49=Zamora;50=Zaragoza;51=Ceuta;52=Melilla',
  },
  IT: {
    form: digits(5, 2),
    radius: 90,
    cities:
      '00=Roma;01=Viterbo;02=Rieti;03=Frosinone;04=Latina;05=Terni;06=Perugia;07=Sassari;08=Nuoro;' +
      '09=Cagliari;10=Torino;' +
      '11=Aosta;12=Cuneo;13=Vercelli;14=Asti;15=Alessandria;16=Genova;17=Savona;18=Imperia;19=La Spezia;20=Milano;' +
      '21=Varese;22=Como;23=Sondrio;24=Bergamo;25=Brescia;26=Cremona;27=Pavia;28=Novara;29=Piacenza;30=Venezia;' +
      '31=Treviso;32=Belluno;33=Udine;34=Trieste;35=Padova;36=Vicenza;37=Verona;38=Trento;39=Bolzano;40=Bologna;' +
      "41=Modena;42=Reggio nell'Emilia;43=Parma;44=Ferrara;45=Rovigo;46=Mantova;47=Forlì;48=Ravenna;50=Firenze;" +
      '51=Pistoia;52=Arezzo;53=Siena;54=Massa;55=Lucca;56=Pisa;57=Livorno;58=Grosseto;59=Prato;60=Ancona;61=Pesaro;' +
      "62=Macerata;63=Ascoli Piceno;64=Teramo;65=Pescara;66=Chieti;67=L'Aquila;70=Bari;71=Foggia;" +
      '72=Brindisi;73=Lecce;' +
      '74=Taranto;75=Matera;76=Barletta;80=Napoli;81=Caserta;82=Benevento;83=Avellino;84=Salerno;85=Potenza;' +
      '86=Campobasso;87=Cosenza;88=Catanzaro;89=Reggio Calabria;90=Palermo;91=Trapani;92=Agrigento;93=Caltanissetta;' +
      '94=Enna;95=Catania;96=Siracusa;97=Ragusa;98=Messina',
  },
  NL: {
    form: /^(\d{2})\d{2}(?:[A-Z]{2})?$/,
    radius: 50,
    cities:
      '10=Amsterdam;11=Amstelveen;12 14=Hilversum;13=Almere;15=Zaandam;16=Hoorn;17 18=Alkmaar;' +
      '19=Beverwijk;20=Haarlem;' +
      '21=Hoofddorp;22 23=Leiden;24=Alphen aan den Rijn;25=Den Haag;26=Delft;27=Zoetermeer;28=Gouda;29=Ridderkerk;' +
      '30=Rotterdam;31=Schiedam;32=Spijkenisse;33=Dordrecht;34=Nieuwegein;35 36=Utrecht;37=Zeist;38=Amersfoort;' +
      '39=Veenendaal;40=Tiel;41=Culemborg;42=Gorinchem;43=Middelburg;44=Goes;45=Terneuzen;46=Bergen op Zoom;' +
      "47=Roosendaal;48=Breda;49=Oosterhout;50=Tilburg;51=Waalwijk;52='s-Hertogenbosch;53=Oss;54=Uden;55=Veldhoven;" +
      '56=Eindhoven;57=Helmond;58=Venray;59=Venlo;60=Roermond;61=Sittard;62 63=Maastricht;64=Heerlen;65 66=Nijmegen;' +
      '67=Ede;68=Arnhem;69=Zevenaar;70=Doetinchem;71=Winterswijk;72=Zutphen;73=Apeldoorn;74=Deventer;75=Enschede;' +
      '76=Almelo;77=Hardenberg;78=Emmen;79=Hoogeveen;80 81=Zwolle;82=Lelystad;83=Steenwijk;84=Heerenveen;85 86=Sneek;' +
      '87=Bolsward;88=Franeker;89 90=Leeuwarden;91=Dokkum;92=Drachten;93=Roden;94=Assen;95=Veendam;96=Winschoten;' +
      '97 98=Groningen;99=Delfzijl',
  },
  PL: {
    form: digits(5, 2),
    radius: 90,
    cities:
      '00-05=Warszawa;06=Ciechanów;07=Ostrołęka;08=Siedlce;09=Płock;10=Olsztyn;11=Giżycko;12=Szczytno;14=Ostróda;' +
      '15=Białystok;16=Suwałki;17=Bielsk Podlaski;18=Łomża;19=Ełk;20=Lublin;21=Biała Podlaska;22=Zamość;23=Kraśnik;' +
      '24=Puławy;25=Kielce;26=Radom;27=Ostrowiec Świętokrzyski;30-32=Kraków;33=Nowy Sącz;34=Nowy Targ;35 36=Rzeszów;' +
      '37=Przemyśl;38=Krosno;39=Mielec;40=Katowice;41=Sosnowiec;42=Częstochowa;43=Bielsko-Biała;44=Gliwice;' +
      '45 46=Opole;47=Racibórz;48=Nysa;49=Brzeg;50-55=Wrocław;56=Oleśnica;57=Kłodzko;58=Wałbrzych;59=Legnica;' +
      '60 61=Poznań;62=Konin;63=Ostrów Wielkopolski;64=Leszno;65=Zielona Góra;' +
      '66=Gorzów Wielkopolski;67=Głogów;68=Żary;' +
      '70 71=Szczecin;72=Świnoujście;73=Stargard;74=Gryfino;75=Koszalin;76=Słupsk;77=Bytów;78=Kołobrzeg;80=Gdańsk;' +
      '81=Gdynia;82=Elbląg;83=Starogard Gdański;84=Wejherowo;85=Bydgoszcz;86=Grudziądz;87=Toruń;88=Inowrocław;' +
      '89=Chojnice;90-94=Łódź;95=Zgierz;96=Skierniewice;97=Piotrków Trybunalski;98=Sieradz;99=Kutno',
  },
  AT: {
    form: digits(4, 2),
    radius: 80,
    cities:
      '10-13=Wien;23=Mödling;24=Eisenstadt;25=Baden;26-28=Wiener Neustadt;31 32=Sankt Pölten;33=Amstetten;' +
      '34 35=Krems an der Donau;40-43=Linz;44=Steyr;46=Wels;48=Gmunden;50-52=Salzburg;54=Hallein;55=Bischofshofen;' +
      '57=Zell am See;60 61=Innsbruck;62=Schwaz;63=Kufstein;64=Telfs;65=Landeck;66=Reutte;67=Bludenz;68=Dornbirn;' +
      '69=Bregenz;70 71=Eisenstadt;74=Oberwart;80-82=Graz;84=Leibnitz;86=Kapfenberg;87=Leoben;89=Liezen;' +
      '90 91=Klagenfurt am Wörthersee;94=Wolfsberg;95=Villach;97 98=Spittal an der Drau;99=Lienz',
  },
  CH: {
    form: digits(4, 2),
    radius: 60,
    cities:
      '10=Lausanne;11=Morges;12=Genève;14=Yverdon-les-Bains;15=Payerne;16=Bulle;17=Fribourg;18=Vevey;19=Sion;' +
      '20=Neuchâtel;23 24=La Chaux-de-Fonds;25 26=Biel;27=Moutier;28=Delémont;29=Porrentruy;' +
      '30-32=Bern;33 34=Burgdorf;' +
      '36=Thun;37=Spiez;38=Interlaken;39=Brig;40-42=Basel;44=Liestal;45=Solothurn;46=Olten;48=Zofingen;49=Langenthal;' +
      '50=Aarau;52=Brugg;53 54=Baden;56=Wohlen;60 61=Luzern;62=Sursee;63=Zug;64=Schwyz;65=Bellinzona;66=Locarno;' +
      '67=Biasca;68=Mendrisio;69=Lugano;70-72=Chur;75=St. Moritz;80 81=Zürich;82=Schaffhausen;84=Winterthur;' +
      '85=Frauenfeld;86=Uster;87=Rapperswil;88=Horgen;89=Dietikon;90-92=Sankt Gallen;93 94=Rorschach;95=Wil;96=Wattwil',
  },
  SE: {
    form: digits(5, 2),
    radius: 150,
    cities:
      '10-19=Stockholm;20 21=Malmö;22 23 24=Lund;25 26=Helsingborg;27=Ystad;28=Hässleholm;' +
      '29=Kristianstad;30 31=Halmstad;' +
      '33=Värnamo;35 36=Växjö;37=Karlskrona;38 39=Kalmar;40-44=Göteborg;45=Uddevalla;46=Trollhättan;50-52=Borås;' +
      '53=Lidköping;54=Skövde;55 56=Jönköping;57=Nässjö;58 59=Linköping;60 61=Norrköping;62=Visby;63 64=Eskilstuna;' +
      '65 66=Karlstad;67=Arvika;70 71=Örebro;72 73=Västerås;74 75=Uppsala;76=Norrtälje;77=Ludvika;' +
      '78=Borlänge;79=Falun;' +
      '80 81=Gävle;82=Bollnäs;83=Östersund;85 86=Sundsvall;87=Härnösand;88=Sollefteå;89=Örnsköldsvik;90 91=Umeå;' +
      '92=Lycksele;93=Skellefteå;94=Piteå;95 97=Luleå;96=Boden;98=Kiruna',
  },
  GR: {
    form: digits(5, 2),
    radius: 90,
    cities:
      '10-19=Athens;20=Corinth;21=Argos;22=Tripoli;23=Sparta;24=Kalamata;25=Aigio;26=Patras;27=Pyrgos;28=Argostoli;' +
      '29=Zakynthos;30=Agrinio;31=Lefkada;32=Livadeia;33=Amfissa;34=Chalkida;35=Lamia;36=Karpenisi;38=Volos;' +
      '40 41=Larisa;42=Trikala;43=Karditsa;44 45=Ioannina;46=Igoumenitsa;47=Arta;48=Preveza;49=Corfu;50=Kozani;' +
      '51=Grevena;52=Kastoria;53=Florina;54-57=Thessaloniki;58=Edessa;59=Veroia;60=Katerini;61=Kilkis;62=Serres;' +
      '63=Polygyros;64 65=Kavala;66=Drama;67=Xanthi;68=Alexandroupoli;69=Komotini;70 71=Heraklion;72=Agios Nikolaos;' +
      '73=Chania;74=Rethymno;81=Mytilene;82=Chios;83=Samos;84=Ermoupoli;85=Rhodes',
  },
  TR: {
    form: digits(5, 2),
    radius: 150,
    cities:
      '01=Adana;02=Adıyaman;03=Afyonkarahisar;04=Ağrı;05=Amasya;06=Ankara;07=Antalya;08=Artvin;09=Aydın;10=Balıkesir;' +
      '11=Bilecik;12=Bingöl;13=Bitlis;14=Bolu;15=Burdur;16=Bursa;17=Çanakkale;18=Çankırı;19=Çorum;20=Denizli;' +
      '21=Diyarbakır;22=Edirne;23=Elazığ;24=Erzincan;25=Erzurum;26=Eskişehir;27=Gaziantep;28=Giresun;29=Gümüşhane;' +
      '30=Hakkari;31=Antakya;32=Isparta;33=Mersin;34=İstanbul;35=İzmir;36=Kars;37=Kastamonu;38=Kayseri;39=Kırklareli;' +
      '40=Kırşehir;41=İzmit;42=Konya;43=Kütahya;44=Malatya;45=Manisa;46=Kahramanmaraş;47=Mardin;48=Muğla;49=Muş;' +
      '50=Nevşehir;51=Niğde;52=Ordu;53=Rize;54=Adapazarı;55=Samsun;56=Siirt;57=Sinop;58=Sivas;59=Tekirdağ;60=Tokat;' +
      '61=Trabzon;62=Tunceli;63=Şanlıurfa;64=Uşak;65=Van;66=Yozgat;67=Zonguldak;68=Aksaray;69=Bayburt;70=Karaman;' +
      '71=Kırıkkale;72=Batman;73=Şırnak;74=Bartın;75=Ardahan;76=Iğdır;77=Yalova;78=Karabük;' +
      '79=Kilis;80=Osmaniye;81=Düzce',
  },
  UA: {
    form: digits(5, 2),
    radius: 200,
    cities:
      '01-09=Kyiv;10-13=Zhytomyr;14-17=Chernihiv;18-20=Cherkasy;21-24=Vinnytsia;' +
      '25-28=Kropyvnytskyi;29-32=Khmelnytskyi;' +
      '33-35=Rivne;36-39=Poltava;40-42=Sumy;43-45=Lutsk;46-48=Ternopil;49-53=Dnipro;54-57=Mykolaiv;58-60=Chernivtsi;' +
      '61-64=Kharkiv;65-68=Odesa;69-72=Zaporizhzhia;73-75=Kherson;76-78=Ivano-Frankivsk;79-82=Lviv;83-87=Donetsk;' +
      '88-90=Uzhhorod;91-94=Luhansk;95-98=Simferopol;99=Sevastopol',
  },
  PT: {
    form: /^(\d{2})\d{2}(?:\d{3})?$/,
    radius: 130,
    cities:
      '10-19=Lisbon;20 21=Santarém;22 23=Tomar;24=Leiria;25=Torres Vedras;26 27=Lisbon;28=Almada;' +
      '29=Setúbal;30 31=Coimbra;' +
      '32-34=Coimbra;35=Viseu;36=Viseu;37=Oliveira de Azeméis;38=Aveiro;39=Aveiro;40-45=Porto;46=Amarante;47=Braga;' +
      '48=Guimarães;49=Viana do Castelo;50=Vila Real;51=Lamego;53=Bragança;54=Chaves;60=Castelo Branco;62=Covilhã;' +
      '63=Guarda;70 71=Évora;73=Portalegre;75=Sines;76 77 78=Beja;80-85=Faro;86-89=Faro;' +
      '90-94=Funchal;95=Ponta Delgada;' +
      '97=Angra do Heroísmo;99=Horta',
  },
  BR: {
    form: /^(\d{2})\d{3}(?:\d{3})?$/,
    radius: 350,
    cities:
      '01-09=São Paulo;11=Santos;12=São José dos Campos;13=Campinas;14=Ribeirão Preto;15=São José do Rio Preto;' +
      '16=Araçatuba;17=Bauru;18=Sorocaba;19=Presidente Prudente;20-23=Rio de Janeiro;24=Niterói;25=Petrópolis;' +
      '26=Nova Iguaçu;27=Volta Redonda;28=Campos dos Goytacazes;29=Vitória;30-34=Belo Horizonte;' +
      '35=Governador Valadares;' +
      '36=Juiz de Fora;37=Varginha;38=Uberlândia;39=Montes Claros;40-42=Salvador;44=Feira de Santana;' +
      '45=Vitória da Conquista;49=Aracaju;50-54=Recife;55=Caruaru;56=Petrolina;57=Maceió;58=João Pessoa;59=Natal;' +
      '60-62=Fortaleza;63=Juazeiro do Norte;64=Teresina;65=São Luís;66 67=Belém;70-73=Brasília;74=Goiânia;77=Palmas;' +
      '78=Cuiabá;79=Campo Grande;80-83=Curitiba;84=Ponta Grossa;85=Cascavel;86=Londrina;87=Maringá;88=Florianópolis;' +
      '89=Blumenau;90 91=Porto Alegre;92=Canoas;93=Novo Hamburgo;95=Caxias do Sul;96=Pelotas;97=Santa Maria;' +
      '98=Cruz Alta;99=Passo Fundo',
  },
  MX: {
    form: digits(5, 2),
    radius: 300,
    cities:
      '01-16=Mexico City;20=Aguascalientes;21=Mexicali;22=Tijuana;23=La Paz;24=Campeche;' +
      '25=Saltillo;26=Piedras Negras;' +
      '27=Torreón;28=Colima;29=Tuxtla Gutiérrez;30=Tapachula;31=Chihuahua;32=Ciudad Juárez;33=Delicias;34 35=Durango;' +
      '36=Guanajuato;37=León;38=Celaya;39=Acapulco de Juárez;40=Iguala de la Independencia;41=Chilapa de Álvarez;' +
      '42 43=Pachuca de Soto;44-47=Guadalajara;48=Puerto Vallarta;49=Ciudad Guzmán;50-57=Toluca;58=Morelia;59=Zamora;' +
      '60=Uruapan;61=Zitácuaro;62=Cuernavaca;63=Tepic;64-67=Monterrey;68-71=Oaxaca;72-75=Puebla;' +
      '76=Santiago de Querétaro;77=Cancún;78 79=San Luis Potosí;80=Culiacán;81=Los Mochis;82=Mazatlán;83=Hermosillo;' +
      '84=Nogales;85=Ciudad Obregón;86=Villahermosa;87=Ciudad Victoria;88=Nuevo Laredo;89=Tampico;90=Tlaxcala;' +
      '91=Xalapa;92=Tuxpan;93=Poza Rica de Hidalgo;94=Orizaba;95=Córdoba;96=Coatzacoalcos;97=Mérida;98 99=Zacatecas',
  },
};
