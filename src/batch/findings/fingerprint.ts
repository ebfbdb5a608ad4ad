// A text as a number, to tell texts apart without keeping them.

/**
 * 53 bits of the text: two FNV-1a hashes of different bases. Among five million texts, two are taken for one once in
 * seven hundred files. Never 0.
 */
export function fingerprint(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0) || 1;
}
