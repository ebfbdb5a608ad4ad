// A number for how a name sounds: names that are spelled otherwise and said alike have the same, nearly always. It
// leads to candidates and is one of the weaker signs of likeness; nothing is decided by it alone.

/** Groups of consonants that are mistaken for each other; 0 is silent in the middle of a name (vowels, H, W, Y). */
const GROUPS = new Uint8Array(128);
for (const [group, letters] of ['BFPV', 'CGJKQSXZ', 'DT', 'L', 'MN', 'R'].entries()) {
  for (const letter of letters) GROUPS[letter.charCodeAt(0)] = group + 1;
}
const VOWEL = 7;
for (const letter of 'AEIOUY') GROUPS[letter.charCodeAt(0)] = VOWEL;

const [A, C, E, F, G, H] = [65, 67, 69, 70, 71, 72] as const;
const [K, N, P, Q, R, S, W, Z] = [75, 78, 80, 81, 82, 83, 87, 90] as const;

/** First letters that sound alike: C, K, Q as K; all vowels as A; PH as F; Z, and C before E, as S. */
function firstSound(bytes: Uint8Array, start: number): number {
  const letter = bytes[start]!;
  if (letter === C) return bytes[start + 1] === E ? S : K;
  if (letter === Q) return K;
  if (letter === P && bytes[start + 1] === H) return F;
  if (letter === Z) return S;
  return GROUPS[letter & 127] === VOWEL ? A : letter;
}

/** True where the first letter is not said: KNIGHT, GNOME, WRIGHT. */
function isSilent(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < 2) return false;
  const [letter, next] = [bytes[start], bytes[start + 1]];
  return next === N ? letter === K || letter === G : letter === W && next === R;
}

/**
 * The sound of a folded name, in bytes [start, end), as a number that is not 0; 0 for an empty text. The first sound
 * and up to four groups of consonants, repeated ones once.
 */
export function soundOf(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start) return 0;
  if (isSilent(bytes, start, end)) start++;
  let code = firstSound(bytes, start);
  let before = GROUPS[bytes[start]! & 127]!;
  let count = 0;
  for (let i = start + 1; i < end && count < 4; i++) {
    const letter = bytes[i]!;
    if (letter >= 128) {
      code = (Math.imul(code, 31) + letter) | 0;
      count++;
      continue;
    }
    const group = GROUPS[letter]!;
    if (group === 0) continue;
    if (group !== before && group !== VOWEL) {
      code = (Math.imul(code, 8) + group) | 0;
      count++;
    }
    before = group;
  }
  return code === 0 ? 1 : code;
}
