// Who takes turns for a request: the user, by connections.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../engine/threads/responder.js';

/** Whose turn an answer takes. */
export const callerOf = ({ userName, raw: { socket }, life }: FastifyRequest): Caller => ({
  user: userName ?? '',
  connection: socket,
  onGone: (tell) => {
    life.onEnd(tell);
  },
});
