// The city that the last part of a line without a number ends with, behind the name of something in it: STADTPARK
// HAMBOURG, CHÂTEAU ROYAL DE BLOIS.
import { stateOf } from '../address/vocabulary/place.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { STREET_FIRST } from './street-words.js';
import { saysStreet } from './wording/street-said.js';
import { partsOf, textOf, type Word } from './words.js';

/** People of a city that is meant whatever stands before it; fewer beside a word for what a town has. */
const CITY_PEOPLE = 250_000;
const TOWN_PEOPLE = 15_000;
const LONGEST_NAME = 4;
const SHORTEST_NAME = 4;
/** Words of a part that is a name of something and a city's. */
const MOST_WORDS = 10;

/** What a town has, in several languages (folded). */
const OF_TOWNS: ReadonlySet<string> = new Set(
  (
    'ABBAYE ABBEY ALTSTADT AQUARIUM ARENA BAHNHOF BASILICA BASILIQUE BEACH BURG CAMPUS CASTELLO CASTILLO CASTLE ' +
    'CATEDRAL CATHEDRAL CATHEDRALE CHATEAU CHIESA CHURCH CIMETIERE DOM DUOMO EGLISE ESTACION ESTADIO FONTAINE FORT ' +
    'FORTERESSE FRIEDHOF GALERIE GALLERY GARDEN GARDENS GARE GIARDINO HAFEN HALL HARBOUR HOPITAL HOSPITAL HOTEL ' +
    'IGLESIA INNENSTADT JARDIM JARDIN KATHEDRALE KIRCHE KLINIKUM LYCEE MAIRIE MALL MEMORIAL MONUMENT MOSQUE MUSEE ' +
    'MUSEI MUSEO MUSEU MUSEUM OPERA PALACE PALAIS PALAZZO PALACIO PARC PARCO PARK PARQUE PIAZZA PLAGE PLATZ PLAZA ' +
    'PONT PORT PUERTO QUARTIER RATHAUS SANCTUAIRE SCHLOSS SHRINE STADE STADIO STADION STADIUM STADTPARK STAZIONE ' +
    'TEATRO TEMPLE THEATER THEATRE TORRE TOUR TOWER TURM UNIVERSIDAD UNIVERSITA UNIVERSITAT UNIVERSITE UNIVERSITY ZOO'
  ).split(' '),
);

/** What ends a name and is a town somewhere, too. */
const NO_CITY: ReadonlySet<string> = new Set(
  'CENTRAL CENTRE CENTER CITY TOWN VILLAGE NORTH SOUTH EAST WEST'.split(' '),
);
const OF: ReadonlySet<string> = new Set('DE DI DU DA DO D OF VON'.split(' '));

/** The words that name the city; undefined for none. */
export function cityAtEdge(words: readonly Word[], world: PlaceSet): Word[] | undefined {
  const last = partsOf(words).at(-1) ?? [];
  const isName = last.length > 1 && last.length <= MOST_WORDS && !/\d/.test(textOf(words));
  if (!isName || saysStreet(textOf(words))) return undefined;
  const isOfTown = last.some(({ text }) => OF_TOWNS.has(text));
  const peopleOf = (named: readonly Word[]): number =>
    Math.max(0, ...Array.from(world.named(textOf(named)), (at) => world.populationOf(at)));
  const isCity = (named: readonly Word[], people: number): boolean =>
    !OF_TOWNS.has(named[0]!.text) &&
    !NO_CITY.has(named[0]!.text) &&
    stateOf(textOf(named)) === undefined &&
    textOf(named).length >= SHORTEST_NAME &&
    peopleOf(named) >= people;
  for (let length = Math.min(LONGEST_NAME, last.length - 1); length > 0; length--) {
    const named = last.slice(-length);
    // RUE DE PARIS is a street of any town.
    const isOfStreet = STREET_FIRST.has(last[0]!.text) && OF.has(last[last.length - length - 1]!.text);
    // UNIVERSITÄT ROSTOCK is one that is called after its town.
    const isKind = last.slice(0, -length).every(({ text }) => text.startsWith('UNIVERSI') || OF.has(text));
    if (!isOfStreet && !isKind && isCity(named, isOfTown ? TOWN_PEOPLE : CITY_PEOPLE)) return named;
  }
  return undefined;
}
