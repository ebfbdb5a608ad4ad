// Which module answers which operation; each is loaded at the first call, so that no command starts with another's means.
import type { Handler } from './access.js';

export const handlers: Readonly<Record<string, () => Promise<{ readonly handle: Handler }>>> = {
  find: async () => ({ handle: (await import('./find.js')).handleFind }),
  geocode: async () => ({ handle: (await import('./geocode.js')).handleGeocode }),
  retrieve: async () => ({ handle: (await import('./retrieve.js')).handleRetrieve }),
};
