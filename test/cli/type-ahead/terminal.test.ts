// `waypost find` on a real terminal: the real binary under util-linux's script, which gives it one.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, workdir } from '../../support/workdir.js';
import { hasTerminal, onTerminal } from '../on-terminal.js';

describe.skipIf(!hasTerminal)('find on a terminal with no text', () => {
  test('finds as one types, goes down into a building and shows the address taken', async () => {
    const { shown, code } = await onTerminal('waypost find', [
      { until: /type an address/, type: '24 smi' },
      { until: /24 SMITH STREET, RESERVOIR VIC 3073.*9 Addresses.*enter opens/s, type: '\r' },
      { until: /UNIT 1, 24 SMITH STREET.*takes it/s, type: '\u001b[B' },
      { until: /2 of /, type: '\r' },
    ]);
    expect(shown).toMatch(/UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073\S*\s+\S*found[^]*id\s[^]*AU\|GNAF\|GAVIC/);
    expect(shown).toContain('TERMINAL-AS-IT-WAS');
    expect(code).toBe(0);
  });

  test('writes the address taken as JSON where standard output is no terminal', async () => {
    const { shown, code } = await onTerminal(
      'waypost find --country AU > out.json; grep -o "22A SMITH STREET, RESERVOIR VIC 3073" out.json',
      [
        { until: /type an address/, type: '22a smith st reservoir' },
        { until: /22A SMITH STREET, RESERVOIR.*takes it/s, type: '\r' },
      ],
    );
    expect(shown.trimEnd().split('\n').at(-2)).toContain('22A SMITH STREET, RESERVOIR VIC 3073');
    expect(code).toBe(0);
  });

  test.each([
    ['Escape', '\u001b', 0],
    ['Ctrl-C', '\u0003', 130],
  ])('%s leaves the terminal as it was', async (_, key, expected) => {
    const { shown, code } = await onTerminal('waypost find', [
      { until: /type an address/, type: 'smi' },
      { until: /enter/, type: key },
    ]);
    expect(code).toBe(expected);
    expect(shown).toContain('TERMINAL-AS-IT-WAS');
  });

  test.each([
    ['at once', ''],
    ['behind what was typed', '24 smi'],
  ])('the end of what script(1) hands on %s ends it', async (_, typed) => {
    const dir = workdir();
    // The program is loaded when the end comes, or not yet: both end.
    const find = `${process.execPath} ${join(root, 'bin/waypost.js')} find`;
    const { code } = await dir.shell(`printf '%s' '${typed}' | TERM=xterm script -qec "${find}" /dev/null`);
    expect(code).toBe(0);
  });

  test('an error of the search leaves the terminal as it was', async () => {
    const { shown, code } = await onTerminal('waypost find --country ATLANTIS', [
      { until: /type an address/, type: 'smi' },
    ]);
    expect(shown).toContain("the country 'ATLANTIS' is not known");
    expect(shown).toContain('TERMINAL-AS-IT-WAS');
    expect(code).toBe(2);
  });

  test('a dumb terminal is told to give the text', async () => {
    const { shown, code } = await onTerminal('waypost find', [], { TERM: 'dumb' });
    expect(shown).toContain('give the text: waypost find "12 smith st"');
    expect(code).toBe(2);
  });

  test('an option for files is refused', async () => {
    const { shown, code } = await onTerminal('waypost find --all', []);
    expect(shown).toContain('--all is for a file');
    expect(code).toBe(2);
  });
});
