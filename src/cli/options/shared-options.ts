// Options that commands of several kinds take: where the data is, what is said on standard error, how text is read.
import type { OptionSpec } from './option-spec.js';

export const dataOption: OptionSpec = {
  flags: '--data <folder>',
  isMain: true,
  about: 'folder of the installed address data',
  otherwise: "the platform's data folder",
  kind: 'text',
  env: 'WAYPOST_DATA',
};
export const debugOption: OptionSpec = { flags: '--debug', about: 'show the stack of an internal error', kind: 'flag' };
export const quietOption: OptionSpec = { flags: '-q, --quiet', about: 'no messages but errors', kind: 'flag' };
const noProgressOption: OptionSpec = { flags: '--no-progress', about: 'no progress on standard error', kind: 'flag' };
export const logFormatOption: OptionSpec = {
  flags: '--log-format <format>',
  about: 'format of the lines on standard error',
  otherwise: 'text',
  kind: 'choice',
  choices: ['text', 'json'],
  env: 'WAYPOST_LOG_FORMAT',
};
export const messageOptions: readonly OptionSpec[] = [quietOption, noProgressOption, logFormatOption, debugOption];
export const jsonOption: OptionSpec = { flags: '--json', isMain: true, about: 'the answer as JSON', kind: 'flag' };
/** How a delimiter is given. */
export const delimiterForms = 'a character, or tab, comma, semicolon, pipe';
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'];
export const delimiterOption: OptionSpec = {
  flags: '--delimiter <character>',
  about: `delimiter of the input: ${delimiterForms}`,
  otherwise: 'by its content',
  kind: 'text',
};
export const encodingOption: OptionSpec = {
  flags: '--encoding <name>',
  about: 'encoding of the input',
  otherwise: 'by its content',
  kind: 'choice',
  choices: encodings,
};
