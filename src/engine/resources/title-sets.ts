// The installed titles of the New Zealand land register.
import { WaypostError } from '../../contract/errors.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { TitleSet } from '../../data/titles/read/title-set.js';

export class TitleSets {
  private opened: TitleSet | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly installed: readonly InstalledSet[],
  ) {}

  /** The set, which stays on the disk. Throws `source-not-installed` where there is none. */
  get(): TitleSet {
    const [set] = this.installed;
    if (set === undefined) {
      throw new WaypostError(
        'source-not-installed',
        `no titles of the New Zealand land register are installed in ${this.dataDir}; import them with "waypost data ` +
          `import nz-titles PATH…", or ask a service that has them (--endpoint)`,
      );
    }
    this.opened ??= TitleSet.open(setFile(this.dataDir, set), set);
    return this.opened;
  }

  close(): void {
    this.opened?.close();
  }
}
