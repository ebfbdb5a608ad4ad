// The tree of commands. The operations' commands derive from the contract; the reference docs derive from this tree.
import { Command } from 'commander';
import { listOperations, operations } from '../contract/operations.js';
import { addDataCommands } from './commands/data.js';
import { addListCommand } from './commands/list-operation.js';
import { addOperationCommand } from './commands/operation.js';
import { addServeCommand } from './commands/serve.js';
import { addUserCommands } from './commands/user.js';
import type { Run } from './run.js';
import { version } from '../contract/version.js';

/** A command with its arguments in the list of commands; whether it has options is not known before it is asked for. */
const subcommandTerm = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((argument) => {
      const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
      return argument.required ? `<${name}>` : `[${name}]`;
    }),
  ].join(' ');

/** Builds the whole tree; nothing is read or written before it is parsed. */
export function buildProgram(run: Run): Command {
  const program = new Command('waypost')
    .description('Cleanses and parses addresses against real address data, on your own machine.')
    .version(`waypost ${version()}`, '--version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({
      writeOut: (text) => {
        run.io.stdout.write(text);
      },
      writeErr: () => undefined,
      getOutHelpWidth: () => run.io.columns,
    })
    .configureHelp({ subcommandTerm })
    .exitOverride()
    .showSuggestionAfterError(true);
  for (const operation of operations) addOperationCommand(program, run, operation);
  for (const operation of listOperations) addListCommand(program, run, operation);
  addDataCommands(program, run);
  addServeCommand(program, run);
  addUserCommands(program, run);
  program.addHelpText(
    'after',
    `
Examples:
  waypost data import gnaf g-naf.zip               build the address data, once
  waypost cleanse customers.csv -o cleansed.csv    cleanse a file
  waypost cleanse "u5 24 smtih st reservoir 3073"  cleanse one address

More in docs/guide and docs/reference.`,
  );
  return program;
}
