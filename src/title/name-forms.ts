// How names are made alike before they are compared: letters, accents, apostrophes, hyphens and spaces aside.
import { foldName } from '../address/fold.js';

const ASCII = /^[\x20-\x7e]*$/;
/** A letter with a macron, as it stands behind its letter in text that is taken apart. */
const MACRON = /([AEIOUaeiou])\u0304/g;

/**
 * A name in capitals without accents, its words apart: MARY ANNE of Mary-Anne. A long vowel of Māori is written with a
 * macron, doubled, or not at all: HEMI and HEEMI both are Hēmi, so a name with macrons has two forms.
 */
export function formsOf(text: string): readonly string[] {
  const plain = foldName(text);
  if (ASCII.test(text)) return [plain];
  const apart = text.normalize('NFD');
  if (!apart.includes('\u0304')) return [plain];
  return [plain, foldName(apart.replace(MACRON, '$1$1'))];
}

/** A folded name without its spaces: O Sample, O'Sample and OSAMPLE are one. */
export const compact = (folded: string): string => folded.replaceAll(' ', '');

/**
 * Small words before a surname (Dutch, German, French, Italian, Portuguese, Spanish, Arabic), folded. They are written
 * together with the name, apart from it, or left out.
 */
const PARTICLES: ReadonlySet<string> = new Set(
  `VAN VON VOM ZU ZUR DER DEN DE DU DES DA DAS DO DOS DI DEL DELLA DELLO LA LE LES LO TER TEN AL EL BIN BINTI
   IBN`.split(/\s+/),
);

/** A folded surname without the particles that begin it; the whole of it where nothing else is there. */
export function withoutParticles(folded: string): string {
  const words = folded.split(' ');
  const first = words.findIndex((word) => !PARTICLES.has(word));
  return first <= 0 ? folded : words.slice(first).join(' ');
}

/** True if two texts are the same name. */
export const isSameName = (a: string, b: string): boolean =>
  formsOf(a).some((form) => form !== '' && formsOf(b).some((other) => compact(other) === compact(form)));
