// A service may answer null, an empty text or nothing at all for an absent field: columns, cards and lists are the
// same.
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../src/cli/output/card.js';
import { styleFor } from '../../src/cli/output/style.js';
import { componentFields } from '../../src/contract/fields/output-columns.js';
import { operationNamed, operations } from '../../src/contract/operations.js';
import type { Operation } from '../../src/contract/operation.js';
import { asText, fakeIo } from '../support/fake-io.js';

type Absent = '' | null | undefined;

const style = styleFor(fakeIo());

/** An address with everything that an answer may carry, each absent in the same way. */
function address(absent: Absent): Record<string, unknown> {
  const fields = [
    ...componentFields,
    'id',
    'eid',
    'sourceOfTruth',
    'careOf',
    'exception',
    'unknown',
    'level',
    'confidence',
    'runnerUp',
    'city',
    'district',
    'province',
  ];
  const given = {
    ...Object.fromEntries(fields.map((name) => [name, absent])),
    status: 'verified',
    attributes: Object.fromEntries(
      ['Latitude', 'DPID', 'Type', 'subdwellings', 'Distance', 'Anything'].map((name) => [name, absent]),
    ),
    changedItems: [
      { componentID: '1', actionType: 'ADD', affectedElement: 'postcode', oldValue: absent, newValue: '3073' },
      { componentID: '2', actionType: 'REMOVE', affectedElement: 'country', oldValue: 'AUSTRALIA', newValue: absent },
      { componentID: '3', actionType: 'INFO', affectedElement: 'street', oldValue: absent, newValue: absent },
    ],
    candidates: [{ id: 'AU|GNAF|1', fullAddress: absent, confidence: 1 }],
  };
  // As it comes over the wire, where undefined is not there.
  return JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
}

/** The element of an operation around the address: itself, or an envelope. */
const elementOf = (operation: Operation, payload: unknown, messages: Absent | string[]): unknown =>
  operation.rows || operation.name === 'parse'
    ? { status: 'SUCCESS', messages: operation.rows ? (messages ?? []) : messages, payload }
    : { ...(payload as object[])[0], messages };

const cells = (operation: Operation, element: unknown): unknown[] =>
  operation.columns.map(({ name, value }) => [name, value(element) || '']);

describe('An absent field reads the same however it is absent, in', () => {
  test.each(operations.map((operation) => ({ operation, name: operation.name })))(
    'the columns of $name',
    ({ operation }) => {
      const empty = cells(operation, elementOf(operation, [address('')], []));
      expect(cells(operation, elementOf(operation, [address(null)], []))).toEqual(empty);
      expect(cells(operation, elementOf(operation, [address(undefined)], []))).toEqual(empty);
      expect(empty.flat().every((cell) => typeof cell === 'string')).toBe(true);
    },
  );

  test.each(operations.filter(({ rows }) => !rows).map((operation) => ({ operation, name: operation.name })))(
    'the columns of $name, where whole lists are absent',
    ({ operation }) => {
      const bare = (absent: null | undefined | never[]): unknown =>
        elementOf(
          operation,
          [
            {
              status: 'verified',
              attributes: Array.isArray(absent) ? {} : absent,
              changedItems: absent,
              candidates: absent,
            },
          ],
          absent as never,
        );
      expect(cells(operation, bare(null))).toEqual(cells(operation, bare([])));
      expect(cells(operation, bare(undefined))).toEqual(cells(operation, bare([])));
    },
  );

  test('the columns of parse, where the inner answer has no payload', () => {
    const parse = operations.find(({ name }) => name === 'parse')!;
    expect(cells(parse, { status: 'ERROR', messages: null, payload: null })).toEqual(
      cells(parse, { status: 'ERROR', messages: [], payload: [] }),
    );
  });

  test('the card', async () => {
    const cardOf = async (absent: Absent): Promise<string> =>
      asText(await drawCard(operationNamed('cleanse')!.card(address(absent)), style));
    const card = await cardOf('');
    expect(await cardOf(null)).toBe(card);
    expect(await cardOf(undefined)).toBe(card);
    expect(card).not.toMatch(/null|undefined/);
  });

  test('the list of hits', async () => {
    const hits = async (absent: Absent): Promise<string> =>
      asText(await drawCard(operationNamed('find')!.card({ messages: [], payload: [address(absent)] }), style));
    expect(await hits(null)).toBe(await hits(''));
    expect(await hits(undefined)).toBe(await hits(''));
  });
});
