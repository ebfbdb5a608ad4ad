// Words of the names of venues in New Zealand.
import { isTradeNz } from './trades-nz.js';

/** What a shop or a room is for, before the word: OP SHOP, GAMING ROOM. */
const TRADES: Readonly<Record<string, ReadonlySet<string>>> = {
  SHOP: new Set(
    (
      'AUTO BAKE BARBER BARBERS BEAUTY BEER BIKE BIKES BOAT BOOK BOOKS BOTTLE BUTCHER BUTCHERS CAKE CANDY CAR ' +
      'CHARITY CHEESE CHIP CHIPS CHOCOLATE COFFEE COMPUTER CORNER CREAM CYCLE DAIRY DEPARTMENT FABRIC FACTORY ' +
      'FARM FISH FLORIST FLOWER FUDGE GARDEN GIFT GOLF HIRE HOSPICE HOT JUICE KEBAB LAMP LIQUOR LOLLY LUNCH MACHINE ' +
      'MEAT MOWER MUSIC NAIL OP OPPORTUNITY PAINT PET PHONE PICTURE PIE PIZZA PRINT PRO RECYCLE RECYCLING REPAIR ' +
      'RETAIL REUSE SALAD SANDWICH SCHOOL SEWING SHOE SHOES SKATE SKI SOUVENIR SURF SWEET TACKLE TATTOO TEA ' +
      'THRIFT TOOL TOY TYRE UNIFORM VAPE VILLAGE WINE WOOL'
    ).split(' '),
  ),
  ROOM: new Set(
    (
      'BALL BOARD CHANGING CONFERENCE DINING EMERGENCY ENGINE FUNCTION GAME GAMES GAMING LUNCH MEETING PARTY ' +
      'PLAY POKIE POOL READING SHOW SMOKING SPORTS STAFF STORE TAP TEA WAITING WEIGHTS'
    ).split(' '),
  ),
};

/** Units of which premises have many: RATA APARTMENTS 12 KOWHAI STREET. */
const HOUSES_MANY: ReadonlySet<string> = new Set('APARTMENTS COTTAGES ROOMS SUITES TOWNHOUSES VILLAS'.split(' '));

/** True if `word` ends a name behind `before`, as one does that says what a shop or room is for. */
export const isVenueNz = (before: string, word: string): boolean =>
  HOUSES_MANY.has(word) || word === 'CARS' || TRADES[word]?.has(before) === true;

/** Words behind which a number is a road's or a part's own. */
export const LEADS_VENUE_NUMBER: ReadonlySet<string> = new Set(
  'AND BAG BERTH BOX DX FREEPOST GATE HIGHWAY HIGHWAYS HWY KM PIER RAPID ROUTE SH STAGE STATE TERMINAL TO WHARF'.split(
    ' ',
  ),
);

/** Words that end the names of venues and hardly begin a street's, beside those that every country has. */
const ENDS_VENUES: ReadonlySet<string> = new Set(
  (
    'ACCOMMODATION BACKPACKERS BAKEHOUSE BAKERY BARBERS BARBERSHOP BISTRO BOUTIQUE BRASSERIE BREWPUB CARPARK ' +
    'CARWASH CASINO CELLARS CHEMISTS CHIROPRACTIC CINEMAS CINEPLEX COUNCIL CREAMERY CREMATORIA CREPERIE DELI ' +
    'DENTISTS DEPARTMENT DINER DOCTORS DOMAIN DRYCLEANERS EATERY FLORIST FLORISTS FUNERALS GASTROPUB GELATERIA ' +
    'GELATO GLASSHOUSE GRILL HAIRDRESSERS HAIRDRESSING HARDWARE HOSPICE JEWELLERS KEBABS KITCHEN KURA ' +
    'LAUNDRETTE LAUNDROMAT LIQUOR LIQUORLAND LOUNGE MOTORCYCLES MOTORS NAILS NURSERIES OPTICIANS OPTOMETRISTS ' +
    'OSTEOPATHS PATISSERIE PHYSIOTHERAPISTS PIZZA PLAYCENTRE PLAYGROUND PUB RACEWAY REO RETREAT ROASTERS ' +
    'ROASTERY SALEYARDS SALON SALOON SEAFOODS SKATEPARK STABLES STUDIOS SUPERETTE SUSHI TAKEAWAY TAKEAWAYS ' +
    'TEAHOUSE TOILET TOILETS TRUCKSTOP TRUST TYRES VETERINARIANS VETS VINEYARD VINEYARDS'
  ).split(' '),
);

/** True for a word that ends the name of a venue. */
export const endsPremisesNz = (word: string): boolean => ENDS_VENUES.has(word);

/** Words that end the names of shops and firms, and that streets go on behind: DAIRY FLAT HIGHWAY, GARAGE ROAD. */
const ENDS_SHOPS: ReadonlySet<string> = new Set(
  (
    'BAR BROTHERS CANTEEN DAIRY GARAGE GRAPHICS LARDER LAW LOTTO MART PIES PRACTICE ROOM RSA SAVE SHOP SPIRITS STORE ' +
    'STORES STUDIO TAB WORLD'
  ).split(' '),
);

/** True for a word that ends the name of a shop, a firm or a venue behind its address. */
export const endsShopNz = (word: string): boolean => ENDS_SHOPS.has(word) || ENDS_VENUES.has(word) || isTradeNz(word);

/** Words without a vowel that are said before a person's name, whom a street may be called after. */
const RANKS: ReadonlySet<string> = new Set('CPL CPT GNR MRS MSGR PTE SGT SPR TPR'.split(' '));

/** True for the first letters of a firm's words, KTB: hardly a street in sixty thousand has a word without a vowel. */
export const isLettersOfName = (word: string): boolean =>
  /^[BCDFGHJKLMNPQRSTVWXZ]{3,5}$/.test(word) && !RANKS.has(word);

/** True if two words may end the name of a firm: KOTARE NZ, BANK OF NEW ZEALAND, TUI AOTEAROA, KTB BANK. */
export const endsFirmNz = (before: string, last: string): boolean =>
  last === 'NZ' ||
  last === 'AOTEAROA' ||
  (last === 'ZEALAND' && before === 'NEW') ||
  (last === 'BANK' && isLettersOfName(before));
