// Words of New Zealand's lines that mean something else there than their form says: numbers of highways, offices of
// people before a street, box lobbies that are called after streets.
import { COLUMN, partEnd, type Line, type LocalityIndex } from '../reading.js';
import { KIND, kindsOf } from '../../vocabulary/kinds.js';
import { withBoxFirst } from './box-nz.js';
import { isPlaceNz } from '../division/known-place-nz.js';
import { beginsPlace } from '../division/street-end-nz.js';
import { withCodesLast } from './codes-nz.js';
import { withDatesAside } from './dates-nz.js';
import { withDualNames } from './dual-names-nz.js';
import { withHighways } from './highways-nz.js';
import { withRoadForms } from './road-forms-nz.js';
import { withOtherScriptAside } from './other-script-nz.js';
import { withPartsAside } from './parts-aside-nz.js';
import { withPlaceAmid } from './place-amid-nz.js';
import { withPlaceLast } from './place-first-nz.js';
import { withoutDirections } from './remark-nz.js';
import { withRuralBehindNumber } from './rural-nz.js';
import { withVenueApart } from './venue-nz.js';
import { withVenueAsStreet } from './venue-as-street-nz.js';
import { inAddress, inOrder, range } from '../words/order.js';

/** What the words of a place may be beside its name. */
const OF_PLACE = KIND.number | KIND.state | KIND.country | KIND.the;

/** The line with its words meaning what they do in New Zealand. */
export function withFormsNz(line: Line, localities: LocalityIndex): Line {
  const latin = inAddress(withSlashedPlaces(line, localities), withOtherScriptAside);
  const joined = inAddress(withDualNames(latin, localities), (address) => withRoadForms(address, localities));
  const rural = inAddress(joined, (address) => withRuralBehindNumber(address, localities));
  const parted = inAddress(rural, (address) => withPartsAside(address, localities));
  const plain = withoutDirections(withDatesAside(parted), localities);
  const placed = inAddress(plain, (address) => withPlaceAmid(address, localities));
  const named = inAddress(placed, (address) => withVenueAsStreet(address, localities));
  const boxed = inAddress(named, (address) =>
    withBoxFirst(
      withLobby(withOffice(withHighways(withBag(withBlock(withLetterOfUnit(address))))), localities),
      localities,
    ),
  );
  const venued = inAddress(boxed, (address) => withVenueApart(address, localities));
  return inAddress(venued, (address) => withCodesLast(withGates(withPlaceLast(address, localities)), localities));
}

/** "CNR KOWHAI ST & RATA RD, MILFORD/AUCKLAND": the slash between two places joins no streets. */
function withSlashedPlaces(line: Line, localities: LocalityIndex): Line {
  const { text, words, starts, ends, breaks } = line;
  const isSlash = (word: string, i: number): boolean => word === 'AND' && text.slice(starts[i], ends[i]) === '/';
  const at = words.findLastIndex(isSlash);
  if (at < 1) return line;
  let from = at - 1;
  while (from > 0 && !breaks[from]!) from--;
  const to = partEnd(line, at);
  const end = /^\d{4}$/.test(words[to - 1]!) ? to - 1 : to;
  const isPlace = (first: number, last: number): boolean => isPlaceNz(words.slice(first, last).join(' '), localities);
  if (!isPlace(from, at) || !isPlace(at + 1, end)) return line;
  return inOrder(line, [...range(0, at), ...range(at + 1, words.length)], line.aside - 1);
}

/** "D/RATA STREET": the letter of a unit before a slash, whose house has no number. */
function withLetterOfUnit(line: Line): Line {
  const { text, words, kinds, starts, ends } = line;
  const isUnit = /^[ABD-HJ-NS-Z]$/.test(words[0] ?? '') && text.slice(ends[0], starts[1]) === '/';
  const to = isUnit ? partEnd(line, 0) : 0;
  const isStreet = to > 2 && (kinds[to - 1]! & KIND.strongType) !== 0;
  const isNamed = isStreet && kinds.slice(1, to).every((kind) => (kind & (KIND.number | KIND.building)) === 0);
  return isNamed && words[1]!.length > 2 ? { ...line, kinds: kinds.with(0, KIND.number) } : line;
}

/** "H BLOCK, KOWHAI HOSPITAL": a part of premises, with its letter before its word, is BLOCK H. */
function withBlock(line: Line): Line {
  const { words, breaks, kinds } = line;
  const block = words.indexOf('BLOCK', 1);
  const at = block - 1;
  const isPart = at >= 0 && (at === 0 || breaks[at]!) && !breaks[block]! && breaks[block + 1] === true;
  if (!isPart || !/^[A-HJ-Z]\d?$/.test(words[at]!)) return line;
  const order = [...range(0, at), block, at, ...range(block + 1, words.length)];
  const turned = inOrder(line, order, line.aside);
  const typed = kinds.with(at, kindsOf('BLOCK')).with(block, kinds[at]!);
  return { ...turned, kinds: typed, breaks };
}

/** "PB 92019, AUCKLAND": a private bag of New Zealand, where Australia has a postal box. */
function withBag(line: Line): Line {
  const { words, kinds, breaks } = line;
  const at = words.indexOf('PB');
  if (at < 0 || (kinds[at]! & KIND.postal) === 0 || !/^\d/.test(words[at + 1] ?? '')) return line;
  const isApart = at === 0 || breaks[at]! || (breaks[at + 2] === true && !/\d/.test(words[at - 1]!));
  return isApart ? { ...line, words: words.with(at, 'PMB') } : line;
}

/** Who letters to a school, a shop or a society are addressed to. */
const OFFICES: ReadonlySet<string> = new Set(
  'CHAIR CHAIRMAN CHAIRPERSON DIRECTOR HEADMASTER MANAGER OWNER PRINCIPAL SECRETARY TREASURER'.split(' '),
);

/** "THE PRINCIPAL KOWHAI STREET, OKATO": the office ends before the street. */
function withOffice(line: Line): Line {
  const { words, breaks, kinds } = line;
  const isOffice = words[0] === 'THE' && OFFICES.has(words[1] ?? '') && words.length > 3 && !breaks[1]!;
  if (!isOffice || breaks[2]! || words[2] === 'OF') return line;
  // THE MANAGER ROAD is a street.
  if ((kinds[2]! & (KIND.strongType | KIND.type)) !== 0) return line;
  return { ...line, breaks: breaks.with(2, true) };
}

/** "PO BOX 12, KOWHAI QUAY, WELLINGTON": the lobby of a box is a place, and called after the street it is in. */
function withLobby(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, breaks } = line;
  const at = words.findIndex(
    (word, i) => i > 0 && (words[i - 1] === 'BOX' || words[i - 1] === 'BAG') && /\d/.test(word),
  );
  if (at < 0) return line;
  let from = at + 1;
  while (from < words.length && !breaks[from]! && (kinds[from]! & KIND.number) !== 0) from++;
  if (from >= words.length) return line;
  const to = partEnd(line, from);
  // PO BOX 12, KOWHAI ROAD, FERNHILL, QUEENSTOWN: a suburb and a town behind it.
  const next = to < words.length ? partEnd(line, to) : to;
  const isBeforeTwo = next < words.length && isPlaceNz(words.slice(to, next).join(' '), localities);
  const town = /^\d{4}$/.test(words[next] ?? '') ? next + 1 : next;
  if (isBeforeTwo && beginsPlace(words, town, words.length, localities)) return line;
  // PO BOX 12, KOWHAI ROAD, SHOP 5: nor has a lobby units.
  const isBeforeUnit = ((kinds[to] ?? 0) & (KIND.flat | KIND.level)) !== 0 && /\d/.test(words[to + 1] ?? '');
  if (isBeforeUnit || (kinds[from]! & KIND.corner) !== 0) return line;
  const isLobby = to < words.length && !kinds.slice(from, to).some((kind) => (kind & KIND.number) !== 0);
  if (!isLobby || !ENDS_LOBBY.has(words[to - 1]!) || to - from < 2) return line;
  const columns = line.columns === null ? words.map(() => COLUMN.none as number) : [...line.columns];
  columns.fill(COLUMN.place, from, to);
  return { ...line, columns, kinds: kinds.map((kind, i) => (i >= from && i < to ? kind & OF_PLACE : kind)) };
}

/** Words that end the names of lobbies: LAMBTON QUAY, MANNERS STREET, WAIKATO MAIL CENTRE. */
const ENDS_LOBBY: ReadonlySet<string> = new Set(
  'CENTRE LOBBY PLACE QUAY ROAD SHOP SQUARE ST STREET TERRACE'.split(' '),
);

/** "KOWHAI STREET GATE 4 HASTINGS", "KOWHAI STREET, GATE A": how a site is entered is a part of its own. */
function withGates(line: Line): Line {
  const { words, kinds, breaks } = line;
  const at = words.indexOf('GATE', 2);
  if (at < 0 || breaks[at + 1]! || !/^(?:\d{1,2}[A-Z]?|[A-Z])$/.test(words[at + 1] ?? '')) return line;
  // RATA UNIVERSITY GATE 5 KOWHAI STREET: of a site with a name the number is the gate's.
  const isOfSite = (kinds[at - 1]! & KIND.building) !== 0 && /^\d{1,2}[A-Z]?$/.test(words[at + 1]!);
  const isBehindStreet = breaks[at]! || isOfSite || (kinds[at - 1]! & (KIND.strongType | KIND.suffix)) !== 0;
  if (!isBehindStreet) return line;
  const parted = breaks.map((isBreak, i) => isBreak || i === at || i === at + 2);
  return { ...line, breaks: parted.slice(0, words.length), kinds: kinds.with(at + 1, KIND.number) };
}
