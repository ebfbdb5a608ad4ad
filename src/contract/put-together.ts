// What an operation of runs alone may say beside what every operation says: the operations of the service that it is
// put together of, and whether its word takes rows out of the output.

/** The options of a request, by their names. */
export type FeatureOptions = Readonly<Record<string, string>>;

/** The operations, of the type `Of`, that one is put together of, and how their answers make one. */
export interface Parts<Rec, Element, Of> {
  /** Those that are asked, by the options of the request. */
  of(options: FeatureOptions): readonly Of[];
  /** The source of truth that they are asked for. */
  readonly sourceOfTruth?: string;
  /** What each of them is asked for a record; undefined where there is nothing to ask. */
  ask(record: Rec): unknown;
  /** The element of a record, of the elements of the parts in their order: of none where nothing was asked. */
  combine(record: Rec, answers: readonly unknown[], options: FeatureOptions): Element;
}

/** Rows that leave the output for what is answered. */
export interface Leaving<Element> {
  /** By the options of the request: no row leaves; those that do go nowhere, or into a file of their own. */
  way(options: FeatureOptions): 'stay' | 'drop' | 'split';
  /** True for an element whose row leaves, where rows do. */
  leaves(element: Element): boolean;
}
