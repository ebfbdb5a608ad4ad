// Answers that are kept so that nothing is asked twice: of one run, or from run to run.

export interface Answers {
  /** The elements that are kept under the keys, in their order; undefined where there is none. */
  get(keys: readonly string[]): readonly unknown[];
  /** Keeps elements under their keys. Resolves when they are safe from a crash of the process. Errors are never given to it. */
  put(entries: readonly { readonly key: string; readonly element: unknown }[]): Promise<void>;
  close(): Promise<void>;
}
