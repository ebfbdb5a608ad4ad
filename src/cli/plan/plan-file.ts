// Reads a plan, TOML or the same as JSON, into its steps as they are written, with the place of each for messages.
import { jsonFault } from '../../contract/texts/json-fault.js';
import { repeatedKeys } from '../../contract/texts/repeated-keys.js';
import { readFileSync } from 'node:fs';
import { WaypostError } from '../../contract/errors.js';
import { readFailure } from '../../contract/read-failure.js';
import { nearHint } from '../../contract/near-name.js';

/** A step as it is written: its keys and values, and how a message says where it stands. */
export interface WrittenStep {
  readonly values: Readonly<Record<string, unknown>>;
  /** `plan.toml, line 7` for a key of it, or for the step itself. */
  readonly place: (key?: string) => string;
}

/** Names of files that a plan is run over. */
const TABLE = /\.(?:csv|tsv|jsonl|ndjson)(?:\.gz)?$/i;

/** Throws a usage error for a file that cannot be read, is no plan, or has no step: what, and where. */
export async function readPlan(path: string): Promise<readonly WrittenStep[]> {
  const text = textOf(path);
  if (TABLE.test(path)) {
    throw new WaypostError(
      'usage',
      `${path} is no plan by its name; the plan comes before the file: waypost run PLAN ${path}`,
    );
  }
  const isJson = /\.json$/i.test(path) || text.trimStart().startsWith('{');
  const plan = isJson ? parseJson(path, text) : await parseToml(path, text);
  const unknown = Object.keys(plan).find((key) => key !== 'step');
  const lines = isJson ? [] : text.split(/\r?\n/);
  if (unknown !== undefined) {
    const line = lines.findIndex((each) => keyOf(each) === unknown || tableOf(each) === unknown);
    throw new WaypostError(
      'usage',
      `${at(path, line)}: a plan has no '${unknown}'${nearHint(unknown, ['step'])}; it is a list of [[step]]`,
    );
  }
  const { step: steps } = plan;
  if (!Array.isArray(steps) || steps.length === 0 || !steps.every(isTable)) {
    throw new WaypostError('usage', `${path}: the plan has no step; "waypost run --example" prints a plan`);
  }
  const begins = lines.flatMap((line, i) => (/^\s*\[\[\s*step\s*\]\]/.test(line) ? [i] : []));
  return steps.map((values, i): WrittenStep => {
    const from = begins[i] ?? -1;
    const to = begins[i + 1] ?? lines.length;
    return {
      values,
      place: (key) => {
        const line = lines.findIndex((each, number) => number >= from && number < to && keyOf(each) === key);
        return isJson || from < 0 ? `${path}, step ${i + 1}` : at(path, line < 0 ? from : line);
      },
    };
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new WaypostError('usage', `plan ${path}: ${readFailure(error)}; "waypost run --example" prints a plan`, {
      cause: error,
    });
  }
}

type Table = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function parseToml(path: string, text: string): Promise<Table> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    throw new WaypostError(
      'usage',
      `${path}, line ${error.line}, column ${error.column}: this is not TOML: ${message}${quoting(text, error.line)}`,
      { cause: error },
    );
  }
}

/** What is usually meant where a line is no TOML. */
function quoting(text: string, line: number): string {
  const [, value = ''] = /=\s*(.*)$/.exec(text.split(/\r?\n/)[line - 1] ?? '') ?? [];
  if (value.startsWith('"') && value.includes('\\')) return '; put a text with a \\ in single quotes';
  return /^[A-Za-z]/.test(value) ? '; put a text in quotes' : '';
}

function parseJson(path: string, text: string): Table {
  let plan: unknown;
  try {
    plan = JSON.parse(text);
  } catch (error) {
    throw new WaypostError('usage', `${path}: this is not JSON: ${jsonFault(error, text)}`, { cause: error });
  }
  const repeated = repeatedKeys(text, plan);
  if (repeated !== undefined) throw new WaypostError('usage', `${path}: ${repeated}; write it once`);
  if (isTable(plan)) return plan;
  throw new WaypostError('usage', `${path}: a plan as JSON is an object with a list "step"`);
}

/** The key that a line of TOML gives a value. */
const keyOf = (line: string): string | undefined => /^\s*["']?([\w-]+)["']?\s*[.=]/.exec(line)?.[1];

/** The table that a line of TOML begins. */
const tableOf = (line: string): string | undefined => /^\s*\[\[?\s*["']?([\w-]+)/.exec(line)?.[1];

const at = (path: string, line: number): string => (line < 0 ? path : `${path}, line ${line + 1}`);
