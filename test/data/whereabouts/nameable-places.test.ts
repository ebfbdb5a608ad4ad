// The names of places as the build leaves them, all of them.
import { describe, expect, test } from 'vitest';
import { NearPlaces } from '../../../src/data/whereabouts/read/near-places.js';
import { openWhereaboutsFile } from '../../../src/data/whereabouts/read/open.js';

const places = new NearPlaces(openWhereaboutsFile());
const labels = Array.from(places.countries, (_, place) => places.label(place));
const names = new Set(labels);

describe('A place is called as people call it', () => {
  test('in letters of Latin script, without what only a gazetteer adds', () => {
    const said = /^[\p{Script=Latin}\p{M}'’‘ʻʼ`´.\- ]+(?:, [\p{Script=Latin}\p{M}'’‘ʻʼ`´.\-–/& ]+)?$/u;
    const dated = /^\d{1,2}(?:th)? (?:de |of )?\p{Lu}/u;
    expect(labels.length).toBeGreaterThan(200_000);
    expect(labels.filter((label) => !said.test(label) && !dated.test(label))).toEqual([]);
    expect(labels.filter((label) => /\b(?:District|Municipality|historical|\w+ Region),/.test(label))).toEqual([]);
  });

  test.each<[label: string, instead: string]>([
    ['Reservoir, Victoria', 'RESERVOIR, Victoria'],
    ['Wantirna South, Victoria', 'Wantirna'],
    ['Warrnambool, Victoria', 'Warrnambool West, Victoria'],
    ['Booleroo Centre, South Australia', 'Booleroo'],
    ['Broadmeadows, Victoria', 'Macquarie Centre, New South Wales'],
    ['Melbourne Airport, Victoria', 'La Trobe University, Victoria'],
    ['Auckland', 'Auckland, Auckland'],
    ['Takapuna, Auckland', 'Takapuna'],
    ['Petone, Wellington', 'Petone, Wellington Region'],
    ['Wipkingen, Zurich', 'Zürich (Kreis 10) / Wipkingen, Zurich'],
    ['Lyon, Auvergne-Rhône-Alpes', 'Lyon 06, Auvergne-Rhône-Alpes'],
    ['Council Bluffs, Iowa', 'Council Bluffs'],
    ['Kreuzberg, Berlin', 'Kreuzberg, State of Berlin'],
    ['Berlin', 'Berlin, State of Berlin'],
    ['Maseru', 'Maseru, Maseru District'],
    ['23 August, Constanța County', '23'],
  ])('%s', (label, instead) => {
    expect(names.has(label)).toBe(true);
    expect(names.has(instead)).toBe(false);
  });
});
