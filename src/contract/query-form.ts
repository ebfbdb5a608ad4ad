// What an operation takes by GET.

/** What GET takes as query parameters, beside sourceOfTruth, featureOptions and transactionID. */
export interface QueryForm {
  readonly required: readonly string[];
  /** One of each of these lists. */
  readonly oneOf?: readonly (readonly string[])[];
  readonly optional: readonly string[];
  /** True if GET must name its source of truth. */
  readonly needsSource?: boolean;
  /** The record that the parameters given stand for; they are its fields if this is absent. */
  readonly toRecord?: (given: Readonly<Record<string, string>>) => unknown;
}
