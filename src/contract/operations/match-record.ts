// A record that is matched, and what is said of a row of a file that was.

/** An address of a record: one line, or components as in an address object; all of them texts. */
export interface MatchAddress {
  readonly fullAddress?: string | null | undefined;
  /** Id of a reference address, or a delivery point id. */
  readonly id?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly [component: string]: unknown;
}

/** The contract's record of a match: an id, and what it is compared by; beyond it, what tells persons apart. */
export interface MatchRecord {
  readonly id: string;
  readonly addresses?: readonly MatchAddress[] | null | undefined;
  readonly phones?: readonly { readonly fullPhone?: string | null | undefined }[] | null | undefined;
  readonly emails?: readonly { readonly address?: string | null | undefined }[] | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** The whole name in one text, where first and last name are not apart. */
  readonly fullName?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
  readonly sex?: string | null | undefined;
  /** Further texts that records are compared by, each with those at the same place of other records. */
  readonly others?: readonly string[] | null | undefined;
}

/** What a row of a file is told of its match. */
export interface MatchedRow {
  /** `matched`: the same, at the level of the run; `possible`: a person should look; `rejected`: nothing to compare. */
  readonly status: 'matched' | 'possible' | 'unmatched' | 'rejected' | 'error';
  /** Code of the class: H1, G2, I1. */
  readonly matchClass?: string | undefined;
  /** 0 to 10. */
  readonly confidence?: number | undefined;
  readonly description?: string | undefined;
  readonly toId?: string | undefined;
  /** Number of the record that it matches in its file, from 0; and what that says, where it is looked up. */
  readonly toRow?: number | undefined;
  readonly toText?: string | undefined;
  /** Chance that both are one, 0 to 1, where names were compared. */
  readonly probability?: number | undefined;
  /** How many records it matches. */
  readonly count?: number | undefined;
  /** The same text for records that are one. */
  readonly cluster?: string | undefined;
  /** True for the record that stands for its cluster. */
  readonly isGolden?: boolean | undefined;
  /** What agreed and what did not, with weights in bits, as text. */
  readonly evidence?: string | undefined;
  readonly messages: readonly string[];
  /** Every match of the row, best first, where all are asked for. */
  readonly all?: readonly MatchedRow[] | undefined;
}
