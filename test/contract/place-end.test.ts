// What the end of a line says of its place, and the matches of a record with an installed reference as a row.
import { describe, expect, it } from 'vitest';
import { rowOfPairs } from '../../src/contract/fields/matched-pairs.js';
import { PlaceEnd } from '../../src/contract/fields/place-end.js';
import type { MatchedPair } from '../../src/contract/schema/match.js';

describe('The end of a line', () => {
  it.each([
    [
      '24 Smith St Reservoir VIC 3073',
      ['Reservoir', 'reservoir', 'VIC', '3073'],
      ['Smith St', '24', 'Preston', 'NSW', ''],
    ],
    ['24 Smith St, Reservoir, Victoria 3073, Australia', ['Reservoir', 'Victoria', '3073', 'Australia'], ['Smith']],
    ['24 Smith St Mount Elder New South Wales', ['Mount Elder', 'Elder', 'New South Wales', 'Wales'], ['Mount', 'St']],
    ['12 Tahi Road Warkworth 0910 New Zealand', ['Warkworth', '0910', 'New Zealand', 'Zealand'], ['Road', 'Tahi Road']],
    ['12 Tahi Road Warkworth NZ', ['Warkworth', 'NZ'], ['Road']],
    ['24 Smith St Reservoir 307', ['307', 'Reservoir 307'], ['Reservoir']],
    ['VIC', ['VIC'], ['Victoria']],
    ['New Zealand', ['New Zealand'], ['Old Zealand']],
    ['', [], ['x', '', '3073']],
  ])('%j says %j and not %j', (line, said, unsaid) => {
    const end = new PlaceEnd(line);
    expect(said.filter((text) => !end.says(text))).toEqual([]);
    expect(unsaid.filter((text) => end.says(text))).toEqual([]);
  });
});

describe('The matches of a record with a reference', () => {
  const pair = (toId: string, code: string, confidenceLevel: string): MatchedPair =>
    ({
      fromId: 'a',
      toId,
      entityResults: [{ assignedMatchClass: code, confidenceLevel, description: `Class ${code}` }],
    }) as unknown as MatchedPair;
  const row = (payload: MatchedPair[], record: object = {}) =>
    rowOfPairs({ status: 'SUCCESS', payload, messages: ['said'] }, { id: 'a', ...record });

  it('are the best, and all with it', () => {
    expect(row([pair('b', 'H1', '10'), pair('c', 'G2', '7'), pair('d', 'G3', '6')])).toMatchObject({
      status: 'matched',
      toId: 'b',
      matchClass: 'H1',
      confidence: 10,
      description: 'Class H1',
      count: 2,
      messages: ['said'],
      all: [
        { toId: 'b', status: 'matched' },
        { toId: 'c', status: 'matched' },
        { toId: 'd', status: 'possible' },
      ],
    });
  });

  it('are only possible where two are alike', () => {
    expect(row([pair('b', 'H1', '10'), pair('c', 'H1', '10')])).toMatchObject({
      status: 'possible',
      toId: 'b',
      count: 0,
      all: [{ status: 'possible' }, { status: 'possible' }],
    });
  });

  it('are none where there is none', () => {
    expect(row([])).toEqual({ status: 'unmatched', count: 0, messages: ['said'], all: [] });
    expect(row([{ fromId: 'a', toId: 'b', entityResults: [] }])).toMatchObject({
      status: 'possible',
      confidence: 0,
      toId: 'b',
    });
  });

  it.each(['firstName', 'lastName', 'fullName', 'companyName', 'dateOfBirth'])(
    'say that %s is not compared',
    (name) => {
      expect(row([], { [name]: 'x' }).messages).toEqual(['said', expect.stringMatching(/^names are not compared/)]);
      expect(row([], { [name]: '' }).messages).toEqual(['said']);
    },
  );
});
