// What tells one build of a version of waypost from another.
import { readFileSync } from 'node:fs';
import { WaypostError } from '../contract/errors.js';

/**
 * A digest of the program and of the data that comes with it, which scripts/bundle.mjs writes: another build of the
 * same version may answer otherwise, and goes on with no run of this one. Throws `data-broken` where it is lost.
 */
export function buildMark(): string {
  const file = new URL('../../dist/bundle/build-mark', import.meta.url);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const why = (cause as Error).message;
    throw new WaypostError('data-broken', `cannot read what came with waypost (${why}); install waypost again`, {
      cause,
    });
  }
}
