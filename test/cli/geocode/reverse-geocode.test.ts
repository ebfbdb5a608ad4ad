// waypost reverse-geocode through the command line.
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

interface Hit {
  fullAddress: string;
  attributes: Record<string, string>;
}
interface Envelope {
  status: string;
  messages: string[];
  payload: Hit[];
}

describe('reverse-geocode', () => {
  test('gives the envelope of the addresses near a point that begins with a minus sign', async () => {
    const { code, stdout, stderr } = await workdir().run(['reverse-geocode', '-37.71392,145.00305', '--radius', '30']);
    const { status, payload } = JSON.parse(stdout) as Envelope;
    expect({ code, stderr, status }).toEqual({ code: 0, stderr: '', status: 'SUCCESS' });
    expect(payload[0]).toMatchObject({
      fullAddress: 'UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073',
      attributes: { Latitude: '-37.7139200', Longitude: '145.0030500', Distance: '0.00000' },
    });
    const distances = payload.map(({ attributes }) => Number(attributes['Distance']));
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(0.03);
  });

  test.each([['--text', '-37.71392 145.00305'], ['--text', '-37.71392;145.00305'], ['(-37.71392, 145.00305)']])(
    'reads the point of %s %s',
    async (...args) => {
      expect(
        (JSON.parse((await workdir().run(['reverse-geocode', ...args])).stdout) as Envelope).payload[0]!.fullAddress,
      ).toBe('UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073');
    },
  );

  test('gives the nearest place elsewhere, without any data', async () => {
    const { stdout } = await workdir().run(['reverse-geocode', '48.8566,2.3522'], {
      env: { WAYPOST_DATA: '' },
    });
    expect((JSON.parse(stdout) as Envelope).payload).toMatchObject([
      {
        _type: 'AddressIntl',
        country: 'FR',
        attributes: { CountryIso3: 'FRA', Distance: expect.stringMatching(/^\d\.\d{5}$/) as string },
      },
    ]);
  });

  test('gives the nearest address of any country with --locale intl', async () => {
    const { stdout } = await workdir().run(['reverse-geocode', '-37.71392,145.00305', '--locale', 'intl']);
    expect((JSON.parse(stdout) as Envelope).payload).toMatchObject([
      { _type: 'AddressIntl', city: 'RESERVOIR', province: 'VIC', attributes: { Distance: '0.00000' } },
    ]);
  });

  test.each([
    [['reverse-geocode', '-97.71,145.01'], /^waypost: the latitude -97\.71 is not between -90 and 90; .*\n$/],
    [
      ['reverse-geocode', 'reservoir'],
      /^waypost: the latitude 'reservoir' is not a number; give decimal degrees, such as -37\.71\n$/,
    ],
    [
      ['reverse-geocode', '-37.71392,145.00305', '--radius', '0'],
      /^waypost: the radius '0' is not a number of metres above 0 and up to 100000\n$/,
    ],
    [['reverse-geocode', '-37.71392,145.00305', '--radius', '1000000'], /^waypost: the radius '1000000' is not/],
    [
      ['reverse-geocode', '-37.71392,145.00305', '--radius', '5', '--feature', 'radius=6'],
      /^waypost: --feature radius=\d: radius is given twice; give it once\n$/,
    ],
    [
      ['reverse-geocode', '-37.71392,145.00305', '--source', 'NZAD'],
      /^waypost: source of truth NZAD is not installed in /,
    ],
  ])('refuses %j in one line', async (args, message) => {
    expect(await workdir().run(args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(message) as string,
    });
  });

  test(
    'answers a file by its columns of latitude and longitude: the first hit and their number, a row without ' +
      'a point its error',
    async () => {
      const dir = workdir();
      dir.write(
        'points.csv',
        'id,Lat,Long\n1,-37.71392,145.00305\n2,-97,145\n3,,\n6,-41.29,174.78\n4,-30.5,140.5\n5,48.8566,2.3522\n',
      );
      const { code, stderr } = await dir.run([
        'reverse-geocode',
        'points.csv',
        '-o',
        'out.csv',
        '--columns',
        'status,count,distance,full_address,messages',
        '--radius',
        '20',
      ]);
      expect({ code, stderr }).toEqual({
        code: 3,
        stderr: expect.stringContaining("latitude from 'Lat', longitude from 'Long'") as string,
      });
      const [head, ...rows] = dir.read('out.csv').trimEnd().split('\n');
      expect(head).toBe(
        'id,Lat,Long,reverse_status,reverse_count,reverse_distance,reverse_full_address,reverse_messages',
      );
      expect(rows[0]).toMatch(
        /^1,-37\.71392,145\.00305,SUCCESS,\d,0\.00000,"UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073",$/,
      );
      expect(rows.find((row) => row.startsWith('4,'))).toBe(
        '4,-30.5,140.5,SUCCESS,0,,,no address is within 20 m of the point; a larger radius finds more',
      );
      expect(rows.find((row) => row.startsWith('5,'))).toMatch(/^5,48\.8566,2\.3522,SUCCESS,1,\d\.\d{5},"?Paris/);
      expect(rows.find((row) => row.startsWith('2,'))).toBe(
        '2,-97,145,ERROR,0,,,the latitude -97 is not between -90 and 90; are latitude and longitude the ' +
          'wrong way round?',
      );
      expect(rows.find((row) => row.startsWith('3,'))).toBe('3,,,ERROR,0,,,there is no point in this record');
      // A country without data costs its own rows, not the file.
      expect(rows.find((row) => row.startsWith('6,'))).toMatch(
        /^6,-41\.29,174\.78,ERROR,0,,,"?no address data of NZ is installed in /,
      );
    },
  );

  test('writes a row for each hit with --all, and the envelope in JSONL', async () => {
    const dir = workdir();
    dir.write('points.csv', 'where\n"-37.71392, 145.00305"\n');
    await dir.run([
      'reverse-geocode',
      'points.csv',
      '-o',
      'out.csv',
      '--all',
      '--feature',
      'singleLineHitNumber=3',
      '--quiet',
    ]);
    expect(dir.read('out.csv').trimEnd().split('\n')).toHaveLength(4);
    await dir.run(['reverse-geocode', 'points.csv', '-o', 'out.jsonl', '--quiet']);
    expect((JSON.parse(dir.read('out.jsonl')) as { reverse: Envelope }).reverse.payload.length).toBeGreaterThan(3);
  });
});
