// The summary of a run as JSON, described member by member: the reference page is made of it, and a test holds real
// summaries to it. The types that the batch itself works with are in report.ts.
import { z } from 'zod';
import type { BatchSummary } from './report.js';

const rows = z.int().min(0);
const counts = z.record(z.string(), rows);
const texts = z.array(z.string());

const how = z.enum(['told', 'heading', 'content', 'heading and content']);

const sample = {
  line: z.int().min(1).describe('first physical line of the row in the input, counted from 1'),
  input: z.string().describe('what was asked, on one line of at most 160 characters; the row itself where it is empty'),
};

/** A row to look at. */
const reviewRow = z.strictObject({
  ...sample,
  answer: z.string().describe('the answer, on one line of at most 160 characters'),
  status: z.string(),
  confidence: z.number().exactOptional().describe('chance in a hundred that the answer is right, where there is one'),
  exception: z.string().exactOptional(),
});

const mapping = z.array(
  z.strictObject({
    field: z.string(),
    columns: texts,
    how: how.describe('by what it was recognised'),
    word: z.string().exactOptional().describe('what the heading calls its numbers, where it says that: SHOP'),
  }),
);

/** What a step over whole files says of them. */
const compared = z
  .looseObject({
    rows: rows.describe('rows of the file itself that were compared'),
    reference: z
      .strictObject({
        name: z.string(),
        sha256: z.string().describe('checksum of the file as it lies on the disk'),
        rows: rows.describe('its rows that can be read'),
      })
      .exactOptional()
      .describe('the file that it was compared with'),
  })
  .exactOptional()
  .describe('of an operation over whole files, with what the operation adds: levels, thresholds, counts by class');

/** What is said of the answers of a step. */
const answers = {
  statuses: counts.describe('rows by status; rows that leave the output, too'),
  completed: counts.describe(
    'of these, rows whose answer takes nothing back: it only adds a part, or writes one in its usual form',
  ),
  decisions: counts
    .exactOptional()
    .describe('rows by what is to be done with them; absent where no answer says it. Rows that leave the output, too'),
  confidences: z
    .array(
      z.strictObject({
        from: z.int().describe('least confidence of the band'),
        to: z.int().describe('highest confidence of the band'),
        rows,
      }),
    )
    .describe('rows by confidence, the highest band first; empty where no answer has one'),
  exceptions: z
    .array(
      z.strictObject({ exception: z.string(), rows, sample: z.strictObject(sample).describe('the first such row') }),
    )
    .describe('why answers are less than what was asked for, the commonest first'),
  review: z
    .array(reviewRow)
    .describe('the ten rows to look at first, in the order of `--order review`; rows that need no look are left out'),
  addresses: z
    .strictObject({
      distinct: rows.nullable().describe('different ids among the answers; null beyond five million'),
      repeated: rows.nullable().describe('rows whose id an earlier row has; null beyond five million ids'),
    })
    .exactOptional()
    .describe('how often the same address is in the input; absent where no answer has an id'),
  uncovered: counts.describe(
    "rows by country whose addresses are not installed; '' is a country that the rows do not name",
  ),
  data: texts.describe('which data answered'),
  compared,
};

const columnDecision = z.strictObject({
  column: z.string(),
  role: z.string().describe("what it seems to hold; '' where nothing is known of it"),
  why: how.exactOptional(),
  fields: texts.describe('the fields that it feeds; none where it is not used'),
  group: z.string().exactOptional().describe('the address that it is a part of, where there are several'),
});

const stepSummary = z.strictObject({
  name: z.string(),
  operation: z.string(),
  from: z.string().exactOptional().describe('step whose answers filled its fields'),
  mapping: mapping.describe('columns of the input by field'),
  ...answers,
  failed: rows.describe('rows whose call failed'),
  leftAlone: rows.describe('rows that its condition left alone'),
  dropped: rows.describe('rows that it took out of the output'),
  only: texts.exactOptional().describe('statuses of the rows that stay in the output'),
});

/**
 * The summary. Of a run of one step, what the step did stands beside what the run did, and `operation` is its name; of
 * several steps `operation` is `run`, and `steps` says what each did.
 */
export const batchSummary = z.strictObject({
  operation: z.string().describe('name of the operation; `run` for several steps'),
  input: z.strictObject({
    name: z.string(),
    format: z.enum(['csv', 'tsv', 'jsonl', 'json', 'lines']),
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    delimiter: z.string().exactOptional(),
    header: z.boolean().exactOptional().describe('true if a row names the columns'),
    linesAbove: rows.exactOptional().describe('lines above the header that are no part of the table'),
    compressed: z.boolean(),
    bytes: z.int().min(0).describe('bytes as they lie on the disk'),
  }),
  columns: z.array(columnDecision).describe('what each column of the input was taken for'),
  output: z.strictObject({ name: z.string(), format: z.enum(['csv', 'tsv', 'jsonl', 'json']) }),
  errorsFile: z.string().exactOptional().describe('file of the refused rows, if there is one'),
  droppedFile: z.string().exactOptional().describe('file of the rows that left the output, if they are kept'),
  mapping: mapping.exactOptional().describe('columns of the input by field; of a run of one step'),
  rows: z
    .strictObject({
      read: rows,
      written: rows,
      refused: rows.describe('rows that could not be read'),
      dropped: rows
        .exactOptional()
        .describe('rows that left the output, by `--only`, by a step of the plan or by what an operation answered'),
      failed: rows.describe('rows whose call failed; they are written, with status error'),
      blank: rows.describe('lines without a row'),
    })
    .describe('read = written + refused + dropped, always'),
  statuses: answers.statuses.exactOptional(),
  completed: answers.completed.exactOptional(),
  decisions: answers.decisions,
  confidences: answers.confidences.exactOptional(),
  exceptions: answers.exceptions.exactOptional(),
  review: answers.review.exactOptional(),
  addresses: answers.addresses,
  uncovered: answers.uncovered.exactOptional(),
  only: texts.exactOptional().describe('statuses of the rows that stay in the output, with `--only`'),
  refusals: counts.describe('refused rows by code'),
  warnings: texts.describe('what the user should act on'),
  data: answers.data.exactOptional(),
  compared,
  steps: z
    .array(stepSummary)
    .exactOptional()
    .describe('of a run of several steps: for each what is said of the one above, and these'),
  threads: z.int().min(0).describe('worker threads; 0 for none'),
  startedAt: z.string().describe('ISO 8601'),
  durationMs: z.number().describe('milliseconds of work, those of earlier runs that this one went on with included'),
  rowsPerSecond: z.number(),
  resumedAfter: rows.exactOptional().describe('rows that an earlier run had done, which this one went on with'),
  readerGone: z.literal(true).exactOptional().describe('the reader of standard output went away before the end'),
  exitCode: z.int().describe('0, or 3 if any row was refused or failed'),
}) satisfies z.ZodType<BatchSummary>;
