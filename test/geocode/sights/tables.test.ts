// The tables of sights and airports, and how they are read.
import { describe, expect, test } from 'vitest';
import { mayNameAirport, sightsIn } from '../../../src/geocode/sights/sights-in-text.js';
import { Sights } from '../../../src/data/sights.js';

const known = new Sights(
  '; a remark\n# XA\nQuolltown: Gumnut Gate|The Gate of Gumnuts 12.5S,30.25W; Quoll Hall 1.00,2.00\n' +
    '# XB\nKea: Gumnut Gate 3.00,4.00E\n',
  '# XA\n*QOL -12.00,30.00 Quolltown: Quolltown Gumnut; Old Field\nEMU -13.00,31.00 Emuville: Emu Flats\n',
);

describe('A table of sights', () => {
  test('has each sight under all of its names, with its point and its country', () => {
    const [first, second] = known.named('GUMNUT GATE');
    expect(first).toMatchObject({ town: 'Quolltown', country: 'XA', latitude: -12.5, longitude: -30.25 });
    expect(second).toMatchObject({ town: 'Kea', country: 'XB', latitude: 3, longitude: 4 });
    expect(known.named('GATE OF GUMNUTS')).toEqual([first]);
    expect(known.named('NO SUCH HALL')).toEqual([]);
  });

  test.each([
    ['QOL', 'Quolltown Gumnut Airport'],
    ['QUOLLTOWN GUMNUT', 'Quolltown Gumnut Airport'],
    ['GUMNUT', 'Quolltown Gumnut Airport'],
    ['OLD FIELD', 'Quolltown Gumnut Airport'],
    ['QUOLLTOWN', 'Quolltown Gumnut Airport'],
    ['EMUVILLE', 'Emu Flats Airport'],
  ])('has an airport as %s', (name, airport) => {
    expect(known.airportsNamed(name).map((each) => each.name)).toEqual([airport]);
  });

  test.each([
    ['# XA\nQuolltown Gumnut Gate 1,2\n', '# XA\n'],
    ['# XA\nQuolltown: Gumnut Gate\n', '# XA\n'],
    ['# XA\n', '# XA\nQuolltown Airport\n'],
  ])('of another form is refused', (sights, airports) => {
    expect(() => new Sights(sights, airports)).toThrow(/^(sights|airports): no /);
  });
});

test('The tables that come with the package can be read, and lie on the globe', () => {
  const all = Sights.embedded();
  for (const name of ['EIFFEL TOWER', 'SYDNEY OPERA HOUSE', 'TE PAPA', '東京タワー']) {
    const [sight] = all.named(name);
    expect(Math.abs(sight!.latitude)).toBeLessThan(90);
    expect(Math.abs(sight!.longitude)).toBeLessThan(180);
  }
  expect(all.airportOfCode('AKL')).toMatchObject({ country: 'NZ', isLarge: true });
});

describe('A text of very many words', () => {
  test('names no sight, and its runs of words are not looked up', () => {
    expect([...sightsIn('Gumnut Gate, Quolltown', known)].length).toBeGreaterThan(0);
    expect([...sightsIn(`Gumnut Gate ${'Quolltown '.repeat(60)}`, known)]).toEqual([]);
    expect(mayNameAirport(`${'Quolltown '.repeat(60)}airport`)).toBe(false);
  });
});
