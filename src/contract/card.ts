// What a person is shown of an answer on a terminal, in the words of the operation. How it is drawn is not decided
// here.

/** How good the news is. */
export type Tone = 'good' | 'fair' | 'poor';

/** A name and what it is; `note` stands behind it, faintly. */
export interface CardRow {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

/** Rows under a title; a section without rows is not shown. */
export interface CardSection {
  readonly title: string;
  readonly rows: readonly CardRow[];
}

/** One result: its title, how it stands and what qualifies that, its details, the remarks on it. */
export interface ResultCard {
  readonly title: string;
  readonly status: string;
  readonly tone: Tone;
  readonly qualifications: readonly string[];
  readonly sections: readonly CardSection[];
  readonly messages: readonly string[];
}

/**
 * One of several hits, as a line: its text, what kind of hit it is ('' where that goes without saying), its id.
 * `isNear`: it is not as asked, but as near as there is.
 */
export interface HitLine {
  readonly text: string;
  readonly about: string;
  readonly id: string;
  readonly isNear?: boolean;
}

/** The hits of one record, and the remarks on them. */
export interface HitsCard {
  readonly hits: readonly HitLine[];
  readonly messages: readonly string[];
}

export type Card = ResultCard | HitsCard;

/**
 * A hit to choose from while a record is typed: `isGroup` has more below it, `about` says how much; `isNear` as of a
 * line.
 */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly about: string;
  readonly isGroup: boolean;
  readonly isNear?: boolean;
}
