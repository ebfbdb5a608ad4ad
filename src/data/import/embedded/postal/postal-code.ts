// A postal code with its point, as an adapter of a package gives it.

/** Degrees north and east; `place` and `region` are '' where the package does not say them. */
export interface PostalCode {
  readonly country: string;
  readonly code: string;
  readonly place: string;
  /** Code and name of the region. */
  readonly region: { readonly code: string; readonly name: string };
  readonly latitude: number;
  readonly longitude: number;
}
