// What is read of the columns of the layer and of the owners' list: each that may be missing, each way in which
// programs write a date, a number, a yes, and what is none of these.
import { describe, expect, it } from 'vitest';
import type { Title } from '../../../src/data/titles/title.js';
import { csv, imported, LAND, OWNER, TITLE, without } from './tables.js';

describe('The columns of titles', () => {
  it.each(['id', 'title_no', 'status', 'type', 'estate_description', 'WKT'])(
    'are no layer without %s',
    async (name) => {
      const { refused } = await imported(csv(without(TITLE, name)), csv(OWNER));
      expect(refused).toContain('layer.csv line 1: the header ');
      expect(refused).toContain(`has no column ${name}`);
    },
  );

  it.each(['title_no', 'prime_surname', 'prime_other_names', 'corporate_name'])(
    'are no list of owners without %s',
    async (name) => {
      const { refused } = await imported(csv(TITLE), csv(without(OWNER, name)));
      expect(refused).toContain(`list.csv line 1: the header has no column ${name}; is this the CSV of the table`);
    },
  );

  it('are named together where several are missing', async () => {
    const { refused } = await imported(csv(without(without(TITLE, 'id'), 'type')), csv(OWNER));
    expect(refused).toContain('the header has no column id, type; is this the CSV of the layer');
  });

  it.each<[string, Partial<Title>]>([
    ['land_district', { landDistrict: '' }],
    ['issue_date', { issued: '' }],
    ['guarantee_status', { guaranteeStatus: '' }],
    ['number_owners', { numberOwners: undefined }],
    ['spatial_extents_shared', { isShared: undefined }],
  ])('may lack %s, or be empty there', async (name, wanted) => {
    const other = { ...TITLE, id: '4000002', title_no: 'OT9Z/2' };
    const { titles } = await imported(csv(TITLE, { ...other, [name]: '' }), csv(OWNER));
    const [whole] = titles;
    expect(titles[1]).toEqual({ ...whole, id: 4_000_002, titleNo: 'OT9Z/2', owners: [], ...wanted });
    expect((await imported(csv(without(TITLE, name)), csv(OWNER))).titles).toEqual([{ ...whole, ...wanted }]);
  });

  it.each(['id', 'owner_type', 'name_suffix'])('of owners may lack %s', async (name) => {
    const { titles } = await imported(csv(TITLE), csv(without(OWNER, name)));
    expect(titles[0]!.owners).toEqual([
      { surname: 'Wattlebrae', given: 'Quentin Ōtara', suffix: name === 'name_suffix' ? '' : 'Junior', corporate: '' },
    ]);
  });

  it.each(['wkt', 'shape', 'GEOM', 'geometry', 'the_geom', 'wkb_geometry'])('have the land under %s', async (name) => {
    const { titles } = await imported(csv({ ...without(TITLE, 'WKT'), [name]: LAND }), csv(OWNER));
    expect(titles).toHaveLength(1);
  });

  const WRITTEN: readonly [string, string, Partial<Title>][] = [
    ['issue_date', '2011-02-03T00:00:00.000Z', { issued: '2011-02-03' }],
    ['issue_date', '2011/02/03 12:00', { issued: '2011-02-03' }],
    ['issue_date', ' 0998-12-31 ', { issued: '0998-12-31' }],
    ['number_owners', '0', { numberOwners: 0 }],
    ['number_owners', '17', { numberOwners: 17 }],
    ['id', '4294967294', { id: 4_294_967_294 }],
    ['id', ' 12.00 ', { id: 12 }],
    ['id', '', { id: 0 }],
    ['status', '  PART \n CANCELLED ', { status: 'PART CANCELLED' }],
    ['estate_description', 'Lot 1,\r\n  "Stage"\t2', { estateDescription: 'Lot 1, "Stage" 2' }],
    ...['true', 'T', '1', 'Yes', 'y'].map((yes): [string, string, Partial<Title>] => [
      'spatial_extents_shared',
      yes,
      { isShared: true },
    ]),
    ...['false', 'F', '0', 'No', '10', 'yesno'].map((no): [string, string, Partial<Title>] => [
      'spatial_extents_shared',
      no,
      { isShared: false },
    ]),
  ];

  it('are read in every way in which they are written', async () => {
    const rows = WRITTEN.map(([name, cell], i) => ({ ...TITLE, id: '1', title_no: `T${100 + i}`, [name]: cell }));
    const { titles, refused } = await imported(csv(...rows), csv(OWNER));
    expect(refused).toBe('');
    const inOrder = titles.toSorted((a, b) => a.titleNo.localeCompare(b.titleNo));
    const wanted = WRITTEN.map(([, , of], i) => expect.objectContaining({ titleNo: `T${100 + i}`, ...of }) as Title);
    expect(inOrder).toEqual(wanted);
  });

  it.each([
    ['issue_date', '03/02/2011', "issue_date is '03/02/2011', not a date such as 1998-03-02"],
    ['issue_date', '2011-02-033', "issue_date is '2011-02-033', not a date"],
    ['issue_date', '20110203 and some more words', "issue_date is '20110203 and some mo', not a date"],
    ['id', '4294967295', "id is '4294967295', not a number of the register"],
    ['id', '12.5', "id is '12.5', not a number"],
    ['id', '-1', "id is '-1', not a number"],
    ['id', 'x'.repeat(30), `id is '${'x'.repeat(20)}', not a number`],
    ['number_owners', 'two', "number_owners is 'two', not a number"],
    ['estate_description', 'x'.repeat(65_536), 'estate_description is longer than any can be'],
  ])('are refused: %s', async (name, cell, said) => {
    const { refused } = await imported(csv(TITLE, { ...TITLE, title_no: 'OT9Z/2', [name]: cell }), csv(OWNER));
    expect(refused).toContain(`layer.csv line 3: ${said}`);
  });

  it('take an estate and a name as long as any can be', async () => {
    const long = 'x'.repeat(65_535);
    const { titles } = await imported(
      csv({ ...TITLE, estate_description: long }),
      csv({ ...OWNER, prime_surname: long }),
    );
    expect([titles[0]!.estateDescription, titles[0]!.owners[0]!.surname]).toEqual([long, long]);
    const { refused } = await imported(csv(TITLE), csv({ ...OWNER, prime_surname: `${long}x` }));
    expect(refused).toContain('list.csv line 2: a name is longer than any can be');
  });
});
