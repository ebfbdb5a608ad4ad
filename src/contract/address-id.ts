// The id of an address as the contract has it, `<ISO2>|<source>|<local id>`: the one place that writes and reads it.

/** The parts of an id. */
export interface AddressId {
  /** ISO 3166-1 alpha-2, in capitals however it is written. */
  readonly country: string;
  /** Name of the source, in capitals however it is written. */
  readonly source: string;
  /** The id within the source; '' where the text ends before it. */
  readonly local: string;
}

/** The id of what a source calls by its local id. */
export const addressIdOf = (country: string, source: string, local: string): string => `${country}|${source}|${local}`;

/** The parts of an id; undefined for a local id alone, which has none. */
export function readAddressId(id: string): AddressId | undefined {
  const first = id.indexOf('|');
  if (first < 0) return undefined;
  const second = id.indexOf('|', first + 1);
  const end = second < 0 ? id.length : second;
  return {
    country: id.slice(0, first).toUpperCase(),
    source: id.slice(first + 1, end).toUpperCase(),
    local: id.slice(end + 1),
  };
}

/** The local id in an id, whole or local alone. */
export function localIdIn(id: string): string {
  const first = id.indexOf('|');
  const second = id.indexOf('|', first + 1);
  return id.slice(Math.max(first, second) + 1);
}
