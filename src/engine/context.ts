// What an operation's handler may use of the local engine: the installed sets, opened when asked for, and each other's
// means.
import type { LocalityIndex } from '../address/parse/reading.js';
import type { AddressInput } from '../contract/operations/cleanse.js';
import type { Request, Response } from '../contract/operation.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { InstalledSet } from '../data/catalogue.js';

/** The address set that answers; `note` says which it is where it is not the contract's default, else ''. */
export interface Answering {
  readonly set: AddressSet;
  readonly note: string;
}

/** Options of a request that apply to all of its records. */
export type RequestOptions = Omit<Request, 'payload'>;

export interface Access {
  readonly dataDir: string;
  /** Installed address sets of Australia and New Zealand, and those of other countries: places and streets. */
  readonly installed: readonly InstalledSet[];
  readonly worldSets: readonly InstalledSet[];
  readonly places: LocalityIndex;
  /** Source of truth of requests that name none, if the user chose one. */
  readonly defaultSource: string | undefined;
  /** The contract's {locale}, if one is asked for. */
  readonly locale: 'au' | 'nz' | 'intl' | undefined;
  /**
   * Country of records that name none: the locale's, else the source's, else Australia; '' where the locale asks for
   * none.
   */
  countryFor(source: string | undefined): string;
  /**
   * The set that answers for a country ('' for any), from `source` if one is asked for; undefined if none is installed.
   * Throws `source-not-installed`.
   */
  answering(country: string, source: string | undefined): Answering | undefined;
  /** Cleanses in this engine; `country` instead of the one that the source or locale says. */
  cleanse(records: readonly AddressInput[], options: RequestOptions, country?: string): Response;
  /** Adds to the address' attributes what the installed attribute sets say. */
  expose(address: AddressAuNz): void;
  /** The one `T` of this engine under that key, made at the first question and closed with the engine. */
  keep<T extends { close(): void }>(key: string, make: () => T): T;
}

/** Answers one call of an operation. Throws `WaypostError` for a request that cannot be answered. */
export type Handler = (request: Request, access: Access) => Response | Promise<Response>;
