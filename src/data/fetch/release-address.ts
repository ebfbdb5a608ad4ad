// Where one file of a release is, whoever told: the catalogue, an open data portal, a service that made an export.
/** One file of one release. */
export interface ReleaseAddress {
  /** Date of the release, YYYY-MM or YYYY-MM-DD: the greatest text is the newest. */
  readonly release: string;
  readonly datum?: string | undefined;
  readonly url: string;
  /** Exact size and checksum, where the catalogue gives them. */
  readonly bytes?: number | undefined;
  readonly sha256?: string | undefined;
  /** Name it gets in the download folder; by its address if absent. */
  readonly name?: string | undefined;
  readonly authorization?: string | undefined;
}
