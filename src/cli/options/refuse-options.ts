// Options that a command takes and that mean nothing for what it is asked to do: they are refused, not passed over.
import type { Command } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { ownOptions } from './command-options.js';
import { operationOptions } from './operation-options.js';
import { optionKey, optionName, saysValue, type OptionSpec } from './option-spec.js';

/** Options that mean something for one record; the others are for a file. */
const OF_ONE_RECORD: ReadonlySet<string> = new Set([
  'text',
  'source',
  'locale',
  'country',
  'feature',
  'case',
  'data',
  'json',
  'output',
  'quiet',
  'progress',
  'logFormat',
  'debug',
  'endpoint',
  'wordsEndpoint',
  'timeout',
  'retries',
  'cache',
  'reference',
  'mapReference',
]);

/** Options that mean something for calls to a service alone. */
const OF_CALLS: ReadonlySet<string> = new Set(['rate', 'concurrency', 'timeout', 'retries', 'maxErrors', 'cache']);

/** Options that all operations have; those of one operation's own go with each of its inputs. */
const SHARED = operationOptions.flatMap(({ options }) => options);

/** Refuses options of calls where no service is asked, and of threads where one is. Throws a usage error, as all do. */
export function refuseForEngine(command: Command, asksService: boolean): void {
  if (asksService) {
    const why = 'is for the data on this machine; give --concurrency for the calls to a service';
    refuse(command, SHARED, (key) => key === 'threads', why);
  } else {
    refuse(command, SHARED, (key) => OF_CALLS.has(key), 'is for a service, and none is asked; give --endpoint');
  }
}

/** Refuses options of files where one record is asked for; `record` says how it comes. */
export function refuseForOneRecord(command: Command, record: string, operation: Operation): void {
  const why = `is for a file, not for ${record}`;
  refuse(command, SHARED, (key) => !OF_ONE_RECORD.has(key), why);
  refuse(
    command,
    ownOptions(operation).filter(({ ofFiles }) => ofFiles === true),
    () => true,
    why,
  );
}

/** Refuses options of one record where a file is read. */
export function refuseForFile(command: Command, operations: readonly Operation[]): void {
  const why = 'is for one record; for a file give --format json or --format jsonl';
  refuse(command, SHARED, (key) => key === 'json', why);
  const own = operations.flatMap(ownOptions).filter(({ ofOneRecord }) => ofOneRecord === true);
  refuse(command, own, () => true, 'is for one record; in a file its columns say it');
}

/** Refuses what only other operations of the command take than the one that the input is for. */
export function refuseForOperation(command: Command, chosen: Operation, all: readonly Operation[]): void {
  const taken = new Set(ownOptions(chosen).map(optionKey));
  const why = `does not go with this input, which is for ${chosen.name}`;
  refuse(command, all.flatMap(ownOptions), (key) => !taken.has(key), why);
}

/** Throws for the first of the options that is on the command line and refused. */
function refuse(
  command: Command,
  options: readonly OptionSpec[],
  refused: (key: string) => boolean,
  why: string,
): void {
  const wrong = options.find(
    (spec) =>
      refused(optionKey(spec)) &&
      command.getOptionValueSource(optionKey(spec)) === 'cli' &&
      saysValue(spec, command.getOptionValue(optionKey(spec))),
  );
  if (wrong) throw new WaypostError('usage', `${optionName(wrong)} ${why}`);
}
