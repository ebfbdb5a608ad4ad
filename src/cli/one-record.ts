// The answer for one record: a card on a terminal, the contract's result element as JSON anywhere else.
import { existsSync } from 'node:fs';
import type { FilePlace } from '../batch/write/file-place.js';
import { WaypostError } from '../contract/errors.js';
import { goesOverNetwork } from '../contract/network.js';
import type { Operation, Request } from '../contract/operation.js';
import { askedFor } from '../contract/parts.js';
import { flagOf } from '../contract/settings.js';
import { lettered } from '../contract/texts/letters.js';
import { dataFiles } from './config/data-folder.js';
import { openEngineOfRecords } from './config/engine.js';
import { readFeatures } from './options/feature-options.js';
import { outputWidth, type Io } from './io.js';
import { messagesTo } from './messages.js';
import type { OperationOptions } from './options/operation-options.js';
import { refuseIdleSettings } from './options/refuse-settings.js';
import { readLetters, readLocale } from './options/read-step.js';
import { requireOutput } from './output/output-failure.js';

/**
 * Runs the operation over one text and writes the answer to standard output, or as JSON to the file that `--output`
 * names. `given`: what options say of the fields.
 */
export async function answerOne(
  operation: Operation,
  text: string,
  given: readonly string[],
  options: OperationOptions,
  io: Io,
): Promise<void> {
  const place = await fileOf(operation, options, io);
  if (place === undefined) requireOutput(io);
  refuseIdleSettings(operation, options);
  const record = operation.toRecord([text, ...given.slice(1)]);
  if (record === null && operation.answersEmptyRecord !== true) {
    const what =
      text.trim() === ''
        ? `the text is empty: there is nothing to ${operation.verb ?? operation.command.replace('-', ' ')}`
        : operation.card(operation.emptyElement()).messages.join('; ');
    throw new WaypostError('usage', `${what}; see waypost ${operation.command} --help`);
  }
  const letters = readLetters(options.case, operation);
  const answer =
    record === null
      ? operation.emptyElement()
      : await asked(
          operation,
          {
            payload: [record],
            sourceOfTruth: options.source,
            featureOptions: readFeatures(options.feature, operation),
            locale: readLocale(options),
          },
          options,
          io,
        );
  const element = lettered(operation, answer, letters);
  if (place !== undefined) {
    const { writeJson } = await import('../batch/write/json-file.js');
    return writeJson(place, element);
  }
  if (options.json === true || !io.terminal.stdout) {
    io.stdout.json(element);
    return;
  }
  const { styleFor } = await import('./output/style.js');
  const { drawCard } = await import('./output/card.js');
  io.stdout.lines(await drawCard(operation.card(element), styleFor(io), outputWidth(io)));
}

/**
 * Where the answer goes; undefined for standard output. Throws before anything is asked: `output-unwritable`, and
 * `usage` for a file that the answer is made of.
 */
async function fileOf(operation: Operation, options: OperationOptions, io: Io): Promise<FilePlace | undefined> {
  const { output, reference } = options;
  if (output === undefined || output === '-') return undefined;
  const { distinctPlaces } = await import('../batch/write/places.js');
  const { filePlace } = await import('../batch/write/file-place.js');
  const given: Readonly<Record<string, unknown>> = { ...options };
  const settings = (operation.settings ?? []).filter(({ kind }) => kind === 'file');
  const read = [
    ...dataFiles(options, io),
    ...(reference === undefined ? [] : [{ what: '--reference', path: reference }]),
    ...settings.flatMap((setting) => {
      const path = given[setting.name];
      return typeof path === 'string' ? [{ what: flagOf(setting), path }] : [];
    }),
  ];
  await distinctPlaces([
    ...read.map(({ what, path }) => ({ what, place: path, isRead: true })),
    { what: '--output', place: output },
  ]);
  return filePlace(output);
}

/** The element of the one record. */
async function asked(operation: Operation, request: Request, options: OperationOptions, io: Io): Promise<unknown> {
  if (operation.file !== 'whole') return ask(operation, request, options, io);
  const { amongInstalled } = operation;
  const name = installedName(options.reference);
  if (amongInstalled && name !== undefined) {
    const [record] = request.payload;
    const { operation: ofOne } = amongInstalled;
    const answer = await ask(ofOne, { ...request, ...amongInstalled.request(record, name) }, options, io);
    return amongInstalled.element(answer, record);
  }
  const { answerWholeRecord } = await import('./run/whole-record.js');
  return answerWholeRecord(operation, request.payload[0], options, io);
}

/** The name of what is installed, where no file is meant; '' where nothing is named. */
function installedName(reference: string | undefined): string | undefined {
  if (reference === undefined) return '';
  return /^\w+$/.test(reference) && !existsSync(reference) ? reference : undefined;
}

async function ask(operation: Operation, request: Request, options: OperationOptions, io: Io): Promise<unknown> {
  const messages = messagesTo(io, options);
  // One call that is given up is all there is to give up.
  const engine = await openEngineOfRecords({ ...options, maxErrors: 1 }, io, {
    operations: askedFor(operation, request.featureOptions),
    onNote: (note) => {
      messages.info(note);
    },
  });
  try {
    const response = await engine.run(operation, request);
    // What was noticed of the network stands behind every answer that came over it.
    if (goesOverNetwork(operation, request)) for (const remark of response.messages) messages.warn(remark);
    if (response.status === 'ERROR' && response.payload.length === 0) {
      throw new WaypostError('bad-request', response.messages.join('; '));
    }
    // The null of a record that could not be asked.
    if (response.payload[0] === null) {
      throw new WaypostError('bad-request', response.messages.join('; ').replace(/^record 1: /, ''));
    }
    return operation.elements(response)[0] ?? operation.errorElement(response.messages.join('; '));
  } finally {
    await engine.close();
  }
}
