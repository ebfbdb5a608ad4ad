// The options of the command line as data: flags, help and the reference docs derive from these rows, and the
// environment variable that stands in for a flag is named beside it.

/** How an option's text is read. `count` is a whole number from `least`, `list` may be given again and again. */
type OptionKind = 'flag' | 'text' | 'count' | 'list' | 'choice';

export interface OptionSpec {
  /** As commander takes it: `-o, --output <file>`. */
  readonly flags: string;
  readonly about: string;
  readonly kind: OptionKind;
  readonly choices?: readonly string[];
  /** Of a count; 1 if absent. */
  readonly least?: number;
  /** What is done when it is not given, in words. */
  readonly otherwise?: string;
  /** Environment variable that is used when the flag is absent. */
  readonly env?: string;
  /**
   * Keys of options that this one makes meaningless: two of the flags are refused, and a flag wins over the others'
   * variables.
   */
  readonly insteadOf?: readonly string[];
  /** True if it is for one record, and not for a file. */
  readonly ofOneRecord?: true;
  /** True if it is for files, and not for one record. */
  readonly ofFiles?: true | undefined;
  /** True for one of the few that most runs need: the short help (-h) shows them. */
  readonly isMain?: true;
}

/** Options under one title of the help. */
export interface OptionGroup {
  readonly title: string;
  readonly options: readonly OptionSpec[];
}

/** Keys by flags, worked out once: a program with many commands asks for each of them again and again. */
const keyOfFlags = new Map<string, string>();

/**
 * The long name without its dashes, as commander keys it: `--on-clash <way>` → onClash; `--no-header` → header, as
 * `--header <n>`: the one gives false, the other its value.
 */
export function optionKey({ flags }: OptionSpec): string {
  const known = keyOfFlags.get(flags);
  if (known !== undefined) return known;
  const long = /--(?:no-)?([a-z-]+)/.exec(flags)?.[1] ?? '';
  const key = long.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  keyOfFlags.set(flags, key);
  return key;
}

/** `--output`, as it is written in messages. */
export const optionName = (spec: OptionSpec): string => /--[a-z-]+/.exec(spec.flags)?.[0] ?? spec.flags;

/** True for the option that was given, of those that share a key: `--no-header` says false, `--header <n>` a value. */
export const saysValue = (spec: OptionSpec, value: unknown): boolean =>
  spec.flags.startsWith('--no-') === (value === false);
