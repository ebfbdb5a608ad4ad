// Makes the steps of a run of a plan's: finds each operation, and reads what belongs to the step as its command would.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { runOperations } from '../../contract/operations.js';
import { nearHint, nearPairHint } from '../../contract/near-name.js';
import { columnMap, featureText, ownOptions, stepOptionsOf } from '../options/command-options.js';
import { optionKey, optionName, type OptionSpec } from '../options/option-spec.js';
import { withVariables } from '../options/read-options.js';
import { withWordsEndpoint } from '../options/words-endpoint.js';
import { readSettings } from '../../files/read-settings.js';
import { readOnly } from '../options/read-statuses.js';
import type { StepOptions } from '../options/step-options.js';
import { describeStep, type DescribedStep } from '../run/described-step.js';
import type { WrittenStep } from './plan-file.js';
import { conditionAt, featuresAt, mappingAt, nameAt, namesAt, optionAt, textAt, wrong } from './written-values.js';

/** Keys of a step that are no options of a command, or are written otherwise than these. */
const OWN_KEYS = ['operation', 'name', 'from', 'when', 'drop', 'map', 'columns', 'only', 'feature'];

/** As `map`, of an operation that may compare with another file. */
const MAP_REFERENCE = 'map-reference';

/** Variables stand in for what a step does not say, as they do on the command line. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The steps of a plan. Throws usage errors that say where in the plan something is wrong. */
export function planSteps(written: readonly WrittenStep[], env: Environment): DescribedStep[] {
  const chosen = written.map(operationOf);
  return written.map((step, i) => {
    const operation = chosen[i]!;
    const specs = new Map(
      [...stepOptionsOf(operation), ...ownOptions(operation)]
        .filter(({ ofOneRecord }) => ofOneRecord !== true)
        .map((spec) => [longName(spec), spec]),
    );
    const ofReference = operation.file === 'whole' ? [MAP_REFERENCE] : [];
    refuseUnknown(step, operation, [...OWN_KEYS, ...ofReference, ...specs.keys()]);
    try {
      return describe(step, operation, specs, env, defaultName(chosen, i));
    } catch (error) {
      if (!(error instanceof WaypostError) || error.kind !== 'usage' || /, (line|step) \d/.test(error.message)) {
        throw error;
      }
      // Messages of the command line begin with the option, which is a key of the plan.
      const [, key] = /^--([a-z-]+)/.exec(error.message) ?? [];
      const text = error.message.replace(/^--columns: /, 'columns: ');
      throw new WaypostError('usage', `${step.place(key)}: ${text}`, { cause: error });
    }
  });
}

/**
 * The steps, of which the first has the rows stay that are asked for on the command line. Throws a usage error where a
 * step asks for some too.
 */
export function withOnly([first, ...others]: readonly DescribedStep[], given: string | undefined): DescribedStep[] {
  const steps = [first!, ...others];
  if (given === undefined) return steps;
  const other = steps.find(({ step }) => step.only !== undefined);
  if (other) {
    throw new WaypostError('usage', `--only and only of step ${other.step.name} are both given; give one of them`);
  }
  return [{ ...first!, step: { ...first!.step, only: readOnly(given, first!.step.operation) } }, ...others];
}

function describe(
  step: WrittenStep,
  operation: Operation,
  specs: ReadonlyMap<string, OptionSpec>,
  env: Environment,
  otherwise: string,
): DescribedStep {
  const read = [...specs].flatMap(([key, spec]): [string, unknown][] => {
    const value = optionAt(step, key, spec);
    return value === undefined ? [] : [[optionKey(spec), value]];
  });
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(read);
  const {
    endpoint = '',
    wordsEndpoint = '',
    ...options
  } = withWordsEndpoint(withVariables<StepOptions>(given, stepOptionsOf(operation), env), operation);
  const flagged = operation.features.flatMap(({ name, flags }) =>
    flags === undefined || given[name] === undefined || given[name] === false
      ? []
      : [`${name}=${featureText(given[name])}`],
  );
  const feature = [...(featuresAt(step, 'feature') ?? []), ...flagged];
  const settings = readSettings(operation.settings ?? [], given);
  const map = mappingAt(step, 'map');
  const mapReference = mappingAt(step, MAP_REFERENCE);
  const ownColumns = columnMap(operation, (name) => given[name]);
  const columns = namesAt(step, 'columns');
  const only = namesAt(step, 'only');
  const fields = operation.fields.map(({ name }) => name);
  refuseOtherFields(step, operation, map, fields);
  const fieldDefaults = operation.fields.map(({ name, option }) =>
    option === true && typeof given[name] === 'string' ? given[name] : '',
  );
  return describeStep(
    operation,
    {
      ...options,
      // An empty text is this machine, whatever the environment says.
      ...(endpoint === '' ? {} : { endpoint }),
      ...(wordsEndpoint === '' ? {} : { wordsEndpoint }),
      ...(feature.length === 0 ? {} : { feature }),
      ...(settings === undefined ? {} : { settings }),
      ...(map === undefined && ownColumns.length === 0 ? {} : { map: [...optionOf(map ?? {}), ...ownColumns] }),
      ...(mapReference === undefined ? {} : { mapReference: optionOf(mapReference) }),
      ...(columns === undefined ? {} : { columns: columns.join(',') }),
      ...(only === undefined ? {} : { only: only.join(',') }),
    },
    fieldDefaults,
    {
      name: nameAt(step, 'name') ?? otherwise,
      from: textAt(step, 'from'),
      when: conditionAt(step, 'when'),
      drop: conditionAt(step, 'drop'),
    },
  );
}

/** A mapping as the command line has it. */
const optionOf = (map: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(map).map(([field, from]) => `${field}=${from.join('+')}`);

/** `on-clash`, as it stands in a plan. */
const longName = (spec: OptionSpec): string => optionName(spec).replace(/^--/, '');

/** The operation of a step: by its command, or by its name. */
function operationOf(step: WrittenStep): Operation {
  const given = textAt(step, 'operation');
  const commands = runOperations.map(({ command }) => command).filter((command) => command !== '');
  if (given === undefined) {
    const hint = nearHint('operation', Object.keys(step.values));
    throw new WaypostError(
      'usage',
      `${step.place()}: the step has no operation${hint}; give one of ${commands.join(', ')}`,
    );
  }
  const found =
    runOperations.find(({ command }) => command !== '' && command === given) ??
    runOperations.find(({ name, command }) => command !== '' && name === given);
  if (found) return found;
  const hint = nearHint(given, commands);
  throw wrong(step, 'operation', ` '${given}': there is none${hint}; there are ${commands.join(', ')}`);
}

/** The operation's name, for steps that are given none; with a number behind it where others have it. */
function defaultName(chosen: readonly Operation[], number: number): string {
  const { command } = chosen[number]!;
  const before = chosen.slice(0, number).filter((operation) => operation.command === command).length;
  return before === 0 ? command : `${command} ${before + 1}`;
}

/** Names of fields that the operation does not have. */
function refuseOtherFields(
  step: WrittenStep,
  { command }: Operation,
  map: Readonly<Record<string, readonly string[]>> | undefined,
  known: readonly string[],
): void {
  const other = Object.keys(map ?? {}).find((name) => !known.includes(name));
  if (other === undefined) return;
  const hint = nearPairHint(other, map?.[other]?.join('+') ?? '', known);
  throw wrong(step, 'map', `: ${command} has no field '${other}'${hint}; it has ${known.join(', ')}`);
}

function refuseUnknown(step: WrittenStep, operation: Operation, known: readonly string[]): void {
  const unknown = Object.keys(step.values).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new WaypostError(
    'usage',
    `${step.place(unknown)}: a step of ${operation.command} has no '${unknown}'${nearHint(unknown, known)}; it has ` +
      `${known.join(', ')}`,
  );
}
