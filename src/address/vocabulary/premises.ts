// Words that end the name of premises: RIVER SHOPPING CENTRE, TOWN HALL, MYRTLE ESTATE.

/**
 * Such words. In the names of Australia's streets none of them stands between a name and a further word before the type
 * (OLD HALL ROAD, not RIVER HALL BANKSIA ROAD), save for a handful.
 */
export const PREMISES_WORDS: readonly string[] = (
  'ACADEMY AERODROME AIRPORT AMPHITHEATER AMPHITHEATRE APARTMENTS AQUARIUM ARCADE ARENA AUDITORIUM BARRACKS ' +
  'BREWERY BUILDING BUILDINGS CAFE CAMPGROUND CAMPUS BATTALION BRIGADE CATHEDRAL CEMETERY CENTA CENTER CENTRAL ' +
  'CENTRE CHAMBERS CHAPEL CHILDCARE CHURCH CINEMA CLINIC CLUB CLUBHOUSE CLUBROOM CLUBROOMS CNTR COLLEGE COMPLEX ' +
  'CONVENT COURT COURTHOUSE CREMATORIUM CTR CTRE DAM DEPOT DISTILLERY EMPORIUM ESTATE FACTORY FAIR FARM FORUM ' +
  'GALLERY GARDENS GROUNDS GYM GYMNASIUM HALL HEADQUARTERS HOMEMAKER HOMESTEAD HOSPITAL HOSTEL HOTEL HOUSE HUB ' +
  'HYPERDOME INC INCORPORATED INN INSTITUTE KINDERGARTEN KINDY LIBRARY LIGHTHOUSE LIMITED LODGE LTD MALL MARAE ' +
  'MARINA MARKET MARKETPLACE MARKETS MOSQUE MOTEL MUSEUM NIGHTCLUB NURSERY OFFICE OFFICES OVAL PARK PAVILION ' +
  'PAVILLION PHARMACY PLAZA PLZ PLZA POOL PRECINCT PRESCHOOL RACECOURSE REGIMENT RESERVE RESORT RESTAURANT ' +
  'ROADHOUSE ROOMS S/C SC SCHOOL SHOPPING SHOPPINGCENTRE SHOPPINGTOWN SHOPPINGWORLD SHOPS SHOWGROUND ' +
  'SHOWGROUNDS SQUADRON STADIUM STATION SUPACENTA SUPACENTRE SUPERCENTRE SUPERMARKET SURGERY TAFE TAVERN TEMPLE ' +
  'TERMINAL THEATRE TOWER TOWERS UNIVERSITY VELODROME VILLAGE WAREHOUSE WEIR WESTFIELD WINERY ZOO'
).split(' ');

/** Names that malls of many places have, and that stand before the name of the place. */
export const LEADS_MALL: ReadonlySet<string> = new Set(['CENTRO', 'DFO', 'STOCKLAND', 'WESTFIELD']);

/** Types of street that also name premises with shops or offices; the rarer a type is, the sooner it is none. */
export const NAMES_PREMISES: ReadonlySet<string> = new Set(
  'ARCADE CHASE COLONNADE CROSSING CROSSINGS GATEWAY JUNCTION LANDING MALL PLACE PLAZA QUAY QUAYS SQUARE'.split(' '),
);

/** Words before CENTRE, which is a type of street too, that make it premises. */
const BEFORE_CENTRE = new Set(
  (
    'BUSINESS CITY CIVIC COMMUNITY CONVENTION HEALTH HOMEMAKER LEISURE MEDICAL SERVICE SHOPPING SPORTS TOWN ' +
    'ENTERTAINMENT HOMEMAKERS RETAIL SUPA'
  ).split(' '),
);
const CENTRES = new Set('CENTER CENTRE CNTR CTR CTRE'.split(' '));

/** True if the word at `i` is CENTRE behind a word that makes it premises: SHOPPING CENTRE. */
export const endsCentre = (words: readonly string[], i: number): boolean =>
  CENTRES.has(words[i]!) && BEFORE_CENTRE.has(words[i - 1]!);

/** Words before ESTATE, which is a type of street too, that make it premises. */
const BEFORE_ESTATE = new Set(['BUSINESS', 'COMMERCIAL', 'HOUSING', 'INDUSTRIAL', 'TECHNOLOGY']);

/** True if the word at `i` is ESTATE behind a word that makes it premises: INDUSTRIAL ESTATE. */
export const endsEstate = (words: readonly string[], i: number): boolean =>
  words[i] === 'ESTATE' && BEFORE_ESTATE.has(words[i - 1]!);

/** Words of the ground that follow a name of premises in the name of a street. */
const GROUND_WORDS: ReadonlySet<string> = new Set(
  'BEACH BRIDGE CREEK FERRY FLAT GULLY HILL LAGOON LAKE POINT RIDGE RIVER SHACK VALLEY'.split(' '),
);

/** True if the word at `i` goes on with a street behind premises: POST OFFICE HILL ROAD, RIVER PARK ACCESS ROAD. */
export const goesOnBehindPremises = (words: readonly string[], i: number): boolean =>
  GROUND_WORDS.has(words[i]!) || (words[i] === 'ACCESS' && (words[i + 1] === 'ROAD' || words[i + 1] === 'RD'));
