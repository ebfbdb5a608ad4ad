// The installed lists of the moved and the deceased, each opened at the first question, and the key of those that are
// keyed.
import { join } from 'node:path';
import { suppressionLists, type SuppressionList } from '../../contract/fields/suppressed-address.js';
import { WaypostError } from '../../contract/errors.js';
import type { SettingFile } from '../../contract/settings.js';
import { dayText, daysBetween, type Day } from '../../contract/typed/typed-date.js';
import type { SetShare } from '../../data/addresses/read/open.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { suppressionSource } from '../../data/kinds.js';
import { readSecret, secretIn } from '../../data/secret-file.js';
import { checkOfKey, KEY_FILE, PointHash, suppressionKey } from '../../data/suppression/keyed.js';
import { SuppressionSet } from '../../data/suppression/read/suppression-set.js';

/** A list, and what stands for ids in it where it is keyed. */
export interface OpenList {
  readonly set: SuppressionSet;
  readonly hash: PointHash | undefined;
}

/** Days after which a list is said to be old: people move every day, and owners of lists publish them each month. */
const OLD_DAYS = 92;

export class SuppressionLists {
  private readonly sets = new Map<SuppressionList, SuppressionSet>();
  private readonly opened = new Map<SuppressionList, OpenList>();

  /** `shares`: lists that another thread holds in shared memory, by the name of their file. */
  constructor(
    private readonly dataDir: string,
    private readonly installed: readonly InstalledSet[],
    private readonly shares: Readonly<Record<string, SetShare>> = {},
  ) {}

  /**
   * The list. `keyFile`: what was told of the key of keyed lists. Throws `source-not-installed` where there is none,
   * and `configuration` where its key is not there or another's.
   */
  get(list: SuppressionList, keyFile: SettingFile | undefined): OpenList {
    const known = this.opened.get(list);
    if (known) return known;
    const set = this.open(list);
    if (set === undefined) {
      throw new WaypostError(
        'source-not-installed',
        `no list of the ${list} is installed in ${this.dataDir}; import one with "waypost data import ${list} PATH", ` +
          'or ask a service that has one (--endpoint)',
      );
    }
    const open = { set, hash: set.isKeyed ? new PointHash(this.keyOf(list, set, keyFile), list) : undefined };
    this.opened.set(list, open);
    return open;
  }

  /** What there is to tell of each list: its rows, its day, the files it was made of. */
  provenance(lists: readonly SuppressionList[]): string[] {
    return this.each(lists, (list, set, { release, checksum, file }) => {
      const { files } = set.provenance;
      const from = files.map(({ name, sha256 }) => `${name}${sha256 === '' ? '' : ` (sha256 ${sha256})`}`).join(', ');
      const keyed = set.isKeyed ? ', keyed' : '';
      const rows = `${set.rows} delivery points${keyed}`;
      return `list of the ${list} as of ${release}: ${rows}, from ${from}; ${file} ${checksum}`;
    });
  }

  /** What is to be said of lists that are old on a day. */
  ageNotes(lists: readonly SuppressionList[], today: Day): string[] {
    return this.each(lists, (list, { provenance: { asOf } }) => {
      const days = daysBetween(asOf, today);
      if (days <= OLD_DAYS) return '';
      return (
        `the list of the ${list} is as of ${dayText(asOf)}, ${days} days ago: who moved or died since is not on it; ` +
        `import a newer one with "waypost data import ${list} PATH"`
      );
    }).filter((note) => note !== '');
  }

  /** Loads the lists into shared memory and returns what the constructor takes in another thread. */
  share(): Readonly<Record<string, SetShare>> {
    const shares: Record<string, SetShare> = {};
    this.each(suppressionLists, (_, set, { file }) => {
      shares[file] = set.share();
      return '';
    });
    return shares;
  }

  close(): void {
    for (const set of this.sets.values()) set.close();
  }

  private each(
    lists: readonly SuppressionList[],
    tell: (list: SuppressionList, set: SuppressionSet, installed: InstalledSet) => string,
  ): string[] {
    return lists.flatMap((list) => {
      const set = this.open(list);
      return set === undefined ? [] : [tell(list, set, this.installedOf(list)!)];
    });
  }

  private installedOf(list: SuppressionList): InstalledSet | undefined {
    return this.installed.find(({ source }) => source === suppressionSource(list));
  }

  private open(list: SuppressionList): SuppressionSet | undefined {
    const installed = this.installedOf(list);
    if (installed === undefined) return undefined;
    const share = this.shares[installed.file];
    const set =
      this.sets.get(list) ??
      (share ? SuppressionSet.attach(share) : SuppressionSet.open(setFile(this.dataDir, installed), installed));
    this.sets.set(list, set);
    return set;
  }

  private keyOf(list: SuppressionList, { provenance }: SuppressionSet, keyFile: SettingFile | undefined): Buffer {
    const secret = suppressionKey(keyFile?.name ?? join(this.dataDir, KEY_FILE));
    const key = keyFile ? secretIn(secret, keyFile.text) : readSecret(secret);
    if (key !== undefined && checkOfKey(key) === provenance.keyCheck) return key;
    const why = key === undefined ? `there is no key in ${secret.file}` : `${secret.file} is the key of another list`;
    throw new WaypostError(
      'configuration',
      `the list of the ${list} is keyed, and ${why}: nothing can be looked up in it; ask its owner for the key, and ` +
        'name its file with --key-file',
    );
  }
}
