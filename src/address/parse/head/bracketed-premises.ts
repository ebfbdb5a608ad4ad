// Premises in brackets: 24 SMITH ST (KOALA PLAZA), SHOP 4 (RIVER HOTEL) 24 SMITH ST. The words in brackets were set
// aside as a remark; those that end in a word of premises are the building's name. Behind another name and before a
// comma they go on with it: EMU MEATS (KOALA PLAZA), 24 SMITH ST. Without the comma they say more of that (EMU HALL
// (KOALA SCHOOL) SMITH ST), and stay a remark.
import type { Draft } from '../draft.js';
import { BESIDE_PREMISES, holdsPremises } from '../premises-word.js';
import { COLUMN, PART, partEnd, takenPart, takenTo, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { endsCentre, LEADS_MALL, NAMES_PREMISES } from '../../vocabulary/premises.js';

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
  for (let from = aside; from < words.length; from = partEnd(line, from)) {
    const to = partEnd(line, from);
    if (!main.unknown.includes(from) || columns?.[from] === COLUMN.building) continue;
    const isFurther = main.buildingName !== '';
    if (isFurther && !isBehindName(line, main, from, to)) continue;
    if (!isPremises(line, from, to, main.state !== '')) continue;
    if (main.numberFirst === 0 && main.lotNumber === '' && !isBehindNoName(line, from)) continue;
    const name = words.slice(from, to).join(' ');
    // A place of delivery may be premises: (KOALA FAIR).
    if (localities.isLocality(name, main.state, main.postcode) && !holdsPremises(line, from, to)) continue;
    main.unknown = main.unknown.filter((i) => i < from || i >= to);
    main.buildingName = isFurther ? `${main.buildingName} ${name}` : name;
    draft.take(PART.building, from, to);
    return;
  }
}

/** EMU MEATS (KOALA PLAZA), 24 SMITH ST: the bracket stands directly behind the last word of a name, before a comma. */
function isBehindName({ text, starts, ends }: Line, { taken }: Reading, from: number, to: number): boolean {
  const building = taken.findLast((part) => takenPart(part) === PART.building);
  if (building === undefined) return false;
  if (!/^["”'’]? ?\($/.test(text.slice(ends[takenTo(building) - 1], starts[from]))) return false;
  return /^\) ?[,;|\n]/.test(text.slice(ends[to - 1]));
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
  return isBuilding || LEADS_MALL.has(words[from]!) || endsCentre(words, to - 1) || NAMES_PREMISES.has(words[to - 1]!);
}
