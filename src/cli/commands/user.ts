// The commands that look after the users of the service: add, list, remove.
import type { Command } from 'commander';
import type { OptionGroup } from '../options/option-spec.js';
import { userAddOptions, userOptions, userRemoveOptions, type UserCommandOptions } from '../options/serve-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { isAsked } from '../tree/command-tree.js';
import type { Invocation } from '../tree/invocation.js';

/** Adds `user` with its commands to the program. */
export function addUserCommands(program: Command, invocation: Invocation): void {
  const user = program
    .command('user')
    .summary('Add, list and remove users of the service')
    .description('Add, list and remove users of the service that "waypost serve" is.');
  if (!isAsked(invocation, user)) return;

  const add = user
    .command('add')
    .summary('Add a user and print the credential, once')
    .description(
      'Add a user and print NAME:CREDENTIAL, once: the credential is kept nowhere. A running service knows ' +
        'the user at once.',
    )
    .argument('<name>', 'name of the user, without a colon');
  act(add, userAddOptions, invocation, async (name: string, options) =>
    (await import('../config/users.js')).addToUsers(name, options, invocation.io),
  );

  const list = user.command('list').summary('List the users').description('List the users with their domains.');
  act(list, userOptions, invocation, async (_, options) =>
    (await import('../config/users.js')).listUsers(options, invocation.io),
  );

  const remove = user
    .command('remove')
    .summary('Remove a user')
    .description('Remove a user. A running service refuses the credential at once.')
    .argument('<name>', 'name of the user');
  act(remove, userRemoveOptions, invocation, async (name: string, options) =>
    (await import('../config/users.js')).removeFromUsers(name, options, invocation.io),
  );
}

function act<Argument>(
  command: Command,
  groups: readonly OptionGroup[],
  invocation: Invocation,
  action: (argument: Argument, options: UserCommandOptions) => Promise<number>,
): void {
  declareOptions(command, groups);
  command.action(async (argument: Argument) => {
    invocation.code = await action(argument, readOptions<UserCommandOptions>(command, groups, invocation.io.env));
  });
}
