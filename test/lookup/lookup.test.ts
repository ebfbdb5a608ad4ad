// What each of the earlier lookups requires, takes by GET, and where it is valid.
import { describe, expect, it } from 'vitest';
import { lookups, type LookupInput, type LookupKind } from '../../src/contract/operations/lookup-forms.js';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { WHOLE } from '../support/sets/lookup-records.js';
import { ask, dataDir, engine, hits, operationOf, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

/** Records that much agrees with; the record of the contract's own does for the other lookups. */
const MANY_HITS: Partial<Record<LookupKind, LookupInput>> = {
  address: { fullAddress: '2 s' },
  buildingName: { buildingName: 'k' },
  locality: { locality: 'w' },
  postcode: { postcode: '3' },
  postal: { postal: 'box 1', locality: 'reservoir' },
  subdwellingAddress: { id: '10000003' },
};

describe.each(lookups)('lookup $kind', ({ kind, post, features }) => {
  const { record, source, answer } = WHOLE[kind];

  it('answers a record with all it takes', async () => {
    const response = await ask(kind, record, source);
    expect(response.status).toBe('SUCCESS');
    expect((response.payload as LookupHit[])[0]).toMatchObject({
      fullAddress: answer,
      exception: null,
      _type: source === 'NZAD' ? 'AddressNz' : 'AddressAu',
      sourceOfTruth: source,
    });
  });

  it.each(post.required.map((name) => ({ name })))('requires $name', async ({ name }) => {
    const { schema } = operationOf(kind);
    const { request } = await schema();
    for (const without of [
      { ...record, [name]: '  ' },
      Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)),
    ]) {
      await expect(ask(kind, without, source)).rejects.toThrow(new RegExp(`^lookup ${kind} needs .*${name}`));
      expect(request.safeParse({ payload: [without] }).success).toBe(false);
    }
    expect(request.safeParse({ payload: [record] }).success).toBe(true);
  });

  it.each((post.oneOf ?? []).map((names) => ({ names })))('requires one of $names', async ({ names }) => {
    const without = Object.fromEntries(
      Object.entries(record).filter(([key]) => !(names as readonly string[]).includes(key)),
    );
    const { request } = await operationOf(kind).schema();
    await expect(ask(kind, without, source)).rejects.toThrow(`lookup ${kind} needs ${names.join(' or ')}`);
    expect(request.safeParse({ payload: [without] }).success).toBe(false);
  });

  it('gives no more hits than are asked for, where the contract lets it be asked', async () => {
    const wide = MANY_HITS[kind] ?? record;
    const count = (await hits(kind, wide, source, { singleLineHitNumber: '1' })).length;
    if (features.some(({ name }) => name === 'singleLineHitNumber')) {
      expect(count).toBe(1);
      await expect(ask(kind, wide, source, { singleLineHitNumber: '0' })).rejects.toThrow(
        "singleLineHitNumber '0' is not a whole number from 1",
      );
    } else expect(count).toBe((await hits(kind, wide, source)).length);
  });

  it('says so when more than one record is given', async () => {
    const { messages } = await engine.run(operationOf(kind), { payload: [record, record], sourceOfTruth: source });
    expect(messages).toContain('only the first of 2 records was looked up');
  });
});

describe('The POST forms', () => {
  it('take what the contract lists', () => {
    const names = lookups.map(({ kind, post }) => {
      const { required, oneOf = [], optional }: typeof post & { oneOf?: readonly (readonly string[])[] } = post;
      return `${kind}: ${[...required, ...oneOf.map((of) => of.join('|'))].join(' ')}; ${optional.join(' ')}`;
    });
    expect(names).toEqual([
      'address: fullAddress; locality postcode state',
      'buildingName: buildingName; postcode locality townCity suburb street streetNumber featureOptions',
      'locality: locality|fullAddress; postcode',
      'postal: postal postcode|locality; ',
      'postcode: postcode; ',
      'street: street; postcode locality townCity suburb',
      'streetNumber: streetNumber postcode locality street; townCity suburb',
      'subdwelling: subdwelling; postcode locality street streetNumber townCity suburb',
      'subdwellingAddress: id; ',
      'suburb: suburb; postcode townCity',
      'townCity: townCity; postcode suburb',
      'combined: fullAddress country; ',
    ]);
  });
});

describe('The GET forms', () => {
  it.each(lookups)('$kind takes by GET what the contract lists', ({ kind, post, get }) => {
    const names = (form: typeof get): string[] =>
      [...form.required, ...(form.oneOf ?? []).flat(), ...form.optional].filter(
        (name) => name !== 'transactionID' && name !== 'featureOptions',
      );
    // Every attribute of GET is one of POST; only buildingName takes fewer, and subdwelling requires the place that
    // POST may leave out.
    expect(names(post)).toEqual(expect.arrayContaining(names(get)));
    if (kind === 'buildingName') expect(names(get)).toEqual(['buildingName', 'postcode', 'locality']);
    else expect(names(get).sort()).toEqual(names(post).sort());
    expect(get.required).toEqual(
      kind === 'subdwelling' ? ['subdwelling', 'postcode', 'locality', 'street', 'streetNumber'] : post.required,
    );
    expect(get.optional.includes('transactionID')).toBe(
      ['address', 'buildingName', 'locality', 'postal', 'postcode'].includes(kind),
    );
    expect(get.optional.includes('featureOptions')).toBe(
      ['address', 'locality', 'postal', 'postcode', 'subdwellingAddress'].includes(kind),
    );
  });
});

describe('Where a lookup is valid', () => {
  it.each<[LookupKind, LookupInput, string | undefined, RegExp]>([
    ['suburb', { suburb: 'x' }, 'GNAF', /^lookup suburb is of New Zealand only, and AU is asked for/],
    ['townCity', { townCity: 'x' }, 'GNAF', /^lookup townCity is of New Zealand only/],
    ['locality', { locality: 'x' }, 'NZAD', /^lookup locality is of Australia only, and NZ is asked for/],
    ['street', { street: 'x' }, 'NZPAF', /^source of truth NZPAF is not installed/],
  ])('%s refuses another country or source', async (kind, record, source, message) => {
    await expect(ask(kind, record, source)).rejects.toThrow(message);
  });

  it('follows the locale, and takes the default of the country', async () => {
    const nz = await openLocalEngine({ dataDir, locale: 'nz' });
    expect((await nz.run(operationOf('street'), { payload: [{ street: 'queen' }] })).payload).toMatchObject([
      { sourceOfTruth: 'NZAD' },
      { sourceOfTruth: 'NZAD' },
    ]);
    await expect(nz.run(operationOf('locality'), { payload: [{ locality: 'x' }] })).rejects.toThrow(
      'lookup locality is of Australia only, and NZ is asked for',
    );
    await nz.close();
    expect((await engine.run(operationOf('suburb'), { payload: [{ suburb: 'otara' }] })).payload).toMatchObject([
      { sourceOfTruth: 'NZAD' },
    ]);
    expect((await engine.run(operationOf('street'), { payload: [{ street: 'smith' }] })).payload).toMatchObject([
      { sourceOfTruth: 'AUPAF' },
    ]);
  });

  it('answers places without any address data in Australia, and says so', async () => {
    const empty = await openLocalEngine({ dataDir: `${dataDir}/nothing` });
    const note = 'no address data is installed: the places are those that come with the package';
    expect(await empty.run(operationOf('postcode'), { payload: [{ postcode: '3073' }] })).toMatchObject({
      status: 'SUCCESS',
      messages: [note],
      payload: expect.arrayContaining([
        expect.objectContaining({ locality: 'RESERVOIR', state: 'VIC', postcode: '3073' }),
      ]) as unknown,
    });
    expect(await empty.run(operationOf('locality'), { payload: [{ locality: 'reservo' }] })).toMatchObject({
      payload: expect.arrayContaining([expect.objectContaining({ locality: 'RESERVOIR' })]) as unknown,
    });
    expect(
      await empty.run(operationOf('postal'), {
        payload: [{ postal: 'PO Box 12', locality: 'reservoir', postcode: '3073' }],
      }),
    ).toMatchObject({
      payload: [
        {
          postal: 'PO BOX 12',
          postalType: 'PO BOX',
          postalNumber: '12',
          locality: 'RESERVOIR',
          postcode: '3073',
          id: null,
        },
      ],
    });
    await expect(empty.run(operationOf('street'), { payload: [{ street: 'smith' }] })).rejects.toThrow(
      /^no address data of AU is installed in /,
    );
    await expect(empty.run(operationOf('suburb'), { payload: [{ suburb: 'otara' }] })).rejects.toThrow(
      /^no address data of NZ from NZPAF or NZAD is installed in /,
    );
    await empty.close();
  });

  it('puts a delivery into standard form where the source has none, and says that its place is verified', async () => {
    const { payload, messages } = await ask('postal', { postal: 'gpo 5', locality: 'reservoir' });
    expect(payload).toMatchObject([{ fullAddress: 'GPO BOX 5, RESERVOIR VIC 3073', postal: 'GPO BOX 5', id: null }]);
    expect(messages).toEqual([
      'GNAF FEBRUARY 2026 has no post boxes or bags: the delivery is in standard form, and only its place is verified',
    ]);
    expect(await ask('postal', { postal: '5', locality: 'reservoir' })).toMatchObject({
      payload: [],
      messages: [expect.stringMatching(/give the whole delivery, such as PO BOX 12, and its place$/)],
    });
  });
});
