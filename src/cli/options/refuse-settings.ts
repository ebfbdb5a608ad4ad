// Settings of operations that would decide nothing: of calls that go over no network, or that a service answers.
import { WaypostError } from '../../contract/errors.js';
import { goesOverNetwork } from '../../contract/network.js';
import type { Operation } from '../../contract/operation.js';
import { flagOf, type Setting } from '../../contract/settings.js';
import type { StepOptions } from './step-options.js';

/** Throws `usage` for the first of the operation's settings that the options give and that would decide nothing. */
export function refuseIdleSettings(operation: Operation, options: StepOptions): void {
  const { settings = {}, source, endpoint, wordsEndpoint } = options;
  const given = operation.settings?.filter(({ name }) => settings[name] !== undefined) ?? [];
  const refuse = (setting: Setting | undefined, why: string): void => {
    if (setting) throw new WaypostError('usage', `${flagOf(setting)} ${why}`);
  };
  if ((endpoint ?? wordsEndpoint) !== undefined) {
    refuse(given[0], 'is for this machine, and the service that is asked decides it for itself; leave one of them out');
  }
  if (goesOverNetwork(operation, { sourceOfTruth: source })) return;
  const others = operation.sources?.filter((each) => goesOverNetwork(operation, { sourceOfTruth: each })) ?? [];
  refuse(
    given.find(({ overNetwork }) => overNetwork === true),
    `is for the network, and none is asked; give --source ${others.join(' or ')}`,
  );
}
