// Who may ask: a user with valid credentials, from nowhere in a browser that the user has not allowlisted, not too often.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authentication } from './authentication.js';
import { HttpFailure } from './failure.js';
import { refuseEncoding } from './json-body.js';
import { allowOrigin, allowPreflight, headersForAny, isOwn } from './origins.js';
import { Rate } from './rate.js';
import type { Users } from './users/live-users.js';
import type { User } from './users/users-file.js';

export class Admission {
  readonly #authentication: Authentication;
  readonly #rate: Rate | undefined;

  /** `rate`: requests a second of each user, any number if undefined. */
  constructor(private readonly users: Users, rate: number | undefined) {
    this.#authentication = new Authentication(users);
    this.#rate = rate === undefined ? undefined : new Rate(rate);
  }

  /** Calls `done` for a request that may go on, or with why it may not; answers a preflight itself. */
  admit(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const { origin: given, host, authorization } = request.headers, origin = given === undefined || isOwn(given, host) ? undefined : given;
    if (given !== undefined) void reply.header('vary', 'origin');
    const welcome = (user: User): void => {
      request.userName = user.name;
      if (origin !== undefined) void reply.headers(allowOrigin(origin, user));
      this.#rate?.take(user.name, performance.now());
      refuseEncoding(request);
    };
    const refuse = (error: unknown): void => {
      if (error instanceof HttpFailure && error.status === 401 && origin !== undefined) void reply.headers(headersForAny(origin, this.users.all) ?? {});
      done(error as Error);
    };
    try {
      if (origin !== undefined && request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
        void reply.code(204).headers(allowPreflight(origin, this.users.all)).send();
        return;
      }
      const user = this.#authentication.user(authorization);
      if (user instanceof Promise) {
        user.then(welcome).then(() => { done(); }, refuse);
        return;
      }
      welcome(user);
    } catch (error) {
      refuse(error);
      return;
    }
    done();
  }
}
