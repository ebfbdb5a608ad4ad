// A line that names two places far from each other behind its street, of which neither state nor postcode says which is
// meant: GOULBURN, PERTH. What was found in one of them may be right, and is asked about.
import { toLine } from '../address/parse/line.js';
import { readings } from '../address/parse/read.js';
import type { Line, LocalityIndex, Reading } from '../address/parse/reading.js';
import { CAPITALS } from '../address/vocabulary/place.js';
import { listEnd } from '../data/list-end.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { CleanseContext, IndexedSet } from './context.js';
import { stateIn } from './place/code-costs.js';
import type { Place } from './place/place.js';
import { placesByName, placesByTypo } from './place/towns.js';
import { kilometres, kilometresBetween, writtenPlace } from './place/written-place.js';
import { placeVerdict, type Verdict } from './verdict/verdict.js';

/** Places farther apart than this are not a suburb and its city, nor a town and its region. */
const FAR_KM = 120;
/** Letters from which on a place with a slip in it is hardly another word, and what such a slip costs at most. */
const LONG = 8;
const ONE_SLIP = 1.1;
/** Most confidence of one of two. */
const TIED_CONFIDENCE = 50;

/** The words [from, to) of a line. */
type Words = Pick<Place, 'from' | 'to'>;

/** The verdict, or that the line is ambiguous where words that the answer left over name a place far from it. */
export function withoutFarPlace(context: CleanseContext, index: IndexedSet, line: Line, verdict: Verdict): Verdict {
  const { status, chosen, address, confidence } = verdict;
  if (status !== 'corrected' || chosen === null || chosen.reading.postcode !== '') return verdict;
  const { reading, place, street } = chosen;
  const over = leftOver(place, street.division.end, reading.to);
  const locality = index.set.streetLocality[street.street]!;
  if (!over || !isFarPlace(context, index, locality, line, reading, over)) return verdict;
  const rated = { address, confidence: Math.min(TIED_CONFIDENCE, confidence) };
  return placeVerdict({
    status: 'ambiguous',
    level: 'none',
    exception: 'AMBIGUOUS',
    confidence: rated.confidence,
    candidates: [rated, ...verdict.candidates],
  });
}

/** True for an answer beside which words were left out that name a place far from it, with no postcode beside them. */
export function leavesFarPlaceOut(
  context: CleanseContext,
  localities: LocalityIndex,
  found: ValidatedAddress,
): boolean {
  const isCodeAdded = (found.changedItems ?? []).some(
    ({ affectedElement, actionType }) => affectedElement === 'postcode' && actionType === 'ADD',
  );
  return isCodeAdded && placesLeftOut(context, localities, found, FAR_KM).length > 0;
}

/** The words of places that an answer leaves out and that lie further from it than so many kilometres. */
export function placesLeftOut(
  context: CleanseContext,
  localities: LocalityIndex,
  { locality, state, changedItems = [] }: ValidatedAddress,
  far: number,
): string[] {
  const { addresses } = context;
  const found = addresses ? localityNamed(addresses, locality ?? '', state ?? '') : undefined;
  if (!addresses || found === undefined) return [];
  return changedItems.flatMap(({ affectedElement, actionType, oldValue }) => {
    if (affectedElement !== 'unknown' || actionType !== 'REMOVE') return [];
    const words = oldValue ?? '';
    const line = toLine(words);
    const reading = readings(line, localities)[0];
    return reading !== undefined && isFarPlace(context, addresses, found, line, reading, reading, far) ? [words] : [];
  });
}

/** The words behind a street that its place does not take, if there are any and they stand together. */
function leftOver(place: Place, end: number, to: number): Words | undefined {
  if (place.from < end) return undefined;
  if (place.from > end) return place.to < to ? undefined : { from: end, to: place.from };
  return place.to < to ? { from: place.to, to } : undefined;
}

/** True if words name a place of the gazetteer, and each of that name lies far from a locality. */
function isFarPlace(
  { gazetteer }: CleanseContext,
  index: IndexedSet,
  locality: number,
  line: Line,
  reading: Reading,
  over: Words,
  far = FAR_KM,
): boolean {
  if (index.set.country !== 'AU' || over.from >= over.to) return false;
  const anywhere = { ...reading, from: over.from, to: over.to, state: '' };
  const isOver = ({ from, to }: Place): boolean => from === over.from && to === over.to;
  const named = placesByName(gazetteer, line, anywhere).filter((one) => one.exact && isOver(one));
  const isLong = line.words.slice(over.from, over.to).join('').length >= LONG;
  const misspelt = named.length === 0 && isLong ? placesByTypo(gazetteer, line, anywhere) : [];
  const others = named.length > 0 ? named : misspelt.filter((one) => isOver(one) && one.cost <= ONE_SLIP);
  // RIVERSIDE, HORSHAM VIC: where the state is said, a namesake in another one is not meant.
  const isSaid = reading.state !== '' && reading.state === stateIn(index, locality);
  const likely = isSaid ? others.filter((other) => stateIn(gazetteer, other.locality) === reading.state) : others;
  return likely.length > 0 && likely.every((other) => isFar(index, locality, gazetteer, other, far));
}

/** True if a place of the gazetteer is known to lie far from a locality, and is not the capital of its state. */
function isFar(index: IndexedSet, locality: number, gazetteer: IndexedSet, other: Place, far: number): boolean {
  const written = writtenPlace([{ index: gazetteer, places: [other] }]);
  if (!written || CAPITALS.get(written.name) === stateIn(index, locality)) return false;
  const km = kilometres(index.set, locality, written);
  return km < Infinity ? km > far : isFarInGazetteer(index, locality, gazetteer, other, far);
}

/** The same by the points of the gazetteer, where the set has none. */
function isFarInGazetteer(
  { set }: IndexedSet,
  locality: number,
  gazetteer: IndexedSet,
  other: Place,
  far: number,
): boolean {
  const name = set.localityNames.text(set.localityName[locality]!);
  const state = set.states[set.localityState[locality]!]!;
  const own = localityNamed(gazetteer, name, state);
  const km = own === undefined ? Infinity : kilometresBetween(gazetteer.set, own, other.locality);
  return km > far && km < Infinity;
}

/** The locality of a name and state in a set. */
function localityNamed({ set }: IndexedSet, name: string, state: string): number | undefined {
  const id = set.localityNames.find(name);
  if (id < 0) return undefined;
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  const localities = [...set.nameLocality.subarray(set.nameLocalityStart[id]!, end)].map((entry) => entry >>> 1);
  return localities.find((one) => set.states[set.localityState[one]!] === state);
}
