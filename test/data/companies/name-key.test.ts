// The form in which names of companies are compared: what is left out of them, what is shortened, which legal form they
// say.
import { describe, expect, test } from 'vitest';
import { NameKey } from '../../../src/data/companies/name-key.js';

const FORMS = ['none', 'proprietary', 'limited', 'no liability', 'incorporated', 'cooperative', 'trust'];
const key = new NameKey();
const read = (name: string, isPerson = false): string => {
  const { form } = key.readText(name, isPerson);
  return `${key.keyText()}: ${FORMS[form]}`;
};

test.each([
  ['Wattle Pumps', 'WATTLEPUMPS: none'],
  ['  wattle -- PUMPS  ', 'WATTLEPUMPS: none'],
  ["Koala's W.A.T. Pumps", 'KOALASWATPUMPS: none'],
  ['Café Wattle', 'CAFEWATTLE: none'],
  ['Wattle 24/7', 'WATTLE247: none'],
  ['Wattle and Gum', 'WATTLEGUM: none'],
  ['Wattle & Gum', 'WATTLEGUM: none'],
  ['Wattle And', 'WATTLE: none'],
  ['And Wattle', 'ANDWATTLE: none'],
  ['Andrews Wattle Sand', 'ANDREWSWATTLESAND: none'],
  ['The Wattle', 'WATTLE: none'],
  ['The', 'THE: none'],
  ['The Trust', 'TRUST: trust'],
  ['Theatre Wattle', 'THEATREWATTLE: none'],
  ['Wattle The Pumps', 'WATTLETHEPUMPS: none'],
])('%s is %s', (name, wanted) => {
  expect(read(name)).toBe(wanted);
});

describe('Long words', () => {
  const WORDS = [
    ['Company', 'CO'],
    ['Corporation', 'CORP'],
    ['Australia', 'AUST'],
    ['Brothers', 'BROS'],
    ['International', 'INTL'],
    ['Manufacturing', 'MFG'],
    ['Superannuation', 'SUPER'],
    ['Association', 'ASSN'],
    ['Government', 'GOVT'],
    ['Department', 'DEPT'],
    ['Number', 'NO'],
  ] as const;

  test.each(WORDS)('such as %s are as short as %s, wherever they stand', (long, short) => {
    expect(read(`${long} Wattle`)).toBe(`${short}WATTLE: none`);
    expect(read(`Wattle ${long} Pumps`)).toBe(`WATTLE${short}PUMPS: none`);
    expect(read(`Wattle ${long}`)).toBe(`WATTLE${short}: none`);
  });

  test.each(WORDS)('of which %s is the beginning or the end stay', (long) => {
    expect(read(`${long}x Wattle x${long}`)).toBe(`${long}xWattlex${long}`.toUpperCase().concat(': none'));
    expect(read(`${long.slice(0, -1)} Wattle`)).toBe(`${long.slice(0, -1)}Wattle`.toUpperCase().concat(': none'));
  });
});

describe('The form of a name is said by its end', () => {
  test.each([
    [
      'proprietary',
      'Pty Ltd | Pty. Ltd. | Pty Limited | Proprietary Limited | Proprietary Ltd | P/L | PL | Pty | PtyLtd',
    ],
    ['proprietary', 'Proprietary'],
    ['cooperative', 'Co-operative Limited | Co-operative Ltd | Cooperative Limited | Cooperative Ltd | Co-op Limited'],
    ['cooperative', 'Co-op Ltd | Coop Limited | Coop Ltd | Co-operative | Cooperative | Co-op | Coop'],
    ['no liability', 'No Liability | N.L. | NL'],
    ['limited', 'Limited | Ltd | Ltd.'],
    ['incorporated', 'Incorporated | Inc | Inc.'],
  ])('%s: %s', (form, ends) => {
    const found = ends.split(' | ').map((end) => `${end} ${read(`Wattle Pumps ${end}`)}`);
    expect(found).toEqual(ends.split(' | ').map((end) => `${end} WATTLEPUMPS: ${form}`));
    const alone = ends.split(' | ').map((end) => key.readText(end).length > 0);
    expect(alone, 'a name is never all form').not.toContain(false);
  });

  test.each([
    ['Wattle Limited Pumps', 'WATTLELIMITEDPUMPS: none'],
    ['Wattle Unlimited', 'WATTLEUNLIMITED: none'],
    ['Wattle Trust', 'WATTLETRUST: trust'],
    ['Wattle Super Fund', 'WATTLESUPERFUND: trust'],
    ['Wattle Estate', 'WATTLEESTATE: trust'],
    ['Trust Wattle', 'TRUSTWATTLE: none'],
    ['Wattle Trust Pty Ltd', 'WATTLETRUST: proprietary'],
  ])('or by none: %s is %s', (name, wanted) => {
    expect(read(name)).toBe(wanted);
  });
});

test.each(
  (
    'The Trustee for the | The Trustees for the | The Trustee of the | The Trustees of the | The Trustee for | ' +
    'The Trustees for | The Trustee of | The Trustees of | Trustee for the | Trustees for the | Trustee for | ' +
    'Trustees for | ATF the | ATF'
  )
    .split(' | ')
    .map((begin) => [begin]),
)('%s is before the name of a trust', (begin) => {
  expect(read(`${begin} Wattle Family`)).toBe('WATTLEFAMILY: trust');
  expect(key.readText(begin).length).toBeGreaterThan(0);
});

test.each(
  (
    'In Liquidation | In Liq | Under External Administration | Administrator Appointed | Administrators Appointed | ' +
    'Receivers and Managers Appointed | Receiver and Manager Appointed | Receivers & Managers Appointed | ' +
    'Subject to Deed of Company Arrangement'
  )
    .split(' | ')
    .map((condition) => [condition]),
)('%s behind a name is no part of it', (condition) => {
  expect(read(`Wattle Pumps Pty Ltd (${condition})`)).toBe('WATTLEPUMPS: proprietary');
  expect(read(`Wattle Pumps ${condition}`)).toBe('WATTLEPUMPS: none');
  expect(key.readText(condition).length).toBeGreaterThan(0);
});

test('The name of a person has no form', () => {
  expect([read('Ann Co-op', true), read('Bo Pty', true), read('The Ann', true)]).toEqual([
    'ANNCOOP: none',
    'BOPTY: none',
    'THEANN: none',
  ]);
});

test('Names of any length have keys of two hundred letters at most', () => {
  const words = Array.from({ length: 300 }, (_, i) => `w${i}`).join(' ');
  expect(key.readText(words).keyText()).toBe(words.toUpperCase().replaceAll(' ', '').slice(0, 200));
  expect(key.readText('ß'.repeat(600)).keyText()).toHaveLength(200);
  expect(key.readText('Ⅷ'.repeat(600)).length).toBeLessThanOrEqual(200);
});
