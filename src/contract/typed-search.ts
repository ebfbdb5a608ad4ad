// How one record of an operation is typed on a terminal.
import type { Choice } from './card.js';

/** How one record of an operation is typed on a terminal, its hits shown meanwhile. */
export interface TypedSearch<Element = unknown> {
  /** Feature options that are asked for where the user says nothing of them. */
  readonly features: Readonly<Record<string, string>>;
  /** The field that takes the id of a group among the hits, and the feature options that list what is in it. */
  readonly group: { readonly field: string; readonly features: Readonly<Record<string, string>> };
  /** The hits of an element. */
  readonly choices: (element: Element) => readonly Choice[];
  /** Name of the operation that answers for the hit that is taken, by its id. */
  readonly answeredBy: string;
}
