// A folder as standard input, which the system gives as an empty one.
import { expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

test('A folder as standard input is named as one', async () => {
  const { code, stderr } = await workdir().shell('waypost parse - < .');
  expect([code, stderr]).toEqual([6, 'waypost: standard input is a folder; give a file in it\n']);
});
