// The records of an ABN bulk extract, element by element: what each may say, and which are refused.
import { describe, expect, it } from 'vitest';
import { abnOfBody } from '../../../src/contract/fields/business-numbers.js';
import { FLAG, readRecord, type CompanyRecord } from '../../../src/data/companies/company-record.js';
import { entityTypes } from '../../../src/data/companies/entity-types.js';
import { CompanyDraft } from '../../../src/data/companies/write/company-draft.js';
import type { SetFile } from '../../../src/data/file/read/set-file.js';
import { RecordScanner } from '../../../src/data/import/abr/scan-records.js';

const ABN = abnOfBody(999_000_123);
/** The records that the scanner reads of a text, and how many it refused. */
function scanned(xml: string): { records: CompanyRecord[]; refused: number; types: [string, string][] } {
  const records: CompanyRecord[] = [];
  const draft = new CompanyDraft();
  const scanner = new RecordScanner(draft, () => {
    const into = Buffer.alloc(draft.size());
    draft.write(into, 0);
    records.push(readRecord(into, 0, { types: ['', ...entityTypes], statuses: [''] }, {} as SetFile));
  });
  const bytes = Buffer.from(`<x>${xml}</x>`);
  scanner.scan(bytes, 3, bytes.length - 4);
  return { records, refused: scanner.refused, types: [...scanner.types] };
}

const record = (inside: string, abn = `<ABN status="ACT" ABNStatusFromDate="1">${ABN}</ABN>`): string =>
  `<ABR recordLastUpdatedDate="1" replaced="N">${abn}${inside}</ABR>`;
const named = (kind: string, text: string): string =>
  `<NonIndividualName type="${kind}"><NonIndividualNameText>${text}</NonIndividualNameText></NonIndividualName>`;
const MAIN = `<MainEntity>${named('MN', 'BILBY')}</MainEntity>`;
const person = (...given: string[]): string =>
  `<LegalEntity><IndividualName type="LGL">${given.map((name) => `<GivenName>${name}</GivenName>`).join('')}` +
  '<FamilyName>KOEL</FamilyName></IndividualName></LegalEntity>';

describe('A record of an extract', () => {
  const BARE = {
    number: 999_000_123,
    flags: FLAG.active | FLAG.abn,
    type: '',
    state: '',
    postcode: '',
    status: '',
    other: undefined,
    check: undefined,
    names: [{ kind: 'MN', text: 'BILBY' }],
  };
  it.each<[string, string, object]>([
    ['no more than a name', record(MAIN), {}],
    ['a status that is cancelled', record(MAIN, `<ABN status="CAN">${ABN}</ABN>`), { flags: FLAG.abn }],
    ['a status behind other attributes', record(MAIN, `<ABN ABNStatusFromDate="1" status="ACT">${ABN}</ABN>`), {}],
    [
      'goods and services tax',
      record(`${MAIN}<GST status="ACT" GSTStatusFromDate="1" />`),
      { flags: FLAG.active | FLAG.abn | FLAG.gst },
    ],
    ['none of that tax', record(`${MAIN}<GST status="NON" />`), {}],
    [
      'an ACN that is its own',
      record(`<ASICNumber ASICNumberType="undetermined">999000123</ASICNumber>${MAIN}`),
      { flags: FLAG.active | FLAG.abn | FLAG.acn },
    ],
    [
      'an ACN that is another',
      record(`<ASICNumber>999000456</ASICNumber>${MAIN}`),
      { flags: FLAG.active | FLAG.abn | FLAG.acn | FLAG.other, other: 999_000_456 },
    ],
    ['an ACN that is none', record(`<ASICNumber>99900045</ASICNumber>${MAIN}`), {}],
    ['an ACN with letters', record(`<ASICNumber>99900045X</ASICNumber>${MAIN}`), {}],
    [
      'a state and a postcode',
      record(`${MAIN}<State>TAS</State><Postcode>7000</Postcode>`),
      { state: 'TAS', postcode: '7000' },
    ],
    [
      'a postcode that begins with a nought',
      record(`${MAIN}<State>NT</State><Postcode>0800</Postcode>`),
      { state: 'NT', postcode: '0800' },
    ],
    ['a place that is none', record(`${MAIN}<State>ZZ</State><Postcode>700</Postcode>`), {}],
    ['a postcode with letters', record(`${MAIN}<Postcode>70A0</Postcode>`), {}],
    ['a type', record(`<EntityTypeInd>PRV</EntityTypeInd><EntityTypeText>x</EntityTypeText>${MAIN}`), { type: 'PRV' }],
    ['a type that is none', record(`<EntityTypeInd>QQQ</EntityTypeInd>${MAIN}`), {}],
    [
      'its name behind others',
      record(`<OtherEntity>${named('BN', 'X')}</OtherEntity>${MAIN}`),
      {
        names: [
          { kind: 'BN', text: 'X' },
          { kind: 'MN', text: 'BILBY' },
        ],
      },
    ],
    ['a kind of name that there is not', record(MAIN.replace('MN', 'ZZ')), { names: [{ kind: 'OTN', text: 'BILBY' }] }],
    ['a name without its element', record('<NonIndividualNameText>BILBY</NonIndividualNameText>'), {}],
    ['entities in its name', record(MAIN.replace('BILBY', 'A &amp; B')), { names: [{ kind: 'MN', text: 'A & B' }] }],
    [
      'a person',
      record(person('ANN')),
      { flags: FLAG.active | FLAG.abn | FLAG.person, names: [{ kind: 'LGL', text: 'KOEL, ANN' }] },
    ],
    [
      'a person of two given names',
      record(person('ANN', 'LEE')),
      { flags: FLAG.active | FLAG.abn | FLAG.person, names: [{ kind: 'LGL', text: 'KOEL, ANN LEE' }] },
    ],
    [
      'a person without given names',
      record(person()),
      { flags: FLAG.active | FLAG.abn | FLAG.person, names: [{ kind: 'LGL', text: 'KOEL' }] },
    ],
    [
      'a person of a given name with an entity',
      record(person('A&apos;N')),
      { flags: FLAG.active | FLAG.abn | FLAG.person, names: [{ kind: 'LGL', text: "KOEL, A'N" }] },
    ],
    [
      'a given name longer than any',
      record(person('X'.repeat(1100))),
      { flags: FLAG.active | FLAG.abn | FLAG.person, names: [{ kind: 'LGL', text: 'KOEL' }] },
    ],
    ['check digits as they are usual', record(MAIN), { check: undefined }],
  ])('may have %s', (_, xml, other) => {
    expect(scanned(xml)).toMatchObject({ records: [{ ...BARE, ...other }], refused: 0 });
    // Nothing of one is left in the next.
    const full = record(
      `<ASICNumber>999000456</ASICNumber><State>WA</State><Postcode>6000</Postcode><GST status="ACT"/>${person('ZOE')}`,
    );
    expect(scanned(`${full}\n${xml}`).records[1]).toEqual({ ...BARE, ...other });
  });

  it.each([
    ['no name', record('')],
    ['an empty name', record(MAIN.replace('BILBY', ''))],
    ['a name longer than any can be', record(MAIN.replace('BILBY', 'X'.repeat(65_536)))],
    ['a number of ten digits', record(MAIN, `<ABN status="ACT">${ABN.slice(1)}</ABN>`)],
    ['a number with a letter', record(MAIN, `<ABN status="ACT">${ABN.slice(0, -1)}X</ABN>`)],
    ['a number whose first is a letter', record(MAIN, `<ABN status="ACT">X${ABN.slice(1)}</ABN>`)],
    [
      'a number whose check digits are wrong',
      record(MAIN, `<ABN status="ACT">${ABN.startsWith('11') ? '12' : '11'}${ABN.slice(2)}</ABN>`),
    ],
    ['no number', record(MAIN, '')],
  ])('is refused with %s', (_, xml) => {
    const { records, refused } = scanned(`${record(MAIN)}${xml}${record(MAIN)}`);
    expect([records.length, refused]).toEqual([2, 1]);
  });

  it('takes a name as long as any can be', () => {
    expect(scanned(record(MAIN.replace('BILBY', 'X'.repeat(65_535)))).records[0]!.names[0]!.text).toHaveLength(65_535);
  });

  it('says what its type is called, once', () => {
    const of = (text: string) =>
      record(`<EntityTypeInd>PRV</EntityTypeInd><EntityTypeText>${text}</EntityTypeText>${MAIN}`);
    expect(
      scanned(of('Private &amp; Company') + of('Other') + record(`<EntityTypeText>X</EntityTypeText>${MAIN}`)).types,
    ).toEqual([['PRV', 'Private & Company']]);
  });
});
