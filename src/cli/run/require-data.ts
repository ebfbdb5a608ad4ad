// With --require-data: the addresses that a run is sure to need are there before anything is read.
import { WaypostError } from '../../contract/errors.js';
import { needsAddresses } from '../../contract/operation.js';
import { listSets } from '../../data/catalogue.js';
import { dataFolder } from '../config/data-folder.js';
import type { Io } from '../io.js';
import type { RunOptions } from '../options/run-options.js';
import type { DescribedStep } from './described-step.js';

/**
 * Throws `source-not-installed` where a step that this machine answers needs addresses of a country, and none are
 * there; of any country, where none is asked for. What a service has shows in its answers.
 */
export async function requireData(described: readonly DescribedStep[], options: RunOptions, io: Io): Promise<void> {
  const steps = described.filter(
    ({ options: { endpoint, wordsEndpoint }, step }) =>
      (endpoint ?? wordsEndpoint) === undefined && needsAddresses(step.operation),
  );
  if (steps.length === 0) return;
  const folder = dataFolder(options.data, io);
  const installed = (await listSets(folder)).filter(({ kind }) => kind === 'addresses').map(({ country }) => country);
  for (const { step } of steps) {
    const asked = step.locale === undefined || step.locale === 'intl' ? '' : step.locale.toUpperCase();
    if (asked === '' ? installed.length > 0 : installed.includes(asked)) continue;
    throw new WaypostError(
      'source-not-installed',
      `--require-data: no addresses${asked === '' ? '' : ` of ${asked}`} are installed in ${folder}; ` +
        `"waypost data import --help" says how to import them, or leave --require-data out; nothing is written`,
    );
  }
}
