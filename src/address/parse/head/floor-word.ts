// The word behind the number or name of a level: FLOOR, LEVEL, and of several FLOORS.
import { ORDINALS } from '../../vocabulary/ordinals.js';
import { levelType } from '../../vocabulary/unit.js';

/** True for FLOOR and LEVEL in any written form that is more than a letter. */
export const isFloor = (word: string): boolean => {
  const type = levelType(word);
  return (type === 'FLOOR' || type === 'LEVEL') && word.length > 1;
};

/** True for GROUND in any written form that stands behind LOWER and UPPER: LOWER GRD. */
export const isGround = (word: string): boolean => word.length > 2 && levelType(word) === 'GROUND';

/** 1ST & 2ND FLOORS. */
export const isOfTwoFloors = (words: readonly string[], at: number, hi: number): boolean =>
  at + 3 < hi && words[at + 1] === 'AND' && isOrdinal(words[at + 2]!) && isFloor(words[at + 3]!);

export const isOrdinal = (word: string): boolean => ORDINALS.includes(word) || /^\d+(?:ST|ND|RD|TH)$/.test(word);
