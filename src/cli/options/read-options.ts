// Turns rows of options into commander options, and reads environment variables with the same checks.
import { type Command, InvalidArgumentError, Option } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import { type OptionGroup, type OptionSpec, optionKey, optionName } from './option-spec.js';

const MOST = 1_000_000_000;

/** What stands for a file, a folder or a source has a name: a variable of a script that is not set is none. */
const OF_A_NAME = /<(?:file|folder|name)>$/;

function value(spec: OptionSpec, text: string): string | number {
  if (spec.kind === 'count') {
    const count = Number(text);
    const { least = 1 } = spec;
    if (!/^\d+$/.test(text.trim()) || count < least || count > MOST) {
      throw new InvalidArgumentError(`'${text}' is not a whole number from ${least}`);
    }
    return count;
  }
  if (text.trim() === '' && OF_A_NAME.test(spec.flags)) {
    throw new InvalidArgumentError(`'${text}' is empty; give a name`);
  }
  if (spec.choices && !spec.choices.includes(text)) {
    throw new InvalidArgumentError(`'${text}' is none of ${spec.choices.join(', ')}`);
  }
  return text;
}

/** An option of commander's that knows what the short help says of it. */
export class CliOption extends Option {
  readonly about: string;
  readonly isMain: boolean;

  constructor(spec: OptionSpec) {
    super(spec.flags, about(spec));
    this.about = spec.about;
    this.isMain = spec.isMain === true;
  }
}

/** The option's text in the help, with its choices, default and variable. */
function about(spec: OptionSpec): string {
  const extra = [
    spec.choices?.join(', ') ?? '',
    spec.otherwise === undefined ? '' : `default: ${spec.otherwise}`,
    spec.env === undefined ? '' : `env: ${spec.env}`,
  ].filter((part) => part !== '');
  return extra.length > 0 ? `${spec.about} (${extra.join('; ')})` : spec.about;
}

/** Declares the options on the command; one that is given twice is refused, except a list. */
export function declareOptions(command: Command, groups: readonly OptionGroup[]): void {
  for (const { title, options } of groups) {
    for (const spec of options) {
      const option = new CliOption(spec).helpGroup(title);
      const before: unknown[] = [];
      if (spec.kind !== 'flag') {
        option.argParser((text: string) => {
          const read = value(spec, text);
          if (before.length > 0 && spec.kind !== 'list') {
            throw new InvalidArgumentError('it is given twice; give it once');
          }
          before.push(read);
          return spec.kind === 'list' ? [...before] : read;
        });
      }
      command.addOption(option);
    }
  }
  refuseOpposites(
    command,
    groups.flatMap(({ options }) => options),
  );
}

/** Of two options that set one key, such as `--header <n>` and `--no-header`, one may be given. */
function refuseOpposites(command: Command, specs: readonly OptionSpec[]): void {
  const given = new Map<string, OptionSpec>();
  for (const spec of specs) {
    const key = optionKey(spec);
    if (!specs.some((other) => other !== spec && optionKey(other) === key)) continue;
    command.on(`option:${optionName(spec).slice(2)}`, () => {
      const before = given.get(key) ?? spec;
      if (before !== spec) throw new WaypostError('usage', excludeEachOther(before, spec));
      given.set(key, spec);
    });
  }
}

const excludeEachOther = (one: OptionSpec, other: OptionSpec): string =>
  `${optionName(one)} and ${optionName(other)} exclude each other; give one of them`;

/** The parsed options, completed from the environment. Throws a usage error for a variable that does not read. */
export function readOptions<T>(
  command: Command,
  groups: readonly OptionGroup[],
  env: Readonly<Record<string, string | undefined>>,
): T {
  const specs = groups.flatMap((group) => group.options);
  return withVariables<T>(command.opts(), specs, env);
}

/** Options that were given, completed from the environment. Throws a usage error for a variable that does not read. */
export function withVariables<T>(
  given: Readonly<Record<string, unknown>>,
  specs: readonly OptionSpec[],
  env: Readonly<Record<string, string | undefined>>,
): T {
  const options: Record<string, unknown> = { ...given };
  const pushedOut = new Set(specs.flatMap((spec) => pushedOutBy(spec, specs, given, env)));
  for (const spec of specs) {
    const key = optionKey(spec);
    const text = spec.env === undefined || pushedOut.has(key) ? undefined : env[spec.env];
    if (options[key] !== undefined || text === undefined || text === '') continue;
    try {
      options[key] = value(spec, text);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new WaypostError(
        'usage',
        `${spec.env}: ${error.message}; correct the variable or give ${optionName(spec)}`,
      );
    }
  }
  return options as T;
}

/**
 * Keys of the options whose variables give way, of those that exclude each other. Throws a usage error if two are given
 * as flags.
 */
function pushedOutBy(
  spec: OptionSpec,
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const key = optionKey(spec);
  const isGiven = given[key] !== undefined;
  return specs
    .filter((other) => spec.insteadOf?.includes(optionKey(other)))
    .flatMap((other) => {
      const otherIsGiven = given[optionKey(other)] !== undefined;
      if (isGiven && otherIsGiven) throw new WaypostError('usage', excludeEachOther(spec, other));
      if (otherIsGiven) return [key];
      return isGiven || (env[spec.env ?? ''] ?? '') !== '' ? [optionKey(other)] : [];
    });
}
