// Basic authentication, RFC 7617 in UTF-8.
import { WaypostError } from '../contract/errors.js';

export interface Credential {
  readonly user: string;
  readonly secret: string;
}

/** The credential as it travels. Throws `usage` for a user that cannot. */
export function basicCredentials({ user, secret }: Credential): string {
  if (user.includes(':')) {
    throw new WaypostError(
      'usage',
      'the user has a colon in its name, which Basic authentication cannot carry; check WAYPOST_USER',
    );
  }
  return Buffer.from(`${user}:${secret}`, 'utf8').toString('base64');
}
