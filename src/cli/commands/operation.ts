// The command of one operation of the contract, built from its description: one record, a file, or standard input.
import type { Command } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { decideInput } from '../input.js';
import type { OperationOptions } from '../operation-options.js';
import { featureOption, operationOptions, optionKey, optionName, type OptionGroup } from '../options.js';
import { declareOptions, readOptions } from '../read-options.js';
import type { Run } from '../run.js';

/** Options that mean something for one record; the others are for a file. */
const ONE_RECORD = new Set(['file', 'text', 'source', 'locale', 'country', 'feature', 'data', 'json', 'quiet', 'progress', 'logFormat', 'debug']);

/** Adds the operation's command to the program. */
export function addOperationCommand(program: Command, run: Run, operation: Operation): void {
  const command = program.command(operation.command)
    .summary(operation.summary)
    .description(`${operation.summary}.\n\n[input] is - for standard input, a file (a name ending in .csv, .tsv, .txt, .jsonl, .ndjson or .json, each also with .gz), or else the text of one record.`)
    .argument('[input]', 'file, text or -');
  const groups = optionsOf(operation);
  declareOptions(command, groups);
  command.action(async (argument: string | undefined) => {
    const options = readOptions<OperationOptions>(command, groups, run.io.env);
    const input = decideInput({ argument, file: options.file, text: options.text }, run.io, operation.command);
    if (input.kind === 'text') {
      refuse(command, (key) => !ONE_RECORD.has(key), 'is for a file, not for the text of one record');
      const { answerOne } = await import('../one-record.js');
      await answerOne(operation, input.text, options, run.io);
      return;
    }
    refuse(command, (key) => key === 'json', 'is for one record; for a file give --format json or --format jsonl');
    const { runFile } = await import('../run-file.js');
    run.code = await runFile(operation, input, options, run.io);
  });
}

/** The options of the operation's command; its feature options, where it heeds any, are named in the help. */
const optionsOf = ({ features }: Operation): readonly OptionGroup[] => operationOptions.map(({ title, options }) => ({
  title, options: options.flatMap((spec) => (spec !== featureOption ? [spec] : features.length === 0 ? [] : [{ ...spec, about: `${features.map(({ name, about, values }) => `${name}=${values.join('|')}: ${about}`).join('; ')}; repeatable` }])),
}));

/** Throws for the first option on the command line that does not go with this input. */
function refuse(command: Command, refused: (key: string) => boolean, why: string): void {
  const wrong = operationOptions.flatMap(({ options }) => options)
    .find((spec) => refused(optionKey(spec)) && command.getOptionValueSource(optionKey(spec)) === 'cli');
  if (wrong) throw new WaypostError('usage', `${optionName(wrong)} ${why}`);
}
