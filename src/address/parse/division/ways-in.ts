// A way into what follows, GATE 3, 24 SMITH ST: whoever delivers needs it, so that it stays in the text of an address,
// but by its form it is no premises' name.
import { WAYS_IN } from '../head/numbered-place.js';
import { PART, takenFrom, takenPart, takenTo, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** The reading whose premises are none of such ways, the words of which no part has then. */
export function withoutWaysIn({ words, kinds, breaks }: Line, reading: Reading): Reading {
  const isWay = (part: number): boolean => {
    const [from, to] = [takenFrom(part), takenTo(part)];
    if (takenPart(part) !== PART.building || to - from !== 2 || !WAYS_IN.has(words[from]!)) return false;
    const isLabelled = (kinds[from + 1]! & (KIND.number | KIND.letter)) !== 0 && !breaks[from + 1]!;
    return isLabelled && (from === 0 || breaks[from]!) && breaks[to] === true;
  };
  const ways = reading.taken.filter(isWay);
  if (ways.length === 0) return reading;
  const taken = reading.taken.filter((part) => !isWay(part));
  const isNamed = taken.some((part) => takenPart(part) === PART.building);
  // GATE 3, TERMINAL 2, EMU AIRPORT: the premises behind it are left.
  const names = ways.map((part) => words.slice(takenFrom(part), takenTo(part)).join(' '));
  const named = names.reduce((name, way) => ` ${name} `.replace(` ${way} `, ' ').trim(), reading.buildingName);
  const unknown = ways.flatMap((part) => [takenFrom(part), takenFrom(part) + 1]);
  return {
    ...reading,
    taken,
    buildingName: isNamed ? named : '',
    unknown: [...reading.unknown, ...unknown],
  };
}
