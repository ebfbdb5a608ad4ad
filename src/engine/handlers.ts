// Which module answers which operation; each is loaded at the first call, so that no command starts with another's
// means.
import { lookups } from '../contract/operations/lookup.js';
import type { Handler } from './context.js';

export const handlers: Readonly<Record<string, () => Promise<{ readonly handle: Handler }>>> = {
  find: async () => ({ handle: (await import('./handlers/find.js')).handleFind }),
  geocode: async () => ({ handle: (await import('./handlers/geocode.js')).handleGeocode }),
  identify: async () => ({ handle: (await import('./handlers/identify.js')).handleIdentify }),
  'intl find': async () => ({ handle: (await import('./handlers/world-find.js')).handleIntlFind }),
  'intl retrieve': async () => ({ handle: (await import('./handlers/retrieve.js')).handleIntlRetrieve }),
  ...Object.fromEntries(
    lookups.map(({ kind }) => [
      `lookup ${kind}`,
      async () => ({ handle: (await import('./handlers/lookup.js')).handleLookup(kind) }),
    ]),
  ),
  'address retrieve': async () => ({ handle: (await import('./handlers/retrieve.js')).handleAddressRetrieve }),
  intlReverseGeocode: async () => ({ handle: (await import('./handlers/intl-reverse.js')).handleIntlReverse }),
  retrieve: async () => ({ handle: (await import('./handlers/retrieve.js')).handleRetrieve }),
  reverseGeocode: async () => ({ handle: (await import('./handlers/reverse.js')).handleReverse }),
};
