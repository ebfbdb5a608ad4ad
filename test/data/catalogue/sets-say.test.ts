// What every set of the sample says of itself in the catalogue: its kind, what its rows are, and how many there are.
import { describe, expect, inject, it } from 'vitest';
import { listSets } from '../../../src/data/catalogue.js';

describe('A set in the catalogue', () => {
  it('says its kind, country and datum, and what its rows are by', async () => {
    const sets = await listSets(inject('sampleSets').everyKind);
    const said = sets.map(({ source, country, kind, datum, table, addresses, localities }) =>
      [
        `${source} ${country} ${kind ?? 'addresses'} ${datum}`.trim(),
        table ? `${table.rows} rows by ${table.key} of ${table.columns.join(' ')}` : `${addresses} in ${localities}`,
      ].join(': '),
    );
    expect(said.toSorted()).toEqual([
      'ABR AU companies: 14 rows by abn of name abn acn status statecode postcode',
      'ASGS AU attributes: 1 rows by MeshblockId of SA1',
      'ASIC AU companies: 4 rows by acn of name abn acn status statecode postcode',
      'AUPAF AU addresses: 8 in 2',
      'CUSTOM_AU_1 AU addresses: 10 in 1',
      'DECEASED AU suppression: 4 rows by dpid of date',
      'GEONAMES DE places WGS84: 0 in 2',
      'GEONAMES FJ places WGS84: 0 in 2',
      'GEONAMES GB places WGS84: 0 in 7',
      'GEONAMES NL places WGS84: 0 in 1',
      'GEONAMES US places WGS84: 0 in 1',
      'GNAF AU addresses GDA2020: 375 in 7',
      'MOVED AU suppression: 5 rows by dpid of date consent',
      'NZAD NZ addresses WGS84: 360 in 14',
      'NZPOSTCODES NZ postcodes WGS84: 0 in 8',
      'NZTITLES NZ titles WGS84: 16 rows by title_no of land owners',
      'OPENADDRESSES GB streets WGS84: 7 in 3',
      'REFERENCE_MEMBERS AU references: 8 rows by id of ',
    ]);
  });
});
