// The validator of a file that is fetched in parts (RFC 9110): by it a later request goes on with the same bytes, or
// learns that the file is another now.
import type { Reply } from './web.js';

/**
 * What the next request can name the same bytes by: a strong ETag, else a Last-Modified that is old enough to be one
 * (RFC 9110, 8.8.2.2).
 */
export function validatorOf({ headers }: Reply): string {
  const etag = headers['etag'] ?? '';
  const modified = headers['last-modified'] ?? '';
  if (etag.startsWith('"')) return etag;
  return Date.parse(headers['date'] ?? '') - Date.parse(modified) >= 1000 ? modified : '';
}
