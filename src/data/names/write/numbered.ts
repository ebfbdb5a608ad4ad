// Different things numbered in order of first sight, while a source is read.

export class NumberedValues<T> {
  readonly items: T[] = [];
  private readonly ids = new Map<string, number>();

  /** Number of the thing with that key, which `make` makes when it is new. */
  of(key: string, make: () => T): number {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.items.push(make()) - 1;
    this.ids.set(key, id);
    return id;
  }
}

/** Distinct texts. */
export class NumberedTexts {
  readonly texts: string[] = [];
  private readonly ids = new Map<string, number>();

  of(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const id = this.texts.push(text) - 1;
    this.ids.set(text, id);
    return id;
  }
}
