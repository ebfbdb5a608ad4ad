// What goes in and out of a linkage: a file against a reference, or against itself.
import type { MatchedRow } from '../contract/operations/match-record.js';

/** 0 is the file itself, 1 the reference. */
export type Side = 0 | 1;

/** What "the same" means. */
export type LinkLevel = 'individual' | 'family' | 'household' | 'address';

/** What a person has decided of two records, by their ids. */
export interface DecidedPair {
  readonly from: string;
  readonly to: string;
  readonly same: boolean;
}

export interface LinkOptions {
  /** Without it `individual`, where both files have names, else `household`. */
  readonly level?: LinkLevel;
  /** False: the file is compared with itself. */
  readonly hasReference: boolean;
  /** A row is told all its matches, not the best alone. */
  readonly all: boolean;
  /** Each record of either file is matched once at most. */
  readonly oneToOne: boolean;
  readonly cluster: boolean;
  /** One record of each cluster stands for it. */
  readonly golden: boolean;
  readonly explain: boolean;
  readonly decided: readonly DecidedPair[];
}

/** Runs tasks on threads, or here where there are none; results come in the order of the arguments. */
export interface LinkWorkers {
  readonly count: number;
  run<T>(task: string, args: readonly unknown[]): Promise<T[]>;
}

/** Two records that a person should look at. */
export interface ReviewPair {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromId: string;
  readonly toId: string;
  readonly matchClass: string;
  readonly probability: number | undefined;
  readonly evidence: string;
}

/** Answers rows by their numbers in the file. */
export interface Links {
  row(number: number): MatchedRow;
}
