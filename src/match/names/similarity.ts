// How alike two texts are, as bytes: the closeness of names of persons, and whether one slip of typing parts them.

const LONGEST = 64;
const seenB = new Uint8Array(LONGEST);
const matchedA = new Uint8Array(LONGEST);

/** What two texts have in common at their beginnings counts so much for each of the first four characters. */
const PREFIX_WEIGHT = 0.1;

/**
 * Jaro-Winkler similarity, 0 to 1, of bytes [a0, a1) and [b0, b1): characters in common, near the same place, those out
 * of order counting half, and more for a common beginning (Winkler 1990). Texts longer than 64 bytes are compared by
 * their first 64.
 */
export function jaroWinkler(a: Uint8Array, a0: number, a1: number, b: Uint8Array, b0: number, b1: number): number {
  const lengthA = Math.min(a1 - a0, LONGEST);
  const lengthB = Math.min(b1 - b0, LONGEST);
  if (lengthA === 0 || lengthB === 0) return 0;
  const reach = Math.max((Math.max(lengthA, lengthB) >> 1) - 1, 0);
  for (let j = 0; j < lengthB; j++) seenB[j] = 0;
  let common = 0;
  for (let i = 0; i < lengthA; i++) {
    const letter = a[a0 + i]!;
    const last = Math.min(i + reach, lengthB - 1);
    for (let j = Math.max(i - reach, 0); j <= last; j++) {
      if (seenB[j] === 1 || b[b0 + j] !== letter) continue;
      seenB[j] = 1;
      matchedA[common++] = letter;
      break;
    }
  }
  if (common === 0) return 0;
  const jaro = (common / lengthA + common / lengthB + 1 - moved(b, b0, lengthB) / (2 * common)) / 3;
  let prefix = 0;
  const most = Math.min(4, lengthA, lengthB);
  while (prefix < most && a[a0 + prefix] === b[b0 + prefix]) prefix++;
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}

/** Bits of the characters of a text: letters have one each, digits and all others share six. */
export function characterMask(bytes: Uint8Array, start: number, end: number): number {
  let mask = 0;
  for (let i = start; i < end; i++) {
    const code = bytes[i]! - 65;
    mask |= 1 << (code >= 0 && code < 26 ? code : 26 + (bytes[i]! % 6));
  }
  return mask;
}

const bitCount = (bits: number): number => {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/**
 * False where the similarity of two texts cannot reach `least`, by their lengths and characters alone; `isAlike` says
 * that they begin with the same character.
 */
export function mayReach(
  maskA: number,
  lengthA: number,
  maskB: number,
  lengthB: number,
  isAlike: boolean,
  least: number,
): boolean {
  const common = Math.min(lengthA - bitCount(maskA & ~maskB), lengthB - bitCount(maskB & ~maskA));
  const jaro = (common / lengthA + common / lengthB + 1) / 3;
  return (isAlike ? jaro + 0.4 * (1 - jaro) : jaro) >= least;
}

/** How many of the common characters stand in another order in the second text. */
function moved(b: Uint8Array, b0: number, lengthB: number): number {
  let count = 0;
  let k = 0;
  for (let j = 0; j < lengthB; j++) {
    if (seenB[j] === 0) continue;
    if (b[b0 + j] !== matchedA[k]) count++;
    k++;
  }
  return count;
}

/** True where one slip parts the texts: a character more, less or another, or two neighbours in the other order. */
export function oneSlip(a: Uint8Array, a0: number, a1: number, b: Uint8Array, b0: number, b1: number): boolean {
  const lengthA = a1 - a0;
  const lengthB = b1 - b0;
  if (Math.abs(lengthA - lengthB) > 1) return false;
  let start = 0;
  const shorter = Math.min(lengthA, lengthB);
  while (start < shorter && a[a0 + start] === b[b0 + start]) start++;
  let end = 0;
  while (end < shorter - start && a[a1 - 1 - end] === b[b1 - 1 - end]) end++;
  const leftA = lengthA - start - end;
  const leftB = lengthB - start - end;
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a[a0 + start] === b[b0 + start + 1] && a[a0 + start + 1] === b[b0 + start];
}
