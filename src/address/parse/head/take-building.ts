// Takes the name of premises: without the words that only say how the address lies to them (AT, IN) or that lead to its
// number (NO), and none where the words name no premises (OPPOSITE THE PUB, MEDICAL of MEDICAL SUITE 5, ADDRESS:).
import { cornerLead } from './corner-words.js';
import { BESIDE, directionsEnd } from './directions.js';
import { leaveUnknown } from './note-unit.js';
import type { Draft } from '../draft.js';
import { PART, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { PURPOSES } from '../../vocabulary/unit.js';
import { NUMBER_WORDS } from '../../vocabulary/number-words.js';
import { leadLengthBefore } from '../../vocabulary/ways.js';

/** Words that say so of a number where no others stand before it; before a name they are a part of it. */
const BESIDE_NUMBER = new Set('ABOVE AT BACK BELOW DIRECTLY FRONT IN OF OUTSIDE SIDE THE UNDERNEATH'.split(' '));
/** Words that lead to the premises that an address is in. */
const INSIDE = new Set('AT IN INSIDE LOCATED OF SITUATED WITHIN'.split(' '));
/** Ends of a house or a site. */
const ENDS = new Set(['REAR', 'BACK', 'FRONT']);
/** What leads a line to say which address it is: POSTAL ADDRESS: 24 SMITH ST. */
const LABELS = new Set(['ADDRESS', 'PRINCIPAL PLACE', 'PRINCIPAL PLACE OF BUSINESS', 'REGISTERED OFFICE']);
/** Words before ADDRESS in such a label. */
const OF_ADDRESS =
  'BILLING BUSINESS DELIVERY HOME MAILING OFFICE PHYSICAL POSTAL PROPERTY REGISTERED RESIDENTIAL SHIPPING SITE STREET';
for (const word of OF_ADDRESS.split(' ')) LABELS.add(`${word} ADDRESS`);

/** Takes words [start, end) for the building's name. */
export function takeBuilding(draft: Draft, start: number, end: number): void {
  const { main, line } = draft;
  const { words, kinds } = line;
  if (start === 0 && LABELS.has(words.slice(0, end).join(' '))) {
    draft.take(PART.filler, 0, end);
    return;
  }
  let from = directionsEnd(line, start, end);
  leaveUnknown(main, start, from);
  const isPurpose = end - from === 1 && PURPOSES.has(words[from]!) && ((kinds[end] ?? 0) & KIND.flat) !== 0;
  if (isPurpose) {
    leaveUnknown(main, from, end);
    return;
  }
  // AT THE REAR OF 24 SMITH ST
  if (INSIDE.has(words[from]!) && words[from + 1] === 'THE' && from + 2 === end && ENDS.has(words[end] ?? '')) {
    leaveUnknown(main, from, end);
    return;
  }
  // ABOVE 24 SMITH ST, IN FRONT OF 24 SMITH ST
  const isWay = from < end && words.slice(from, end).every((word) => BESIDE_NUMBER.has(word));
  if (isWay && ((kinds[end] ?? 0) & KIND.number) !== 0 && !(end - from === 1 && INSIDE.has(words[from]!))) {
    leaveUnknown(main, from, end);
    return;
  }
  const inside = from;
  while (from < end && INSIDE.has(words[from]!)) from++;
  if (from > inside) draft.take(PART.filler, inside, from);
  let to = cornerLead(line, from, end);
  while (to > from && NUMBER_WORDS.has(words[to - 1]!)) to--;
  // KOALA MOTORS ADDRESS 24 SMITH ST
  if (to - from > 1 && words[to - 1] === 'ADDRESS' && words[to - 2] !== 'THE' && isHouse(line, end)) to--;
  // FIRE NO 123 SMITH RD: the numbers of country roads are called so too.
  if (to < end && to > from && words[to - 1] === 'FIRE') to--;
  // CARPARK BEHIND 24 SMITH ST
  if (to - from > 1 && to === end && BESIDE.has(words[to - 1]!)) {
    to--;
    leaveUnknown(main, to, end);
    end = to;
  }
  if (to - leadLengthBefore(words, to) > from) to -= leadLengthBefore(words, to);
  if (to < end) draft.take(PART.filler, to, end);
  if (from === to) return;
  const name = words.slice(from, to).join(' ');
  main.buildingName = main.buildingName === '' ? name : `${main.buildingName} ${name}`;
  draft.take(PART.building, from, to);
}

/** True if a number stands at `at`, in the same part as the word before it. */
const isHouse = ({ kinds, breaks }: Line, at: number): boolean =>
  ((kinds[at] ?? 0) & KIND.number) !== 0 && !breaks[at]!;
