// Starts that turn in memory when a set of streets or places was read: a search may answer wrongly then, or fail, but
// it has an end.
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { listSets, setFile } from '../../src/data/catalogue.js';
import type { SetFile } from '../../src/data/file/read/set-file.js';
import { holdsStarts } from '../../src/data/file/read/starts.js';
import { PlaceSet } from '../../src/data/places/read/place-set.js';
import { StreetSet } from '../../src/data/streets/read/street-set.js';
import { findWorld, membersOf, type CountryData } from '../../src/world-find/find.js';
import { askedOverTurned, TURNS } from '../support/sets/turned-starts.js';

const LINES = ['10 Wattle Street London', 'wattle st', 'lond', '10 watle street', 'flat 2 10 wattle street lon'];

interface OpenSets {
  readonly streets: StreetSet;
  readonly places: PlaceSet;
}

/** The country's data, opened anew. */
async function opened(): Promise<OpenSets> {
  const dataDir = inject('sampleSets').everyKind;
  const sets = await listSets(dataDir);
  const fileOf = (kind: string): string =>
    setFile(
      dataDir,
      sets.find((set) => set.kind === kind && set.country === 'GB')!,
    );
  const streets = StreetSet.open(fileOf('streets'));
  const places = PlaceSet.open(fileOf('places'));
  onTestFinished(() => {
    streets.close();
    places.close();
  });
  return { streets, places };
}

/** The starts in the memory of the two sets: their views are over the bytes that a search reads. */
const startsIn = (sets: readonly object[]): ReadonlyMap<string, readonly Uint32Array[]> =>
  new Map(
    sets.flatMap((set) => {
      const file = Reflect.get(set, 'file') as SetFile;
      const names = file.sections.map(({ name }) => name).filter(holdsStarts);
      return names.map((name): [string, Uint32Array[]] => [name, [file.u32(name)]]);
    }),
  );

const WISH = { limit: 20, groups: true };
const countryOf = ({ streets, places }: OpenSets): CountryData => ({ code: 'GB', streets, places: [places] });

/** Searches for every line, and goes down into what is found. */
const questions = (sets: OpenSets): (() => unknown)[] => {
  const country = countryOf(sets);
  const { streets, places } = sets;
  return [
    ...LINES.map((line) => () => findWorld(line, country, WISH).map((hit) => membersOf(hit, country, WISH))),
    () => membersOf({ kind: 'street', street: 0, count: 2 }, country, WISH),
    () => streets.named('WATTLE STREET').map((street) => streets.numbered(street, '10')),
    () => [...places.named('LONDON'), ...places.similar('LONDN')],
  ];
};

describe('Every search of another country has an end', () => {
  test('over memory that is whole each finds something', async () => {
    const sets = await opened();
    expect(LINES.filter((line) => findWorld(line, countryOf(sets), WISH).length === 0)).toEqual([]);
    for (const question of questions(sets)) expect(question).not.toThrow();
  });

  test.each(TURNS)('where the starts of one section are %s', { timeout: 600_000 }, async (_, turn) => {
    const sets = await opened();
    const sections = startsIn([sets.streets, sets.places]);
    expect(sections.size).toBeGreaterThan(8);
    await askedOverTurned(sections, turn, () => questions(sets));
  });
});
