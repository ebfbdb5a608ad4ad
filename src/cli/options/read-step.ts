// What the options of a step say, checked against its operation: the mapping, the locale, the columns.
import { WaypostError } from '../../contract/errors.js';
import type { Locale, Operation } from '../../contract/operation.js';
import type { StepOptions } from './step-options.js';

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

/** The locales of the countries that have one. */
const OF_COUNTRY: Readonly<Record<string, Locale>> = { AU: 'au', NZ: 'nz' };

/**
 * The locale that `--locale` or a country of the contract asks for. Throws a usage error when they contradict each
 * other.
 */
export function readLocale({ locale, country }: Pick<StepOptions, 'locale' | 'country'>): Locale | undefined {
  const ofCountry = OF_COUNTRY[country?.toUpperCase() ?? ''];
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

function pair(option: string, text: string, shape: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new WaypostError('usage', `${option} ${text}: give it as ${shape}`);
  return [text.slice(0, at).trim(), text.slice(at + 1)];
}
