// The operator's list of addresses and domains that are refused.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import { BlockList } from '../../src/email/lists/block-list.js';

const LIST = `\ufeff# people who left
jane@example.com
 Joe.Citizen@EXAMPLE.net   # asked twice

example.org
*.example.com # their customers
müller.example
`;

describe('A block list', () => {
  const list = new BlockList(LIST);

  test.each<readonly [string, string, boolean]>([
    ['jane', 'example.com', true],
    ['JANE', 'example.com', true],
    ['joe.citizen', 'example.net', true],
    ['anybody', 'example.org', true],
    ['anybody', 'sub.example.org', false],
    ['anybody', 'sub.example.com', true],
    ['anybody', 'a.b.example.com', true],
    ['anybody', 'example.com', false],
    ['anybody', 'notexample.com', false],
    ['zoe', 'xn--mller-kva.example', true],
    ['people', 'example.net', false],
  ])('has %j at %s: %s', (local, domain, has) => {
    expect(list.has(local, domain)).toBe(has);
  });

  test.each(['\r\n', '\n', '\r'])('ends its lines with %j', (end) => {
    const other = new BlockList(['example.com', 'example.net'].join(end));
    expect([other.has('a', 'example.com'), other.has('a', 'example.net')]).toEqual([true, true]);
  });

  test.each([
    'jane@',
    'not a domain',
    '*.',
    '*',
    '@example.com',
    'a@b@example.com',
    'exa mple.com',
    '<jane@example.com>',
  ])('refuses %j by its line', (entry) => {
    const read = (): BlockList => new BlockList(`example.com\n${entry}\n`, 'blocked.txt');
    expect(read).toThrow(WaypostError);
    expect(read).toThrow(
      `blocked.txt, line 2: '${entry}' is no address, domain or *.domain; put one on each line, and # before a comment`,
    );
  });
});
