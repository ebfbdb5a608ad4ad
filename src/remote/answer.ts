// What an answer from the wire means: an answer of the contract, a refusal of these records, a failure that would meet
// every call alike, or one that is worth another try.
import { WaypostError } from '../contract/errors.js';
import { linesOf } from '../contract/list-lines.js';
import { type ListOperation, type Operation, type OutputColumn, type Response } from '../contract/operation.js';
import { addressService, NO_SUCH_PATH } from '../contract/services.js';
import { retryAfter } from '../web/connection.js';
import { shortened } from '../contract/shortened.js';
import { excessOf, excessOfResponse, excessOfText } from './bounds.js';
import type { Call } from './call.js';
import { RetryableFailure } from '../layers/retryable-failure.js';
import { isReordered } from './order.js';
import type { Reply } from './http-client.js';

/** Whom the answer is from, for messages: the host, and what was sent to it that no message may hold, if anything. */
export interface Asked {
  readonly host: string;
  readonly call: Call;
  readonly secrets: readonly string[];
  /** Milliseconds since the epoch. */ readonly now: number;
}

const OVERLOADED: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);
/** What a service refuses for what is asked, and not for how: too large or wrong in a record. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 414, 422, 431]);

/**
 * The answer to records. Throws `RetryableFailure`; `bad-request` where the service refuses the records;
 * `authentication` and `configuration` for what would meet every call. Messages of the service are passed on as they
 * are.
 */
export function responseTo(operation: Operation, records: readonly unknown[], reply: Reply, asked: Asked): Response {
  const response = read(operation, records.length, reply, asked);
  // The envelope's own refusal: whoever asked decides what it costs.
  if (response.status === 'ERROR' && response.payload.length === 0) return response;
  if (
    response.payload.length === 0 &&
    records.length === 1 &&
    operation.recordsPerCall === 1 &&
    elementsOf(operation, response).length === 0
  ) {
    throw new WaypostError('bad-request', response.messages.join('; ') || `${asked.host} has no answer to this record`);
  }
  const elements = checked(response, () => elementsOf(operation, response), operation.columns, asked, operation.rows);
  const wanted = operation.recordsPerCall === 1 ? Math.min(1, records.length) : records.length;
  if (elements.length !== wanted) {
    throw new RetryableFailure(`${asked.host} gives ${elements.length} answers for ${records.length} records`, {
      ofCall: true,
    });
  }
  if (isReordered(records, elements)) {
    throw new RetryableFailure(`${asked.host} gives its answers in another order than that of the records`, {
      ofCall: true,
    });
  }
  return stated(operation, records, response);
}

/** The answer with what its elements do not say of themselves. */
function stated({ unstated }: Pick<Operation, 'unstated'>, records: readonly unknown[], response: Response): Response {
  if (!unstated) return response;
  return {
    ...response,
    payload: response.payload.map((element, i) => (element === null ? null : unstated(element, records[i] ?? {}))),
  };
}

/** The answer to a list; throws as `responseTo`. */
export function listResponseTo(operation: ListOperation, reply: Reply, asked: Asked): Response {
  const response = read(operation, 1, reply, asked);
  if (response.status === 'ERROR' && response.payload.length === 0) {
    throw new WaypostError('bad-request', response.messages.join('; '));
  }
  checked(response, () => [...linesOf(operation, response)], operation.columns, asked);
  return response;
}

const elementsOf = (operation: Operation, response: Response): unknown[] => operation.elements(response);

/**
 * Reads every column of every element once, so that whatever is not of the contract's shape shows here and not in the
 * output.
 */
function checked(
  response: Response,
  elements: () => unknown[],
  columns: readonly OutputColumn<unknown>[],
  { host }: Asked,
  rows?: (element: unknown) => readonly unknown[],
): unknown[] {
  try {
    const read = elements();
    for (const element of [...read, ...response.payload]) {
      if (typeof element !== 'object' || Array.isArray(element)) {
        throw new TypeError(`${typeof element} in place of an object`);
      }
    }
    for (const element of read) {
      if (element === null) continue;
      for (const row of [element, ...(rows?.(element) ?? [])]) {
        for (const { name, value } of columns) {
          if (typeof (value(row) ?? '') !== 'string') throw new TypeError(`${name} is no text`);
        }
      }
    }
    return read;
  } catch (cause) {
    throw new RetryableFailure(
      `${host} answers with a body that is not of the contract's shape (${shortened((cause as Error).message)})`,
      {
        ofCall: true,
        cause,
      },
    );
  }
}

function read(
  operation: Pick<Operation, 'name' | 'service'>,
  records: number,
  reply: Reply,
  { host, call, secrets, now }: Asked,
): Response {
  const { status } = reply;
  const waitMs = retryAfter(reply.headers['retry-after'], now);
  const excessive = excessOfText(reply.text);
  const whole = excessive === undefined ? parsed(reply.text) : undefined;
  const excess = excessive ?? excessOf(whole);
  const body = excess === undefined ? whole : undefined;
  const said = messagesIn(body, secrets);
  const answers = `${host} answers ${status}${said === '' ? '' : `: ${said}`}`;
  if (status === 200) {
    if (excess !== undefined) throw new RetryableFailure(`${host} answers with ${excess}`, { ofCall: true });
    if (body === undefined) throw new RetryableFailure(`${host} answers with broken JSON`, { ofCall: true });
    const response = (operation.service ?? addressService).read(body);
    if (!response) {
      throw new RetryableFailure(`${host} answers with something other than the contract's envelope`, { ofCall: true });
    }
    const more = excessOfResponse(response);
    if (more !== undefined) throw new RetryableFailure(`${host} answers with ${more}`, { ofCall: true });
    if (response.status === 'SUCCESS') return response;
    const why = said || codeIn(body) || `${host} answers with an error, and does not say which`;
    return { ...response, messages: [why] };
  }
  if (OVERLOADED.has(status)) throw new RetryableFailure(answers, { waitMs, throttled: status === 429 });
  if (status >= 500 && status !== 501 && status !== 505) throw new RetryableFailure(answers, { waitMs, ofCall: true });
  if (REFUSED.has(status)) throw new WaypostError('bad-request', said || answers, { code: codeIn(body) });
  if (status === 401 || status === 403) {
    throw new WaypostError(
      'authentication',
      `${answers}; ${
        secrets.length > 0
          ? 'check WAYPOST_USER and its credential'
          : 'no credential is given: set ' +
            'WAYPOST_USER and WAYPOST_CREDENTIAL, or give one in another way (docs/guide/remote.md)'
      }`,
    );
  }
  if (status === 402) throw new WaypostError('authentication', `${answers}; the quota of this user is used up`);
  if (status === 404) {
    if (said !== '' && said !== NO_SUCH_PATH && records === 1) throw new WaypostError('bad-request', said);
    throw new WaypostError(
      'configuration',
      `${host} has no ${call.path} for ${operation.name} (404); check the endpoint: is a part of its path missing?`,
    );
  }
  if (status >= 300 && status < 400) {
    throw new WaypostError(
      'configuration',
      `${host} sends calls elsewhere (${status}); give the address that they go to as the endpoint`,
    );
  }
  throw status < 300
    ? new RetryableFailure(`${host} answers ${status} without an answer`, { ofCall: true })
    : new WaypostError('configuration', `${answers}; check the endpoint`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The error code, which the three-word service has in its bodies. */
function codeIn(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null ? (body as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? shortened(code, 100) : undefined;
}

/**
 * The texts of `messages`, which both services have in their bodies, without what a service may repeat of the
 * credential.
 */
function messagesIn(body: unknown, secrets: readonly string[]): string {
  const given = typeof body === 'object' && body !== null ? (body as { messages?: unknown }).messages : undefined;
  const whole = (Array.isArray(given) ? given : [given])
    .filter((one): one is string => typeof one === 'string' && one !== '')
    .join('; ');
  const text = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), whole);
  return shortened(text);
}
