// Which module answers which operation; each is loaded at the first call, so that no command starts with another's
// means.
import { lookups } from '../contract/lookup.js';
import type { Handler } from './access.js';

export const handlers: Readonly<Record<string, () => Promise<{ readonly handle: Handler }>>> = {
  find: async () => ({ handle: (await import('./find.js')).handleFind }),
  geocode: async () => ({ handle: (await import('./geocode.js')).handleGeocode }),
  identify: async () => ({ handle: (await import('./identify.js')).handleIdentify }),
  'intl find': async () => ({ handle: (await import('./find-world.js')).handleIntlFind }),
  'intl retrieve': async () => ({ handle: (await import('./retrieve.js')).handleIntlRetrieve }),
  ...Object.fromEntries(
    lookups.map(({ kind }) => [
      `lookup ${kind}`,
      async () => ({ handle: (await import('./lookup.js')).handleLookup(kind) }),
    ]),
  ),
  'address retrieve': async () => ({ handle: (await import('./retrieve.js')).handleAddressRetrieve }),
  intlReverseGeocode: async () => ({ handle: (await import('./intl-reverse.js')).handleIntlReverse }),
  retrieve: async () => ({ handle: (await import('./retrieve.js')).handleRetrieve }),
  reverseGeocode: async () => ({ handle: (await import('./reverse.js')).handleReverse }),
};
