// The services of the contract, each with a base URL and an envelope of its own: how an answer or a failure becomes a
// body, and how a body becomes an answer again. Server and client know a service only through this description.
import type { JsonSchema } from './schema/json-schema.js';
import type { Response } from './response.js';

/**
 * A failure as it travels: the HTTP status, the contract's error code where the service has such, and what went wrong.
 */
export interface ServiceFailure {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message: string;
}

export interface Service {
  readonly name: string;
  /** Where `waypost serve` has its root; `{base_url}` and `{words_base_url}` of the contract. */
  readonly base: string;
  /** The body of an answer given at a moment. */
  readonly success: (response: Response, at: Date) => object;
  /** The body of a failure. */
  readonly failure: (failed: ServiceFailure, at: Date) => object;
  /**
   * The bodies as JSON Schema: that of an answer whose response (status, messages, payload) has a schema, and that of a
   * failure.
   */
  readonly schemas: { readonly success: (response: JsonSchema) => JsonSchema; readonly failure: JsonSchema };
  /** The answer in a body; undefined for one that is not of this service's shape. Absent and null are the same. */
  readonly read: (body: unknown) => Response | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list of texts, none where it is absent; undefined for anything else. */
function textsIn(value: unknown): string[] | undefined {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
}

/** A list, of one where it is an object for itself, none where it is absent; undefined for anything else. */
function listIn(value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  return isObject(value) ? [value] : undefined;
}

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRefusedStatus = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/** The answer that there is none. */
const refusal = (messages: string[]): Response => ({ status: 'ERROR', messages, payload: [] });

const TEXTS: JsonSchema = { type: 'array', items: { type: 'string' } };

/**
 * AddressRestResponse: `status`, `messages`, `payload`, in answers and failures alike. A payload that is one object
 * stands for itself.
 */
export const addressService: Service = {
  name: 'address service',
  base: '',
  success: (response) => response,
  failure: ({ message }) => ({ status: 'ERROR', messages: [message], payload: [] }),
  schemas: {
    success: (response) => response,
    failure: {
      type: 'object',
      properties: {
        status: { type: 'string', const: 'ERROR' },
        messages: TEXTS,
        payload: { type: 'array', maxItems: 0 },
      },
      required: ['status', 'messages', 'payload'],
    },
  },
  read(body) {
    if (!isObject(body) || (body['status'] !== 'SUCCESS' && body['status'] !== 'ERROR')) return undefined;
    const messages = textsIn(body['messages']);
    const payload = listIn(body['payload']);
    if (!messages || !payload) return undefined;
    // What stands beside a failure was not answered: the records of an echo, the elements that were ready before it.
    return body['status'] === 'ERROR' ? refusal(messages) : { status: 'SUCCESS', messages, payload };
  },
};

/**
 * Error codes of the three-word service for what no operation of it names itself. UNAUTHORIZED is the contract's; of
 * the others it says nothing (ARCHITECTURE.md, "Where the contract is silent").
 */
const WORDS_CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  404: 'NotFound',
  405: 'BadMethod',
  413: 'TooLarge',
  415: 'BadType',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** What stands around the element of the three-word service. */
const wordsFrame = (own: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties: { ...own, messages: TEXTS, timestamp: { type: 'string', description: 'YYYY-MM-DD HH:MM:SS, UTC' } },
  required,
});

/** An element's schema in two: what stands under `threeword`, and its addresses, which stand beside that. */
function parted(element: JsonSchema = {}): { own: Record<string, JsonSchema>; required: string[] } {
  const { addresses, ...properties } = element.properties ?? {};
  const required = element.required?.filter((name) => name !== 'addresses');
  const threeword = element.properties ? { ...element, properties, ...(required ? { required } : {}) } : element;
  return { own: { threeword, ...(addresses ? { addresses } : {}) }, required: ['threeword'] };
}

/**
 * ThreeWordResponse: the one element of an answer stands under `threeword`, but for its `addresses`, which stand beside
 * that, status, code and time.
 */
export const wordsService: Service = {
  name: 'three-word service',
  base: '/words/v1',
  success: ({ messages, payload }, at) => ({
    status: 200,
    code: 'OK',
    ...(messages.length === 0 ? {} : { messages }),
    timestamp: timestamp(at),
    ...underThreeWord(payload[0] as { readonly addresses?: unknown } | undefined),
  }),
  failure: ({ status, code = WORDS_CODES[status] ?? 'BadInput', message }, at) => ({
    status,
    code,
    messages: [message],
    timestamp: timestamp(at),
  }),
  schemas: {
    success: ({ properties: { payload } = {} }) => {
      const { own, required } = parted(payload?.items);
      const status = { status: { type: 'integer', const: 200 }, code: { type: 'string', const: 'OK' } };
      return wordsFrame({ ...status, ...own }, 'status', 'code', 'timestamp', ...required);
    },
    failure: wordsFrame(
      { status: { type: 'integer', minimum: 400 }, code: { type: 'string' } },
      'status',
      'code',
      'messages',
      'timestamp',
    ),
  },
  read(body) {
    if (!isObject(body)) return undefined;
    const { status, code, threeword, addresses, messages: given } = body;
    const messages = textsIn(given);
    if (!messages) return undefined;
    // A failure whose status is in the body alone is one for all that.
    if (isCode(code) && code !== 'OK' && (status === 200 || isRefusedStatus(status))) {
      return refusal(messages);
    }
    if (status !== 200 || !isObject(threeword)) return undefined;
    const element = Array.isArray(addresses) ? { ...threeword, addresses } : threeword;
    return { status: 'SUCCESS', messages, payload: [element] };
  },
};

const underThreeWord = ({ addresses, ...threeword }: { readonly addresses?: unknown } = {}): object => ({
  threeword,
  ...(addresses === undefined ? {} : { addresses }),
});

/**
 * What `waypost serve` says of a path that it has not, whatever the service: by it a caller knows that no record is to
 * blame, where another 404 is about the record.
 */
export const NO_SUCH_PATH =
  'there is no such path; paths are case-sensitive, and those there are stand in /openapi.json';

/** The longest base first, so that the first whose base a path begins with is the path's own. */
export const services: readonly Service[] = [wordsService, addressService];

/** The contract's YYYY-MM-DD HH:MM:SS, in UTC. */
const timestamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
