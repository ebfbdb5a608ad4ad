// Starts of lists: rising, and no further than what they are the starts of.
import { describe, expect, it } from 'vitest';
import { holdsStarts, wrongStarts } from '../../../src/data/file/read/starts.js';

/** What is wrong with starts of that name where sections have so many elements. */
const wrong = (
  name: string,
  starts: readonly number[],
  lengths: Readonly<Record<string, number>>,
): string | undefined =>
  wrongStarts(
    name,
    Uint32Array.from(starts).buffer,
    new Map(Object.entries(lengths).map(([section, length]) => [section, { length }])),
  );

describe('Starts', () => {
  it.each([
    ['name.offset', { 'name.text': 5 }],
    ['name.deletion.bucket', { 'name.deletion.id': 5 }],
    ['group.member.start', { 'group.member': 5 }],
    ['locality.entry.start', { 'entry.name': 5 }],
    ['locality.postal.start', { 'postal.locality': 5 }],
    ['street.address.start', { 'address.record': 40 }],
    ['street.address.start', { 'address.number': 5 }],
    ['group.start', { about: 5 }],
    ['group.start', { group: 5 }],
  ])('of %s go as far as %j', (name, lengths) => {
    expect(holdsStarts(name)).toBe(true);
    expect(wrong(name, [0, 2, 2, 5], lengths)).toBeUndefined();
    expect(wrong(name, [0, 2, 2, 6], lengths)).toBe(`section ${name} points beyond what it lists`);
    expect(wrong(name, [0, 2, 1, 5], lengths)).toBe(`section ${name} is out of order`);
    expect(wrong(name, [3, 2, 5], lengths)).toBe(`section ${name} is out of order`);
    expect(wrong(name, [], lengths)).toBeUndefined();
  });

  it('of what there is not go nowhere', () => {
    expect(wrong('name.offset', [0], {})).toBeUndefined();
    expect(wrong('name.offset', [0, 1], {})).toBe('section name.offset points beyond what it lists');
  });

  it.each(['start', 'name.text', 'name.starts', 'bucket', 'name.bucket'])('are not in a section called %s', (name) => {
    expect(holdsStarts(name)).toBe(false);
    expect(wrong(name, [9, 1], {})).toBeUndefined();
  });
});
