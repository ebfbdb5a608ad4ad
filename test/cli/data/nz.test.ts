// Data of New Zealand through the command line.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';
import { patternOf } from '../../support/pattern.js';

const LAYER = join(root, 'fixtures/linz/nz-addresses.csv');
const POSTCODES = join(root, 'fixtures/linz/postcodes.csv');
const run = (dir: Workdir, ...args: string[]) => dir.run([...args, '--data', 'data']);

/** A folder with both imported. */
async function imported(): Promise<Workdir> {
  const dir = workdir();
  for (const args of [
    ['linz', LAYER],
    ['nz-postcodes', POSTCODES],
  ]) {
    expect((await run(dir, 'data', 'import', ...args)).code).toBe(0);
  }
  return dir;
}

describe('data import linz and nz-postcodes', () => {
  test('say what they built, what was left out, and that the postcodes came after', async () => {
    const dir = workdir();
    const layer = await run(dir, 'data', 'import', 'linz', LAYER);
    expect(layer.stderr).toMatch(
      patternOf(
        /^NZAD CHANGE 4200362, WGS84: 360 addresses in 14 localities of [^\n]*\nleft out: 1 retired, 1 /,
        /proposed, 1 on the water\nthere are no postcodes: LINZ has none, and no table is installed \(waypost /,
        /data import nz-postcodes FILE\)\n/,
      ),
    );
    const table = await run(dir, 'data', 'import', 'nz-postcodes', POSTCODES);
    expect(table.stderr).toMatch(
      /^NZPOSTCODES, WGS84: 8 localities of [^\n]*\n9 postcodes, 3 rural deliveries\nNZAD has the postcodes now\n/,
    );
    expect((await run(dir, 'data', 'verify')).stdout).toMatch(
      /NZAD CHANGE 4200362: every section is as it was written\nNZPOSTCODES[^\n]*: every section is as it was written/,
    );
  });

  test('refuse a damaged file with its line, and leave what was in use', async () => {
    const dir = await imported();
    const before = (await run(dir, 'data', 'list', '--json')).stdout;
    dir.write(
      'broken.csv',
      'address_id,address_number,full_road_name,suburb_locality,town_city,gd2000_xcoord,gd2000_ycoord\n1,2,High ' +
        'Street,Here,There,174.1,-36.2\n2,3,High Street,Here\n',
    );
    const broken = await run(dir, 'data', 'import', 'linz', 'broken.csv');
    expect([broken.code, broken.stderr]).toEqual([
      6,
      expect.stringMatching(/^waypost: broken\.csv line 3: 4 columns where the header has 7; [^\n]*\n$/),
    ]);
    dir.write('table.csv', 'postcode,locality\n12345,Here\n');
    expect(await run(dir, 'data', 'import', 'nz-postcodes', 'table.csv')).toMatchObject({
      code: 6,
      stderr: expect.stringMatching(/table\.csv line 2: the postcode is '12345', not four digits/) as string,
    });
    expect((await run(dir, 'data', 'import', 'nz-postcodes', 'table.csv', '--map', 'code=postcode')).stderr).toMatch(
      /--map code=postcode: give FIELD=COLUMN, where FIELD is one of postcode, locality, town, rd/,
    );
    expect((await run(dir, 'data', 'list', '--json')).stdout).toBe(before);
  });
});

describe('cleanse in New Zealand', () => {
  test('answers one record by its country, and one that says New Zealand by itself', async () => {
    const dir = await imported();
    const asked = JSON.parse(
      (await run(dir, 'cleanse', '257 east tamaki rd otara auckland', '--country', 'NZ', '--json')).stdout,
    ) as object;
    expect(asked).toMatchObject({
      _type: 'ValidatedAddressNz',
      status: 'corrected',
      suburb: 'ŌTARA',
      townCity: 'AUCKLAND',
      postcode: '2023',
      sourceOfTruth: 'NZAD',
    });
    const said = JSON.parse(
      (await run(dir, 'cleanse', '5 Highgate, Roslyn, Dunedin 9010, New Zealand', '--json')).stdout,
    ) as object;
    expect(said).toMatchObject({ status: 'verified', fullAddress: '5 HIGHGATE, ROSLYN, DUNEDIN 9010' });
  });

  test('fills the columns of a file, macrons kept', async () => {
    const dir = await imported();
    dir.write(
      'in.csv',
      'id,address\n1,"12A Kowhai St, Otara, Auckland 2023"\n2,"999 Queen St, Otahuhu"\n3,"46 Ohangai Rd, RD ' +
        '12, Hawera"\n',
    );
    const { code } = await run(
      dir,
      'cleanse',
      'in.csv',
      '--locale',
      'nz',
      '-o',
      'out.csv',
      '--columns',
      'status,full_address,suburb,town_city,rd_number,postcode,exception',
      '--quiet',
    );
    expect(code).toBe(0);
    expect(dir.read('out.csv').split(/\r?\n/)).toEqual([
      'id,address,cleanse_status,cleanse_full_address,cleanse_suburb,cleanse_town_city,' +
        'cleanse_rd_number,cleanse_postcode,cleanse_exception',
      '1,"12A Kowhai St, Otara, Auckland 2023",verified,"12A KŌWHAI STREET, ŌTARA, AUCKLAND ' +
        '2023",ŌTARA,AUCKLAND,,2023,',
      '2,"999 Queen St, Otahuhu",partial,"999 QUEEN STREET, ŌTĀHUHU, AUCKLAND ' +
        '1062",ŌTĀHUHU,AUCKLAND,,1062,NUMBER_NOT_FOUND',
      '3,"46 Ohangai Rd, RD 12, Hawera",corrected,"46 OHANGAI ROAD, TĀWHITI, RD 12, HĀWERA ' +
        '4672",TĀWHITI,HĀWERA,12,4672,',
      '',
    ]);
  });

  test('verifies places by the postcode table alone where there are no addresses', async () => {
    const dir = workdir();
    await run(dir, 'data', 'import', 'nz-postcodes', POSTCODES);
    const answer = JSON.parse(
      (await run(dir, 'cleanse', '12 Any St, Otahuhu, New Zealand', '--json')).stdout,
    ) as object;
    expect(answer).toMatchObject({
      _type: 'ValidatedAddressNz',
      status: 'partial',
      level: 'locality',
      exception: 'NO_ADDRESS_DATA',
      suburb: 'OTAHUHU',
      postcode: '1062',
    });
  });
});
