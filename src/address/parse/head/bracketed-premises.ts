// Premises in brackets, where no other are named: 24 SMITH ST (KOALA PLAZA), SHOP 4 (RIVER HOTEL) 24 SMITH ST. The
// words in brackets were set aside as a remark; those that end in a word of premises are the building's name. Behind
// another name they say more of that (EMU HALL (KOALA SCHOOL) SMITH ST), and stay a remark.
import type { Draft } from '../draft.js';
import { BESIDE_PREMISES, holdsPremises } from '../premises-word.js';
import { COLUMN, PART, partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { endsCentre, NAMES_PREMISES } from '../../vocabulary/premises.js';

/** Words of the longest such name. */
const LONGEST_NAME = 8;
/** Words before a name that say how the address lies to it, or what it was. */
const BEFORE_OTHERS = new Set(
  (
    'AT BEHIND BESIDE BRANCH EX FACING FORMER FORMERLY HEAD IN INSIDE MAIN NEXT OLD OUTSIDE PREV PRINCIPAL REAR ' +
    'REGISTERED SITE TO WITHIN'
  ).split(' '),
);

/** Kinds of words that end no name of premises. */
const NO_NAME = KIND.strongType | KIND.suffix | KIND.state | KIND.number | KIND.flat | KIND.level;

/** Takes premises among the words aside for the building's name. */
export function readBracketedPremises(draft: Draft): void {
  const { line, main, localities } = draft;
  const { words, columns, aside } = line;
  if (main.buildingName !== '') return;
  for (let from = aside; from < words.length; from = partEnd(line, from)) {
    const to = partEnd(line, from);
    if (!main.unknown.includes(from) || columns?.[from] === COLUMN.building) continue;
    if (!isPremises(line, from, to, main.state !== '')) continue;
    if (main.numberFirst === 0 && main.lotNumber === '' && !isBehindNoName(line, from)) continue;
    const name = words.slice(from, to).join(' ');
    if (localities.isLocality(name, main.state, main.postcode)) continue;
    main.unknown = main.unknown.filter((i) => i < from || i >= to);
    main.buildingName = name;
    draft.take(PART.building, from, to);
    return;
  }
}

/** True if the word that stands before the one at `at` in the text is none of a name. */
function isBehindNoName({ kinds, starts }: Line, at: number): boolean {
  let before = -1;
  for (let i = 0; i < at; i++) if (starts[i]! < starts[at]! && starts[i]! > (starts[before] ?? -1)) before = i;
  const k = before < 0 ? NO_NAME : kinds[before]!;
  return (k & NO_NAME) !== 0 && ((k & KIND.building) === 0 || (k & KIND.strongType) !== 0);
}

/** True if brackets open before the words, or they end the line, and are a name that has a word of premises. */
function isPremises(line: Line, from: number, to: number, isStated: boolean): boolean {
  const { text, words, kinds, starts } = line;
  const isBracketed = /[([{<] ?$/.test(text.slice(0, starts[from]));
  // 24 SMITH ST, RESERVOIR VIC 3073, EMU HOTEL
  const isLast = isStated && !starts.slice(0, line.aside).some((start) => start > starts[from]!);
  if (!isBracketed && !isLast) return false;
  if (to - from < 2 || to - from > LONGEST_NAME || (kinds[from]! & KIND.care) !== 0) return false;
  if (BEFORE_OTHERS.has(words[from]!) || BESIDE_PREMISES.has(words[from]!)) return false;
  // (VIC markets) says in which state.
  if ((kinds[from]! & KIND.state) !== 0 && words[from]!.length <= 3) return false;
  if (holdsPremises(line, from, to)) return true;
  for (let i = from; i < to; i++) if ((kinds[i]! & (KIND.number | KIND.remark | KIND.corner)) !== 0) return false;
  const last = kinds[to - 1]!;
  const isBuilding = (last & KIND.building) !== 0 && (last & KIND.strongType) === 0;
  return isBuilding || endsCentre(words, to - 1) || NAMES_PREMISES.has(words[to - 1]!);
}
