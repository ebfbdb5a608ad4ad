// A title of the land register as it is stored and answered.

/**
 * Numbers of a title in the section `title`: id, number of its kind, date of issue (YYYYMMDD, 0 for none), number of
 * owners (`NO_NUMBER` for none), where its text begins. One more row says where the last text ends.
 */
export const TITLE_WORDS = 5;
/** What stands for no number. */
export const NO_NUMBER = 0xffffffff;

/** An owner: a person, or with `corporate` a company, society, council or placeholder. */
export interface Owner {
  readonly surname: string;
  readonly given: string;
  readonly suffix: string;
  readonly corporate: string;
}

/** Texts are the register's own; `issued` is YYYY-MM-DD, '' where it is not known. */
export interface Title {
  readonly id: number;
  readonly titleNo: string;
  /** LIVE, or PRTC for part-cancelled. */
  readonly status: string;
  readonly type: string;
  readonly landDistrict: string;
  readonly issued: string;
  readonly guaranteeStatus: string;
  readonly estateDescription: string;
  /** How many owners the layer says that there are; undefined where it says nothing. */
  readonly numberOwners: number | undefined;
  /** True where others have the same land; undefined where the layer says nothing. */
  readonly isShared: boolean | undefined;
  readonly owners: readonly Owner[];
}
