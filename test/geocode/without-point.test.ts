// Addresses of a source without coordinates, as a list of delivery points is: what has coordinates answers, else the
// place does, and either is said.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import { importCsv } from '../../src/data/import/csv/import.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

const FILES = {
  AUPAF:
    'dpid,street number,street,suburb,state,postcode\n30000001,12,Quoll Street,Dubbo,NSW,2830\n' +
    '30000002,7,Emu Lane,Dubbo,NSW,2830\n',
  CUSTOM_AU_1:
    'id,street number,street,suburb,state,postcode,latitude,longitude\na,12,Quoll Street,Dubbo,NSW,2830,-32.25,148.6\n',
  NZPAF:
    'id,street number,street,suburb,city,postcode\nn1,24,Kaka Street,Karori,Wellington,6012\n' +
    'n2,5,Tui Road,,Timaru,7910\n',
};

let dataDir: string;
let engine: LocalEngine;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'waypost-without-point-'));
  for (const [source, text] of Object.entries(FILES)) {
    const file = join(dataDir, `${source}.csv`);
    writeFileSync(file, text);
    await importCsv({ paths: [file], map: {}, source, country: source.startsWith('NZ') ? 'NZ' : 'AU', dataDir });
  }
  engine = await openLocalEngine({ dataDir });
});

afterAll(async () => {
  await engine.close();
  rmSync(dataDir, { recursive: true });
});

describe('An address of which its source has no coordinates', () => {
  it.each([
    [
      'is answered by another source that has them',
      { fullAddress: '12 Quoll St, Dubbo NSW 2830', country: 'AU' },
      undefined,
      'verified address AU|CUSTOM_AU_1|a -32.2500000',
      'AUPAF has no coordinates of it: CUSTOM_AU_1 answers',
    ],
    [
      'stays at its place where no source has them',
      { fullAddress: '7 Emu Ln, Dubbo NSW 2830', country: 'AU' },
      undefined,
      'partial locality AU|AUPAF|30000002 -32.2',
      'AUPAF has no coordinates of it: the point is that of DUBBO NSW 2830',
    ],
    [
      'stays at its place where its source is asked for by name',
      { fullAddress: '12 Quoll St, Dubbo NSW 2830', country: 'AU' },
      'AUPAF',
      'partial locality AU|AUPAF|30000001 -32.2',
      'AUPAF has no coordinates of it: the point is that of DUBBO NSW 2830',
    ],
    [
      'is at its suburb in New Zealand',
      { fullAddress: '24 Kaka St, Karori, Wellington 6012', country: 'NZ' },
      undefined,
      'partial locality NZ|NZPAF|n1 -41.2',
      'NZPAF has no coordinates of it: the point is that of KARORI, WELLINGTON 6012',
    ],
    [
      'is at its town where it has no suburb',
      { fullAddress: '5 Tui Rd, Timaru 7910', country: 'NZ' },
      undefined,
      'partial locality NZ|NZPAF|n2 -44.3',
      'NZPAF has no coordinates of it: the point is that of TIMARU 7910',
    ],
  ])('%s', async (_, record, sourceOfTruth, answered, message) => {
    const [answer] = geocode.elements(await engine.run(geocode, { payload: [record], sourceOfTruth }));
    const { status, level, id, attributes, messages } = answer!;
    expect(`${status} ${level} ${id} ${attributes?.['Latitude']}`).toContain(answered);
    expect(messages).toEqual([message]);
  });
});
