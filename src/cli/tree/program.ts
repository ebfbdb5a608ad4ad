// The tree of commands. The operations' commands derive from the contract; the reference docs derive from this tree.
import { Command } from 'commander';
import { listOperations, operations } from '../../contract/operations.js';
import { version } from '../../contract/version.js';
import { addDataCommands } from '../commands/data.js';
import { addListCommand } from '../commands/list-operation.js';
import { operationsByCommand } from './choose-operation.js';
import { addOperationCommand } from '../commands/operation.js';
import { addRunCommand } from '../commands/run.js';
import { addServeCommand } from '../commands/serve.js';
import { addUserCommands } from '../commands/user.js';
import type { Invocation } from './invocation.js';

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
export function buildProgram(invocation: Invocation): Command {
  const program = new Command('waypost')
    .description('Cleanses and parses addresses against real address data, on your own machine.')
    .version(`waypost ${version()}`, '--version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({
      writeOut: (text) => {
        invocation.io.stdout.write(text);
      },
      writeErr: () => undefined,
      getOutHelpWidth: () => invocation.io.columns,
    })
    .configureHelp({ subcommandTerm })
    .exitOverride()
    .showSuggestionAfterError(true);
  for (const shared of operationsByCommand(operations)) addOperationCommand(program, invocation, shared);
  for (const operation of listOperations) addListCommand(program, invocation, operation);
  addRunCommand(program, invocation);
  addDataCommands(program, invocation);
  addServeCommand(program, invocation);
  addUserCommands(program, invocation);
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
