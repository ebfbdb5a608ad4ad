// The engines that answer the steps of a run: one over this machine's data, and one for each service that is asked.
import { answeredHere } from '../../batch/answered-here.js';
import type { BatchJob } from '../../batch/job.js';
import { stepLabel, type Step } from '../../batch/step.js';
import { WaypostError } from '../../contract/errors.js';
import { needsData } from '../../contract/operation.js';
import { askedFor } from '../../contract/parts.js';
import { flagOf, type Settings } from '../../contract/settings.js';
import { threadEngineModule } from '../../engine/threads/thread-engine.js';
import { openEngine } from '../config/engine.js';
import type { OpenedEngine } from '../config/opened-engine.js';
import type { Io } from '../io.js';
import type { Messages } from '../messages.js';
import type { RunOptions } from '../options/run-options.js';
import type { StepOptions } from '../options/step-options.js';
import type { DescribedStep } from './described-step.js';
import { requireData } from './require-data.js';

/** The steps with their engines, and what the run needs of these. */
export interface OpenedSteps extends Pick<BatchJob, 'steps' | 'threadEngine' | 'concurrency' | 'answers' | 'remarks'> {
  /** What was sent to services so far, a line each. */
  traffic(): string[];
  close(): Promise<void>;
}

/** Opens the engines. Throws what opening an engine throws, with none left open. */
export async function openSteps(
  described: readonly DescribedStep[],
  options: RunOptions,
  io: Io,
  messages: Messages,
): Promise<OpenedSteps> {
  if (options.requireData === true) await requireData(described, options, io);
  const engines = new Map<string, OpenedEngine>();
  const close = async (): Promise<void> => {
    for (const { engine } of engines.values()) await engine.close();
  };
  try {
    for (const { options: wanted } of described) {
      const key = serviceOf(wanted);
      if (engines.has(key)) continue;
      const sameEngine = described.filter((other) => serviceOf(other.options) === key);
      try {
        engines.set(key, await openOne(sameEngine, options, io, messages));
      } catch (error) {
        throw ofStep(described, sameEngine[0]!, error);
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  let cached = 0;
  const local = engines.get(THIS_MACHINE);
  const steps = described.map(({ options: wanted, step }) => withEngine(step, engines.get(serviceOf(wanted))!));
  return {
    steps,
    threadEngine: local?.share && (() => Promise.resolve({ module: threadEngineModule, share: local.share!(steps) })),
    concurrency:
      [...engines.values()].find(({ concurrency }) => concurrency !== undefined)?.concurrency ?? options.concurrency,
    answers: async (own, mode) => {
      const { openRunAnswers } = await import('../../layers/cache/run-answers.js');
      const onCached = (answers: number): void => {
        cached += answers;
      };
      const onNote = (note: string): void => {
        messages.warn(note);
      };
      return openRunAnswers({ own, mode, cache: options.cache, now: io.now, onCached, onNote });
    },
    traffic() {
      const lines = [...engines.values()].flatMap(({ traffic }) => traffic?.() ?? []);
      const last = lines.pop();
      if (last === undefined) return [];
      return [...lines, options.cache === undefined ? last : `${last}; ${cached} answers from ${options.cache}`];
    },
    remarks: () => [...engines.values()].flatMap(({ remarks }) => remarks?.() ?? []),
    close,
  };
}

/** What is wrong with the service or the source of a step, said of the step. */
function ofStep(described: readonly DescribedStep[], { options, step }: DescribedStep, error: unknown): unknown {
  if (!(error instanceof WaypostError)) return error;
  if (serviceOf(options) === THIS_MACHINE && error.kind !== 'source-not-installed') return error;
  const label = stepLabel(
    described.map((each) => each.step),
    step,
  );
  return new WaypostError(error.kind, `${label}${error.message}`, { cause: error, code: error.code });
}

const THIS_MACHINE = '';

/** Base URL of the service that a step asks; that of none for this machine's data. */
const serviceOf = ({ endpoint, wordsEndpoint }: StepOptions): string => endpoint ?? wordsEndpoint ?? THIS_MACHINE;

/** Opens the engine that several steps share; what all of them ask for alike is its own default. */
function openOne(
  steps: readonly DescribedStep[],
  options: RunOptions,
  io: Io,
  messages: Messages,
): Promise<OpenedEngine> {
  const [first] = steps;
  const isCommon = (key: string, value: unknown): boolean =>
    steps.every((step) => step.options[key as keyof StepOptions] === value);
  const common: StepOptions = Object.fromEntries(
    Object.entries(first!.options).filter(([key, value]) => isCommon(key, value)),
  );
  const { source, locale, country, endpoint, wordsEndpoint } = common;
  return openEngine(
    {
      ...options,
      settings: settingsOf(steps),
      ...(source === undefined ? {} : { source }),
      ...(locale === undefined ? {} : { locale }),
      ...(country === undefined ? {} : { country }),
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(wordsEndpoint === undefined ? {} : { wordsEndpoint }),
    },
    io,
    {
      operations: steps.flatMap(({ step }) => askedFor(step.operation, step.featureOptions)),
      onNote: (note) => {
        messages.warn(note);
      },
    },
  );
}

/** What is decided of the operations of the steps. Throws `usage` where two steps decide one thing otherwise. */
function settingsOf(steps: readonly DescribedStep[]): Settings {
  const all: Record<string, Settings[string]> = {};
  for (const { options, step } of steps) {
    for (const setting of step.operation.settings ?? []) {
      if (setting.isOfStep === true) continue;
      const value = options.settings?.[setting.name];
      if (value === undefined) continue;
      const before = all[setting.name] ?? value;
      if (JSON.stringify(before) !== JSON.stringify(value)) {
        const what = 'is one thing in one step and another in the next; say the same in both';
        throw new WaypostError('usage', `${flagOf(setting)} ${what}`);
      }
      all[setting.name] = value;
    }
  }
  return all;
}

const withEngine = (step: DescribedStep['step'], opened: OpenedEngine): Step => ({
  ...step,
  engine: () => Promise.resolve(opened.engine),
  ...(opened.share === undefined
    ? { onThreads: false, scope: opened.scope }
    : answeredHere(step.operation, step, step.locale)),
  data: opened.data(askedFor(step.operation, step.featureOptions)),
  dataVersion: needsData(step.operation) ? opened.dataVersion : undefined,
  endpoint: opened.endpoint,
});
