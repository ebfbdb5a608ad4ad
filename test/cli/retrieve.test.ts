// waypost retrieve through the command line.
import { describe, expect, test } from 'vitest';
import { workdir } from '../support/workdir.js';

const ID = 'AU|GNAF|GAVIC';

describe('retrieve', () => {
  test('gives the whole address of an id, with its attributes on the command line', async () => {
    const dir = workdir();
    const { id, fullAddress, attributes } = JSON.parse(
      (await dir.run(['cleanse', '24 smith st reservoir 3073'])).stdout,
    ) as { id: string; fullAddress: string; attributes: Record<string, string> };
    expect(id.startsWith(ID)).toBe(true);
    const answer = JSON.parse((await dir.run(['retrieve', id])).stdout) as Record<string, unknown>;
    expect(answer).toMatchObject({
      _type: 'ValidatedAddressAu',
      status: 'found',
      id,
      fullAddress,
      streetNumber: '24',
      streetName: 'SMITH',
      state: 'VIC',
      country: 'AU',
      exception: null,
      attributes,
    });
  });

  test('keeps attributes back unless they are asked for, and writes names in title case when told to', async () => {
    const dir = workdir();
    const { id } = JSON.parse((await dir.run(['cleanse', '24 smith st reservoir 3073'])).stdout) as { id: string };
    const answer = JSON.parse(
      (await dir.run(['retrieve', id, '--feature', 'exposeAttributes=0', '--feature', 'caseType=TITLE'])).stdout,
    ) as Record<string, unknown>;
    expect(answer).toMatchObject({
      fullAddress: '24 Smith Street, Reservoir VIC 3073',
      street: 'Smith Street',
      streetNumber: '24',
      locality: 'Reservoir',
      state: 'VIC',
      attributes: {},
    });
  });

  test.each([
    ['AU|GNAF|GANONE', 'GNAF FEBRUARY 2026 has no address with the id AU|GNAF|GANONE'],
    ['AU|AUPAF|1', /^source of truth AUPAF is not installed in /],
    ['nonsense', 'GNAF FEBRUARY 2026 has no address with the id nonsense'],
  ])('says in one line what is wrong with the id %s', async (id, message) => {
    const { code, stdout, stderr } = await workdir().run(['retrieve', id]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.replace(/^waypost: /, '').trim()).toMatch(message);
  });

  test('answers a file row by row, a wrong id in its own row', async () => {
    const dir = workdir();
    const { id } = JSON.parse((await dir.run(['cleanse', '24 smith st reservoir 3073'])).stdout) as { id: string };
    dir.write('ids.csv', `name,id\na,${id}\nb,AU|GNAF|x\nc,\n`);
    const { code, stdout } = await dir.run([
      'retrieve',
      'ids.csv',
      '--columns',
      'status,full_address,messages',
      '--quiet',
    ]);
    expect(stdout.split('\n')).toEqual([
      'name,id,retrieve_status,retrieve_full_address,retrieve_messages',
      `a,${id},found,"24 SMITH STREET, RESERVOIR VIC 3073",`,
      'b,AU|GNAF|x,error,,GNAF FEBRUARY 2026 has no address with the id AU|GNAF|x',
      'c,,rejected,,there is no id in this record',
      '',
    ]);
    expect(code).toBe(3);
  });
});
