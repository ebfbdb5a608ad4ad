// Says what a batch would do: reads everything, calls nothing, writes nothing.
import type { Operation } from '../contract/operation.js';
import { openText, type TextSource } from '../formats/text-source.js';
import { completed } from './ask/step-runner.js';
import { fingerprint } from './findings/fingerprint.js';
import { inspect, type Inspection } from './decide/inspect.js';
import { HEAD_BYTES, type BatchJob } from './job.js';
import type { StepPlan } from './plan.js';
import { blockBytes, selectedBlocks } from './read/blocks.js';
import { recordsFor } from './read/readers.js';
import { BLANK, END, REFUSED } from './read/records.js';
import type { DryRunReport, StepPreview } from './report.js';
import { inputSummary } from './summary.js';
import { WholeRun } from './whole/whole-run.js';
import { checkPlaces } from './write/places.js';

/** Different inputs that are counted; beyond, the count is left out rather than the memory used up. */
const MOST_DISTINCT = 5_000_000;
const SAMPLES = 5;

/** Throws as the batch itself would for an input or options that cannot be used. */
export async function dryRun(job: BatchJob): Promise<DryRunReport> {
  await checkPlaces(job);
  const text = await openText(job.input, HEAD_BYTES, job.encoding);
  try {
    return await reportOf(job, text);
  } finally {
    await text.source.close();
  }
}

async function reportOf(job: BatchJob, text: TextSource): Promise<DryRunReport> {
  const found = inspect(job, text);
  await WholeRun.open(job, found.plan);
  const operations = job.steps.map(({ operation }) => operation);
  const reader = recordsFor(found.plan, operations);
  const asked = found.plan.steps.map((step, i) => new AskedOfStep(step, operations[i]!));
  let rows = 0;
  let refused = 0;
  let blank = 0;
  for await (const { bytes, place } of selectedBlocks(job, found, text, blockBytes(job, text, 1))) {
    job.signal?.throwIfAborted();
    reader.reset(bytes, place);
    for (let kind = reader.next(); kind !== END; kind = reader.next()) {
      if (kind === BLANK) {
        blank++;
        continue;
      }
      rows++;
      if (kind === REFUSED) refused++;
      else asked.forEach((step, i) => step.add(reader.values(i)));
    }
  }
  const steps = asked.map((step, i) => stepPreview(job, found, step, i));
  const [only] = steps;
  const isOne = steps.length === 1 && only !== undefined;
  return {
    operation: isOne ? only.operation : 'run',
    input: inputSummary(job, found, text),
    columns: found.columns.columns,
    warnings: found.columns.warnings,
    ...(isOne ? { mapping: only.mapping } : {}),
    rows,
    refused,
    blank,
    ...(isOne ? { distinct: only.distinct, calls: only.calls, samples: only.samples } : { steps }),
  };
}

/** What would be asked of one step. */
class AskedOfStep {
  readonly samples: unknown[] = [];
  /** Rows that might be asked about. */
  private count = 0;
  private readonly different = new Set<number>();

  constructor(
    private readonly step: StepPlan,
    private readonly operation: Operation,
  ) {}

  /** Takes the values of a row. What another step answers is not known, and any row may be asked about then. */
  add(values: readonly string[]): void {
    const { fed, defaults } = this.step;
    if (fed) {
      this.count++;
      return;
    }
    const record = this.operation.toRecord(completed(values, defaults));
    if (record === null) return;
    this.count++;
    if (this.samples.length < SAMPLES) this.samples.push(record);
    if (this.different.size <= MOST_DISTINCT) this.different.add(fingerprint(JSON.stringify(record)));
  }

  get distinct(): number | undefined {
    return this.step.fed || this.different.size > MOST_DISTINCT ? undefined : this.different.size;
  }

  get calls(): number {
    return this.operation.file === 'whole' ? 0 : Math.ceil(this.count / this.operation.recordsPerCall);
  }
}

function stepPreview(job: BatchJob, found: Inspection, asked: AskedOfStep, number: number): StepPreview {
  const { name, operation, from, when } = job.steps[number]!;
  const { output } = found.plan;
  const columns =
    output.kind === 'csv'
      ? output.added.filter(({ step }) => step === number).map((column) => column.name)
      : [output.keys[number]!.key];
  return {
    name,
    operation: operation.name,
    ...(from === undefined ? {} : { from }),
    ...(when === undefined ? {} : { when }),
    mapping: found.mappings[number]!,
    columns,
    distinct: asked.distinct,
    calls: asked.calls,
    samples: asked.samples,
  };
}
