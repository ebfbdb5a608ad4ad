// What a record is compared by: its parts in the one form that texts of the same meaning share. Texts are folded as
// `address/fold.ts` folds them unless said otherwise; '' and 0 are what a record does not say.

/** One address. Equal fields of two mean the same thing; what is missing is neither agreement nor conflict. */
export interface ComparableAddress {
  /** Id of the reference address, as `AU|GNAF|GANSW704074813`; where the record gives it or the data has found it. */
  readonly pid: string;
  /** Delivery point id: eight digits. */
  readonly dpid: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of the state: NSW. */
  readonly state: string;
  /** As written, without spaces. */
  readonly postcode: string;
  readonly locality: string;
  /** Town or city that the locality is a part of: New Zealand's, beside a suburb. */
  readonly town: string;
  /** Name of the street without its type and suffix; words in full: MOUNT, FIRST. */
  readonly street: string;
  /** The type's full word, STREET; the suffix's, NORTH. */
  readonly streetType: string;
  readonly streetSuffix: string;
  /** First and last house number; the last is 0 where it is no range. */
  readonly numberFirst: number;
  readonly numberLast: number;
  /** The letter behind the house number: the A of 12A; of a range that of its first number, and of its last. */
  readonly numberSuffix: string;
  readonly numberLastSuffix: string;
  readonly lot: string;
  /** Number of the unit, whatever its type is called: 5, 5A, G13. */
  readonly unit: string;
  /** Number of the level, G for the ground floor. */
  readonly level: string;
  /** PO BOX, LOCKED BAG and the like, and the number. */
  readonly postalType: string;
  readonly postalNumber: string;
  readonly building: string;
  /** Words that have no place in the fields above. */
  readonly rest: string;
}

export interface ComparablePhone {
  /** +61 …; '' for a number whose country or area is not known. */
  readonly e164: string;
  /** The digits of the subscriber, without the area: eight in Australia. Of any number that has some. */
  readonly local: string;
  /** Digits of an extension. */
  readonly extension: string;
}

export interface ComparableEmail {
  /** The one form of the mailbox, as its provider tells mailboxes apart. */
  readonly canonical: string;
  /** Its parts, in small letters. */
  readonly local: string;
  readonly domain: string;
  /** True for a mailbox of a role: info@, accounts@. */
  readonly isRole: boolean;
}

/** One record, with the lists in the order in which it gives them. A part that cannot be read has undefined. */
export interface ComparableContact {
  readonly addresses: readonly (ComparableAddress | undefined)[];
  readonly phones: readonly (ComparablePhone | undefined)[];
  readonly emails: readonly (ComparableEmail | undefined)[];
}
