// The one error for a source that has more of something than its field in the file can number.
import { WaypostError } from '../../../contract/errors.js';

/** Throws WaypostError when `count` different things do not fit a field for `limit`. */
export function requireFit(count: number, limit: number, what: string): void {
  if (count > limit) {
    throw new WaypostError(
      'data-broken',
      `the release has ${count} different ${what}, a data set holds ${limit}; import fewer states into one set`,
    );
  }
}
