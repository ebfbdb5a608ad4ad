// A text told in another way, with what stands for what.
import type { Mended } from '../../address/parse/letters-nz.js';

/** The text as it is meant, and what of it was said in another way; nothing stands for what says nothing. */
export interface Retelling {
  readonly text: string;
  readonly mended: readonly Mended[];
}
