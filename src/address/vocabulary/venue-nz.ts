// Words of the names of venues in New Zealand.

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
  HOUSES_MANY.has(word) || TRADES[word]?.has(before) === true;

/** Words behind which a number is a road's or a part's own. */
export const LEADS_VENUE_NUMBER: ReadonlySet<string> = new Set(
  'AND BAG BERTH BOX DX FREEPOST GATE HIGHWAY HIGHWAYS HWY KM PIER RAPID ROUTE SH STAGE STATE TERMINAL TO WHARF'.split(
    ' ',
  ),
);

/** Words that end the names of venues and hardly begin a street's, beside those that every country has. */
const ENDS_VENUES: ReadonlySet<string> = new Set(
  (
    'ACCOMMODATION BACKPACKERS BAKEHOUSE BAKERY BISTRO BRASSERIE CARPARK CASINO CELLARS CINEMAS CREMATORIA DELI ' +
    'DENTISTS DEPARTMENT DOCTORS DOMAIN EATERY HAIRDRESSERS HOSPICE KITCHEN KURA LAUNDROMAT LIQUORLAND NURSERIES ' +
    'PLAYCENTRE PLAYGROUND RACEWAY REO SALEYARDS SALON SKATEPARK STABLES SUPERETTE TAKEAWAY TAKEAWAYS TOILET TOILETS ' +
    'TRUCKSTOP VETS VINEYARD VINEYARDS'
  ).split(' '),
);

/** True for a word that ends the name of a venue. */
export const endsPremisesNz = (word: string): boolean => ENDS_VENUES.has(word);
