// The options of a request that an operation heeds, by their names.

/** An option of `featureOptions` that has an effect. */
export interface FeatureOption {
  readonly name: string;
  readonly about: string;
  /** The values it may have; `count` is any whole number from 1, `text` any text. */
  readonly values: readonly string[] | 'count' | 'text';
  /** What the command line sends where the user says nothing; the contract's default is to send nothing. */
  readonly onCommandLine?: string;
  /** Flags of an option of the command that gives it too, such as `--radius <metres>`. */
  readonly flags?: string;
  /** True where it means nothing to one record. */
  readonly ofFiles?: true;
  /** True where the contract has it as a field of the record. */
  readonly inRecord?: boolean;
}
