// Texts that name what a town of Australia or New Zealand has, and the town before it: DUBBO LEAGUES CLUB, FALLS CREEK
// ALPINE RESORT, TWIZEL HOLIDAY PARK.
import { saysStreet } from './street-said.js';

/** What ends such a name. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'AERODROME AIRSTRIP AQUARIUM ARENA BREWERY CAMPGROUND CAMPING CAMPSITE CAMPUS CASINO CASTLE CATHEDRAL CAVES ' +
    'CEMETERY CENTER CENTRE CHURCH CLUB COLLEGE COURTHOUSE CRUISE CRUISES DEPOT FALLS FARM GALLERY GARDEN GARDENS ' +
    'GYM HALL HARBOUR HOSPITAL HOSTEL HOTEL HUT INN JETTY KAYAKING LIBRARY LIGHTHOUSE LINKS LODGE LOOKOUT MALL ' +
    'MARINA MARKET MARKETS MEMORIAL MOTEL MUSEUM OVAL PACKNSAVE PARKING PIER PLANT POOL PRISON QUARRY RACEWAY ' +
    'RESERVE RESORT RSL SCHOOL SHOWGROUND SHOWGROUNDS SPEEDWAY SPRINGS STADIUM STATION SUMMIT TAFE TERMINAL ' +
    'THEATRE TOWER TRACK TRAIL VINEYARD VINEYARDS WALK WALKWAY WAREHOUSE WHARF WINERIES WINERY ZOO'
  ).split(' '),
);

/** What may stand between the town and that, and is no part of another name. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'ALPINE AQUATIC ART ARTS BASE BEACH BOAT BOTANIC BOTANICAL BOWLING BUS CARAVAN CENTRAL CITY CIVIC COMMUNITY ' +
    'CONVENTION CRICKET CULTURAL DISTRICT EDUCATION ENTERTAINMENT EVENTS FERRY FIRE FISHING FOOTBALL GOLF HARBOUR ' +
    'HEALTH HIGH HOLIDAY HORTICULTURAL HOT INFORMATION INTERNATIONAL LAWN LEAGUES LIFE MEDICAL MEMORIAL MOTOR ' +
    'NETBALL OLD OVERNIGHT POLICE PRIMARY PRIVATE PUBLIC RACING RAIL RAILWAY REGIONAL ROWING RUGBY SAILING SAVING ' +
    'SECONDARY SERVICES SHOPPING SKI SPORTS STATE SURF SWIMMING TENNIS TOURIST TOWN TRAIN UNIVERSITY VILLAGE ' +
    'VISITOR VISITORS WAR WORKERS YACHT'
  ).split(' '),
);

const LONGEST = 80;
const MOST_WORDS = 8;

/** The town, and the rest in capitals; undefined for a text of another form. */
export function thingOfTown(text: string): { readonly town: string; readonly thing: string } | undefined {
  if (text.length > LONGEST || /[\d,;]/.test(text) || saysStreet(text)) return undefined;
  const words = text.split(/\s+/);
  const folded = words.map((word) => word.toUpperCase());
  const isThing =
    THINGS.has(folded.at(-1)!) || /^(?:HOLIDAY|CARAVAN|TOURIST|BUSINESS) PARK$/.test(folded.slice(-2).join(' '));
  if (words.length > MOST_WORDS || !isThing) return undefined;
  let from = words.length - 1;
  while (from > 1 && QUALIFIERS.has(folded[from - 1]!)) from--;
  return from === 0 ? undefined : { town: words.slice(0, from).join(' '), thing: folded.slice(from).join(' ') };
}
