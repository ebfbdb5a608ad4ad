// Requests that the tests of refusals send, and the answer that says why.

export const JSON_BODY = { 'content-type': 'application/json' };

export const FIND = '/rest/v2/address/find';

/** The whole body of an answer that refuses. */
export const refusal = (message: unknown): object => ({ status: 'ERROR', messages: [message], payload: [] });
