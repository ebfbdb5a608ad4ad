// Records as the cells of a row make them, requests that are not quite right, and the verdicts on listed rows.
import { listOperations, operations, runOperations } from '../../../src/contract/operations.js';
import type { Operation } from '../../../src/contract/operation.js';
import { verdictOf } from '../../../src/contract/fields/suppression-verdict.js';
import { envelopeLines } from '../../../src/contract/texts/envelope-lines.js';
import { chance, mixed, pieces } from '../../recorded/support/mixed.js';
import { digested, type Digested } from '../support/digested.js';

const CELLS = pieces(`
  | | | 24 Smith Street | Reservoir | VIC | 3073 | 3073.0 | 5 | Unit 5 | 24 | 26 | PO Box 12 | Smith | St | N | NZ | AU
  | 24A | Level 2 | Lot 7 | Gumnut House | Jo | Brown | 0412 345 678 | jo@example.com | 1.5 | -37.5 | 10000001 | x | y
  | 1/2/2024 | C/- Jo | RD 2 | -| 0 | true | Victoria | Reservoir VIC 3073 | Auckland | maple.plain.river | 36999000010
`);
const VALUES: readonly unknown[] = [
  '',
  'x',
  '24 Smith St',
  'AU',
  0,
  1,
  null,
  [],
  {},
  true,
  ['x'],
  { fullAddress: 'x' },
  '1',
  ' ',
];

const everyOperation = [...operations, ...runOperations] as readonly Operation[];

/** Requests with members of payload, options and records by chance. */
function requests(seed: number, count: number): object[] {
  const below = chance(seed);
  const names = ['fullAddress', 'country', 'id', 'attributes', 'words', 'coordinates', 'from', 'to', 'address', 'name'];
  const one = (): unknown => VALUES[below(VALUES.length)];
  const record = (): unknown =>
    below(8) === 0
      ? one()
      : Object.fromEntries(names.filter(() => below(3) === 0).map((name) => [name, below(3) === 0 ? one() : 'x']));
  return Array.from({ length: count }, () => ({
    payload: below(12) === 0 ? one() : Array.from({ length: below(3) + 1 }, record),
    ...(below(4) === 0 && { sourceOfTruth: one() }),
    ...(below(4) === 0 && { featureOptions: below(3) === 0 ? one() : { explain: '1', x: one() } }),
    ...(below(9) === 0 && { more: one() }),
  }));
}

const DAYS = pieces(`
  | | 2023-02-01 | 1/2/2023 | 31/1/2023 | 2023 | Feb 2023 | 2/13/2023 | x | 2024-02-30 | 1.2.23 | 20230201 | 2/1/2024
`);

/** What a list says of a delivery point. */
const listed = (list: string, date: string): object =>
  date === 'x' ? {} : { [`${list}_suppression`]: 'not.found', ...(date && { [`${list}_suppression_date`]: date }) };

export const questions: readonly Digested[] = [
  digested(
    'records',
    () =>
      everyOperation.flatMap((operation, k) => {
        const below = chance(1000 + k);
        return Array.from({ length: 120 }, (_, i) => ({
          name: operation.name,
          values: operation.fields.map(() => (below(1 + (i % 4)) === 0 ? CELLS[below(CELLS.length)]! : '')),
        }));
      }),
    ({ name, values }) => {
      const operation = everyOperation.find((one) => one.name === name)!;
      const record = operation.toRecord(values);
      return [
        record,
        record === null ? '' : operation.lacks?.(record),
        values.map((value, i) => operation.fields[i]!.plausible?.(value)),
      ];
    },
  ),
  digested(
    'requests',
    () => everyOperation.flatMap(({ name }, k) => requests(1100 + k, 60).map((request) => ({ name, request }))),
    async ({ name, request }) => {
      const { request: schema } = await everyOperation.find((one) => one.name === name)!.schema();
      const { success, data, error } = schema.safeParse(request);
      return success ? data : error.issues.map(({ path, message }) => [path.join('.'), message]);
    },
  ),
  digested(
    'elements',
    () => [...everyOperation, ...listOperations].map(({ name }) => name),
    async (name) => {
      const operation = everyOperation.find((one) => one.name === name);
      if (!operation) return name;
      const all = [operation.emptyElement(), operation.errorElement('so it is'), operation.refusedElement?.('no')];
      return all.map((one) => one && [one, operation.columns.map(({ value }) => value(one)), operation.outcome?.(one)]);
    },
  ),
  digested(
    'suppress',
    () =>
      mixed(1201, 600, [
        pieces('10000001 | 10000001 | 10000001 | 00000000 | x | 10000002.0 |'),
        DAYS,
        pieces('| | | | | ambiguous'),
        DAYS,
        DAYS,
        pieces('Y | N | | x'),
        pieces('| flag | drop | split'),
        pieces('| | dmy | mdy'),
      ]),
    ([dpid, lastContact, addressStatus, deceased, moved, consent, mode, dateOrder]) => {
      const answers = [
        { attributes: listed('deceased', deceased!) },
        { attributes: { ...listed('moved', moved!), moved_suppression_consent_indicator: consent } },
      ];
      return verdictOf(
        { dpid: dpid!, lastContact: lastContact!, ...(addressStatus && { addressStatus }) },
        consent === 'x' ? [] : answers,
        { ...(mode && { mode }), ...(dateOrder && { dateOrder }) },
      );
    },
  ),
  digested(
    'envelopes',
    () => {
      const names = [
        'buildingName',
        'subdwelling',
        'streetNumber',
        'street',
        'postal',
        'locality',
        'state',
        'postcode',
      ];
      const more = ['suburb', 'townCity', 'rdNumber', 'careOf', 'lotNumber', 'country', 'fullAddress', 'street2'];
      const all = [...names, ...more];
      return mixed(
        1202,
        800,
        all.map(() => [...CELLS, ...CELLS.map(() => ''), ...CELLS.map(() => '')]),
      ).map((row) => Object.fromEntries(row.map((text, i) => [all[i]!, text || null])));
    },
    (address) => envelopeLines(address as never),
  ),
];
