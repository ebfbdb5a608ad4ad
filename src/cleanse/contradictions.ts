// What a line says against the address that was found for it: a direction that its street has not, another state, a
// region or a place elsewhere. The address is still the likeliest, but not as sure as one that nothing speaks against,
// and what speaks against it is said.
import { regionOfAustralia } from '../address/vocabulary/regions-au.js';
import { streetSuffix } from '../address/vocabulary/street.js';
import { toLine } from '../address/parse/line.js';
import { readings } from '../address/parse/read.js';
import type { ChangedItem } from '../contract/schema/address.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { CleanseData } from './context.js';
import { placesLeftOut } from './two-places.js';
import { LEAST_CORRECTED } from './verdict/confidence.js';

/** Most confidence of an address that the line speaks against, and of one whose postcode it has all the same. */
const MOST = LEAST_CORRECTED;
const MOST_WITH_POSTCODE = 96;
/** The same of a place alone. */
const MOST_OF_PLACE = 60;
/** A place named beside that of the address is no part of one town with it. */
const FAR_KM = 25;

const SHORTEST_COUNTRY = 4;
/** What may be left over of a street or a suburb; NW and SW are slips of a state. */
const DIRECTION = /^(?:N|S|E|W|NTH|STH|(?:NORTH|SOUTH)(?: ?(?:EAST|WEST))?|EAST|WEST|CENTRAL|UPPER|LOWER)$/;

/** What is said of a contradiction, and how sure an address may be beside it: without its postcode, and with it. */
interface Contradiction {
  readonly message: string;
  readonly most: number;
  readonly mostWithPostcode: number;
}

/** The answer, less sure by what the line says against it, which its messages name. */
export function withContradictions(data: CleanseData, found: ValidatedAddress): ValidatedAddress {
  const items = found.changedItems ?? [];
  const isAddress = found.status === 'corrected' && found.level !== 'locality';
  const isPlace = found.status === 'partial' && found.level === 'locality';
  if (found.country !== 'AU' || (!isAddress && !isPlace) || !items.some(mayContradict)) return found;
  const regions = regionsElsewhere(items, found);
  const said = isAddress
    ? [
        ...directions(items, found),
        ...otherState(items, found),
        ...regions,
        ...otherCountry(data, items),
        ...otherPlaces(data, found),
      ]
    : regions;
  if (said.length === 0) return found;
  const isCoded = found.postcode !== null && !items.some(({ affectedElement }) => affectedElement === 'postcode');
  const most = isPlace
    ? MOST_OF_PLACE
    : Math.min(...said.map((each) => (isCoded ? each.mostWithPostcode : each.most)), found.confidence ?? 0);
  return {
    ...found,
    confidence: Math.min(most, found.confidence ?? 0),
    runnerUp: Math.min(most, found.runnerUp ?? 0),
    messages: [...(found.messages ?? []), ...said.map(({ message }) => message)],
  };
}

/** Most corrections are of a name or a number, which nothing here is about. */
const mayContradict = ({ actionType, affectedElement }: ChangedItem): boolean =>
  actionType !== 'ADD' &&
  (affectedElement === 'unknown' || affectedElement === 'streetSuffix' || affectedElement === 'state');

/** One that the postcode does not answer, one that it makes unlikely, and one that it settles. */
const open = (message: string): Contradiction => ({ message, most: MOST, mostWithPostcode: MOST });
const unlikely = (message: string): Contradiction => ({ message, most: MOST, mostWithPostcode: MOST_WITH_POSTCODE });
const settled = (message: string): Contradiction => ({ message, most: MOST, mostWithPostcode: 100 });

const removed = (items: readonly ChangedItem[]): string[] =>
  items.flatMap(({ actionType, affectedElement, oldValue }) =>
    actionType === 'REMOVE' && affectedElement === 'unknown' ? [oldValue] : [],
  );

/** WILLIAMS ROAD NORTH where only WILLIAMS ROAD is known, or another end of it. */
function directions(items: readonly ChangedItem[], { locality }: ValidatedAddress): Contradiction[] {
  const ofStreet = items.flatMap(({ affectedElement, actionType, oldValue }) =>
    affectedElement === 'streetSuffix' && actionType !== 'ADD' ? [oldValue] : [],
  );
  // NORTH of BELMONT NORTH is the suburb's.
  const isOfPlace = (words: string): boolean => ` ${locality} `.includes(` ${streetSuffix(words) ?? words} `);
  return [...ofStreet, ...removed(items)]
    .filter((words) => DIRECTION.test(words) && !isOfPlace(words))
    .map((words) => open(`${words} is not used: no street of that name with it is known there`));
}

/** HORSHAM NSW, which is in Victoria. */
const otherState = (items: readonly ChangedItem[], { locality, state }: ValidatedAddress): Contradiction[] =>
  items.flatMap(({ affectedElement, actionType, oldValue }) =>
    affectedElement === 'state' && actionType === 'MODIFY'
      ? [settled(`${locality} is in ${state}, and not in ${oldValue}`)]
      : [],
  );

/** GOULBURN, GIPPSLAND, which is a region of another state. */
const regionsElsewhere = (items: readonly ChangedItem[], { locality, state }: ValidatedAddress): Contradiction[] =>
  removed(items).flatMap((words) => {
    const region = regionOfAustralia(words);
    return region === undefined || region.state === state
      ? []
      : [unlikely(`${words} is a region of ${region.state}, and ${locality} is in ${state}`)];
  });

/** GOULBURN NSW 2580, CANADA. */
function otherCountry({ abroad, localities }: CleanseData, items: readonly ChangedItem[]): Contradiction[] {
  return removed(items).flatMap((words) => {
    // AND is Andorra's code.
    if (words.length < SHORTEST_COUNTRY) return [];
    const line = toLine(words);
    const first = readings(line, localities)[0];
    const said = first && abroad?.certain(line, first);
    return said && said.country !== 'AU' && said.country !== 'NZ'
      ? [open(`${words} is not used: the address is in Australia`)]
      : [];
  });
}

/** CASTLE HILL, CHARLESTOWN, which are in two cities. */
const otherPlaces = (data: CleanseData, found: ValidatedAddress): Contradiction[] =>
  removed(found.changedItems ?? []).length === 0
    ? []
    : placesLeftOut(data.of('AU'), data.localities, found, FAR_KM)
        .filter((words) => regionOfAustralia(words) === undefined)
        .map((words) => unlikely(`${words} is a place elsewhere: ${found.locality} is taken`));
