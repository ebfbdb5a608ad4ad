// The pages of docs/reference/commands, from the tree of commands: a page for each command of the program with what is
// its own, and an index with the options that many commands take.
import type { Command, Option } from 'commander';
import { processIo } from '../../../src/cli/io.js';
import { buildProgram } from '../../../src/cli/tree/program.js';
import { cell, GENERATED } from './reference-docs.js';

/** A command, its full name, and the command of the program that it is or belongs to. */
export interface NamedCommand {
  readonly name: string;
  readonly command: Command;
  readonly top: string;
}

/** Options that so many commands of the program take with the same words are told once, in the index. */
const SHARED_BY = 3;

/** Every command of the tree with its full name, in the order of the help; the program itself is the first. */
export function allCommands(): NamedCommand[] {
  const program = buildProgram({ io: { ...processIo(), columns: 100 }, code: 0 });
  const walk = (command: Command, name: string, top: string): NamedCommand[] => [
    { name, command, top },
    ...command.commands.flatMap((child) => walk(child, `${name} ${child.name()}`, top || child.name())),
  ];
  return walk(program, 'waypost', '');
}

const textOf = ({ flags, description }: Option): string => `| \`${cell(flags)}\` | ${cell(description)} |`;
const flagOf = ({ flags }: Option): string => /--[a-z-]+/.exec(flags)?.[0] ?? flags;
const titleOf = ({ helpGroupHeading = 'Options:' }: Option): string => helpGroupHeading.replace(/:$/, '');
const table = (head: string, rows: readonly string[]): string =>
  `| ${head} | meaning |\n|---|---|\n${rows.join('\n')}\n`;

/** The shared options by the title that the help of the first command has them under, and by their rows. */
function sharedOptions(commands: readonly NamedCommand[]): Map<string, Map<string, Option>> {
  const takers = new Map<string, Set<string>>();
  for (const { command, top } of commands) {
    for (const option of command.options) {
      const row = textOf(option);
      takers.set(row, (takers.get(row) ?? new Set()).add(top));
    }
  }
  const groups = new Map<string, Map<string, Option>>();
  const seen = new Set<string>();
  for (const option of commands.flatMap(({ command }) => command.options)) {
    const row = textOf(option);
    // A command that means something else by the name of a shared option has it as its own.
    if (seen.has(flagOf(option)) || takers.get(row)!.size < SHARED_BY) continue;
    seen.add(flagOf(option));
    const title = titleOf(option);
    groups.set(title, (groups.get(title) ?? new Map<string, Option>()).set(row, option));
  }
  return groups;
}

/** The pages by their names below docs/reference/commands. */
export function commandPages(): Map<string, string> {
  const commands = allCommands();
  const [program, ...others] = commands;
  const shared = sharedOptions(commands);
  const pages = new Map([['README.md', indexPage(program!.command, shared)]]);
  for (const { name, top, command } of others.filter((each) => each.command.parent === program!.command)) {
    const below = others.filter((each) => each.top === top && each.command !== command);
    const parts = [`# ${name}\n\n${GENERATED}\n\n${body(command, shared, below)}`];
    parts.push(...below.map((each) => `## ${each.name}\n\n${body(each.command, shared, [])}`));
    pages.set(`${top}.md`, parts.join('\n'));
  }
  return pages;
}

function indexPage(program: Command, shared: ReadonlyMap<string, ReadonlyMap<string, Option>>): string {
  const rows = program.commands.map(
    (command) => `| [\`${command.name()}\`](${command.name()}.md) | ${summary(command)} |`,
  );
  const groups = [...shared].map(([title, options]) => `### ${title}\n\n${table('option', [...options.keys()])}`);
  return (
    `# Commands\n\n${GENERATED}\n\n${program.description()}\n\n${table('command', rows)}\n` +
    `\`waypost --version\` shows the version, \`waypost help COMMAND\` or \`waypost COMMAND --help\` the help of a ` +
    `command.\n\n## Shared options\n\nThe page of each command says which of these it takes, beside its own.\n\n` +
    groups.join('\n')
  );
}

function body(
  command: Command,
  shared: ReadonlyMap<string, ReadonlyMap<string, Option>>,
  below: readonly NamedCommand[],
): string {
  const isShared = (option: Option): boolean => [...shared.values()].some((options) => options.has(textOf(option)));
  const own = command.options.filter((option) => !isShared(option));
  const path = usagePath(command);
  const parts = [`\`\`\`text\n${path} ${command.usage()}\n\`\`\`\n`, `${command.description()}\n`];
  if (below.length > 0) {
    const rows = below
      .filter((each) => each.command.commands.length === 0)
      .map(
        (each) => `| [\`${each.name.replace('waypost ', '')}\`](#${anchor(each.name)}) | ${summary(each.command)} |`,
      );
    parts.push(table('command', rows));
  }
  if (command.registeredArguments.length > 0) {
    parts.push(
      table(
        'argument',
        command.registeredArguments.map((argument) => {
          const choices = argument.argChoices ? ` (${argument.argChoices.join(', ')})` : '';
          return `| \`${argument.name()}\` | ${cell(argument.description)}${choices} |`;
        }),
      ),
    );
  }
  if (own.length > 0) parts.push(table('option', own.map(textOf)));
  const taken = [...shared].flatMap(([title, options]) => takenOf(title, [...options.values()], command.options));
  if (taken.length > 0) parts.push(`[Shared options](README.md#shared-options): ${taken.join('; ')}.\n`);
  return parts.join('\n');
}

const usagePath = (command: Command): string =>
  command.parent ? `${usagePath(command.parent)} ${command.name()}` : command.name();
const summary = (command: Command): string => cell(command.summary() || command.description());
const anchor = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** Which of a group's options the command takes: all of them, all but a few, or a few. */
function takenOf(title: string, group: readonly Option[], options: readonly Option[]): string[] {
  const rows = new Set(options.map(textOf));
  const taken = group.filter((option) => rows.has(textOf(option)));
  const missing = group.filter((option) => !rows.has(textOf(option)));
  if (taken.length === 0) return [];
  const name = `[${title}](README.md#${anchor(title)})`;
  if (missing.length === 0) return [`all of ${name}`];
  const flags = (list: readonly Option[]): string => list.map((option) => `\`${flagOf(option)}\``).join(', ');
  return [missing.length < taken.length ? `${name} but ${flags(missing)}` : `of ${name} ${flags(taken)}`];
}
