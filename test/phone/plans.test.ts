// Numbers of every plan are read, judged and written as the library does that publishes the plans.
import * as fc from 'fast-check';
import parse from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { Automaton, DEAD } from '../../src/phone/plan/automaton.js';
import { planMetadata, type PlanRow } from '../../src/phone/plan/metadata.js';
import { readPattern } from '../../src/phone/plan/pattern-syntax.js';
import { NumberPlans } from '../../src/phone/plan/plans.js';
import { readNumber } from '../../src/phone/plan/read-number.js';
import { runs } from '../support/seeded.js';

const plans = new NumberPlans();
const { countries, nonGeographic } = planMetadata();

type Read = Record<'callingCode' | 'national' | 'country' | 'type' | 'atHome' | 'abroad', string | undefined>;

function ours(digits: string, isInternational: boolean, country: string): Read | undefined {
  const read = readNumber({ digits, isInternational }, plans.of(country), plans);
  if (read === undefined) return undefined;
  const { callingCode, national, plan, isOfCountry, type, format } = read;
  return {
    callingCode,
    national,
    country: isOfCountry ? plan.country : undefined,
    type,
    atHome: format?.national(national) ?? national,
    abroad: `+${callingCode} ${format?.international(national) ?? national}`,
  };
}

function theirs(digits: string, isInternational: boolean, country: string): Read | undefined {
  const read = parse((isInternational ? '+' : '') + digits, country as Parameters<typeof parse>[1]);
  return (
    read && {
      callingCode: read.countryCallingCode,
      national: read.nationalNumber,
      country: read.country,
      type: read.getType(),
      atHome: read.formatNational(),
      abroad: read.formatInternational(),
    }
  );
}

/** A national number of a plan, or nearly one. */
const nationalOf = ([, , pattern, , , , , , , , , types]: PlanRow): fc.Arbitrary<string> =>
  fc.oneof(
    ...[pattern, ...(types || []).flatMap((type) => (type && type[0] !== '' ? [type[0]] : []))].map((source) =>
      fc.stringMatching(new RegExp(`^(?:${source})$`)),
    ),
    fc.stringMatching(/^\d{2,17}$/),
  );

/** The same as it is dialled: with a prefix, a calling code, or what is dialled before that. */
function dialledIn(country: string): fc.Arbitrary<{ country: string; digits: string; isInternational: boolean }> {
  const row = countries[country]!;
  const before = ['', row[5] || '', row[0], `${row[0]}${row[5] || ''}`, `00${row[0]}`, `0011${row[0]}`];
  return fc
    .tuple(nationalOf(row), fc.constantFrom(...before), fc.boolean())
    .map(([national, prefix, isInternational]) => ({ country, digits: prefix + national, isInternational }));
}

describe('A number', () => {
  it.each([
    { of: 'Australia', names: ['AU'], times: 800 },
    { of: 'New Zealand', names: ['NZ'], times: 800 },
    { of: 'islands that share the calling code of Australia', names: ['CX', 'CC'], times: 300 },
    { of: 'any country', names: Object.keys(countries), times: 1000 },
  ])('of $of is what the library says it is', ({ names, times }) => {
    const asked = fc.oneof(...names.map(dialledIn));
    fc.assert(
      fc.property(asked, ({ country, digits, isInternational }) => {
        expect(ours(digits, isInternational, country)).toEqual(theirs(digits, isInternational, country));
      }),
      { numRuns: runs(times) },
    );
  });
});

describe('The plans', () => {
  it('have no pattern that is not read', () => {
    const unread = [...Object.entries(countries), ...Object.entries(nonGeographic)].flatMap(([country, row]) =>
      [
        row[2],
        ...(row[4] || []).flatMap(([pattern, , leading]) => [pattern, ...(leading || []).slice(-1)]),
        ...(row[11] || []).flatMap((type) => (type ? [type[0]] : [])),
      ]
        .filter((source) => readPattern(source) === undefined)
        .map((source) => `${country} ${source}`),
    );
    expect(unread).toEqual([]);
  });

  it('have no format that divides numbers by anything but their length', () => {
    const others = Object.entries(countries).flatMap(([country, row]) =>
      (row[4] || [])
        .filter(([pattern]) => !/^(?:\(\\d(?:\{\d+(?:,\d+)?\})?\))+$/.test(pattern))
        .map(([pattern]) => `${country} ${pattern}`),
    );
    expect(others).toEqual([]);
  });

  it('are none of a country or calling code that there is not', () => {
    expect(plans.of('XX')).toBeUndefined();
    expect(plans.of('constructor')).toBeUndefined();
    expect(plans.sharing('999')).toEqual([]);
    expect(plans.sharing('toString')).toEqual([]);
  });
});

describe('An automaton', () => {
  const patterns = ['4\\d{2}', '4[0-35](?:1|22)?', '(?:4|56)7', '1{2,3}'] as const;
  const automaton = new Automaton();
  patterns.forEach((pattern, i) => {
    automaton.add(i, pattern);
  });
  automaton.add(9, '46', true);

  it('matches what its patterns match', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-7]{0,5}$/), (digits) => {
        const state = automaton.walk(digits, 0);
        const wanted = patterns.flatMap((pattern, i) => (new RegExp(`^(?:${pattern})$`).test(digits) ? [i] : []));
        if (digits.startsWith('46')) wanted.push(9);
        expect(state === DEAD ? [] : automaton.matched(state).toSorted()).toEqual(wanted);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each(['(?=1)2', '1+', 'a', '[a]', '(1', '1)', '[12', '1.'])('refuses the pattern %s', (pattern) => {
    expect(() => {
      new Automaton().add(0, pattern);
    }).toThrow(`the pattern ${pattern} of a numbering plan cannot be read`);
  });
});
