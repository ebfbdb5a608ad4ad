// How a hit of a lookup fits what was asked: as asked, or near.
import { expect, it } from 'vitest';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { hits, operationOf, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

const RESERVOIR: LookupInput = { locality: 'reservoir', postcode: '3073' };
const GOLDFIELD: LookupInput = { street: 'goldfield', locality: 'wattle flat', postcode: '2795' };

it.each<[string, LookupKind, LookupInput, 'exact' | 'near']>([
  ['a line as far as it is typed', 'address', { fullAddress: '24 smith st res' }, 'exact'],
  ['a line with a slip', 'address', { fullAddress: '24 smtih st reservoir' }, 'near'],
  ['a line in a place with a slip', 'address', { fullAddress: '24 smith st', locality: 'resevoir' }, 'near'],
  ['a line of any country', 'combined', { fullAddress: '24 smith st res', country: 'AU' }, 'exact'],
  ['a line of any country with a slip', 'combined', { fullAddress: '24 smtih st res', country: 'AU' }, 'near'],
  ['the beginning of a street', 'street', { street: 'banks' }, 'exact'],
  ['a street by a later word', 'street', { street: 'esplanade' }, 'exact'],
  ['a street with a slip', 'street', { street: 'banskia' }, 'near'],
  ['a street in a place with a slip', 'street', { street: 'banksia', locality: 'resevoir' }, 'near'],
  ['the number of a street', 'streetNumber', { streetNumber: '24', street: 'smith st', ...RESERVOIR }, 'exact'],
  ['the number of a street with a slip', 'streetNumber', { streetNumber: '24', street: 'smtih', ...RESERVOIR }, 'near'],
  ['the number of an end of a range', 'streetNumber', { ...GOLDFIELD, streetNumber: '46' }, 'near'],
  ['a unit', 'subdwelling', { subdwelling: 'unit 5', street: 'smith st', ...RESERVOIR }, 'exact'],
  ['a unit of a street with a slip', 'subdwelling', { subdwelling: 'unit 5', street: 'smtih', ...RESERVOIR }, 'near'],
  ['a building', 'buildingName', { buildingName: 'king george' }, 'exact'],
  ['a building with a slip', 'buildingName', { buildingName: 'knig george gardens' }, 'near'],
  ['a place', 'locality', { locality: 'reserv' }, 'exact'],
  ['a place with state and postcode', 'locality', { fullAddress: 'reservoir vic 3073' }, 'exact'],
  ['a place with a slip', 'locality', { locality: 'resevoir' }, 'near'],
  ['a place behind words that are left out', 'locality', { fullAddress: '24 smith st reservoir' }, 'near'],
  ['a postcode', 'postcode', { postcode: '3073' }, 'exact'],
])('%s, by %s of %j, is %s', async (_, kind, record, match) => {
  const found = await hits(kind, record);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ attributes }) => attributes?.['Match'])).toEqual(found.map(() => match));
});

it('is a column of its own, and no further attribute', async () => {
  const [hit] = await hits('address', { fullAddress: '24 smtih st reservoir' }, 'GNAF', { exposeAttributes: '1' });
  const { columns } = operationOf('address');
  const valueOf = (wanted: string): unknown =>
    columns.find(({ name }) => name === wanted)!.value({ status: 'SUCCESS', messages: [], payload: [hit] });
  expect(valueOf('match')).toBe('near');
  expect(valueOf('attributes')).not.toContain('Match');
});
