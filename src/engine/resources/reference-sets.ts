// The installed references, each opened at the first question.
import { WaypostError } from '../../contract/errors.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { referenceSource } from '../../data/kinds.js';
import { ReferenceSet } from '../../data/references/read/reference-set.js';

export class ReferenceSets {
  private readonly opened = new Map<string, ReferenceSet>();

  constructor(
    private readonly dataDir: string,
    private readonly installed: readonly InstalledSet[],
  ) {}

  /**
   * The reference of that name, '' for the only one. Throws `source-not-installed`, with the names of those that there
   * are, where there is none of the name, or where '' could be several.
   */
  get(name: string): ReferenceSet {
    const { installed } = this;
    const [only, ...others] = installed;
    const wanted = referenceSource(name);
    const set = name === '' && others.length === 0 ? only : installed.find(({ source }) => source === wanted);
    if (set === undefined) throw this.absent(name);
    const known = this.opened.get(set.source) ?? ReferenceSet.open(setFile(this.dataDir, set), set);
    this.opened.set(set.source, known);
    return known;
  }

  close(): void {
    for (const set of this.opened.values()) set.close();
  }

  private absent(name: string): WaypostError {
    const names = this.installed.map(({ source }) => source.slice(referenceSource('').length).toLowerCase());
    const there = names.length === 0 ? 'none is' : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'}`;
    const what = name === '' ? 'the reference to match with is not named' : `no reference ${name} is installed`;
    const next =
      names.length === 0
        ? 'import one with "waypost data import reference FILE", or give --reference FILE'
        : 'give the name of one of them';
    return new WaypostError('source-not-installed', `${what}: ${there} in ${this.dataDir}; ${next}`);
  }
}
