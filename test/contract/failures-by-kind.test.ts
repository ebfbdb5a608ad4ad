// What a failure of each kind is to a shell and to a client of the service.
import { expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';

test.each([
  ['usage', 2, 400],
  ['configuration', 2, 500],
  ['bad-request', 2, 400],
  ['source-not-installed', 2, 400],
  ['input-unreadable', 6, 400],
  ['data-broken', 6, 500],
  ['output-unwritable', 7, 500],
  ['authentication', 4, 502],
  ['temporary', 5, 503],
  ['unanswered', 5, 503],
  ['resume-mismatch', 8, 500],
  ['locked', 8, 500],
  ['hung-up', 129, 503],
  ['interrupted', 130, 503],
  ['terminated', 143, 503],
] as const)('%s: exit code %d, status %d', (kind, exit, status) => {
  const error = new WaypostError(kind, 'why');
  expect([error.exitCode, error.httpStatus]).toEqual([exit, status]);
});
