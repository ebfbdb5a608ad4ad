// Who may ask: a user with valid credentials, from nowhere in a browser that the user has not allowlisted, not too
// often.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authentication } from './authentication.js';
import { HttpFailure } from '../failure.js';
import { refuseEncoding } from '../request/json-body.js';
import { allowOrigin, allowPreflight, headersForAnyUser, isOwnOrigin } from './origins.js';
import { DEFAULT_RATE, RateLimit } from './rate-limit.js';
import { UnderWay } from './under-way.js';
import type { Users } from './users/live-users.js';
import type { User } from './users/users-file.js';

export class Admission {
  private readonly authentication: Authentication;
  private readonly rate: RateLimit | undefined;
  private readonly underWay = new UnderWay();

  /** `rate`: requests a second of each user, any number if 0. */
  constructor(
    private readonly users: Users,
    rate = DEFAULT_RATE,
  ) {
    this.authentication = new Authentication(users);
    this.rate = rate === 0 ? undefined : new RateLimit(rate);
  }

  /**
   * Resolves for a request that may go on, with true for a preflight, which is answered. Throws 401, 403, 415, 429.
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { origin: given, host, authorization } = request.headers;
    const origin = given === undefined || isOwnOrigin(given, host) ? undefined : given;
    if (given !== undefined) void reply.header('vary', 'origin');
    if (
      origin !== undefined &&
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined
    ) {
      void reply.code(204).headers(allowPreflight(origin, this.users.all)).send();
      return true;
    }
    const user = await this.authenticated(authorization, request, origin, reply);
    request.userName = user.name;
    if (origin !== undefined) void reply.headers(allowOrigin(origin, user));
    this.rate?.take(user.name, performance.now());
    this.underWay.enter(user.name, request.headers, request.life);
    refuseEncoding(request);
    return false;
  }

  /** Notes how many records a request has that was let in. */
  note({ userName }: FastifyRequest, records: number): void {
    this.rate?.add(userName ?? '', records);
  }

  private async authenticated(
    authorization: string | undefined,
    { raw: { socket } }: FastifyRequest,
    origin: string | undefined,
    reply: FastifyReply,
  ): Promise<User> {
    try {
      return await this.authentication.user(authorization, {
        address: socket.remoteAddress ?? '',
        connection: socket,
      });
    } catch (error) {
      if (origin !== undefined && error instanceof HttpFailure && error.status === 401) {
        void reply.headers(headersForAnyUser(origin, this.users.all) ?? {});
      }
      throw error;
    }
  }
}
