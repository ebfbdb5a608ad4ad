// Files of the ABN bulk extract, written for tests.
import { abnOfBody } from '../../src/contract/fields/business-numbers.js';

/** One record. `main` and `others` are XML: their entities are written already. */
export interface WrittenEntity {
  readonly body: number;
  readonly main: string;
  readonly active?: boolean;
  readonly type?: string;
  readonly state?: string;
  readonly postcode?: string;
  /** Of a person, whose family name `main` is. */
  readonly given?: string;
  readonly others?: readonly (readonly [kind: string, name: string])[];
}

const element = (name: string, text: string, attributes = ''): string => `<${name}${attributes}>${text}</${name}>`;
const named = (kind: string, name: string): string =>
  element('NonIndividualName', element('NonIndividualNameText', name), ` type="${kind}"`);

/** The record on a line of its own. */
export function abrRecord(entity: WrittenEntity): string {
  const { body, main, active = true, type = 'OIE', state = 'NSW', postcode = '2000', given, others = [] } = entity;
  const place = element('State', state) + element('Postcode', postcode);
  const address = element('BusinessAddress', element('AddressDetails', place));
  const person = element('GivenName', given ?? '') + element('FamilyName', main);
  const all = [
    element('ABN', abnOfBody(body), ` status="${active ? 'ACT' : 'CAN'}" ABNStatusFromDate="20000701"`),
    element('EntityType', element('EntityTypeInd', type) + element('EntityTypeText', `Type ${type}`)),
    given === undefined
      ? element('MainEntity', named('MN', main) + address)
      : element('LegalEntity', element('IndividualName', person, ' type="LGL"') + address),
    '<GST status="NON" GSTStatusFromDate="19000101" />',
    ...others.map(([kind, name]) => element('OtherEntity', named(kind, name))),
  ];
  return `${element('ABR', all.join(''), ' recordLastUpdatedDate="20250101" replaced="N"')}\n`;
}

/** The first part of an extract. `count`: records that it says it has; `closed`: whether its closing tag is there. */
export function abrFile(records: string, { count = 1, closed = true } = {}): string {
  const info = [
    element('FileSequenceNumber', '1'),
    element('RecordCount', String(count)),
    element('ExtractTime', '2026-01-07T08:46:00'),
  ];
  const head = `<?xml version="1.0"?><Transfer>${element('TransferInfo', info.join(''))}\n`;
  return `${head}${records}${closed ? '</Transfer>\n' : ''}`;
}
