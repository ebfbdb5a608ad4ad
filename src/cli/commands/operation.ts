// The command of one operation of the contract, built from its description: one record, a file, or standard input.
import type { Command } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { wordsService } from '../../contract/services.js';
import { decideInput } from '../input.js';
import { featureValues } from '../options/feature-options.js';
import { operationOptions, type OperationOptions } from '../options/operation-options.js';
import { optionKey, optionName, type OptionGroup, type OptionSpec } from '../options/option-spec.js';
import { allOption, endpointOption, featureOption, wordsEndpointOption } from '../options/step-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { isAsked, type Run } from '../run.js';

/** Options that mean something for one record; the others are for a file. */
const ONE_RECORD = new Set([
  'file',
  'text',
  'source',
  'locale',
  'country',
  'feature',
  'data',
  'json',
  'quiet',
  'progress',
  'logFormat',
  'debug',
  'endpoint',
  'wordsEndpoint',
  'timeout',
  'retries',
  'cache',
]);

/** Options that mean something for calls to a service alone. */
const OF_CALLS = new Set(['rate', 'concurrency', 'timeout', 'retries', 'maxErrors', 'cache']);

/** Adds the operation's command to the program. */
export function addOperationCommand(program: Command, run: Run, operation: Operation): void {
  if (operation.command === '') return;
  const [verb = '', kind] = operation.command.split(' ');
  const command = (kind === undefined ? program : parentCommand(program, verb, operation))
    .command(kind ?? verb)
    .summary(operation.summary)
    .description(
      `${operation.summary}.\n\n[input] is - for standard input, a file (a name ending in .csv, .tsv, .txt, .jsonl, ` +
        `.ndjson or .json, each also with .gz), or else the text of one record.${
          operation.asTyped === true ? ' Without it, on a terminal, addresses are found as you type.' : ''
        }`,
    )
    .argument('[input]', 'file, text or -');
  if (!isAsked(run, verb, kind)) return;
  const groups = optionsOf(operation);
  declareOptions(command, groups);
  command.action(async (argument: string | undefined) => {
    const options = withFeatures(readOptions<OperationOptions>(command, groups, run.io.env), command, operation);
    const given = fieldOptions(command, operation);
    if (options.endpoint === undefined && options.wordsEndpoint === undefined) {
      refuse(command, (key) => OF_CALLS.has(key), 'is for a service, and none is asked; give --endpoint');
    } else {
      refuse(
        command,
        (key) => key === 'threads',
        'is for the data on this machine; give --concurrency for the calls to a service',
      );
    }
    const onTerminal =
      [argument, options.file, options.text].every((input) => input === undefined) && run.io.terminal.stdin;
    // Without an input the options may say all of the record: find --id.
    if (onTerminal && operation.toRecord(['', ...given.slice(1)]) !== null) options.text = '';
    else if (operation.asTyped === true && onTerminal && run.io.terminal.stderr) {
      refuse(command, (key) => !ONE_RECORD.has(key), 'is for a file, not for an address that is typed');
      await (await import('../type-ahead/find.js')).findByTyping(given, options, run.io);
      return;
    }
    const input = decideInput({ argument, file: options.file, text: options.text }, run.io, operation.command);
    if (input.kind === 'text') {
      refuse(command, (key) => !ONE_RECORD.has(key), 'is for a file, not for the text of one record');
      const { answerOne } = await import('../one-record.js');
      await answerOne(operation, input.text, given, options, run.io);
      return;
    }
    refuse(command, (key) => key === 'json', 'is for one record; for a file give --format json or --format jsonl');
    const { runFile } = await import('../run/run-file.js');
    run.code = await runFile(operation, input, given, options, run.io);
  });
}

/** The command that has the operations of a family as its subcommands. */
const parentCommand = (program: Command, verb: string, { family }: Operation): Command =>
  program.commands.find((command) => command.name() === verb) ??
  program.command(verb).description(family?.summary ?? verb);

/**
 * The options of the operation's command: those that all share, one for each field that an option may give, and its
 * feature options, where it heeds any, named in the help.
 */
function optionsOf(operation: Operation): readonly OptionGroup[] {
  const { features, fields } = operation;
  const own = fields
    .filter(({ option }) => option === true)
    .map(({ name, about }): OptionSpec => ({
      flags: `--${kebabCase(name)} <text>`,
      about: `${lowerFirst(about)}, of the one record or of rows that have none`,
      kind: 'text',
    }));
  own.push(
    ...features.flatMap(({ flags, about }) =>
      flags === undefined ? [] : [{ flags, about, kind: 'text' } satisfies OptionSpec],
    ),
  );
  const taken = new Set(own.map(optionKey));
  return operationOptions.map(({ title, options }) => ({
    title,
    options: [
      ...(title === 'Operation:' ? own : []),
      ...options
        .filter((spec) => !taken.has(optionKey(spec)))
        .flatMap((spec) => {
          if (spec === endpointOption) return [operation.service === wordsService ? wordsEndpointOption : spec];
          if (spec === featureOption) {
            return features.length === 0
              ? []
              : [
                  {
                    ...spec,
                    about: `${features
                      .map((feature) => `${feature.name}=${featureValues(feature)}: ${feature.about}`)
                      .join('; ')}; repeatable`,
                  },
                ];
          }
          return spec === allOption && !operation.rows ? [] : [spec];
        }),
    ],
  }));
}

/** The options with those among the features that have an option of their own. */
function withFeatures(options: OperationOptions, command: Command, { features }: Operation): OperationOptions {
  const own = features.flatMap(({ name, flags }) => {
    const value = flags === undefined ? undefined : (command.getOptionValue(name) as string | undefined);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return own.length === 0 ? options : { ...options, feature: [...(options.feature ?? []), ...own] };
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The values that options give to the operation's fields, in their order; '' where there is none. */
const fieldOptions = (command: Command, { fields }: Operation): string[] =>
  fields.map(({ name, option }) =>
    option === true ? ((command.getOptionValue(name) as string | undefined) ?? '') : '',
  );

/** Throws for the first option on the command line that does not go with this input. */
function refuse(command: Command, refused: (key: string) => boolean, why: string): void {
  const wrong = operationOptions
    .flatMap(({ options }) => options)
    .find((spec) => refused(optionKey(spec)) && command.getOptionValueSource(optionKey(spec)) === 'cli');
  if (wrong) throw new WaypostError('usage', `${optionName(wrong)} ${why}`);
}
