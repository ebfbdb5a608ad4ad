// What the importing thread and the threads that read files of the extract say to each other.
import type { SentFailure } from '../../../contract/errors.js';
import type { CompanyParts } from '../../companies/write/company-runs.js';
import type { ReadFile } from './read-file.js';

/** What a thread is started with: the paths that the user gave. It is then told one file after another. */
export interface FileThreadStart {
  readonly paths: readonly string[];
  /** Names of files that it may write, more than it will. */
  readonly runNames: readonly string[];
}

/** A file to read, by its path; undefined when there is none left, and what was read is to be handed over. */
export type FileTask = string | undefined;

/** What a thread says: how far it is, what came of a file, what it made of all of them, or why it could not. */
export type FileAnswer =
  | { readonly bytes: number }
  | { readonly read: ReadFile }
  | { readonly parts: CompanyParts }
  | { readonly failure: SentFailure };
