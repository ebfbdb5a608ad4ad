// The sources of truth that the contract names: of which country, and what they hold.

/**
 * Address sets can be looked up and cleansed against; attribute sets say more about their addresses; the rest are no
 * sets.
 */
export interface Source {
  readonly name: string;
  /** ISO 3166-1 alpha-2, '' where the contract does not say. */
  readonly country: string;
  readonly holds: 'addresses' | 'attributes' | 'nothing';
}

const of = <Name extends string>(
  holds: Source['holds'],
  country: string,
  ...names: Name[]
): (Source & { readonly name: Name })[] => names.map((name) => ({ name, country, holds }));

const TABLE = [
  ...of('addresses', 'AU', 'AUPAF', 'GNAF', 'AUSOTS', 'AUPOST'),
  ...of('addresses', 'NZ', 'NZPAF', 'NZAD'),
  ...of('addresses', 'AU', 'CNAR'),
  ...of('addresses', '', 'ADDRESS_EXCHANGE'),
  ...of('addresses', 'AU', 'RIG_AU'),
  ...of('addresses', 'NZ', 'RIG_NZ'),
  ...of('addresses', '', 'SEND_SOA'),
  ...of('addresses', 'AU', 'RIG_AU_ID'),
  ...of('addresses', 'NZ', 'RIG_NZ_ID'),
  ...of('attributes', 'AU', 'RDA', 'MDS', 'ASGS', 'SEIFA2011'),
  ...of('nothing', '', 'VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'),
  ...of('addresses', 'AU', 'CUSTOM_AU_1', 'CUSTOM_AU_2'),
  ...of('addresses', 'NZ', 'CUSTOM_NZ_1', 'CUSTOM_NZ_2'),
];

/** A value that `sourceOfTruth` may have. */
export type SourceOfTruth = (typeof TABLE)[number]['name'];

/** In the order of the contract's "sourceOfTruth allowed values", by kind. */
export const sources: readonly Source[] = TABLE;

/**
 * Sources of a country's addresses (ISO 3166-1 alpha-2) from the most to the least preferred; the first is the
 * contract's default for requests that name none.
 */
export const preferredSources: Readonly<Record<string, readonly string[]>> = {
  AU: ['AUPAF', 'GNAF', 'CNAR', 'CUSTOM_AU_1', 'CUSTOM_AU_2'],
  NZ: ['NZAD', 'NZPAF', 'CUSTOM_NZ_1', 'CUSTOM_NZ_2'],
};

/** Countries whose sources the contract names (ISO 3166-1 alpha-2). */
export const contractCountries: readonly string[] = Object.keys(preferredSources);

/** The source of that name, case aside; undefined for any other. */
export const sourceNamed = (name: string): Source | undefined => byName.get(name.toUpperCase());

const byName: ReadonlyMap<string, Source> = new Map(sources.map((source) => [source.name, source]));
