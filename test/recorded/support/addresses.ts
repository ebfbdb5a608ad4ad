// Lines about the streets of the sample data, right and wrong: of Australia and of New Zealand.
import { chance, mixed, pieces } from './mixed.js';

const UNITS = pieces(`
  |  |  |  |  | Unit 1, | 2/ | u3/ | Unit 9, | Flat 1 | Suite 201, Level 2, | Shop 4 | Apt G1, | Villa 3
  | Level 3, | Lot 4 | Lot 12, | Unit 4A, | Factory 10, | Apt 7, Level 2, | 1- | Wattle Tower,
  | Pelican Court, Unit 5, | Gumnut House, | Level 1 Suite 101 | Unit B,
`);
const NUMBERS = pieces(`
  1 | 2 | 3 | 5 | 7 | 9 | 12 | 14 | 21 | 22A | 22B | 24 | 26 | 28 | 28-32 | 30 | 30-34 | 35 | 36A | 38 | 40 | 60
  | 62 | 80 | 98 | 101 | 105 | 103-107 | 120 | 130 | 200 | 240 | 410 | 1180A | 12C | 46 | 999 | 2-4 | 15 |  |
`);
/** A place in some of its spellings, and the streets of it in theirs; the last of each are not there. */
interface Town {
  readonly places: string[];
  readonly streets: string[];
}
const town = (places: string, streets: string): Town => ({ places: pieces(places), streets: pieces(streets) });

const TOWNS: readonly Town[] = [
  town(
    `Reservoir VIC 3073 | Reservoir | RESERVOIR 3073 | Resevoir VIC 3073 | Reservior Vic | Reservoir City VIC
    | Reservoir NSW 3073 | Reservoir VIC 3072 | VIC 3073 | 3073 | Mount Elder VIC | Reservoir East VIC 3073`,
    `Smith Street | smith st | Smyth St | Smiht Street | Smithe Rd | High St | High Street North | High St N
    | Hgih St | Banksia St | Banksia Court | Banksia | Bankshia Ct | The Esplanade | Esplanade | Avenue Road
    | Avenu Rd | King George Parade | King George Pde | KingGeorge Parade | O'Brien St | OBrien Street
    | O Brien St | Wattle St | Old Tram Lane | Nowhere Street | PO Box 12 | P.O. Box 120
    | Cnr Smith St & High St | Smith | George Parade | Kings George Pde`,
  ),
  town(
    `Mount Elder VIC 3797 | Mt Elder 3797 | Mount Eldar VIC | Elder Creek VIC 3797 | Mount Elder
    | MountElder VIC 3797 | 3797 | Mount Elder VIC 3798`,
    `Mount View Road | Mt View Rd | View Road | St Johns Road | Saint John's Rd | St John Rd | Ferntree Crescent
    | Fern Tree Cres | Ferntree | PO Box 7 | Mountview Road`,
  ),
  town(
    `Wattle Flat VIC 3352 | Wattle Flat NSW 2795 | Wattle Flat | Wattle Flats NSW | Wattleflat 2795
    | Watle Flat VIC | Wattle Flat 2796`,
    `Creek Track | Creek Trk | Main Street | Main St | Mains St | Goldfield Road | Gold Field Rd
    | Goldfields Road | Main`,
  ),
  town(
    `Banksia Heads NSW 2540 | Banksia Head 2540 | Banksia Heads | Saint Elmo NSW 2541 | St Elmo NSW
    | St. Elmo 2541 | Saint Elmo NSW 2540 | NSW 2541 | Nowhere NSW 2541`,
    `Marine Parade | Marine Pde | Broadway | Broad Way | Ocean Street South | Ocean St | Ocean Sth St
    | Station Street | Railway St | Church Avenue | Church St | Churche Ave | Marine`,
  ),
];

const tidy = (line: string): string => line.replaceAll(/ {2,}|\/ /g, (sign) => sign.trim() || ' ').trim();

/** So many of each of the towns, half of them without a unit. */
const ofTowns = (towns: readonly Town[], units: string[], numbers: string[], seed: number, count: number): string[] =>
  towns.flatMap(({ places, streets }, i) =>
    mixed(seed + i, count, [units, numbers, streets, places]).map(([unit, number, street, place], line) =>
      tidy(`${line % 2 === 0 ? unit : ''} ${number} ${street}, ${place}`),
    ),
  );

/** So many of each of four places in Australia. */
export const australian = (seed: number, count: number): string[] => ofTowns(TOWNS, UNITS, NUMBERS, seed, count);

/** What stands in Victoria and New South Wales by street and place, each with a number that is there. */
const RIGHT = pieces(`
  24 Smith Street, Reservoir VIC 3073 | 5/24 Smith Street, Reservoir VIC 3073
  | 103-107 High Street, Reservoir VIC 3073 | Suite 201 Level 2 101 High Street, Reservoir VIC 3073
  | 4 High Street North, Reservoir VIC 3073 | 3/3 Banksia Court, Reservoir VIC 3073
  | 7 The Esplanade, Reservoir VIC 3073 | 10 Avenue Road, Reservoir VIC 3073
  | G1/12 King George Parade, Reservoir VIC 3073 | 8 O'Brien Street, Reservoir VIC 3073
  | 6 Mount View Road, Mount Elder VIC 3797 | 1180A St Johns Road, Mount Elder VIC 3797
  | 88 Creek Track, Wattle Flat VIC 3352 | 12 Main Street, Wattle Flat NSW 2795
  | 12A-12C Goldfield Road, Wattle Flat NSW 2795 | 6/30-34 Marine Parade, Banksia Heads NSW 2540
  | 17 Broadway, Banksia Heads NSW 2540 | 7-9 Ocean Street South, Banksia Heads NSW 2540
  | 2/60 Station Street, Saint Elmo NSW 2541 | 15 Church Avenue, Saint Elmo NSW 2541
`);
const RIGHT_NZ = pieces(`
  257 East Tāmaki Road, Ōtara, Auckland 2023 | 12A Kōwhai Street, Ōtara, Auckland 2023
  | 3/40 East Tāmaki Road, Ōtara, Auckland 2023 | 105 Queen Street, Ōtāhuhu, Auckland 1062
  | 5 O'Hara Avenue, Ōtāhuhu, Auckland 1062 | 11 Wharf Quay, Auckland Central 1010
  | Apartment 7 88 Queen Street, Auckland Central 1010 | 8 The Terrace, Auckland Central 1010
  | 50A Ruahine Street, Roslyn, Palmerston North 4414 | 12 Highgate, Roslyn, Dunedin 9010
  | 1105 Heretaunga Street West, Stortford Lodge, Hastings 4120 | 250 High Street, Hāwera 4610
  | Flat 2 22 Union Street, Hāwera 4610 | 120A Ohangai Road, Tāwhiti, Hāwera 4672
  | 5949 State Highway 45, Ōkaiawa 4678
`);

const LETTERS = 'abdeghiklmnoprstuwy';
/** One slip: two letters swapped, one left out, doubled, put in, or in the place of another; a blank lost or put in. */
function slipped(text: string, below: (size: number) => number): string {
  const at = 1 + below(text.length - 2);
  const letter = LETTERS.charAt(below(LETTERS.length));
  const [head, sign, tail] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const made = [
    `${head}${tail.charAt(0)}${sign}${tail.slice(1)}`,
    `${head}${tail}`,
    `${head}${sign}${sign}${tail}`,
    `${head}${letter}${sign}${tail}`,
    `${head}${letter}${tail}`,
    `${head} ${sign}${tail}`,
    text.replace(/ (?=\S+$)/, ''),
    text.toLowerCase().replaceAll(',', ''),
  ];
  return made[below(made.length)]!;
}

/** Right lines with so many slips each. */
export function withSlips(seed: number, times: number, slips: number, isNz: boolean): string[] {
  const below = chance(seed);
  return (isNz ? RIGHT_NZ : RIGHT).flatMap((line) =>
    Array.from({ length: times }, () => {
      let text = line;
      for (let i = 0; i < slips; i++) text = slipped(text, below);
      return text;
    }),
  );
}

const UNITS_NZ = pieces(
  '| | | | | 1/ | Flat 2, | Apartment 7, | Suite 101, Level 1, | Unit 3, | 9/ | Level 2, | Shop 1 |',
);
const NUMBERS_NZ = pieces(
  `1 | 2 | 5 | 7 | 12 | 12A | 20 | 22 | 24 | 26-30 | 31A | 33-37 | 35 | 40 | 50A | 88 | 101 | 205 | 212
  | 250 | 259A | 302 | 401 | 1105 | 5949 |`,
);
const TOWNS_NZ: readonly Town[] = [
  town(
    `Otara, Auckland | Ōtara 2023 | Otara Auckland 2023 | Otaara | Auckland | Otara
    | East Tamaki, Auckland 2023 | 2023`,
    `East Tāmaki Road | East Tamaki Rd | Tamaki Rd East | Kowhai St | Kōwhai Street | Kowai Street
    | Silver Fern Lane | Silverfern Ln | East Tamaki`,
  ),
  town(
    `Otahuhu | Ōtāhuhu, Auckland 1062 | Auckland Central 1010 | Auckland | Auckland 1010
    | Auckland Cental | Akld Central`,
    `Queen St | Queens Street | Queen | O'Hara Ave | Ohara Avenue | Wharf Quay | The Wharf Quay | Rangitoto Tce
    | Rangitto Terrace | The Terrace | Terrace`,
  ),
  town(
    `Roslyn, Palmerston North | Roslyn, Dunedin 9010 | Roslyn | Palmerston North 4414 | Dunedin
    | Stortford Lodge, Hastings | Hastings 4120 | Rosslyn, Dunedin`,
    `Ruahine St | Ruahine | Highgate | High Gate | Kereru St | Kererū Street | Heretaunga Street West
    | Heretaunga St | Heretaunga St E | Heretaunga West St`,
  ),
  town(
    `Hawera 4610 | Hāwera | RD 11, Hawera 4671 | RD 12 Hawera 4672 | Tawhiti, Hawera | Okaiawa | Okaiawa 4678
    | RD 28, Hawera 4678 | Chatham Landing | Chatham Islands | Hawerra 4610 | 4610 | Nowhere 9999
    | South Taranaki | New Zealand`,
    `High St | Union Street | Unoin St | Ohangai Rd | Mawhitiwhiti Road | State Highway 45 | SH45 | SH 45
    | Wharf Road | Nowhere Road`,
  ),
];

/** So many of each of four parts of New Zealand. */
export const zealandic = (seed: number, count: number): string[] =>
  ofTowns(TOWNS_NZ, UNITS_NZ, NUMBERS_NZ, seed, count);
