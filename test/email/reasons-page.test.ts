// The page of the reasons has every code that an answer may have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formReasons } from '../../src/email/syntax/reasons.js';
import { root } from '../support/workdir.js';

const page = readFileSync(join(root, 'docs/reference/email-reasons.md'), 'utf8');
const told = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, code]) => code!);

/** Codes that the sources of a folder give as `reason: '…'`, or as the first of their arguments. */
const given = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(root, 'src/email', file), 'utf8').matchAll(pattern)].map(([, code]) => code!);

test('docs/reference/email-reasons.md names every reason once', () => {
  const all = new Set([
    ...formReasons.filter((code) => code !== 'ok'),
    ...given('answer.ts', /unasked\('\w+', '([a-z-]+)'/g),
    ...given('policy/domain-form.ts', /reason: '([a-z-]+)'/g),
    ...given('policy/policy.ts', /reason: '([a-z-]+)'/g).filter((code) => code !== 'international-local'),
    ...given('cell/clean.ts', /reason: '([a-z-]+)'/g),
    ...given('network/reasons.ts', /^ {2}'?([a-z][a-z0-9-]+)'?:\s+'/gm),
    'empty',
    'call-failed',
  ]);
  expect(told.toSorted()).toEqual([...all].sort());
});
