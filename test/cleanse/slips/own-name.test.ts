// A street's name is a slip of another, or a name of its own.
import { describe, expect, it } from 'vitest';
import { isOwnName } from '../../../src/cleanse/verdict/own-name.js';
import { slipBits } from '../../../src/cleanse/verdict/slip-bits.js';
import { KnownNames } from '../../../src/data/known-names/known-names.js';

const known = KnownNames.embedded();
const surprisal = (word: string): number => known.surprisal(word);

const NOTHING_KNOWN = { agreement: 0, asStreet: Infinity };

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
    expect(isOwnName(has, written, NOTHING_KNOWN, surprisal)).toBe(true);
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
    // What a STREET and a number that most streets have say for it.
    expect(isOwnName(has, written, { agreement: 2, asStreet: Infinity }, surprisal)).toBe(false);
  });

  it('is weighed by the words that differ, or whole where their numbers do', () => {
    const asked: string[] = [];
    const note = (word: string): number => {
      asked.push(word);
      return 100;
    };
    isOwnName('OLD CASTLE HILL', 'OLD CASLTE HLIL', NOTHING_KNOWN, note);
    expect(asked).toEqual(['CASLTE', 'HLIL']);
    asked.length = 0;
    isOwnName('CASTLE HILL', 'CASTLEHLIL', NOTHING_KNOWN, note);
    expect(asked).toEqual(['CASTLEHLIL']);
  });

  it.each([
    ['ST JOHNS', 'ºST JOHNS'],
    ['SILVER FERN', 'SI LVERFERN'],
  ])('is none beside the same letters: %s and %s', (has, written) => {
    expect(isOwnName(has, written, { agreement: 0, asStreet: 1 }, surprisal)).toBe(false);
  });

  it('is one of its own beside the same letters with another number', () => {
    expect(isOwnName('FARM 21', 'FARM 12', NOTHING_KNOWN, () => Infinity)).toBe(true);
    expect(isOwnName('LONG', 'LONG 1', NOTHING_KNOWN, () => Infinity)).toBe(true);
  });

  it('is a slip where nothing is known of names', () => {
    expect(isOwnName('BENTLEY', 'BRAMLEY', NOTHING_KNOWN, () => Infinity)).toBe(false);
  });

  it('is a name of its own sooner where type and number are those of most streets', () => {
    const [has, written] = ['CARNLEY', 'CRADLEY'];
    const near = (): number => slipBits(has, written) + 5;
    expect(isOwnName(has, written, { agreement: 7, asStreet: Infinity }, near)).toBe(false);
    expect(isOwnName(has, written, { agreement: 5, asStreet: Infinity }, near)).toBe(true);
  });

  it('is a name of its own where streets are called that', () => {
    const damaged = (): number => 100;
    expect(isOwnName('CARNLEY', 'CRADLEY', { agreement: 2, asStreet: 14 }, damaged)).toBe(true);
    expect(isOwnName('CARNLEY', 'CRADLEY', { agreement: 2, asStreet: 40 }, damaged)).toBe(false);
  });
});
