// What checks phone numbers, whose plans and readers are loaded only with the operations that ask for them.
import type { EngineContext } from './context.js';
import { PhoneSets } from './resources/phone-sets.js';

/** The engine's one. */
export const phonesOf = ({ phones, dataDir, installed }: EngineContext): PhoneSets =>
  phones.get(() => new PhoneSets(dataDir, installed['phone-ranges']));
