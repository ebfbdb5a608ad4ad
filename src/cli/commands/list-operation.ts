// The command of an operation that answers with a list, built from its description: a table, or the payload as JSON.
import { Argument, type Command } from 'commander';
import { linesOf } from '../../contract/list-lines.js';
import { needsAddresses, type ListOperation } from '../../contract/operation.js';
import { addCommand, isAsked } from '../tree/command-tree.js';
import { openEngine } from '../config/engine.js';
import type { Invocation } from '../tree/invocation.js';
import { outputWidth, type Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { listOptions, type ListCommandOptions } from '../options/list-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { withWordsEndpoint } from '../options/words-endpoint.js';
import { requireOutput } from '../output/output-failure.js';

/** Adds the operation's command to the program. One list alone needs no argument that says which. */
export function addListCommand(program: Command, invocation: Invocation, operation: ListOperation): void {
  const { summary, kinds } = operation;
  const command = addCommand(program, invocation, operation.command, operation.family)
    .summary(summary)
    .description(needsAddresses(operation) ? `${summary}, as the source of truth has them.` : `${summary}.`);
  if (kinds.length > 0) command.addArgument(new Argument('<kind>', 'which list').choices(kinds));
  if (!isAsked(invocation, command)) return;
  const groups = listOptions(operation);
  declareOptions(command, groups);
  command.action(async () => {
    const [kind = ''] = command.processedArgs as string[];
    await printList(
      operation,
      kind,
      withWordsEndpoint(readOptions<ListCommandOptions>(command, groups, invocation.io.env), operation),
      invocation.io,
    );
  });
}

async function printList(operation: ListOperation, kind: string, options: ListCommandOptions, io: Io): Promise<void> {
  requireOutput(io);
  const { tableOf } = await import('../output/text-table.js');
  const { engine } = await openEngine({ ...options, maxErrors: 1 }, io, { operations: [operation] });
  try {
    const response = await engine.run(operation, {
      kind: kind === '' ? undefined : kind,
      payload: [],
      sourceOfTruth: options.source,
    });
    const lines = linesOf(operation, response);
    for (const message of response.messages) messagesTo(io, options).info(message);
    const table = (): Promise<string[]> =>
      tableOf(
        [
          operation.columns.map(({ name }) => name),
          ...lines.map((element) => operation.columns.map(({ value }) => value(element) ?? '')),
        ],
        [],
        outputWidth(io),
      );
    if (options.json === true) io.stdout.json(lines);
    else io.stdout.lines(await table());
  } finally {
    await engine.close();
  }
}
