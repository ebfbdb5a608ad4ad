// The rows of the postcode package as places, and the gazetteer that is made of them.
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { toLine } from '../../src/address/parse/line.js';
import { gazetteerLocalities, openGazetteer } from '../../src/data/gazetteer.js';
import { postcodePlaces, type PostcodeRow } from '../../src/data/import/embedded/postcode-places.js';

const row = (locality: string, postcode: string, more: Partial<PostcodeRow> = {}): PostcodeRow => ({
  locality,
  postcode,
  state: 'VIC',
  long: 145,
  lat: -37,
  type: 'Delivery Area',
  Lat_precise: -37,
  Long_precise: 145,
  ...more,
});

describe('the adapter of the postcode package', () => {
  it('drops rows of no state, of no postcode, of names run together', () => {
    const rows = [row('A', '3000', { state: '' }), row('B', ''), row('Glen InnesLAMBTON', '2299')];
    expect(postcodePlaces(rows)).toEqual([]);
  });

  it('joins the rows of one place: delivered postcodes first, those of boxes marked', () => {
    const [place, ...others] = postcodePlaces([
      row('SYDNEY', '1001', { type: 'LVR' }),
      row('SYDNEY', '2001', { type: 'Post Office Boxes' }),
      row('SYDNEY', '2000'),
    ]);
    expect(others).toEqual([]);
    expect(place).toMatchObject({ name: 'SYDNEY', postcodes: [2000, 1001, 2001], postalPostcodes: [1001, 2001] });
  });

  it('keeps places of one name apart that are far from each other', () => {
    expect(
      postcodePlaces([
        row('ASCOT', '3364', { Lat_precise: -37.4, Long_precise: 143.8 }),
        row('ASCOT', '3551', { Lat_precise: -36.7, Long_precise: 144.3 }),
      ]),
    ).toHaveLength(2);
  });

  it('takes both apostrophes for one, parentheses for another name, and adds the usual spellings', () => {
    const places = postcodePlaces([
      row("O'CONNOR", '2602'),
      row('O’CONNOR', '2602', { type: '' }),
      row('ERNABELLA (PUKATJA)', '0872'),
      row('MOUNT EVELYN', '3796'),
      row('NORTH MELBOURNE', '3051'),
    ]);
    expect(places.map(({ name, aliases }) => [name, ...aliases])).toEqual([
      ["O'CONNOR"],
      ['ERNABELLA', 'PUKATJA'],
      ['MOUNT EVELYN', 'MT EVELYN'],
      ['NORTH MELBOURNE', 'NTH MELBOURNE', 'MELBOURNE NORTH'],
    ]);
  });

  it('has mail centres at the points of their towns, a namesake in another part of the country apart', () => {
    const at = (latitude: number, longitude: number): Partial<PostcodeRow> => ({
      Lat_precise: latitude,
      Long_precise: longitude,
      state: 'QLD',
    });
    const places = postcodePlaces([
      row('CAIRNS', '4870', at(-16.9, 145.8)),
      row('CAIRNS MC', '4871', at(-18, 145)),
      row('BURLEIGH', '4822', at(-20.3, 143.1)),
      row('BURLEIGH BC', '4220', at(-28.1, 153.4)),
      row('ROCKHAMPTON', '4700', at(-23.4, 150.5)),
      row('CENTRAL QUEENSLAND MC', '4702', at(-23.3, 150.9)),
    ]);
    const centres = places.filter(({ delivered }) => !delivered);
    expect(centres.map(({ name, aliases, latitude }) => [name, ...aliases, latitude / 1e7])).toEqual([
      ['CAIRNS MC', 'CAIRNS MAIL CENTRE', -16.9],
      ['BURLEIGH BC', 'BURLEIGH BUSINESS CENTRE', -28.1],
      ['CENTRAL QUEENSLAND MC', 'CNTRL QUEENSLAND MC', 'CENTRAL QUEENSLAND MAIL CENTRE', -23.4],
    ]);
  });

  it('does not take 0, 0 for a place in the sea', () => {
    expect(
      postcodePlaces([row('NOWHERE', '3999', { lat: 0, long: 0, Lat_precise: 0, Long_precise: 0 })])[0],
    ).toMatchObject({ latitude: -0x80000000, longitude: -0x80000000 });
  });
});

describe('the embedded gazetteer', () => {
  const set = openGazetteer();
  const places = gazetteerLocalities(set);

  it.each<[string, string, string, boolean]>([
    ['RESERVOIR', 'VIC', '3073', true],
    ['RESERVOIR', '', '', true],
    ['RESERVOIR', 'NSW', '', false],
    ['RESERVOIR', 'VIC', '3000', false],
    ['MT EVELYN', 'VIC', '', true],
    ['OCONNOR', 'ACT', '2602', true],
    ['OCONNOR', 'WA', '6163', true],
    ['DARWIN', 'NT', '0800', true],
    ['SYDNEY', 'NSW', '2001', true],
    ['RESERVIOR', '', '', false],
    ['', '', '', false],
  ])('knows %s %s %s: %s', (name, state, postcode, known) => {
    expect(places.isLocality(name, state, postcode)).toBe(known);
  });

  it('has no addresses and answers so', () => {
    expect([
      set.addressCount,
      set.streetCount,
      set.streetNames.size,
      set.addressOf('GANSW1'),
      set.streetNames.find('SMITH'),
    ]).toEqual([0, 0, 0, -1, -1]);
    expect([...set.localityEntryStart.subarray(0, 3)]).toEqual([0, 0, 0]);
  });

  it('finds misspelt localities and gives their neighbours and postcodes', () => {
    const [near] = set.localityNames.near('RESERVIOR', 2);
    const locality = set.nameLocality[set.nameLocalityStart[near!.id]!]! >>> 1;
    expect(set.localityNames.text(near!.id)).toBe('RESERVOIR');
    expect(set.localityPostcode[set.localityPostcodeStart[locality]!]).toBe(3073);
    const around = Array.from(
      set.localityNeighbour.subarray(set.localityNeighbourStart[locality], set.localityNeighbourStart[locality + 1]),
      (other) => set.localityNames.text(set.localityName[other]!),
    );
    expect(around).toEqual(expect.arrayContaining(['PRESTON', 'THOMASTOWN', 'FAWKNER']));
  });

  it('stores names in the form that the parser gives their words', () => {
    for (let id = 0; id < set.localityNames.size; id++) {
      expect(toLine(set.localityNames.display(id)).words.join(' ')).toBe(set.localityNames.text(id));
    }
  });

  it('is in a worker thread what it is here, over the same memory', async () => {
    const share = set.share();
    const read = new URL('../../dist/data/addresses/read/open.js', import.meta.url).href;
    const program = `
      import { parentPort, workerData } from 'node:worker_threads';
      const { attachAddressSet } = await import(${JSON.stringify(read)});
      const set = attachAddressSet(workerData);
      const id = set.localityNames.find('RESERVOIR');
      const near = set.localityNames.near('RESERVIOR', 2);
      parentPort.postMessage({ id, near, shared: set.localityName.buffer instanceof SharedArrayBuffer });`;
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), { workerData: share });
    const answer = await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    const id = set.localityNames.find('RESERVOIR');
    expect(answer).toEqual({ id, near: [{ id, distance: 1 }], shared: true });
    await worker.terminate();
  });
});
