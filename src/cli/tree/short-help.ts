// The short help of a command, for -h: what it does, the options that most runs need, an example; a screen at most.
import type { Command, Help } from 'commander';
import { CliOption } from '../options/read-options.js';

/** Commands of no more options than these show them all. */
const MOST_OPTIONS = 12;
/** Options of a command with more of them, so that all of it fits a screen of 24 lines. */
const MOST_MAIN = 14;
/** Lines of a screen. */
const HIGH = 24;

const examplesOf = new WeakMap<Command, () => readonly string[]>();

/** Gives a command the lines that its short help shows as examples; they are made when they are asked for. */
export function withExamples(command: Command, examples: () => readonly string[]): Command {
  examplesOf.set(command, examples);
  return command;
}

/** Lines beside those of a list: usage, summary, its title, the last line, and the empty ones between them. */
const AROUND_ONE_LIST = 6;
/** The same of two lists: one more title, and an empty line. */
const AROUND_TWO_LISTS = AROUND_ONE_LIST + 2;

/** The short help. */
export function shortHelp(command: Command, helper: Help): string {
  const width = helper.helpWidth ?? 80;
  const options = command.options.filter((option) => option.long !== '--version');
  const main = options.filter((option) => option instanceof CliOption && option.isMain).slice(0, MOST_MAIN);
  const shown = options.length > MOST_OPTIONS ? main : options;
  const summary = command.summary() === '' ? command.description() : command.summary();
  const commands = helper.visibleCommands(command).filter((each) => each.name() !== 'help');
  const named = commands.map((each): Row => [each.name(), each.summary() === '' ? each.description() : each.summary()]);
  const examples = (examplesOf.get(command)?.() ?? []).map((line): Row => [line, '']);
  const hasRoom = named.length + shown.length + examples.length + AROUND_TWO_LISTS <= HIGH;
  return [
    ...usageOf(command, helper, commands.length > 0).map((line, i) => `${i === 0 ? 'Usage:' : '      '} ${line}`),
    summary,
    ...list('Commands:', fitted(named), width),
    ...list(
      'Options:',
      shown.map((option) => [option.flags, option instanceof CliOption ? option.about : option.description]),
      width,
    ),
    ...list('Examples:', named.length === 0 || hasRoom ? examples : [], width),
    '',
    commands.length > 0
      ? `${pathOf(command)} COMMAND -h shows the main options of one, --help all`
      : `--help shows ${shown.length < options.length ? `all ${options.length} options` : 'more'}`,
    '',
  ].join('\n');
}

type Row = readonly [term: string, about: string];

/** Rows as they fit a screen; the names of those that do not share the last line. */
function fitted(rows: readonly Row[]): readonly Row[] {
  const room = HIGH - AROUND_ONE_LIST;
  if (rows.length <= room) return rows;
  const rest = rows.slice(room - 1).map(([name]) => name);
  return [...rows.slice(0, room - 1), ['and', rest.join(', ')]];
}

/** The ways to call it: the names of commands below it, its own arguments, or both. */
const usageOf = (command: Command, helper: Help, hasCommands: boolean): string[] => [
  ...(hasCommands && command.registeredArguments.length === 0
    ? []
    : [helper.commandUsage(command).replace(' [command]', '')]),
  ...(hasCommands ? [`${pathOf(command)} COMMAND`] : []),
];

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** Lines under a title, each cut to the width; none where there is nothing to show. */
function list(title: string, rows: readonly Row[], width: number): string[] {
  if (rows.length === 0) return [];
  const widest = Math.max(...rows.map(([term]) => term.length));
  const lines = rows.map(([term, about]) => cut(`  ${term.padEnd(widest)}  ${about}`.trimEnd(), width));
  return ['', title, ...lines];
}

/** Help is plain ASCII: a character is a column. */
const cut = (line: string, width: number): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line);
