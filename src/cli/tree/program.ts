// The tree of commands. The operations' commands derive from the contract; the reference docs derive from this tree.
import { Command, Help } from 'commander';
import { listOperations, runOperations } from '../../contract/operations.js';
import { version } from '../../contract/version.js';
import { addDataCommands } from '../commands/data.js';
import { addListCommand } from '../commands/list-operation.js';
import { operationsByCommand } from './choose-operation.js';
import { addOperationCommand } from '../commands/operation.js';
import { addRunCommand } from '../commands/run.js';
import { addServeCommand } from '../commands/serve.js';
import { addUserCommands } from '../commands/user.js';
import type { Invocation } from './invocation.js';
import { shortHelp, withExamples } from './short-help.js';

/** A command with its arguments in the list of commands; whether it has options is not known before it is asked for. */
const subcommandTerm = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((argument) => {
      const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
      return argument.required ? `<${name}>` : `[${name}]`;
    }),
  ].join(' ');

const EXAMPLES = [
  'waypost data import gnaf g-naf.zip               build the address data, once',
  'waypost cleanse customers.csv -o cleansed.csv    cleanse a file',
  'waypost cleanse "u5 24 smtih st reservoir 3073"  cleanse one address',
];

/** Builds the whole tree; nothing is read or written before it is parsed. */
export function buildProgram(invocation: Invocation): Command {
  const program = new Command('waypost')
    .description('Cleanses and parses addresses against real address data, on your own machine.')
    .version(`waypost ${version()}`, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help: -h the main options, --help all')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({
      writeOut: (text) => {
        invocation.io.stdout.lines(text.replace(/\n$/, '').split('\n'));
      },
      writeErr: () => undefined,
      getOutHelpWidth: () => invocation.io.columns,
    })
    .configureHelp({
      subcommandTerm,
      formatHelp: (command, helper) =>
        invocation.isShortHelp === true
          ? shortHelp(command, helper)
          : Help.prototype.formatHelp.call(helper, command, helper),
    })
    .exitOverride()
    .showSuggestionAfterError(true);
  for (const shared of operationsByCommand(runOperations)) addOperationCommand(program, invocation, shared);
  addRunCommand(program, invocation);
  addDataCommands(program, invocation);
  addServeCommand(program, invocation);
  addUserCommands(program, invocation);
  for (const operation of listOperations) addListCommand(program, invocation, operation);
  const long = `\nExamples:\n${EXAMPLES.map((line) => `  ${line}\n`).join('')}\nMore in docs/guide and docs/reference.`;
  program.addHelpText('after', () => (invocation.isShortHelp === true ? '' : long));
  return withExamples(program, () => EXAMPLES);
}
