// A state or a postcode amid a line, before the name of its place: 24 SMITH ST, VIC 3073 RESERVOIR.
import { ASIDE, END, endsStreet, FRONT, hasName, hasStreetEnd, isPostcode } from './destination.js';
import { partEnd, type Line } from '../reading.js';

/** 24 SMITH ST, VIC, RESERVOIR. */
export const isStateAmid = (line: Line, i: number): boolean => {
  const { words, breaks } = line;
  const n = words.length;
  return breaks[i]! && breaks[i + 1] === true && words[i]!.length <= 3 && hasName(line, i + 1, n);
};

/** 24 SMITH ST, VIC 3073 RESERVOIR; 24 SMITH ST 3073 RESERVOIR; SMITH ST 24 3073 RESERVOIR; with RD 2 before 3073. */
export const isBehindWhole = (line: Line, i: number, number: number, destinations: Uint8Array): boolean =>
  destinations[i - 1] === (i === number + 1 ? FRONT : ASIDE) || destinations[i - 1] === END || endsStreet(line, i - 1);

/** 24 SMITH ST, 3073 RESERVOIR; `isBehindWhole`: what stands before it is whole without it. */
export const isPostcodeAmid = (line: Line, i: number, isBehindWhole: boolean): boolean => {
  const { words, breaks } = line;
  const n = words.length;
  return (
    isPostcode(words[i]!) &&
    (breaks[i]! || isBehindWhole) &&
    i + 1 < n &&
    hasName(line, i + 1, n) &&
    !hasStreetEnd(line, i, partEnd(line, i)) &&
    !isPostcode(words[n - 1]!)
  );
};
