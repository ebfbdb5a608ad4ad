// Which of several addresses in a table is meant: what each word of its name weighs, and what its rows do.
import { describe, expect, test } from 'vitest';
import { rankGroups } from '../../../src/columns/choose-group.js';
import type { AddressGroup } from '../../../src/columns/groups.js';

const groupOf = (stem: string, columns: readonly object[] = []): AddressGroup =>
  ({ stem, columns }) as unknown as AddressGroup;
const streetAt = (index: number, role = 'line'): object => ({ reading: { role }, column: { index } });
const scoreOf = (group: AddressGroup, sample: readonly (readonly string[])[]): number =>
  Math.round(rankGroups([group], sample)[0]!.score * 1e6) / 1e6;

describe('A name of a group', () => {
  test.each<[string, number]>([
    ['', 1],
    ['#1', 0.9],
    ['#2', -1],
    ['(9', -1],
    ['2', -1],
    ...'primary principal main home physical property location site service supply street'
      .split(' ')
      .map((word): [string, number] => [word, 1]),
    ['shipping', 0.5],
    ['delivery', 0.5],
    ['work', 0.3],
    ['billing', 0],
    ['postal', -0.5],
    ...'other alternate alternative secondary second previous old former'
      .split(' ')
      .map((word): [string, number] => [word, -1]),
    ['wattle', 0],
    ['home shipping', 1],
    ['home postal', -0.5],
    ['postal previous home', -1],
  ])('%j is liked by %d', (stem, liked) => {
    expect(scoreOf(groupOf(stem), [[''], ['']])).toBe(Math.round(liked * 150_000) / 1e6);
  });
});

describe('The rows of a group', () => {
  const rows = (...texts: string[]): string[][] => texts.map((text) => [text]);
  const group = groupOf('wattle', [streetAt(0)]);

  test.each<[string, string[][], number]>([
    ['all stand in a street', rows('1 A St', '2 A St', '3 A St'), 2.3],
    ['none has anything', rows('', ' ', ''), 0],
    ['half of them', rows('1 A St', '', '2 B St', ''), 1.15],
    ['a tenth of them', [...rows('1 A St'), ...Array.from({ length: 9 }, () => [''])], 0.53],
    [
      'fewer than a tenth',
      [...rows('1 A St'), ...Array.from({ length: 10 }, () => [''])],
      Math.round(0.3e6 / 11) / 1e6,
    ],
    ['boxes are filled, and stand nowhere', rows('PO Box 1', 'PO Box 2'), 0.3],
    ['four that are the same', rows('1 A St', '1 A St', '1 A St', '1 A St'), 2.3],
    [
      'five that are the same are those of who keeps the file',
      rows('1 A St', '1 A St', '1 A St', '1 A St', '1 A St'),
      1.3,
    ],
    ['none', [], 0],
  ])('%s', (_, sample, score) => {
    expect(scoreOf(group, sample)).toBe(score);
  });

  test('count the columns of the street alone, and no postal one', () => {
    const columns = [streetAt(0, 'postal'), streetAt(1, 'locality'), streetAt(2)];
    expect(scoreOf(groupOf('wattle', columns), [['PO Box 1', 'Reservoir', '']])).toBe(0);
  });

  test('are ranked, of two alike the one further to the left', () => {
    const groups = [groupOf('billing'), groupOf('home'), groupOf('main'), groupOf('old')];
    expect(rankGroups(groups, [['']]).map(({ group: { stem } }) => stem)).toEqual(['home', 'main', 'billing', 'old']);
  });
});
