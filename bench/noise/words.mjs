// What people write instead of the official words, and what they write around an address.

/** Full street type → what people write. */
export const TYPE_WORDS = {
  STREET: ['ST', 'ST.', 'STR', 'STREET'], ROAD: ['RD', 'RD.', 'ROAD'], AVENUE: ['AVE', 'AV', 'AVE.', 'AVENUE'], DRIVE: ['DR', 'DRV', 'DR.', 'DRIVE'],
  PLACE: ['PL', 'PL.', 'PLACE'], COURT: ['CT', 'CRT', 'CT.', 'COURT'], CRESCENT: ['CRES', 'CR', 'CRES.', 'CRESCENT'], CLOSE: ['CL', 'CL.', 'CLOSE'], PARADE: ['PDE', 'PDE.', 'PARADE'],
  WAY: ['WAY', 'WY'], HIGHWAY: ['HWY', 'HIGHWAY', 'HWY.'], CIRCUIT: ['CCT', 'CIRC', 'CIRCUIT'], TERRACE: ['TCE', 'TERR', 'TER', 'TERRACE'], GROVE: ['GR', 'GRV', 'GVE', 'GROVE'],
  LANE: ['LN', 'LA', 'LANE'], BOULEVARD: ['BLVD', 'BVD', 'BOULEVARD'], ESPLANADE: ['ESP', 'ESPL', 'ESPLANADE'], SQUARE: ['SQ', 'SQUARE'], RISE: ['RISE', 'RSE'], TRACK: ['TRK', 'TRACK'],
  CIRCLE: ['CIR', 'CIRCLE'], VIEW: ['VW', 'VIEW'], LOOP: ['LOOP'], WALK: ['WALK', 'WK'], MEWS: ['MEWS'], CHASE: ['CH', 'CHASE'], MANOR: ['MANOR', 'MNR'], TRAIL: ['TRL', 'TRAIL'],
  KNOLL: ['KNOLL'], ROW: ['ROW'], CREST: ['CRST', 'CREST'], FAIRWAY: ['FAIRWAY', 'FAWY'], GLEN: ['GLEN'],
};
/** Types common enough that a wrong one is likely. */
export const COMMON_TYPES = ['STREET', 'ROAD', 'AVENUE', 'DRIVE', 'PLACE', 'COURT', 'CRESCENT', 'CLOSE', 'PARADE', 'WAY', 'LANE', 'TERRACE', 'GROVE'];

/** Full flat type → what people write before the number. */
export const FLAT_WORDS = {
  UNIT: ['UNIT', 'U', 'UN', 'UNT', 'UNIT NO', 'UNIT NO.', 'UNIT #'], SHOP: ['SHOP', 'SHP', 'SHOP NO'], SUITE: ['SUITE', 'STE', 'SE'], VILLA: ['VILLA', 'VLLA'], SHED: ['SHED'],
  KIOSK: ['KIOSK', 'KSK'], OFFICE: ['OFFICE', 'OFF', 'OFFC'], FACTORY: ['FACTORY', 'FCTY', 'FY'], DUPLEX: ['DUPLEX'],
};
/** What people say for a dwelling that the reference calls a unit. */
export const DWELLING_WORDS = ['FLAT', 'APARTMENT', 'APT', 'APT.', 'TOWNHOUSE', 'VILLA', 'F', 'FLT', 'APPT', 'A'];

export const STATE_NAMES = { NSW: 'NEW SOUTH WALES', VIC: 'VICTORIA', QLD: 'QUEENSLAND', SA: 'SOUTH AUSTRALIA', WA: 'WESTERN AUSTRALIA', TAS: 'TASMANIA', NT: 'NORTHERN TERRITORY', ACT: 'AUSTRALIAN CAPITAL TERRITORY' };
export const STATE_WORDS = { NSW: ['NSW', 'N.S.W.', 'NEW SOUTH WALES', 'N S W'], VIC: ['VIC', 'VIC.', 'VICTORIA'], QLD: ['QLD', 'QLD.', 'QUEENSLAND'] };

/** Name words → the short form people write. */
export const NAME_WORDS = { NORTH: 'NTH', SOUTH: 'STH', MOUNT: 'MT', SAINT: 'ST', BEACH: 'BCH', HILL: 'HL', PARK: 'PK', CREEK: 'CK', UPPER: 'UPR', LITTLE: 'LT', POINT: 'PT', RAILWAY: 'RLY' };

export const COMPANIES = ['ACME PLUMBING PTY LTD', 'Southern Cross Engineering P/L', 'J & M HOLDINGS', 'Blue Gum Medical Centre', 'HARRISON & SONS', 'Coastal Physiotherapy', 'The Bakery Cafe', 'Golden Dragon Restaurant', 'ABC Childcare Centre', 'Wattle Accounting', 'Department of Education', 'Murphy Real Estate', 'Bright Smiles Dental', 'Tyre Centre', 'RIVERSIDE MOTEL'];
export const BUILDINGS = ['Acacia Court', 'THE TOWERS', 'Seaview Apartments', 'Bellevue House', 'GRAND PLAZA', 'Banksia Lodge', 'Parkview Gardens', 'Westpoint Shopping Centre', 'Wattle Grove Retirement Village', 'Jacaranda Villas', 'Kurrajong Park', 'The Pavilion'];
export const PEOPLE = ['Jane Citizen', 'MR J SMITH', 'Ms Anna Nguyen', 'P & K Wilson', 'Accounts Payable', 'The Manager', 'John O\'Brien', 'Dr Susan Lee', 'The Occupant'];
export const BEFORE = ['c/- {person}', 'C/O {person},', 'ATTN: {person},', 'attention {person} -', 'care of {person}', '{company},', '{company}', '{company} -', '{building},', '{building}', '"{building}"', '({building})', 'c/- {company}', '{person},', 'Front,', 'Home:', 'Address:', 'deliver to'];
export const AFTER = ['Australia', ', AUSTRALIA', ' AUS', ', AU', '(near the school)', 'near the post office', '- leave at front door', 'ph 02 4943 1234', 'Ph: (03) 5562 1111', 'tel 0412 345 678', 'mob 0412345678', '(use side gate)', '.', ',', ';', '- ring bell', '(opposite park)', 'cnr shop', 'a/h 4943 1234', '*', '(old address)', 'x', 'Do not mail', ', Earth', '()', '?', '- UNVERIFIED', 'RTS'];
export const BETWEEN = [', ,', ',,', ' - ', ' / ', ';', ' | ', '\t', ',', '.', ' ', '  ', ' ,'];
