// A file on a real terminal: its width, and whose process it is.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { displayWidth } from '../../../src/cli/output/display-width.js';
import { root } from '../../support/workdir.js';
import { hasTerminal, onTerminal } from '../on-terminal.js';

const CUSTOMERS = join(root, 'fixtures/customers.csv');

describe.skipIf(!hasTerminal)('A file on a terminal', () => {
  test.each([40, 60, 80, 200])('is a table of its first rows, fitted to %i columns', async (columns) => {
    const { shown, code } = await onTerminal(`waypost cleanse '${CUSTOMERS}' --no-progress`, [], {}, columns);
    const lines = shown.split('\r\n');
    const table = lines.slice(lines.findIndex((line) => line.startsWith('input ')));
    expect(table[1]).toMatch(/^24 Smith Str\S* .*verified .*24 SMITH STR/);
    for (const line of table.slice(0, 21)) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
    expect(lines).toContain('first 20 rows shown; -o out.csv writes all rows, --format csv prints them');
    expect(code).toBe(0);
  });

  test('is CSV where it is piped on', async () => {
    const { shown } = await onTerminal(`waypost parse '${CUSTOMERS}' --quiet | tail -n 1 | cut -c 1-5`, []);
    expect(shown.split('\r\n')[0]).toMatch(/^\d{4},$/);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['has colours', {}, true],
    ['has none with NO_COLOR', { NO_COLOR: '1' }, false],
    ['has none on a dumb terminal', { TERM: 'dumb' }, false],
  ])('one address %s', async (_, env, coloured) => {
    const { shown, code } = await onTerminal('waypost find "24 smith st reservoir"', [], env, 60);
    expect(shown.includes('\u001b[1m')).toBe(coloured);
    expect(shown).toContain('AU|GNAF|GAVIC');
    expect(code).toBe(0);
  });
});
