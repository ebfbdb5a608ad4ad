// The command of an operation that answers with a list, built from its description: a table, or the payload as JSON.
import { Argument, type Command } from 'commander';
import { needsAddresses, type ListOperation } from '../../contract/operation.js';
import { openEngine } from '../config/engine.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { listOptions, type ListCommandOptions } from '../options/list-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { isAsked, type Run } from '../run.js';

/** Adds the operation's command to the program. */
export function addListCommand(program: Command, run: Run, operation: ListOperation): void {
  const command = program
    .command(operation.command)
    .summary(operation.summary)
    .description(`${operation.summary}, as the source of truth has them.`);
  const hasKinds = operation.kinds.length > 0;
  if (hasKinds) command.addArgument(new Argument('<kind>', 'which list').choices(operation.kinds));
  if (!isAsked(run, operation.command)) return;
  declareOptions(command, listOptions);
  command.action(() => {
    const kind = hasKinds ? command.args[0] : undefined;
    return printList(operation, kind, readOptions<ListCommandOptions>(command, listOptions, run.io.env), run.io);
  });
}

async function printList(
  operation: ListOperation,
  kind: string | undefined,
  options: ListCommandOptions,
  io: Io,
): Promise<void> {
  const { textTable } = await import('../output/text-table.js');
  const { engine } = await openEngine({ ...options, maxErrors: 1 }, io, { usesSource: needsAddresses(operation) });
  try {
    const { payload, messages } = await engine.run(operation, { kind, payload: [], sourceOfTruth: options.source });
    for (const message of messages) messagesTo(io, options).info(message);
    const table = (): string =>
      textTable([
        operation.columns.map(({ name }) => name),
        ...payload.map((element) => operation.columns.map(({ value }) => value(element) ?? '')),
      ]);
    io.stdout.write(options.json === true ? `${JSON.stringify(payload, null, 2)}\n` : table());
  } finally {
    await engine.close();
  }
}
