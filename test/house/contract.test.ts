// docs/reference/contract.md says where each part of the contract is tested, and says it of all of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractPage, described, wantedRows } from '../support/docs/contract-page.js';
import { rowsByOperation, sharedRows } from '../support/docs/contract-table.js';
import { root } from '../support/workdir.js';

/** True if the test file has a test or group of that title, as it is written there. */
function isTested(tested: string): boolean {
  const [file = '', title = ''] = tested.split(' › ');
  const path = join(root, 'test', `${file}.test.ts`);
  return (
    title !== '' &&
    existsSync(path) &&
    ["'", '"', '`'].some((quote) =>
      readFileSync(path, 'utf8').includes(`(${quote}${title.replaceAll(quote, `\\${quote}`)}${quote},`),
    )
  );
}

describe('The table of the contract', () => {
  test('is docs/reference/contract.md', async () => {
    await expect(contractPage()).toMatchFileSnapshot(join(root, 'docs/reference/contract.md'));
  });

  test.each(described.map((operation) => ({ operation, name: operation.name })))(
    'has a row for each field and option of $name',
    async ({ operation }) => {
      const rows = (rowsByOperation[operation.name] ?? []).map(({ what }) => what);
      expect((await wantedRows(operation)).filter((wanted) => !rows.includes(wanted))).toEqual([]);
      expect(rows.filter((what) => rows.indexOf(what) !== rows.lastIndexOf(what))).toEqual([]);
    },
  );

  test('has no row of what is not described', async () => {
    expect(
      Object.keys(rowsByOperation).filter((name) => !described.some((operation) => operation.name === name)),
    ).toEqual([]);
    for (const operation of described) {
      const wanted = await wantedRows(operation);
      expect(
        (rowsByOperation[operation.name] ?? []).filter(
          ({ what }) => /^(payload|featureOptions)\./.test(what) && !wanted.includes(what),
        ),
      ).toEqual([]);
    }
  });

  test('names a test that exists in every row', () => {
    const rows = [...sharedRows, ...Object.values(rowsByOperation).flat()];
    expect(rows.filter(({ tested }) => !isTested(tested))).toEqual([]);
  });

  test('knows a test that does not exist', () => {
    expect(isTested('house/contract › knows a test that does not exist')).toBe(true);
    expect(isTested('house/contract › no such title')).toBe(false);
    expect(isTested('house/no-such-file › knows a test that does not exist')).toBe(false);
  });
});
