// How a hit fits what was typed: as typed, or near.
import { describe, expect, it } from 'vitest';
import { ask, hits, useSampleFind } from './sample-find.js';

useSampleFind();

const matches = async (...given: Parameters<typeof hits>): Promise<(readonly [string, string])[]> =>
  (await hits(...given)).map(({ fullAddress, attributes }) => [fullAddress!, attributes!['Match']!] as const);

describe('A hit of find says how it fits', () => {
  it.each<[string, string, 'exact' | 'near']>([
    ['a line as far as it is typed', '24 smi res', 'exact'],
    ['a whole line', '24 Smith Street, Reservoir VIC 3073', 'exact'],
    ['a line in another order', 'reservoir smith st 24', 'exact'],
    ['words in short', '120 mt view rd', 'exact'],
    ['a street by its alias', '5 railway', 'exact'],
    ['a street without a number', 'smith str', 'exact'],
    ['the number of a unit that may have more digits', 'smith street 2', 'exact'],
    ['the range that is typed', '44-46 goldfield', 'exact'],
    ['a building with its number', 'king george gardens 12 king george pde', 'exact'],
    ['a slip in the street', '24 smtih st reservoir', 'near'],
    ['a slip in the street alone', 'smyth street reservoir', 'near'],
    ['a slip in the place', '24 smith st resevoir', 'near'],
    ['a slip in a whole line', '24 Smtih Street, Reservoir VIC 3073', 'near'],
    ['the number of an end of a range', '46 goldfield', 'near'],
    ['one number of a typed range', '24-26 smith st reservoir', 'near'],
    ['another building before the number', 'nowhere towers 24 smith st reservoir', 'near'],
  ])('%s: %s', async (_, fullAddress, match) => {
    const found = await matches({ fullAddress }, { singleLineHitNumber: '3' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(([, how]) => how)).toEqual(found.map(() => match));
  });

  it('also where it is a group, and not what is in a group that was opened', async () => {
    const [building] = await hits({ fullAddress: 'smtih street' }, { groupAddresses: '1' });
    expect(building!.attributes).toMatchObject({ Type: 'Street', Match: 'near' });
    const inside = await matches({ fullAddress: 'smtih street', id: building!.id! });
    expect(new Set(inside.map(([, how]) => how))).toEqual(new Set(['exact']));
  });

  it('in New Zealand too', async () => {
    const [exact] = await matches({ country: 'NZ', fullAddress: '3 east tamaki rd' });
    const [near] = await matches({ country: 'NZ', fullAddress: '3 east tamkai rd' });
    expect([exact![1], near![1]]).toEqual(['exact', 'near']);
  });

  it('beside the attributes that are asked for', async () => {
    const { payload } = await ask({ fullAddress: '9 obrien' }, { exposeAttributes: '1' });
    expect(payload[0]).toMatchObject({ attributes: { Type: 'Address', Match: 'exact', GNAFPID: expect.anything() } });
  });
});
