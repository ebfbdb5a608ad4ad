// A street's name is a slip of another, or a name of its own.
import { describe, expect, it } from 'vitest';
import { isOwnName } from '../../../src/cleanse/verdict/own-name.js';
import { KnownNames } from '../../../src/data/known-names/known-names.js';

const known = KnownNames.embedded();
const surprisal = (word: string): number => known.surprisal(word);

describe('What is two slips away from the name of a street', () => {
  it.each([
    ['BRAMLEY', 'BENTLEY'],
    ['BRYDON', 'BRETON'],
    ['BELLA', 'WELLS'],
    ['GORHAM', 'GILHAM'],
    ['CASTLETON', 'CARLETON'],
    ['OLD GODLEY', 'OLD GODFREY'],
    ['MCKELL', 'MCNEIL'],
  ])('%s is a name of its own beside %s', (written, has) => {
    expect(isOwnName(has, written, surprisal)).toBe(true);
  });

  it.each([
    ['FRNACSI', 'FRANCIS'],
    ['XBRACEN', 'BRACKEN'],
    ['CENTARLL', 'CENTRAL'],
    ['WLELSS', 'WELLS'],
    ['MT BIMBRDIGE', 'MT BAIMBRIDGE'],
    ['ST UMES', 'ST JAMES'],
    ["O'BRNIEE", "O'BRIEN"],
    ['DINTNO', 'CLINTON'],
  ])('%s is %s with slips in it', (written, has) => {
    expect(isOwnName(has, written, surprisal)).toBe(false);
  });

  it('is weighed by the words that differ, or whole where their numbers do', () => {
    const asked: string[] = [];
    const note = (word: string): number => {
      asked.push(word);
      return 100;
    };
    isOwnName('OLD CASTLE HILL', 'OLD CASLTE HLIL', note);
    expect(asked).toEqual(['CASLTE', 'HLIL']);
    asked.length = 0;
    isOwnName('CASTLE HILL', 'CASTLEHLIL', note);
    expect(asked).toEqual(['CASTLEHLIL']);
  });

  it('is a slip where nothing is known of names', () => {
    expect(isOwnName('BENTLEY', 'BRAMLEY', () => Infinity)).toBe(false);
  });
});
