// Names of places beside codes, regions and countries that may be theirs, those of a neighbour, or of a place far away.
import { mixed, pieces } from '../../recorded/support/mixed.js';
import { digested, type Digested } from '../support/digested.js';
import found from '../support/found.json' with { type: 'json' };
import { through, type Name } from '../support/through.js';

const NAMES_NZ = pieces(`
  Avondale | Richmond | Hamilton East | Brooklyn | Roslyn | Hastings | Napier | Nelson | Albany | Papakura | Taupo
  | Feilding | Levin | Masterton | Blenheim | Kaikoura | Greymouth | Rangiora | Timaru | Oamaru | Queenstown | Gore
  | Invercargill | Whangarei | Thames | Tauranga | Gisborne | Hawera | Bulls | Picton | St Albans | Petone
`);
const CODES_NZ = pieces(`
  0110 | 0610 | 0632 | 1010 | 1026 | 2110 | 3110 | 3216 | 3330 | 3500 | 4010 | 4110 | 4122 | 4310 | 4500 | 4610 | 4671
  | 4710 | 4820 | 5010 | 5510 | 5810 | 6011 | 6021 | 7010 | 7020 | 7201 | 7300 | 7400 | 7805 | 7910 | 8011 | 8014
  | 9010 | 9300 | 9400 | 9710 | 9810
`);
const REGIONS_NZ = pieces(`
  | | | Auckland | Waikato | Wellington | Otago | Nelson | Tasman | Marlborough | Canterbury | Hawke's Bay | Taranaki
`);
const NAMES = pieces(`
  Richmond | Newtown | Newcastle | Albury | Wodonga | Tweed Heads | Coolangatta | Queanbeyan | Canberra | Mildura
  | Broken Hill | Springfield | Perth | Hamilton | Brighton | Kensington | Paddington | Fitzroy | St Kilda | Parkes
  | Dubbo | Orange | Bathurst | Launceston | Darwin | Alice Springs | Geelong | Reservoir | Carlton | Glebe
`);
const CODES = pieces(`
  | 0200 | 0800 | 0870 | 2000 | 2037 | 2042 | 2300 | 2485 | 2600 | 2620 | 2640 | 2753 | 2795 | 2800 | 2830 | 2870 | 3000
  | 3053 | 3073 | 3121 | 3182 | 3186 | 3220 | 3500 | 3690 | 4000 | 4064 | 4225 | 5000 | 5048 | 5068 | 6000 | 7000
  | 7250 | 9999
`);
const STATES = pieces('| | | NSW | VIC | QLD | SA | WA | TAS | NT | ACT | New South Wales');
const ABROAD = pieces(`
  Paris | London | Springfield | Portland | Cambridge | Birmingham | Victoria | Santiago | San Jose | Córdoba | Valencia
  | Toledo | Lima | Athens | Rome | Berlin | Moscow | Hamburg | Frankfurt | Halle | Georgetown | Kingston | Hamilton
  | Perth | Wellington | Newcastle | Richmond | Windsor | Vancouver | Granada | Mérida | León | Guadalajara | Luxembourg
`);
const BEHIND = pieces(`
  | IL | Illinois | TX | OH | Ohio | ON | Ontario | BC | MA | OR | England | Scotland | Spain | México | Mexico | Peru
  | Greece | Italy | Germany | France | Jamaica | Guyana | Bermuda | Chile | Costa Rica | Argentina | Nicaragua | USA
  | Canada | United Kingdom | 75001 | 10115 | 62701 | SW1A 1AA | Brandenburg | Bavaria | Andalusia | Yucatán
`);

/** Codes beside the country alone, and beginnings of a country's name or code behind a line. */
const COUNTRIES_ALONE = pieces(`
  France 75001 | 75001 France | Germany 10115 | 00184 Italy | Italy 00184 Roma | Spain 28001 | Japan 100-0001 | Fiji
  | Canada K1A 0B1 | United Kingdom SW1A 1AA | UK | Brazil 01310-100 | India 110001 | Singapore 018956 | Netherlands
`);
const BEGUN = pieces(`
  wattle st london, b | wattle st london, g | wattle st, london, gb | wattle st, london, u | wattle st london, un
  | wattle st london, england | wattle st, london, k | elm st, reading, berk | elm st reading, r | london, great
`);

const asked = (name: string, country: string, questions: () => readonly (readonly string[])[]): Digested =>
  digested(name, questions, (parts, { sample }) =>
    through(sample, 'geocode' satisfies Name, {
      record: { country, fullAddress: parts.filter((part) => part !== '').join(country === 'ZZ' ? ', ' : ' ') },
    }),
  );

export const questions: readonly Digested[] = [
  // Lines with a country beside them, each of which showed a damage that nothing else did.
  digested(
    'geocode-found',
    () => found.geocode,
    ([country, fullAddress], { sample }) => through(sample, 'geocode', { record: { country, fullAddress } }),
  ),
  asked('geocode-codes-nz', 'NZ', () => mixed(830, 300, [NAMES_NZ, REGIONS_NZ, CODES_NZ])),
  asked('geocode-codes', 'AU', () => mixed(831, 300, [NAMES, STATES, CODES])),
  asked('geocode-country-codes', 'ZZ', () => COUNTRIES_ALONE.map((line) => [line])),
  digested(
    'find-gb-countries',
    () => BEGUN,
    (fullAddress, { sample }) => through(sample, 'find', { record: { fullAddress, country: 'GB' } }),
  ),
  asked('geocode-pairs', 'ZZ', () => mixed(832, 350, [ABROAD, BEHIND])),
];
