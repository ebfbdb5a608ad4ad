// Options that apply to all records of a call, and what they say to an operation.
import { WaypostError } from '../contract/errors.js';
import { isFeatureValue } from '../contract/feature-value.js';
import { locales, type FeatureOption, type Locale, type Operation, type Request } from '../contract/operation.js';
import type { SourceOfTruth } from '../contract/sources.js';
import { nearHint } from '../contract/near-name.js';

/** What may be given for a feature option; true and false are 1 and 0 where the contract has those. */
export type FeatureValue = string | number | boolean;

/** Options of an operation that answers with a list. */
export interface ListOptions {
  /** What is asked; the best installed one of the country if absent. */
  readonly sourceOfTruth?: SourceOfTruth | undefined;
  /** The contract's {locale}: whose conventions addresses are read by. That of the engine if absent. */
  readonly locale?: Locale | undefined;
  /**
   * ISO 3166-1 alpha-2: the country of records that name none. Operations whose records have no country take AU and
   * NZ, in place of a locale.
   */
  readonly country?: string | undefined;
  /** Ends the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of an operation over records. */
export interface AskOptions extends ListOptions {
  /** The operation's named options, such as `{ groupAddresses: true }`. */
  readonly featureOptions?: Readonly<Record<string, FeatureValue>> | undefined;
  /** Calls under way at a time; those of the engine if absent: 1 on this machine, 4 of a service. */
  readonly concurrency?: number | undefined;
}

/** What goes with the records of every call. */
export type RequestOptions = Pick<Request, 'sourceOfTruth' | 'featureOptions' | 'locale'>;

/** The locales of the countries that have one. */
const OF_COUNTRY: Readonly<Record<string, Locale>> = { AU: 'au', NZ: 'nz' };

/** A usage error that says of which method it is. */
export const usage = (method: string, what: string): WaypostError => new WaypostError('usage', `${method}: ${what}`);

/**
 * What the options say. `takesCountry`: the operation's records have a country of their own. Throws usage errors for
 * what cannot be asked.
 */
export function requestOptions(
  method: string,
  features: readonly FeatureOption[],
  options: AskOptions,
  takesCountry: boolean,
): RequestOptions {
  const { sourceOfTruth, featureOptions, locale, country } = options;
  const ofCountry = OF_COUNTRY[country?.toUpperCase() ?? ''];
  if (locale !== undefined && !locales.includes(locale)) {
    throw usage(method, `locale must be one of ${locales.join(', ')}, not ${shown(locale)}`);
  }
  if (country !== undefined && ofCountry === undefined && !takesCountry) {
    throw usage(method, `country must be AU or NZ, not ${shown(country)}; other countries stand in the record`);
  }
  if (locale !== undefined && ofCountry !== undefined && locale !== ofCountry) {
    throw usage(method, `country ${country} and locale ${locale} contradict each other; give one of them`);
  }
  return {
    sourceOfTruth: sourceOfTruth?.toUpperCase(),
    featureOptions: featureOptions && featureTexts(method, features, featureOptions),
    locale: locale ?? ofCountry,
  };
}

/** Throws a usage error for an option that there is not: what is mistyped would be left out without a word. */
export function refuseUnknown(method: string, options: object, there: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !there.includes(name));
  if (unknown === undefined) return;
  throw usage(method, `there is no option ${unknown}${nearHint(unknown, there)}; there are ${there.join(', ')}`);
}

/** Names of the options of lists and of records. */
export const LIST_OPTIONS: readonly (keyof ListOptions)[] = ['sourceOfTruth', 'locale', 'country', 'signal'];
export const ASK_OPTIONS: readonly (keyof AskOptions)[] = [...LIST_OPTIONS, 'featureOptions', 'concurrency'];

/** A value as messages show it. */
export const shown = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** Feature options as the contract writes them. Throws a usage error for one that the operation does not have. */
function featureTexts(
  method: string,
  features: readonly FeatureOption[],
  given: Readonly<Record<string, FeatureValue>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const feature = features.find((one) => one.name === name);
      if (!feature) {
        const there = features.map((one) => one.name).join(', ');
        const what = there === '' ? 'it has no feature options' : `it has ${there}`;
        throw usage(method, `featureOptions.${name}: there is no such option; ${what}`);
      }
      const isWord = feature.values.includes('true');
      const text = typeof value === 'boolean' && !isWord ? String(Number(value)) : String(value);
      if (!isFeatureValue(feature, text)) {
        throw usage(method, `featureOptions.${name} must be ${valuesOf(feature)}, not ${shown(value)}`);
      }
      return [name, text];
    }),
  );
}

function valuesOf({ values }: FeatureOption): string {
  if (values === 'count') return 'a whole number from 1';
  return values === 'text' ? 'a text' : values.join(' or ');
}

/** Of each operation that was asked: every call wants to know it. */
const withCountry = new WeakMap<Operation, boolean>();

/** True if the operation's records have a country of their own. */
export function takesCountry(operation: Operation): boolean {
  const known = withCountry.get(operation);
  if (known !== undefined) return known;
  const record = operation.toRecord(operation.fields.map(({ name }) => (name === 'country' ? 'AU' : '1')));
  const takes = typeof record === 'object' && record !== null && 'country' in record;
  withCountry.set(operation, takes);
  return takes;
}
