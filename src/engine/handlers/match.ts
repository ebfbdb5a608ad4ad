// match: the one record against each of the others, a class for each pair.
import { WaypostError } from '../../contract/errors.js';
import type { InPieces } from '../../contract/in-pieces.js';
import type { MatchRecord } from '../../contract/operations/match-record.js';
import type { Response } from '../../contract/operation.js';
import type { MatchInput } from '../../contract/operations/match.js';
import { MOST_REFERENCES, type EntityResult, type MatchedPair } from '../../contract/schema/match.js';
import type { ComparableContact } from '../../match/comparable.js';
import { pairEvidence } from '../../match/evidence.js';
import { matchPair, type PairMatch } from '../../match/pair.js';
import type { EngineContext, Handler, RequestOptions } from '../context.js';
import { matchAmong } from '../match-among.js';
import { MatchRecords } from '../match-records.js';
import { success } from '../success.js';

/** The operation `match`: of the first payload of a call. Throws `bad-request` and `source-not-installed`. */
export const handleMatch: Handler = (request, context) => {
  const [payload] = request.payload as MatchInput[];
  if (!payload) return success([]);
  const reference = request.featureOptions?.['reference'];
  if (reference !== undefined) return amongInstalled(payload, reference, request, context);
  return withEach(checked(payload), request, context);
};

/** One record with each of those beside it. */
function* withEach({ from, to }: Checked, request: RequestOptions, context: EngineContext): InPieces<Response> {
  const records = new MatchRecords(request, context);
  const one = yield* records.comparableInPieces(from);
  const messages = [remarkOf(from, one, 'from')];
  const wantsEvidence = request.featureOptions?.['explain'] === '1';
  const pairs: MatchedPair[] = [];
  for (const [i, record] of to.entries()) {
    const other = yield* records.comparableInPieces(record);
    messages.push(remarkOf(record, other, `to[${i}]`));
    const found = matchPair(one, other);
    pairs.push({
      fromId: from.id,
      toId: record.id,
      entityResults: resultsOf(found),
      ...(wantsEvidence ? { evidence: [...pairEvidence(found)] } : {}),
    });
  }
  return success(pairs, ...records.notes, ...messages);
}

/** One record with those of an installed reference, of which the nearest are answered. */
function* amongInstalled(
  payload: MatchInput,
  name: string,
  request: RequestOptions,
  context: EngineContext,
): InPieces<Response> {
  if (Array.isArray(payload.to) && payload.to.length > 0) {
    throw new WaypostError('bad-request', 'payload.to must be left out where featureOptions.reference names records');
  }
  const from = onlyOne(payload);
  const records = new MatchRecords(request, context);
  const one = yield* records.comparableInPieces(from);
  const set = context.references.get(name);
  const { found, count, common } = yield* matchAmong(one, set, MOST_REFERENCES);
  const wantsEvidence = request.featureOptions?.['explain'] === '1';
  const pairs = found.map(({ record, match }): MatchedPair => ({
    fromId: from.id,
    toId: record.id,
    entityResults: resultsOf(match),
    ...(wantsEvidence ? { toText: record.text, evidence: [...pairEvidence(match)] } : {}),
  }));
  const messages = [
    remarkOf(from, one, 'from'),
    ...(count > pairs.length ? [`${count} records match; the surest ${pairs.length} are answered`] : []),
    ...(common > 0 ? ['some of what it says is said by too many records to look for them by it'] : []),
  ];
  return success(pairs, ...records.notes, ...messages);
}

function resultsOf({ found, addressPair, emailPair, phonePair }: PairMatch): EntityResult[] {
  if (found === undefined) return [];
  return [
    {
      addressPairIdx: [...addressPair],
      emailAddressPairIdx: [...emailPair],
      phonePairIdx: [...phonePair],
      assignedMatchClass: found.code,
      confidenceLevel: String(found.confidence),
      description: found.description,
      matchCategory: 'MATCH_CLASS',
    },
  ];
}

/** Why a record can agree with none, in words; '' where it can. */
function remarkOf({ id }: MatchRecord, { addresses, phones, emails }: ComparableContact, at: string): string {
  const parts = [...addresses, ...phones, ...emails];
  if (parts.some((part) => part !== undefined)) return '';
  const why = parts.length === 0 ? 'it has no address, phone or email' : 'nothing that it says can be read';
  return `${at} (id ${id}) cannot be compared: ${why}`;
}

interface Checked {
  readonly from: MatchRecord;
  readonly to: readonly MatchRecord[];
}

/** The payload, with what a request must hold; whoever asks without the schema is told the same. */
function checked(payload: MatchInput): Checked {
  const one = onlyOne(payload);
  const { to } = payload;
  if (!Array.isArray(to) || to.length === 0 || to.length > MOST_REFERENCES) {
    throw new WaypostError('bad-request', `payload.to must hold 1 to ${MOST_REFERENCES} records`);
  }
  const places = new Map<string, number>();
  (to as readonly MatchRecord[]).forEach((record, i) => {
    requireId(record, `to[${i}]`);
    const before = places.get(record.id);
    if (before !== undefined) {
      throw new WaypostError(
        'bad-request',
        `payload.to[${i}].id: ${record.id} is the id of payload.to[${before}] too; each record needs an id of its own`,
      );
    }
    places.set(record.id, i);
  });
  return { from: one, to };
}

/** The record that is matched. */
function onlyOne({ from }: MatchInput): MatchRecord {
  if (!Array.isArray(from) || from.length !== 1) {
    throw new WaypostError('bad-request', 'payload.from must hold exactly one record');
  }
  const one = (from as readonly MatchRecord[])[0]!;
  requireId(one, 'from[0]');
  return one;
}

function requireId(record: MatchRecord, at: string): void {
  if (typeof record?.id === 'string' && record.id.trim() !== '') return;
  throw new WaypostError('bad-request', `payload.${at}.id: an id is needed, by which the answer names the record`);
}
