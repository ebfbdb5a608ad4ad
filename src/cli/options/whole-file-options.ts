// Options of a step that works on whole files: what a file is compared with, and what a person is to decide.
import type { OptionSpec } from './option-spec.js';

/** Parsed options, keyed as commander keys them. */
export interface WholeFileStepOptions {
  reference?: string;
  dedupe?: boolean;
  mapReference?: string[];
  review?: string;
}

/** Of one record too. */
const referenceOption: OptionSpec = {
  flags: '--reference <file>',
  isMain: true,
  about: 'compare with the records of this file',
  kind: 'text',
};
const dedupeOption: OptionSpec = {
  flags: '--dedupe',
  isMain: true,
  about: 'compare the records of the file with each other',
  kind: 'flag',
};
const reviewOption: OptionSpec = {
  flags: '--review <file>',
  isMain: true,
  about: 'write the pairs that a person is to decide about to this file, as CSV',
  kind: 'text',
};

/** `--map-reference`, which stands in a plan as a table does. */
export const mapReferenceOption: OptionSpec = {
  flags: '--map-reference <field=column>',
  about: 'as --map, for the columns of the file of --reference; repeatable',
  kind: 'list',
};

/** The options, but for the mapping. */
export const wholeFileOptions: readonly OptionSpec[] = [referenceOption, dedupeOption, reviewOption];
