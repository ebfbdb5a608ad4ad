// What goes wrong with a request: its HTTP status, its message, and the headers that go with it.
import { WaypostError } from '../contract/errors.js';
import type { ServiceFailure } from '../contract/services.js';

/** A refusal with a status of its own. */
export class HttpFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: { readonly code?: string | undefined; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
  }
}

/** A failure ready to be answered; `cause` is what the log should say of it, where the caller gets only an id. */
export interface AnsweredFailure extends ServiceFailure {
  readonly headers: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** What a caller reads where the reason is none of its business. */
const internal = (id: string, cause: unknown): AnsweredFailure => ({
  status: 500,
  message: `the service failed; its log has the reason under the id ${id}`,
  headers: {},
  cause,
});

/** Seconds after which what failed for now is worth another try. */
const TRY_AFTER = { 'retry-after': '1' };

/** How a failure is answered. `id`: that of the request. */
export function answerToFailure(error: unknown, id: string): AnsweredFailure {
  if (error instanceof HttpFailure) {
    return { status: error.status, code: error.more.code, message: error.message, headers: error.more.headers ?? {} };
  }
  if (error instanceof WaypostError) {
    const { httpStatus: status, code, message } = error;
    if (status === 500) return internal(id, error);
    return { status: code === 'NotFound' ? 404 : status, code, message, headers: status === 503 ? TRY_AFTER : {} };
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'ECONNRESET') return { status: 400, message: 'the body ended early', headers: {} };
  if (typeof code !== 'string' || !code.startsWith('FST_') || statusCode >= 500) return internal(id, error);
  return { status: statusCode, message: FRAMEWORK[code] ?? 'the request cannot be read', headers: {} };
}

/** What the framework refuses by itself, in our words. */
const FRAMEWORK: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the body must be JSON: send it with the header Content-Type: application/json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as the header Content-Length says',
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is over 5 MB; send fewer records in a call',
  FST_ERR_BAD_URL: 'the path is not well written: a % must be followed by two hexadecimal digits of UTF-8',
  FST_ERR_MAX_PARAM_LENGTH: 'a part of the path is too long',
};
