// What whoever runs an engine decides of an operation, such as the list of what it refuses or the servers it asks: an
// option of the command, of a step of a plan and of the service. No caller of a service can say it.

/** The name is the key of its flag: `blockList` of `--block-list <file>`. */
export interface Setting {
  readonly name: string;
  /** As an option of the command line is written: `--block-list <file>`. */
  readonly flags: string;
  readonly about: string;
  /** `count` is a whole number from 1, a `list` may be given again and again, of a `file` the text counts. */
  readonly kind: 'flag' | 'text' | 'count' | 'list' | 'file';
  /** True if it decides nothing of calls that do not go over a network. */
  readonly overNetwork?: true;
  /** True where it means nothing to one record. */
  readonly ofFiles?: true;
  /** True if each step decides it for itself: the engine hears it with the step's records. */
  readonly isOfStep?: true;
  /** What is done where it is not given, in words. */
  readonly otherwise?: string;
}

/** The setting's flag, as messages call it: `--block-list`. */
export const flagOf = ({ flags }: Pick<Setting, 'flags'>): string => flags.split(' ')[0]!;

/** `text` of a file, with its name for messages. */
export interface SettingFile {
  readonly name: string;
  readonly text: string;
}

export type SettingValue = string | number | boolean | readonly string[] | SettingFile;

/** What is decided, by the names of the settings; those that nobody decided are not there. */
export type Settings = Readonly<Record<string, SettingValue>>;
