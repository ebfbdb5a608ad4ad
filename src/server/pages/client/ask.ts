// Calls to the operations of this server, and every failure of theirs as a sentence for the one who reads the page.
import type { Envelope } from '../../../contract/schema/address.js';

/** A failure in words that may be shown. */
export class Trouble extends Error {}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

function reason(status: number, retryAfter: string | null, body: Body | undefined): string {
  if (status === 401) return 'The server wants a user and its credential: load this page again to sign in.';
  if (status === 429) {
    return `That was more than the server takes from one user; it takes the next request ${
      retryAfter === null ? 'in a while' : `in ${retryAfter} ${retryAfter === '1' ? 'second' : 'seconds'}`
    }.`;
  }
  const said = body?.messages
    ?.filter((message) => message !== '')
    .map(sentence)
    .join(' ');
  return said === undefined || said === ''
    ? `The server answered with the status ${status} and without a reason.`
    : said;
}

/** What a body of either service says of itself. */
interface Body {
  readonly status?: unknown;
  readonly messages?: readonly string[];
}

/** Posts a request. Throws `Trouble`, or an `AbortError` where the signal says that nobody waits any more. */
export async function ask<Element>(path: string, request: object, signal?: AbortSignal): Promise<Envelope<Element>> {
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  };
  return (await answerTo(path, posted, 'SUCCESS', signal)) as Envelope<Element>;
}

/** An answer of the three-word service. */
export interface WordsBody<Answer> {
  readonly threeword: Answer;
  readonly messages?: readonly string[];
}

/** Asks the three-word service; throws as `ask`. */
export async function askWords<Answer>(
  path: string,
  parameters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<WordsBody<Answer>> {
  const query = new URLSearchParams(parameters).toString();
  return (await answerTo(`words/v1/${path}?${query}`, {}, 200, signal)) as unknown as WordsBody<Answer>;
}

async function answerTo(path: string, request: RequestInit, good: unknown, signal?: AbortSignal): Promise<Body> {
  let response: Response;
  let body: Body | undefined;
  try {
    response = await fetch(path, { ...request, signal: signal ?? null });
    const text = await response.text();
    try {
      body = JSON.parse(text) as Body;
    } catch {
      body = undefined;
    }
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Trouble('The server does not answer: it may have been stopped, or the network is gone.', {
      cause: error,
    });
  }
  if (!response.ok || body === undefined || body.status !== good) {
    throw new Trouble(reason(response.status, response.headers.get('retry-after'), body));
  }
  return body;
}
