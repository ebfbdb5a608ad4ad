// The answer to a request that could be answered.
import type { Response } from '../contract/operation.js';

/** The answer with its remarks, those left out that are ''. */
export const success = (payload: unknown[], ...messages: readonly string[]): Response => ({
  status: 'SUCCESS',
  messages: messages.length === 0 ? [] : messages.filter((message) => message !== ''),
  payload,
});
