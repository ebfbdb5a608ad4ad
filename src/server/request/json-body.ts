// The body of a request: UTF-8 JSON, not nested deeper than any request of the contract, without keys that reach for
// the prototypes of objects.
import { jsonFault } from '../../contract/texts/json-fault.js';
import { quoted, repeatedKeysRemark } from '../../contract/texts/repeated-keys.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../caller.js';
import { HttpFailure } from '../failure.js';
import { BodyTurns } from './body-turns.js';

/** Most bytes of a body: 5 MB (ARCHITECTURE.md, "Where the contract is silent"). */
export const BODY_LIMIT = 5 * 1024 * 1024;
/** Levels of lists and objects; a request of the contract has five. */
const DEEPEST = 32;

/**
 * Values and keys: a hundred records of the contract have 2,000, a thousand fewer than 50,000. A body of five megabytes
 * could hold millions, and would take the one thread that reads all requests for a second.
 */
const MOST_VALUES = 100_000;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Makes the server take JSON and nothing else. */
export function acceptJson(server: FastifyInstance): void {
  const turns = new BodyTurns();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (request, body: Buffer, done) => {
      turns.take(callerOf(request), body.length, () => {
        let read: JsonBody | undefined;
        try {
          read = request.life.isOver ? undefined : readJson(readText(request, body));
        } catch (error) {
          done(error as Error);
          return;
        }
        done(null, read);
      });
    },
  );
}

/** What a body says, and what of it has no effect. */
export interface JsonBody {
  readonly value: unknown;
  readonly remark: string | undefined;
}

function readJson(text: string): JsonBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new HttpFailure(400, `the body is not JSON: ${jsonFault(error, text)}`, { code: 'BadBody' });
  }
  if (MAY_REACH.test(text) && reaches(value)) {
    throw new HttpFailure(
      400,
      'the body has a key named __proto__, or prototype within constructor, which no request has',
      { code: 'BadBody' },
    );
  }
  return { value, remark: repeatedKeysRemark(text, value, keyOfRequest) };
}

/** A key of a request as its user calls it, who counts records from 1. */
function keyOfRequest(path: string): string {
  const [, number, key] = /^payload\[(\d+)\]\.([^]+)$/.exec(path) ?? [];
  return key === undefined ? quoted(path) : `${quoted(key)} of record ${Number(number) + 1}`;
}

/** A text in which a key may reach for a prototype, written out or escaped. */
const MAY_REACH = /__proto__|constructor|\\u00/i;

/** True if an object has a key that would reach for a prototype where it is copied. */
const reaches = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') ||
    (Object.hasOwn(value, 'constructor') &&
      isObjectWith((value as Record<string, unknown>)['constructor'], 'prototype')) ||
    Object.values(value).some(reaches));

const isObjectWith = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

function readText(request: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new HttpFailure(415, `the body must be UTF-8; its header Content-Type says ${charset}`);
  }
  // Before it is made a text, which takes ten times as long as a body needs that is refused.
  refuseShape(body);
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    throw new HttpFailure(400, 'the body is not UTF-8', { code: 'BadBody' });
  }
  if (text.trim() === '') {
    throw new HttpFailure(400, 'the body is empty; send the request as JSON', { code: 'BadBody' });
  }
  return text;
}

/** What the bytes of JSON do to its depth and to the number of its values. */
const QUOTE = 1;
const ESCAPE = 2;
const OPEN = 3;
const CLOSE = 4;
const BETWEEN = 5;
const ROLES = new Uint8Array(256);
for (const [byte, role] of [
  [0x22, QUOTE],
  [0x5c, ESCAPE],
  [0x7b, OPEN],
  [0x5b, OPEN],
  [0x7d, CLOSE],
  [0x5d, CLOSE],
  [0x2c, BETWEEN],
  [0x3a, BETWEEN],
] as const) {
  ROLES[byte] = role;
}

/**
 * Throws if lists and objects stand in each other more than `DEEPEST` times, or there are more than `MOST_VALUES`.
 * Brackets and commas in texts don't count.
 */
function refuseShape(json: Uint8Array): void {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const role = ROLES[json[i]!]!;
    if (role === 0) continue;
    if (role === QUOTE) inText = !inText;
    else if (inText) {
      if (role === ESCAPE) i++;
    } else if (role === CLOSE) depth--;
    else {
      if (role === OPEN && ++depth > DEEPEST) throw refused(`is nested deeper than ${DEEPEST} levels`);
      if (++values > MOST_VALUES) throw refused(TOO_MANY_VALUES);
    }
  }
}

const TOO_MANY_VALUES = `has more than ${MOST_VALUES} values and keys; send fewer records in a call`;
const refused = (why: string): HttpFailure => new HttpFailure(400, `the body ${why}`, { code: 'BadBody' });

/** Throws for a body that is compressed, before any of it is read. */
export function refuseEncoding(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpFailure(
      415,
      `the body must not be compressed; its header Content-Encoding says ${encoding.slice(0, 40)}`,
      { headers: { 'accept-encoding': 'identity' } },
    );
  }
}
