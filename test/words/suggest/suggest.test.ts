// Which places are suggested for what somebody typed or said, and in which order.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { ask, ENGLISH, type Known, PLACES, PLACES_AT_SEA, wordsOf } from './made-up-world.js';

type Three = readonly [string, string, string];
const three = ({ words }: Known): Three => words.split('.') as unknown as Three;
/** The first place on land whose words are wanted ones, in places where they are. */
function placeWith(first: string, second?: string, third?: string): Known {
  const found = PLACES.find((place) => {
    const words = three(place);
    return words[0] === first && (second ?? words[1]) === words[1] && (third ?? words[2]) === words[2];
  });
  if (!found) throw new Error(`no place on land has ${first} ${second} ${third}`);
  return found;
}
const focusOn = ({ latitude, longitude }: Known): { focus: string } => ({ focus: `${latitude},${longitude}` });

describe('What is suggested', () => {
  test('is first what was typed, with all that is known of it', () => {
    const place = placeWith('apricot');
    const [first, ...others] = ask(place.words.toUpperCase().replaceAll('.', ' '));
    expect(first).toEqual({
      ...place,
      language: 'en',
      country: place.latitude < 0 ? 'AU' : 'GB',
      nearestPlace: 'Somewhere',
      rank: 1,
    });
    expect(others.map(({ rank }) => rank)).toEqual([2, 3]);
  });

  test.each([
    ['a letter too many', 'apricott'],
    ['a letter too few', 'aprict'],
    ['another letter', 'aprigot'],
    ['two letters swapped', 'arpicot'],
    ['the key beside', 'apricoy'],
    ['a wrong first letter', 'spricot'],
    ['two slips', 'aprocott'],
    ['a plural', 'apricots'],
    ['accents and capitals', 'Ápricôt'],
    ['the sound of it', 'eypricotte'],
  ])('mends %s: %s', (_, typed) => {
    const { words } = placeWith('apricot');
    const [, second, third] = words.split('.');
    expect(ask(`${typed}.${second}.${third}`)[0]!.words).toBe(words);
  });

  test.each([
    ['parties', 'party'],
    ['thundering', 'thunder'],
    ['candled', 'candle'],
    ['nite', 'knight'],
    ['jelous', 'jealous'],
    ['chokolate', 'chocolate'],
    ['yogurt', 'yoghurt'],
    ['parrashoot', 'parachute'],
    ['orkistra', 'orchestra'],
  ])('has %s as %s in the middle', (typed, meant) => {
    const place = PLACES.find((place) => three(place)[1] === meant)!;
    const [first, , third] = three(place);
    expect(wordsOf(ask([first, typed, third].join('.')))[0]).toBe(place.words);
  });

  test('mends a slip in each of two words and of three', () => {
    const place = placeWith('castle');
    const [, second, third] = three(place);
    expect(ask(`castel.${second}q.${third}`)[0]!.words).toBe(place.words);
    expect(ask(`castel.${second}q.${third}q`)[0]!.words).toBe(place.words);
  });

  test('finishes a third word that is only begun, beside a slip too', () => {
    const place = PLACES.find((place) => three(place)[2] === 'umbrella')!;
    const [first, second] = three(place);
    expect(wordsOf(ask(`${first}.${second}.umb`))).toContain(place.words);
    expect(wordsOf(ask(`${first}.${second}.ubmr`))).toContain(place.words);
    expect(wordsOf(ask(`${first}q.${second}.umb`))).toContain(place.words);
    expect(wordsOf(ask(`${first}.${second}.u`, focusOn(place)))).toContain(place.words);
  });

  test('goes on where the third word may be a longer one', () => {
    const place = PLACES.find((place) => three(place)[2] === 'soapbox' && ask(typedSoap(place))[0]!.words)!;
    expect(wordsOf(ask(typedSoap(place), { nResults: '10' }))).toContain(place.words);
    expect(wordsOf(ask(typedSoap(place), focusOn(place)))).toContain(place.words);
  });
  const typedSoap = (place: Known): string => `${three(place)[0]}.${three(place)[1]}.soap`;

  test('has the other orders of the words', () => {
    const place = placeWith('banjo');
    const [first, second, third] = three(place);
    for (const words of [
      [first, third, second],
      [second, first, third],
      [third, second, first],
      [second, third, first],
      [third, first, second],
    ]) {
      expect(wordsOf(ask(words.join('.'), { nResults: '6' }))).toContain(place.words);
      // A place near the focus is likelier than the others, but not than what was typed.
      expect(wordsOf(ask(words.join('.'), focusOn(place))).slice(0, 2)).toContain(place.words);
    }
  });

  test('is found in words that ran together, and in words that were cut in two', () => {
    const place = PLACES.find((place) => three(place)[1] === 'football')!;
    const [first, , third] = three(place);
    expect(ask(`${first}football${third}`)[0]!.words).toBe(place.words);
    expect(ask(`${first}football.${third}`)[0]!.words).toBe(place.words);
    expect(ask(`${first}.football${third}`)[0]!.words).toBe(place.words);
    expect(wordsOf(ask(`${first}.foot ball.${third}`))).toContain(place.words);
    expect(ask(`the ${first} football ${third} please`)[0]!.words).toBe(place.words);
  });

  test('is as many as are wanted, each once', () => {
    const { words } = placeWith('zebra');
    for (const nResults of ['1', '3', '6', '100']) {
      const found = wordsOf(ask(words, { nResults }));
      expect(found.length).toBeLessThanOrEqual(Number(nResults));
      expect(new Set(found).size).toBe(found.length);
    }
    expect(ask(words, { nResults: '1' })).toHaveLength(1);
    const [first, second] = words.split('.');
    expect(ask(`${first}.${second}.b`, { nResults: '100' })).toHaveLength(100);
  });

  test.each(['maples', 'apricot', 'apricot.banjo', 'apricot.banjo.', 'a', '...', '1', 'фыва'])(
    'is nothing for %j, which is refused',
    (input) => {
      const wanted = 'two words and at least the first letter of the third, with dots between them';
      const message = `input must have ${wanted}, not "${input}"`;
      expect(() => ask(input)).toThrow(new WaypostError('bad-request', message, { code: 'BadInput' }));
    },
  );

  test.each(['qqqqqq.wwwwww.qwqwqw', 'apricot.qqqqqqqq.banjo', 'one two three four five', '١.٢.٣'])(
    'is nothing for %j, which no words are near',
    (input) => {
      expect(ask(input)).toEqual([]);
    },
  );
});

describe('A focus', () => {
  test('puts the place first that is near it, and says how far each is', () => {
    const place = PLACES.find((place) => three(place)[2] === 'whistle')!;
    const [first, second] = three(place);
    const near = { focus: `${place.latitude + 0.2},${place.longitude}` };
    const [nearest, ...others] = ask(`${first}.${second}.w`, near);
    expect(nearest).toMatchObject({ words: place.words, distanceToFocusKm: 22, rank: 1 });
    for (const { distanceToFocusKm } of others) expect(distanceToFocusKm).toBeGreaterThan(22);
  });

  test('is for as many results as are wanted to be near it', () => {
    const place = PLACES.find((place) => three(place)[2] === 'spaghetti')!;
    const [first, second] = three(place);
    const input = `${first}.${second}.s`;
    const alone = wordsOf(ask(input));
    const near = wordsOf(ask(input, focusOn(place)));
    const blended = wordsOf(ask(input, { ...focusOn(place), nFocusResults: '1' }));
    expect(near[0]).toBe(place.words);
    expect(alone).not.toContain(place.words);
    expect(blended).toEqual([place.words, ...alone.slice(0, 2)]);
  });

  test('does not put another place before the one that was typed', () => {
    const place = placeWith('dolphin');
    expect(ask(place.words, { focus: `${-place.latitude},${place.longitude + 180}` })[0]!.words).toBe(place.words);
  });
});

describe('The sea', () => {
  const place = PLACES_AT_SEA.find((place) => three(place)[0] === 'castle')!;
  const slip = place.words.replace('castle', 'castel');

  test('has no suggestions but what was typed to the letter', () => {
    expect(ask(place.words)[0]!.words).toBe(place.words);
    expect(wordsOf(ask(slip, { nResults: '100' }))).not.toContain(place.words);
    expect(wordsOf(ask(slip, { nResults: '100', ...focusOn(place) }))).not.toContain(place.words);
  });

  test('has them where they are wanted', () => {
    expect(wordsOf(ask(slip, { preferLand: 'false' }))).toContain(place.words);
  });
});

describe('A clip', () => {
  const place = placeWith('glacier');
  const [, second, third] = three(place);
  const slip = `glacir.${second}.${third}`;

  test('leaves only what is within it', () => {
    const country = place.latitude < 0 ? 'AU' : 'GB';
    const other = place.latitude < 0 ? 'GB' : 'AU';
    expect(ask(slip, { clipToCountry: country })[0]!.words).toBe(place.words);
    expect(wordsOf(ask(slip, { clipToCountry: other, nResults: '100' }))).not.toContain(place.words);
    expect(ask(slip, { clipToCountry: 'ZX' })).toEqual([]);
    expect(wordsOf(ask(slip, { clipToCircle: `${place.latitude},${place.longitude},1` }))).toEqual([place.words]);
    expect(ask(slip, { clipToCircle: `${-place.latitude},${place.longitude},1` })).toEqual([]);
    expect(ask(slip, { clipToBoundingBox: '0,0,0,0' })).toEqual([]);
  });

  test('leaves out what was typed too', () => {
    expect(ask(place.words, { clipToCountry: 'ZX' })).toEqual([]);
  });
});

test('The words of these tests are apart from each other', () => {
  expect(new Set(ENGLISH).size).toBe(ENGLISH.length);
  expect(PLACES.length).toBeGreaterThan(100);
});
