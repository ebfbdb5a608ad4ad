// What the options of an operation's command are once they are read, and the checks that need the operation.
import type { OnClash } from '../../batch/job.js';
import { WaypostError } from '../../contract/errors.js';
import type { Locale, Operation } from '../../contract/operation.js';
import type { Encoding } from '../../formats/encoding.js';
import type { FileFormat } from '../../formats/file-format.js';

/** Parsed options of options.ts `operationOptions`, keyed as commander keys them. */
export interface OperationOptions {
  file?: string;
  text?: string;
  inputFormat?: FileFormat;
  delimiter?: string;
  encoding?: Encoding;
  header: boolean;
  map?: string[];
  limit?: number;
  sample?: number;
  source?: string;
  locale?: Locale;
  feature?: string[];
  country?: string;
  threads?: number;
  data?: string;
  output?: string;
  format?: Exclude<FileFormat, 'lines'> | 'table';
  columns?: string;
  prefix?: string;
  onClash?: OnClash;
  errors?: string;
  summary?: string;
  all?: boolean;
  resume?: boolean;
  restart?: boolean;
  dryRun?: boolean;
  json?: boolean;
  endpoint?: string;
  wordsEndpoint?: string;
  rate?: string;
  concurrency?: number;
  timeout?: number;
  retries?: number;
  maxErrors?: number;
  cache?: string;
  quiet?: boolean;
  progress: boolean;
  logFormat?: string;
  debug?: boolean;
}

/** `--map field=Column+Column` as field → columns. Throws a usage error for a field the operation does not have. */
export function readMapping(
  given: readonly string[] | undefined,
  target: Pick<Operation, 'name' | 'fields'>,
): Record<string, string[]> | undefined {
  if (given === undefined) return undefined;
  const mapping: Record<string, string[]> = {};
  for (const text of given) {
    const [field, columns] = pair('--map', text, 'field=Column');
    if (!target.fields.some(({ name }) => name === field)) {
      throw new WaypostError(
        'usage',
        `--map ${text}: ${target.name} has no field '${field}'; it has ` +
          `${target.fields.map(({ name }) => name).join(', ')}`,
      );
    }
    if (mapping[field]) {
      throw new WaypostError('usage', `--map ${text}: ${field} is mapped twice; join columns with + in one --map`);
    }
    mapping[field] = columns.split('+').map((column) => column.trim());
    if (mapping[field].includes('')) throw new WaypostError('usage', `--map ${text}: a column name is empty`);
  }
  return mapping;
}

/**
 * The locale that `--locale` or a country of the contract asks for. Throws a usage error when they contradict each
 * other.
 */
export function readLocale({ locale, country }: Pick<OperationOptions, 'locale' | 'country'>): Locale | undefined {
  const ofCountry =
    country?.toUpperCase() === 'AU' ? ('au' as const) : country?.toUpperCase() === 'NZ' ? ('nz' as const) : undefined;
  if (locale !== undefined && ofCountry !== undefined && locale !== ofCountry) {
    throw new WaypostError(
      'usage',
      `--country ${country} and --locale ${locale} contradict each other; give one of them`,
    );
  }
  return locale ?? ofCountry;
}

/** `--columns a,b` as names without the operation's prefix. Throws a usage error for a column that does not exist. */
export function readColumns(given: string | undefined, operation: Operation): string[] | undefined {
  return given?.split(',').map((part) => {
    const text = part.trim();
    const column = operation.columns.find(({ name }) => name === text || `${operation.prefix}${name}` === text);
    if (!column) {
      throw new WaypostError(
        'usage',
        `--columns: ${operation.name} has no column '${text}'; it has ` +
          `${operation.columns.map(({ name }) => name).join(', ')}`,
      );
    }
    return column.name;
  });
}

const PER: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** `--rate 5`, `5/s`, `300/m` or `1000/h` as calls in a second. */
export function readRate(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)(?:\/([smh]))?$/.exec(given.trim()) ?? [];
  const rate = Number(number) / PER[unit]!;
  if (!(rate > 0)) {
    throw new WaypostError(
      'usage',
      `--rate ${given}: give calls in a second as 5 or 5/s, in a minute as 300/m, in an hour as 1000/h`,
    );
  }
  return rate;
}

const DELIMITERS: Record<string, string> = { tab: '\t', '\\t': '\t', comma: ',', semicolon: ';', pipe: '|' };

/** `--delimiter` as the character it means. */
export function readDelimiter(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const delimiter = DELIMITERS[given] ?? given;
  if (delimiter.length !== 1 || /["\r\n\p{L}\d]/u.test(delimiter)) {
    throw new WaypostError(
      'usage',
      `--delimiter '${given}': give one character that is no letter, digit or quote, or tab, comma, semicolon, pipe`,
    );
  }
  return delimiter;
}

function pair(option: string, text: string, shape: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new WaypostError('usage', `${option} ${text}: give it as ${shape}`);
  return [text.slice(0, at).trim(), text.slice(at + 1)];
}
