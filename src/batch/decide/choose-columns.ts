// Which columns of its operation a step adds: by default those that most readers use, else what a choice says in sets,
// names and patterns.
import { WaypostError } from '../../contract/errors.js';
import type { Operation, OutputColumn } from '../../contract/operation.js';
import { valueThatFills } from '../../contract/feature-value.js';
import { nearHint } from '../../contract/near-name.js';

/** Names that stand for several columns. `default` is what is added where nothing is chosen. */
const SETS = ['brief', 'mail', 'default', 'all'] as const;
type SetName = (typeof SETS)[number];

/** What of a step decides its columns. */
export interface ColumnChoice {
  readonly operation: Pick<Operation, 'name' | 'prefix' | 'columns' | 'preview' | 'mail' | 'features'>;
  /** Sets, names with or without the operation's prefix, patterns with `*`; any of them behind `-` leaves out. */
  readonly columns?: readonly string[] | undefined;
  readonly featureOptions?: Readonly<Record<string, string>> | undefined;
  /** In place of the operation's. */
  readonly prefix?: string | undefined;
}

/**
 * Numbers of the columns in the order they are written: as chosen, each once; a choice that begins with one to leave
 * out is the default without it. Throws a usage error for a name that there is not, a pattern that fits none, a column
 * whose feature option is not on, and a choice of nothing; `label` begins its message.
 */
export function chooseColumns(choice: ColumnChoice, label = ''): number[] {
  try {
    return chosen(choice);
  } catch (error) {
    throw error instanceof WaypostError ? new WaypostError('usage', label + error.message, { cause: error }) : error;
  }
}

function chosen(choice: ColumnChoice): number[] {
  const { columns: items = ['default'] } = choice;
  const numbers = new Set(items[0]?.startsWith('-') === true ? numbersOf(choice, 'default') : []);
  for (const item of items) {
    if (!item.startsWith('-')) for (const number of numbersOf(choice, item)) numbers.add(number);
    else for (const number of numbersOf(choice, item.slice(1), true)) numbers.delete(number);
  }
  if (numbers.size > 0) return [...numbers];
  throw usage(`${items.join(',')} leaves no column; choose one at least`);
}

/** The columns that an item stands for. To leave one out, it need not be filled. */
function numbersOf(choice: ColumnChoice, item: string, isToLeaveOut = false): number[] {
  const { operation, prefix = operation.prefix } = choice;
  const { columns, name: operationName } = operation;
  const filled = (number: number): boolean => isToLeaveOut || isFilled(choice, columns[number]!);
  const named = ({ name }: { readonly name: string }): string[] => [name, operation.prefix + name, prefix + name];
  const exact = columns.findIndex((column) => named(column).includes(item));
  if (exact >= 0) {
    if (filled(exact)) return [exact];
    const feature = columns[exact]!.feature!;
    const value = valueThatFills(operation.features, feature);
    const hint = `is filled with --feature ${feature}=${value} only; give that too, or leave the column out`;
    throw usage(`the column '${item}' ${hint}`);
  }
  if ((SETS as readonly string[]).includes(item)) return setNamed(operation, item as SetName).filter(filled);
  if (item.includes('*')) {
    const pattern = patternOf(item);
    const all = [...columns.keys()];
    const fitting = all.filter((number) => named(columns[number]!).some((name) => pattern.test(name)));
    if (fitting.some(filled)) return fitting.filter(filled);
    throw usage(`no column of ${operationName} fits '${item}'; it has ${namesOf(operation)}`);
  }
  const near = nearHint(item, [...columns.map(({ name }) => name), ...SETS]);
  throw usage(
    `${operationName} has no column '${item}'${near}; it has ${namesOf(operation)}, and the sets ${SETS.join(', ')}`,
  );
}

function setNamed({ name, columns, preview, mail }: ColumnChoice['operation'], set: SetName): number[] {
  const all = [...columns.keys()];
  if (set === 'all') return all;
  if (set === 'default') return all.filter((number) => columns[number]!.only !== 'all');
  const names = set === 'mail' ? mail : preview;
  if (names === undefined) {
    throw usage(`${name} has no set '${set}', since its answers are no addresses; choose brief, all, or names`);
  }
  return names.map((column) => columns.findIndex((each) => each.name === column));
}

const isFilled = ({ operation, featureOptions }: ColumnChoice, { feature }: OutputColumn<never>): boolean =>
  feature === undefined || featureOptions?.[feature] === valueThatFills(operation.features, feature);

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

const namesOf = ({ columns }: ColumnChoice['operation']): string => columns.map(({ name }) => name).join(', ');

const usage = (text: string): WaypostError => new WaypostError('usage', `--columns: ${text}`);
