// What the options of a step say, checked against its operation: the mapping, the locale, the letters.
import { WaypostError } from '../../contract/errors.js';
import { nearPairHint } from '../../contract/near-name.js';
import type { Locale, Operation } from '../../contract/operation.js';
import type { Letters } from '../../contract/texts/letters.js';
import type { StepOptions } from './step-options.js';

/**
 * `--map field=Column+Column`, or another option of that form, as field → columns; none for `field=`, which leaves the
 * field out. Throws a usage error for a field the operation does not have.
 */
export function readMapping(
  given: readonly string[] | undefined,
  target: Pick<Operation, 'name' | 'fields'> & { readonly command?: string },
  option = '--map',
): Record<string, string[]> | undefined {
  if (given === undefined) return undefined;
  const mapping: Record<string, string[]> = {};
  for (const text of given) {
    const [field, columns] = pair(option, text, 'field=Column');
    const names = target.fields.map(({ name }) => name);
    if (!names.includes(field)) {
      throw new WaypostError(
        'usage',
        `${option} ${text}: ${target.command || target.name} has no field '${field}'` +
          `${nearPairHint(field, columns, names)}; it has ${names.join(', ')}`,
      );
    }
    if (mapping[field]) {
      throw new WaypostError(
        'usage',
        `${option} ${text}: ${field} is mapped twice; join columns with + in one ${option}`,
      );
    }
    mapping[field] = columns.trim() === '' ? [] : columns.split('+').map((column) => column.trim());
    if (mapping[field].includes('')) throw new WaypostError('usage', `${option} ${text}: a column name is empty`);
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

/**
 * The letters that `--case` asks for; undefined for those of the data. Throws a usage error where no address is
 * answered.
 */
export function readLetters(
  given: StepOptions['case'],
  { command, inLetters }: Pick<Operation, 'command' | 'inLetters'>,
): Letters | undefined {
  if (given === undefined || given === 'as-is') return undefined;
  if (inLetters !== undefined) return given;
  throw new WaypostError('usage', `--case is for addresses, and ${command} answers none; leave it out`);
}

function pair(option: string, text: string, shape: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new WaypostError('usage', `${option} ${text}: give it as ${shape}`);
  return [text.slice(0, at).trim(), text.slice(at + 1)];
}
