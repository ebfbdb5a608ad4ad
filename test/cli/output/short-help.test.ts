// The short help of a command: which options it shows, how much of lists that do not fit a screen.
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { declareOptions } from '../../../src/cli/options/read-options.js';
import { shortHelp, withExamples } from '../../../src/cli/tree/short-help.js';

/** A command of so many options, of which some are main ones, with the lines of its examples. */
function command(options: number, main: number, examples: readonly string[] = []): Command {
  const made = new Command('cut').description('Cuts things.');
  const rows = Array.from({ length: options }, (_, i) => ({
    flags: `--option-${'abcdefghijklmnopqrstuvwxyz'[i]!} <n>`,
    about: `what ${i} does`,
    kind: 'text' as const,
    ...(i < main && { isMain: true as const }),
  }));
  declareOptions(made, [{ title: 'Options', options: rows }]);
  return withExamples(made, () => examples);
}
const shown = (made: Command, width = 80): string[] => {
  const helper = made.createHelp();
  helper.helpWidth = width;
  return shortHelp(made, helper).split('\n');
};
const optionsOf = (lines: readonly string[]): number => lines.filter((line) => line.startsWith('  --')).length;

/** A command of so many commands. */
function group(commands: number, examples: readonly string[] = []): Command {
  const made = new Command('tools').summary('Many tools.').description('A longer text.');
  for (let i = 0; i < commands; i++) made.command(`tool${i}`).description(`does ${i}`);
  return withExamples(made, () => examples);
}

describe('The short help', () => {
  it('of a command', () => {
    expect(shown(command(2, 1, ['cut this']))).toEqual([
      'Usage: cut [options]',
      'Cuts things.',
      '',
      'Options:',
      '  --option-a <n>  what 0 does',
      '  --option-b <n>  what 1 does',
      '',
      'Examples:',
      '  cut this',
      '',
      '--help shows more',
      '',
    ]);
  });

  it.each([
    [12, 3, 12, 'more'],
    [13, 3, 3, 'all 13 options'],
    [13, 13, 13, 'more'],
    [20, 14, 14, 'all 20 options'],
    [20, 15, 14, 'all 20 options'],
  ])('of %d options, %d of them main ones, shows %d', (options, main, wanted, last) => {
    const lines = shown(command(options, main));
    expect(optionsOf(lines)).toBe(wanted);
    expect(lines.at(-2)).toBe(`--help shows ${last}`);
  });

  it('of commands names each with what it does, the summary before the description', () => {
    expect(shown(group(2))).toEqual([
      'Usage: tools COMMAND',
      'Many tools.',
      '',
      'Commands:',
      '  tool0  does 0',
      '  tool1  does 1',
      '',
      'tools COMMAND -h shows the main options of one, --help all',
      '',
    ]);
  });

  it.each([
    [18, 18, ''],
    [19, 17, '  and     tool17, tool18'],
    [21, 17, '  and     tool17, tool18, tool19, tool20'],
  ])('of %d commands has %d lines of them, and the names of the others', (commands, lines, last) => {
    const all = shown(group(commands)).filter((line) => /^ {2}(?:tool|and)/.test(line));
    expect(all.filter((line) => line.startsWith('  tool'))).toHaveLength(lines);
    expect(all.at(-1)!.startsWith('  and') ? all.at(-1) : '').toBe(last);
  });

  it.each([
    [13, 3, true],
    [14, 2, true],
    [14, 3, false],
  ])('of %d commands has room for %d examples: %s', (commands, examples, isShown) => {
    const lines = shown(
      group(
        commands,
        Array.from({ length: examples }, (_, i) => `example ${i}`),
      ),
    );
    expect(lines.includes('Examples:')).toBe(isShown);
  });

  it('of a command with arguments and commands says both ways to call it', () => {
    const made = group(1).argument('[file]');
    const lines = shown(made);
    expect(lines.slice(0, 2)).toEqual(['Usage: tools [options] [file]', '       tools COMMAND']);
    expect(shown(new Command('outer').addCommand(made).commands[0]!)).toContain('       outer tools COMMAND');
  });

  it('cuts lines at the width of the screen', () => {
    const lines = shown(command(1, 1), 28);
    expect(lines[4]).toBe('  --option-a <n>  what 0 does'.slice(0, 27) + '…');
    expect(shown(command(1, 1), 29)[4]).toBe('  --option-a <n>  what 0 does');
  });
});
