// What a file of a test says of itself.
import type { SetMeta } from '../../../src/data/file/format.js';

export const META: SetMeta = {
  source: '',
  country: '',
  release: '',
  datum: '',
  states: [],
  counts: { addresses: 0, streets: 0, localities: 0 },
  builtBy: '',
};
