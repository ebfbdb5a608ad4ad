// What an engine is asked: one call of an operation.

/** The contract's {locale}: the country whose addresses are meant, or none. */
export const locales = ['au', 'nz', 'intl'] as const;
export type Locale = (typeof locales)[number];

/** A request of the contract: records and the options that apply to all of them. */
export interface Request<Rec = unknown> {
  /** Empty where the operation takes no records. */
  payload: Rec[];
  /** Which list is asked for, where the operation has lists of several kinds. */
  kind?: string | undefined;
  sourceOfTruth?: string | undefined;
  featureOptions?: Record<string, string> | undefined;
  /** In place of the engine's own. */
  locale?: Locale | undefined;
  /** What of the call has no effect: said first among the messages of its answer. */
  remarks?: readonly string[] | undefined;
  /** Milliseconds in which the answer is wanted: what is asked of a network and not known by then is unknown. */
  withinMs?: number | undefined;
  /** Ends what the call waits for before it is made, or made again; once it is made it may still be answered. */
  ends?: AbortSignal | undefined;
}
