// A company by its name, as people write it; never one where there are two.
import { describe, expect, it } from 'vitest';
import { company } from '../../src/contract/operations/company.js';
import { registers } from './registers.js';

const { values, ask } = registers();
const WATTLEBRAE = '36999000010';
const TRUST = '21999500004';

describe('A name', () => {
  it.each([
    ['WATTLEBRAE PLUMBING PTY LTD', WATTLEBRAE],
    ['wattlebrae plumbing', WATTLEBRAE],
    ['The Wattlebrae Plumbing P/L', WATTLEBRAE],
    ['Wattlebrae  Plumbing Proprietary Limited', WATTLEBRAE],
    ['Wattle Brae Plumbing Pty. Ltd.', WATTLEBRAE],
    ['Wattlebrae Hot Water', WATTLEBRAE],
    ['wattlebrae plumbers', WATTLEBRAE],
    ['GUMNUT AND SONS TRADING COMPANY PTY LTD', '26999000029'],
    ['Gumnut Sons Trading Co', '26999000029'],
    ['gumnuts emporium', '26999000029'],
    ['barramundi freight ltd', '36999000074'],
    ['Barramundi Relief Fund', '36999000074'],
    ['Corella Family Trust', TRUST],
    ['The Trustee for the Corella Family Trust', TRUST],
    ['Corella Holdings Pty Ltd ATF Corella Family Trust', TRUST],
    ['Corella Holdings Pty Ltd as trustee for the Corella Family Trust', TRUST],
    ['Kookaburra Bowling Club Incorporated', '91999500005'],
    ["Mary O'Brienson", '40999500003'],
    ['OBRIENSON, MARY', '40999500003'],
    ['Mrs Mary Obrienson', '40999500003'],
    ['Zoe Nguyenthal', '53999500007'],
    ['Mary Obrienson T/A Quandong Bakery', '40999500003'],
  ])('is found as it is written: %s', async (name, abn) => {
    const hits = (await ask({ name })).payload.map((hit) => hit.abn);
    expect(hits).toContain(abn);
  });

  it.each([
    ['Wattlebrae Plumbng', WATTLEBRAE],
    ['Watlebrae Plumbing', WATTLEBRAE],
    ['Wattlebrae Pulmbing Pty Ltd', WATTLEBRAE],
    ['Wattlebrae Plumbing Pty Lts', WATTLEBRAE],
    ['Wattlebrae Plumbing Pyt Ltd', WATTLEBRAE],
    ['Wattlebare Plumbng', WATTLEBRAE],
    ['Corela Famly Trust', TRUST],
    ['Teh Trustee for Corella Family Trust', TRUST],
    ['Kookabura Bowlng Club', '91999500005'],
    ['Mary Obriensen', '40999500003'],
  ])('is found with a slip or two: %s', async (name, abn) => {
    expect(await values(name)).toMatchObject({ status: 'found', abn, match: 'near' });
  });

  it.each([
    ['Barramundi Frei', '36999000074', 'beginning'],
    ['Kookaburra Bowling', '91999500005', 'beginning'],
    ['Kookabura Bowling', '91999500005', 'beginning'],
  ])('may be the beginning of one: %s', async (name, abn, match) => {
    const [first] = (await ask({ name })).payload;
    expect(first).toMatchObject({ abn, attributes: { Match: match } });
  });

  it('that goes on behind one is uncertain', async () => {
    expect(await values('Yabby Software Melbourne')).toMatchObject({ status: 'ambiguous', match: 'part', count: '1' });
  });

  it.each([
    [
      'former, of a company with an ABN',
      'Braewattle Pipes, Drains',
      WATTLEBRAE,
      'a former name of WATTLEBRAE PLUMBING PTY LTD',
    ],
    [
      'former, of a company whose ABN is not made of its ACN',
      'Yabby Systems',
      '72999500006',
      'a former name of YABBY SOFTWARE PTY LTD',
    ],
    ['former, of a company without an ABN', 'Old Platypus', '', 'a former name of PLATYPUS PUMPS PTY LTD'],
  ])('may be %s', async (_, name, abn, messages) => {
    expect(await values(name)).toMatchObject({
      status: 'found',
      abn,
      is_current_indicator: 'N',
      name_type: 'FMR',
      messages,
    });
  });

  it.each(['zzyzx qwertyuiop', '???', 'Ω', '12', 'pty ltd'])('that nobody has is not found: %s', async (name) => {
    expect(await values(name)).toMatchObject({ status: 'unmatched', exception: 'NAME_NOT_FOUND', abn: '', count: '0' });
  });

  it('with another number in it is another name', async () => {
    expect(await values('Wattlebrae 2010 Plumbing')).not.toMatchObject({ status: 'found' });
  });
});

describe('Namesakes', () => {
  it('are ambiguous, with what they have in common and none of their numbers', async () => {
    expect(await values('John Alan Smithsonian')).toMatchObject({
      status: 'ambiguous',
      exception: 'AMBIGUOUS',
      name: 'SMITHSONIAN, JOHN ALAN',
      abn: '',
      state: '',
      count: '2',
      candidates: '59999500002 SMITHSONIAN, JOHN ALAN NSW 2000; 78999500001 SMITHSONIAN, JOHN ALAN VIC 3000',
    });
  });

  it.each([
    ['its state', { state: 'VIC' }, '78999500001'],
    ['its state in words', { state: 'New South Wales' }, '59999500002'],
    ['its postcode', { postcode: '3000' }, '78999500001'],
    ['a postcode near by', { postcode: '2001' }, '59999500002'],
    ['both', { state: 'nsw', postcode: '2000' }, '59999500002'],
  ])('are told apart by %s', async (_, beside, abn) => {
    expect(await values({ name: 'John Smithsonian', ...beside })).toMatchObject({ status: 'found', abn, count: '2' });
  });

  it('stay ambiguous where what stands beside them is nobody of them', async () => {
    expect(await values({ name: 'John Smithsonian', state: 'WA' })).toMatchObject({ status: 'ambiguous' });
  });

  it('that are cancelled stand behind the one that is active', async () => {
    expect(await values('Banksia Nursery')).toMatchObject({ status: 'found', abn: '32999000056', count: '2' });
    expect(await values({ name: 'Banksia Nursery', state: 'WA' })).toMatchObject({ status: 'ambiguous' });
  });

  it('by a main name and by a business name are told apart by the legal form alone', async () => {
    expect(await values('Quandong Bakery')).toMatchObject({ status: 'ambiguous', count: '2' });
    expect(await values('Quandong Bakery Pty Ltd')).toMatchObject({ status: 'found', abn: '34999000065' });
  });

  it('by a trading name stand behind the main name', async () => {
    expect(await values('Corella Holdings')).toMatchObject({ status: 'found', abn: '28999000038', count: '2' });
  });

  it('each have a row of their own where all are asked for', async () => {
    const element = await ask({ name: 'John Smithsonian' });
    const rows = company.rows!(element).map((row) => company.columns.map(({ value }) => value(row)));
    expect(rows.map(([status]) => status)).toEqual(['ambiguous', 'ambiguous']);
    expect(rows.map((row) => row[4])).toEqual(['59999500002', '78999500001']);
  });
});

describe('A filter', () => {
  it('leaves cancelled companies out', async () => {
    expect(await values({ name: 'Banksia Nursery', optionalConfig: 'active:Y' })).toMatchObject({
      status: 'found',
      count: '1',
    });
    expect(await values({ name: 'gumnuts emporium', optionalConfig: 'active:Y' })).toMatchObject({
      status: 'unmatched',
      exception: 'LEFT_OUT_BY_FILTER',
    });
    expect(await values({ name: '26999000029', optionalConfig: 'active:Y' })).toMatchObject({
      exception: 'LEFT_OUT_BY_FILTER',
    });
  });

  it('leaves former names out', async () => {
    expect(await values({ name: 'Yabby Systems', optionalConfig: 'active:N;current:Y' })).toMatchObject({
      status: 'unmatched',
      exception: 'LEFT_OUT_BY_FILTER',
    });
  });

  it('of the current names leaves the others as they are', async () => {
    expect(await values({ name: 'Yabby Software', optionalConfig: 'current:Y;active:Y' })).toMatchObject({
      status: 'found',
    });
  });
});
