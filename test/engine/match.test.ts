// match on the local engine: what a request may hold, and what is answered of each pair.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import type { MatchRecord } from '../../src/contract/operations/match-record.js';
import { match } from '../../src/contract/operations/match.js';
import type { Request, Response } from '../../src/contract/operation.js';
import { schema, type MatchedPair } from '../../src/contract/schema/match.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let withData: LocalEngine;
let withoutData: LocalEngine;
beforeAll(async () => {
  withData = await openLocalEngine({ dataDir: inject('sampleSets').gnaf });
  withoutData = await openLocalEngine({ dataDir: join(tmpdir(), 'waypost-no-such-folder') });
});
afterAll(async () => {
  await withData.close();
  await withoutData.close();
});

interface Answer extends Response {
  readonly payload: MatchedPair[];
}

type Options = Omit<Request, 'payload'> & { readonly engine?: LocalEngine };

async function ask(
  from: readonly MatchRecord[],
  to: readonly MatchRecord[],
  { engine = withoutData, ...options }: Options = {},
): Promise<Answer> {
  return (await engine.run(match, { payload: [{ from, to }], ...options })) as Answer;
}

const at = (id: string, fullAddress: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  addresses: [{ fullAddress }],
  ...more,
});

/** The class of each reference, '' for none. */
const classesOf = ({ payload }: { payload: MatchedPair[] }): string[] =>
  payload.map(({ entityResults: [result] }) => result?.assignedMatchClass ?? '');

const PHONE = { phones: [{ fullPhone: '12345678' }] };
const CUSTOMER = at('c1', '220 George Street, Sydney NSW 2000', PHONE);

describe('match', () => {
  it('gives the classes of the contract’s own example, with the pairs that agreed', async () => {
    const to = [
      at('r1', '220 george street, sydney nsw 2000', PHONE),
      at('r2', 'level 2, 220 george street, sydney nsw 2000'),
    ];
    expect(await ask([CUSTOMER], to)).toEqual({
      status: 'SUCCESS',
      messages: [],
      payload: [
        {
          fromId: 'c1',
          toId: 'r1',
          entityResults: [
            {
              addressPairIdx: [0, 0],
              emailAddressPairIdx: [],
              phonePairIdx: [0, 0],
              assignedMatchClass: 'H1',
              confidenceLevel: '10',
              description: 'Household Match Class H1',
              matchCategory: 'MATCH_CLASS',
            },
          ],
        },
        {
          fromId: 'c1',
          toId: 'r2',
          entityResults: [
            {
              addressPairIdx: [0, 0],
              emailAddressPairIdx: [],
              phonePairIdx: [],
              assignedMatchClass: 'G2',
              confidenceLevel: '8',
              description: 'Address Match Class G2',
              matchCategory: 'MATCH_CLASS',
            },
          ],
        },
      ],
    });
  });

  it('answers each of a hundred references, in their order', async () => {
    const to = Array.from({ length: 100 }, (_, i) => at(`r${i}`, `${i + 1} George Street, Sydney NSW 2000`));
    const answer = await ask([at('c', '7 George St Sydney')], to);
    expect(answer.payload.map(({ toId }) => toId)).toEqual(to.map(({ id }) => id));
    expect(
      classesOf(answer)
        .map((code, i) => (code === '' ? '' : `${i} ${code}`))
        .filter(Boolean),
    ).toEqual(['6 G1']);
    await expect(schema.response.parseAsync(answer)).resolves.toEqual(answer);
  });

  it.each<[string, readonly MatchRecord[], readonly MatchRecord[], string]>([
    ['no record in from', [], [CUSTOMER], 'payload.from must hold exactly one record'],
    ['two records in from', [CUSTOMER, CUSTOMER], [CUSTOMER], 'payload.from must hold exactly one record'],
    ['no reference', [CUSTOMER], [], 'payload.to must hold 1 to 100 records'],
    [
      '101 references',
      [CUSTOMER],
      Array.from({ length: 101 }, (_, i) => ({ id: String(i) })),
      'payload.to must hold 1 to 100 records',
    ],
    [
      'a record without an id',
      [{ ...CUSTOMER, id: ' ' }],
      [CUSTOMER],
      'payload.from[0].id: an id is needed, by which the answer names the record',
    ],
    [
      'a reference without an id',
      [CUSTOMER],
      [CUSTOMER, {} as MatchRecord],
      'payload.to[1].id: an id is needed, by which the answer names the record',
    ],
    [
      'two references of one id',
      [CUSTOMER],
      [at('a', '1 High St'), at('b', '2 High St'), at('a', '3 High St')],
      'payload.to[2].id: a is the id of payload.to[0] too; each record needs an id of its own',
    ],
  ])('refuses %s and answers nothing', async (_, from, to, message) => {
    await expect(ask(from, to)).rejects.toThrow(new WaypostError('bad-request', message));
  });

  it('says which records cannot be compared, and why', async () => {
    const answer = await ask(
      [CUSTOMER],
      [{ id: 'empty' }, { id: 'odd', phones: [{ fullPhone: '0000 000 000' }], emails: [{ address: 'none' }] }],
    );
    expect(answer).toEqual({
      status: 'SUCCESS',
      messages: [
        'to[0] (id empty) cannot be compared: it has no address, phone or email',
        'to[1] (id odd) cannot be compared: nothing that it says can be read',
      ],
      payload: [
        { fromId: 'c1', toId: 'empty', entityResults: [] },
        { fromId: 'c1', toId: 'odd', entityResults: [] },
      ],
    });
  });

  it('compares every address, phone and email of a record, and says which agreed', async () => {
    const from: MatchRecord = {
      id: 'a',
      addresses: [{ fullAddress: '1 High St Preston 3072' }, { fullAddress: '2 Low St Preston 3072' }],
      phones: [{ fullPhone: '0412 345 678' }, { fullPhone: '03 9123 4567' }],
      emails: [{ address: 'nobody@example.com' }, { address: 'J.Citizen@gmail.com' }],
    };
    const to: MatchRecord = {
      id: 'b',
      addresses: [{ fullAddress: '3 Top St Preston' }, { fullAddress: '2 Low Street Preston' }],
      phones: [{ fullPhone: '+61 3 9123 4567' }],
      emails: [{ address: 'jcitizen+news@googlemail.com' }],
    };
    expect((await ask([from], [to])).payload[0]!.entityResults).toMatchObject([
      { assignedMatchClass: 'H1', addressPairIdx: [1, 1], phonePairIdx: [1, 0], emailAddressPairIdx: [1, 0] },
    ]);
  });

  it('reads addresses in components as it reads lines', async () => {
    const components = {
      id: 'c',
      addresses: [
        { flatUnitNumber: '5', streetNumber: '24', streetName: 'SMITH', streetType: 'ST', locality: 'RESERVOIR' },
      ],
    };
    const to = [at('r1', 'Unit 5, 24 Smith Street, Reservoir VIC 3073'), at('r2', '6/24 Smith St Reservoir')];
    expect(classesOf(await ask([components], to))).toEqual(['G1', 'G5']);
  });

  it('knows an address by its id, whatever its text says', async () => {
    const id = 'AU|GNAF|GAVIC910000031';
    const from = { id: 'a', addresses: [{ id, fullAddress: 'The old mill, Reservoir' }] };
    const to = [
      { id: 'same', addresses: [{ id }] },
      { id: 'other', addresses: [{ id: 'AU|GNAF|GAVIC910000026' }] },
      { id: 'point', addresses: [{ attributes: { DPID: '32041234' } }] },
    ];
    expect(classesOf(await ask([from], to))).toEqual(['G1', '', '']);
  });

  it('compares addresses as the installed data has them, where that is sure of them', async () => {
    const from = at('c', 'u5 24 smtih st reservor 3073');
    const to = [at('r', 'Unit 5, 24 Smith Street, Reservoir VIC 3073'), at('other', '6/24 Smith Street, Reservoir')];
    expect(classesOf(await ask([from], to))).toEqual(['', '']);
    expect(classesOf(await ask([from], to, { engine: withData }))).toEqual(['G1', 'G5']);
  });

  it('has no id of a building for a unit or level that the data does not have', async () => {
    const to = [at('unit', 'Unit 99, 12 Smith Street, Reservoir 3073'), at('house', '12 Smith St, Reservoir 3073')];
    expect(classesOf(await ask([at('c', '12 Smith St Reservoir 3073')], to, { engine: withData }))).toEqual([
      'G2',
      'G1',
    ]);
  });

  it('takes the source that is asked for', async () => {
    const to = [at('r', '24 Smith Street, Reservoir VIC 3073')];
    await expect(ask([CUSTOMER], to, { engine: withData, sourceOfTruth: 'AUSOTS' })).rejects.toThrow(/AUSOTS/);
    const asked = await ask([at('c', 'u5 24 smtih st reservor')], to, { engine: withData, sourceOfTruth: 'GNAF' });
    expect(classesOf(asked)).toEqual(['G2']);
  });

  it('says what was compared, where that is asked for', async () => {
    const to = [at('r', 'Level 2, 220 George St Sydney 2000', PHONE), at('none', '9 Elsewhere Road, Perth WA 6000')];
    const { payload } = await ask([CUSTOMER], to, { featureOptions: { explain: '1' } });
    expect(payload.map(({ evidence }) => evidence)).toEqual([
      [
        'address A2, same: number, street, street type, locality, postcode; said by one alone: level, state',
        'phone P1, the same number',
      ],
      ['address A0, different: number, street, street type, locality, postcode, state'],
    ]);
  });

  it('reads numbers without a calling code as those of the locale', async () => {
    const from = { id: 'a', phones: [{ fullPhone: '021 123 4567' }] };
    const to = [{ id: 'b', phones: [{ fullPhone: '+64 21 123 4567' }] }];
    expect(classesOf(await ask([from], to, { locale: 'nz' }))).toEqual(['P1']);
    expect(classesOf(await ask([from], to, { locale: 'au' }))).toEqual(['']);
  });

  it('compares addresses of other countries by their number, street and place', async () => {
    const from = at('a', '435 S La Cienega Blvd, Los Angeles, CA 90048, USA');
    const to = [
      at('same', '435 s. la cienega boulevard, los angeles CA 90048, united states'),
      at('other', '437 S La Cienega Blvd, Los Angeles, CA 90048, USA'),
      at('home', '435 La Cienega Boulevard, Sydney NSW 2000'),
    ];
    expect(classesOf(await ask([from], to, { locale: 'intl' }))).toEqual(['G1', '', '']);
  });
});
