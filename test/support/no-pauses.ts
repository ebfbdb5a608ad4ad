// node:timers/promises for vi.mock: what would wait for a time goes on at once, and hears of its signal as ever.
import type * as timers from 'node:timers/promises';

export const withoutPauses = (original: typeof timers): typeof timers => ({
  ...original,
  setTimeout: (_ms, value, options) => original.setTimeout(0, value, options),
});
