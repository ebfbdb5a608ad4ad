// What the options of a step that works on whole files say, checked before anything is read.
import type { Step } from '../../batch/step.js';
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { existingFile } from '../input.js';
import { readMapping } from './read-step.js';
import type { WholeFileStepOptions } from './whole-file-options.js';

/**
 * The parts of the step; `mapOnly`: no column of either file is recognised. Throws usage errors for options that
 * contradict each other, and `input-unreadable` for a file that is not there.
 */
export function readWholeFile(
  operation: Operation,
  options: WholeFileStepOptions,
  mapOnly: boolean | undefined,
): Pick<Step, 'reference' | 'review'> {
  if (operation.file !== 'whole') return {};
  const { reference, mapReference, review } = options;
  refuseContradictions(operation, options);
  if (reference === undefined) return { review };
  const map = readMapping(mapReference, operation, '--map-reference');
  return { reference: { input: { path: existingFile(reference) }, map, mapOnly }, review };
}

function refuseContradictions(
  { command }: Operation,
  { reference, dedupe, mapReference, review }: WholeFileStepOptions,
): void {
  if (reference !== undefined && dedupe === true) {
    throw new WaypostError('usage', '--reference and --dedupe are both given; give one of them');
  }
  if (reference === undefined && dedupe !== true) {
    const what = `${command} compares a file with another, or with itself`;
    throw new WaypostError('usage', `${what}; give --reference FILE or --dedupe`);
  }
  if (reference === undefined && mapReference !== undefined) {
    throw new WaypostError('usage', '--map-reference is for the file of --reference, and none is given');
  }
  for (const [flag, name] of Object.entries({ '--reference': reference, '--review': review })) {
    if (name === '-') throw new WaypostError('usage', `${flag} - names no file; give the name of a file`);
  }
}
