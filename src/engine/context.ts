// What an operation's handler is given beside the request: the data to answer from, and what the user chose for
// requests that do not say.
import type { InPieces } from '../contract/in-pieces.js';
import type { Locale, Request, Response, WholeFileOptions } from '../contract/operation.js';
import type { Settings } from '../contract/settings.js';
import type { WholeFileAnswerer } from '../contract/whole-file.js';
import type { Resources } from './resources.js';

/** Options of a request that apply to all of its records. */
export type RequestOptions = Omit<Request, 'payload'>;

export interface EngineContext extends Omit<Resources, 'close'> {
  /** Source of truth of requests that name none, if the user chose one. */
  readonly defaultSource: string | undefined;
  /** The contract's {locale}, if one is asked for. */
  readonly locale: Locale | undefined;
  /** What whoever runs the engine decided of its operations. */
  readonly settings: Settings;
  /**
   * Country of records that name none: the locale's, else the source's, else Australia; '' where the locale asks for
   * none.
   */
  countryFor(source: string | undefined): string;
}

/** What an operation over whole files is answered by, for one step. Throws `usage` for options that cannot be. */
export type WholeFileHandler = (
  options: WholeFileOptions,
  context: EngineContext,
) => WholeFileAnswerer | Promise<WholeFileAnswerer>;

/**
 * Answers one call of an operation. Throws `WaypostError` for a request that cannot be answered. Where one record may
 * cost more than a turn, it is answered in pieces.
 */
export type Handler = (request: Request, context: EngineContext) => Response | Promise<Response> | InPieces<Response>;

/** The country that a locale asks for (ISO 3166-1 alpha-2); '' for one that asks for none. */
export const countryOfLocale = (locale: Locale | undefined): string =>
  locale === undefined || locale === 'intl' ? '' : locale.toUpperCase();

/** The context of requests of a locale. */
export const contextIn = (
  resources: Resources,
  locale: Locale | undefined,
  { source, settings = {} }: { readonly source?: string | undefined; readonly settings?: Settings | undefined },
): EngineContext => ({
  ...resources,
  locale,
  defaultSource: source,
  settings,
  countryFor(asked) {
    if (locale !== undefined) return countryOfLocale(locale);
    return asked === undefined ? 'AU' : resources.addresses.countryOf(asked);
  },
});

/** What comes with the package alone. */
export type PackageContext = Pick<EngineContext, 'threeWords'>;

/** Answers one call without the data of this machine; throws as `Handler`. */
export type PackageHandler = (request: Request, context: PackageContext) => Response | Promise<Response>;
