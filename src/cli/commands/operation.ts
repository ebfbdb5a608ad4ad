// The command of an operation, or of several that share one, built from their descriptions: one record, a file, or
// standard input.
import type { Command } from 'commander';
import { exampleValue } from '../../contract/examples.js';
import type { Operation } from '../../contract/operation.js';
import { addCommand, isAsked } from '../tree/command-tree.js';
import { operationForText, type SharedCommand } from '../tree/choose-operation.js';
import { WaypostError } from '../../contract/errors.js';
import type { Io } from '../io.js';
import { decideInput, noteOfFileNamed, UNKNOWN_ENDING, type Input } from '../input.js';
import { messagesTo } from '../messages.js';
import type { Invocation } from '../tree/invocation.js';
import { withExamples } from '../tree/short-help.js';
import { commandOptions, fieldOptions, recordOptions, withOwn } from '../options/command-options.js';
import type { OperationOptions } from '../options/operation-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { withWordsEndpoint } from '../options/words-endpoint.js';
import { refuseForEngine, refuseForFile, refuseForOneRecord, refuseForOperation } from '../options/refuse-options.js';

/** Adds the command to the program. */
export function addOperationCommand(program: Command, invocation: Invocation, operations: SharedCommand): void {
  const [{ command: words, family }] = operations;
  const summaries = operations.map(({ summary }) => summary);
  const isTyped = operations.some(({ asTyped }) => asTyped);
  const isWhole = operations.every(({ file }) => file === 'whole');
  const command = addCommand(program, invocation, words, family)
    .summary(words.includes(' ') ? summaries.join('; ') : (family?.summary ?? summaries.join('; ')))
    .description(
      `${summaries.join('.\n')}.\n\n[input] is ${isWhole ? '' : '- for standard input, '}a file (a name ending in ` +
        `.csv, .tsv, .txt, .jsonl, .ndjson or .json, each also with .gz), or else the text of one record.${
          isTyped ? ' Without it, on a terminal, addresses are found as you type.' : ''
        }`,
    )
    .argument('[input]', isWhole ? 'file or text' : 'file, text or -');
  if (!isAsked(invocation, command)) return;
  const groups = commandOptions(operations);
  declareOptions(command, groups);
  const files = isWhole ? ['--reference known.csv ', '--dedupe '] : [''];
  withExamples(command, () => [
    ...(isWhole ? [] : operations.flatMap(exampleText)),
    ...files.map((how) => `waypost ${words} customers.csv ${how}-o answers.csv`),
  ]);
  command.action(async (argument: string | undefined) => {
    const options = readOptions<OperationOptions>(command, groups, invocation.io.env);
    await runCommand(command, invocation, operations, argument, withWordsEndpoint(options, operations[0]));
  });
}

/** A call with the text of one record, where a text says enough. */
function exampleText({ command, fields, toRecord, lacks, country }: Operation): string[] {
  const value = exampleValue(fields[0]?.name ?? '', country);
  const record = value === undefined ? null : toRecord([value]);
  return record === null || lacks?.(record) !== undefined ? [] : [`waypost ${command} "${value}"`];
}

async function runCommand(
  command: Command,
  invocation: Invocation,
  operations: SharedCommand,
  argument: string | undefined,
  options: OperationOptions,
): Promise<void> {
  const { io } = invocation;
  refuseForEngine(command, options.endpoint !== undefined || options.wordsEndpoint !== undefined);
  const given = { argument, file: options.file, text: options.text };
  if (Object.values(given).every((input) => input === undefined) && io.terminal.stdin) {
    // Without an input the options may say all of the record: find --id.
    const told = operations.find((each) => each.toRecord(['', ...fieldOptions(command, each).slice(1)]) !== null);
    if (told) return answerText(command, invocation, told, '', options);
    const typed = operations.find(({ asTyped }) => asTyped);
    if (typed?.asTyped && io.terminal.stderr) {
      refuseForOneRecord(command, 'an address that is typed', typed);
      const { answerTyped } = await import('../type-ahead/typed-record.js');
      const own = withOwn(options, command, typed);
      return answerTyped(typed, typed.asTyped, fieldOptions(command, typed), own, io);
    }
  }
  const input = await decidedInput(given, io, operations[0].command);
  if (input.kind === 'text') {
    const note = given.text === undefined ? noteOfFileNamed(input.text) : undefined;
    if (note !== undefined) messagesTo(io, options).warn(note);
    const operation = operationForText(operations, input.text);
    refuseForOperation(command, operation, operations);
    return answerText(command, invocation, operation, input.text, options);
  }
  refuseForFile(command, operations);
  const { operationForFile } = await import('../run/shared-command.js');
  const { operation, io: fileIo } = await operationForFile(operations, input, options, io);
  refuseForOperation(command, operation, operations);
  const { runFile } = await import('../run/run-file.js');
  const own = withOwn(options, command, operation);
  invocation.code = await runFile(operation, input, fieldOptions(command, operation), own, fileIo);
}

/** The input; throws as `decideInput`, and for a file that is none to read whatever it is called. */
async function decidedInput(given: Parameters<typeof decideInput>[0], io: Io, command: string): Promise<Input> {
  try {
    return decideInput(given, io, command);
  } catch (error) {
    if (error instanceof WaypostError && error.code === UNKNOWN_ENDING) {
      const { refuseKindOf } = await import('../kind-of-file.js');
      refuseKindOf(given.argument ?? '');
    }
    throw error;
  }
}

async function answerText(
  command: Command,
  { io }: Invocation,
  operation: Operation,
  text: string,
  options: OperationOptions,
): Promise<void> {
  refuseForOneRecord(command, 'the text of one record', operation);
  const { answerOne } = await import('../one-record.js');
  await answerOne(operation, text, recordOptions(command, operation), withOwn(options, command, operation), io);
}
