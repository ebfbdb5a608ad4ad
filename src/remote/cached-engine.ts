// An engine that remembers: records that were answered before, in this run or an earlier one, are not asked again.
// What failed, was refused or is null is never kept.
import { createHash } from 'node:crypto';
import type { Answers } from '../contract/answers.js';
import type { Engine, Locale, Operation, Request, Response } from '../contract/operation.js';

/** What is kept of a record: its part of the payload, the whole of it where a call has one record, and the call's remarks. */
interface KeptAnswer { readonly messages: readonly string[]; readonly payload: readonly unknown[] }

export interface CachedEngine extends Engine {
  /** Records answered so far without a call. */
  readonly remembered: number;
}

/** Whatever decides an answer beside the request: the endpoint, its user, the engine's locale. */
export interface Scope { readonly endpoint: string; readonly user: string; readonly locale: Locale | undefined }

/** Closes both engine and answers. */
export function cachedEngine(engine: Engine, answers: Answers, scope: Scope): CachedEngine {
  let remembered = 0;
  return {
    get remembered() { return remembered; },
    async run(operation, request) {
      const described = operation as unknown as Operation, keys = keysOf(described, request as Request, scope);
      const found = answers.get(keys) as readonly (KeptAnswer | undefined)[], missing = keys.flatMap((_, i) => (found[i] === undefined ? [i] : []));
      remembered += keys.length - missing.length;
      const asked = missing.length === 0 ? undefined : await engine.run(operation, { ...request, payload: missing.map((i) => request.payload[i]!) });
      const fresh = asked && asked.status === 'SUCCESS' ? parts(described, asked, missing.length) : undefined;
      if (asked && !fresh) return asked;
      const kept = (fresh ?? []).flatMap((part, i) => (part && isAnswer(part, described) ? [{ key: keys[missing[i]!]!, element: part }] : []));
      if (kept.length > 0) await answers.put(kept);
      if (missing.length === keys.length) return asked!;
      return joined(found, missing, fresh ?? [], asked?.messages ?? []);
    },
    list: (operation, request) => engine.list(operation, request),
    async close() {
      await engine.close();
      await answers.close();
    },
  };
}

/** A remark on one record, by its number in the call, as geocode has them. */
const OF_RECORD = /^record (\d+): /;

/** The answer's part for each record; undefined where parts do not fit records one to one. */
function parts({ recordsPerCall }: Operation, { messages, payload }: Response, records: number): KeptAnswer[] | undefined {
  if (recordsPerCall === 1 && records === 1) return [{ messages, payload }];
  const shared = messages.filter((message) => !OF_RECORD.test(message));
  return payload.length === records ? payload.map((element) => ({ messages: shared, payload: [element] })) : undefined;
}

/** Errors and nulls are asked again the next time. */
const isAnswer = ({ payload }: KeptAnswer, { recordsPerCall }: Operation): boolean => (recordsPerCall === 1 && payload.length === 0) || payload.every((element) => {
  const status = (element as { status?: unknown } | null)?.status;
  return element !== null && status !== 'error' && status !== 'ERROR';
});

/** One response of what was known and what was asked, in the order of the records, whose numbers in the remarks become those of this call. */
function joined(found: readonly (KeptAnswer | undefined)[], missing: readonly number[], fresh: readonly KeptAnswer[], said: readonly string[]): Response {
  const all = [...found];
  missing.forEach((record, i) => { all[record] = fresh[i]; });
  const messages = [...found.flatMap((part) => part?.messages ?? []), ...said.map((message) => message.replace(OF_RECORD, (_, number: string) => `record ${missing[Number(number) - 1]! + 1}: `))];
  return { status: 'SUCCESS', messages: [...new Set(messages)], payload: all.flatMap((part) => part?.payload ?? []) };
}

function keysOf({ path, name }: Operation, { payload, sourceOfTruth = '', featureOptions = {}, locale }: Request, scope: Scope): string[] {
  const options = JSON.stringify([scope.endpoint, scope.user, name, path, sourceOfTruth, Object.entries(featureOptions).sort(([a], [b]) => (a < b ? -1 : 1)), locale ?? scope.locale ?? '']);
  return payload.map((record) => createHash('sha256').update(options).update('\0').update(JSON.stringify(record)).digest('base64url'));
}
