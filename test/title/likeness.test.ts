// A name beside an owner: what is the same, what is nearly the same and why, and what is another.
import { describe, expect, it } from 'vitest';
import { askedName, likenessToOwner } from '../../src/title/likeness-to-owner.js';
import { PASSING, type Reason } from '../../src/title/likeness.js';
import type { Owner } from '../../src/data/titles/title.js';

const person = (given: string, surname: string, suffix = ''): Owner => ({ given, surname, suffix, corporate: '' });
const company = (corporate: string): Owner => ({ given: '', surname: '', suffix: '', corporate });
const likeness = (firstName: string, lastName: string, owner: Owner) =>
  likenessToOwner(askedName({ firstName, lastName }), owner);

const TESTER = person('Alexandra Jane', 'Tester');
const HEMI = person('William Hēmi', 'Tester');
const DUTCH = person('Pieter', 'van der Exempel');
const IRISH = person('Mary-Anne', "O'Sample");
const JUNIOR = person('John', 'Sample', 'Junior');

describe('A name is an owner’s', () => {
  it.each<[string, string, string, Owner]>([
    ['as the register has it', 'Alexandra Jane', 'Tester', TESTER],
    ['in other letters', 'ALEXANDRA', 'tester', TESTER],
    ['without the middle name', 'Alexandra', 'Tester', TESTER],
    ['with an initial of the middle name', 'Alexandra J.', 'Tester', TESTER],
    ['with a title before it', 'Dr. Alexandra', 'Tester', TESTER],
    ['in one text', '', 'Alexandra Jane Tester', TESTER],
    ['in one text, the surname first behind a comma', '', 'Tester, Alexandra', TESTER],
    ['in one text with a title', '', 'Ms Alexandra Tester', TESTER],
    ['one of two persons', 'Bob and Alexandra', 'Tester', TESTER],
    ['one of two persons in one text', '', 'William & Alexandra Tester', TESTER],
    ['one of two persons with a surname each', '', 'Kim Behind; Alexandra Tester', TESTER],
    ['with the first name where the last should be too', 'Alexandra Tester', '', TESTER],
    ['without its macron', 'Hemi', 'Nohea', person('Hēmi', 'Nohea')],
    ['with the long vowel doubled', 'Heemi', 'Nohea', person('Hēmi', 'Nohea')],
    ['with the macron in two code points', 'He\u0304mi', 'Nohea', person('Hēmi', 'Nohea')],
    ['with an apostrophe of typographers', 'Mary-Anne', 'O’Sample', IRISH],
    ['without the apostrophe', 'Mary-Anne', 'OSample', IRISH],
    ['with a space for the apostrophe', 'Mary-Anne', 'O Sample', IRISH],
    ['with a space for the hyphen', 'Mary Anne', "O'Sample", IRISH],
    ['without the hyphen', 'Maryanne', "O'Sample", IRISH],
    ['with the particles in one word', 'Pieter', 'Vanderexempel', DUTCH],
    ['with capitals on the particles', 'PIETER', 'VAN DER EXEMPEL', DUTCH],
    ['with particles, in one text', '', 'Pieter van der Exempel', DUTCH],
    ['without the particles', 'Pieter', 'Exempel', DUTCH],
    ['with its generation', 'John', 'Sample Jr', JUNIOR],
    ['with its generation in the first name', 'John Junior', 'Sample', JUNIOR],
    ['with its generation in one text', '', 'John Sample II', JUNIOR],
    ['where only the register says the generation', 'John', 'Sample', JUNIOR],
    ['of someone who died', '', 'Estate of Alexandra Tester (deceased)', TESTER],
    ['of a person with one name', '', 'Suharto', person('', 'Suharto')],
    ['a company’s in full', '', 'ACME TRUSTEES 2010 LIMITED', company('ACME TRUSTEES 2010 LIMITED')],
    ['a company’s with a short word', '', 'Acme Trustees 2010 Ltd.', company('ACME TRUSTEES 2010 LIMITED')],
    ['a company’s without its form', '', 'Acme Trustees 2010', company('ACME TRUSTEES 2010 LIMITED')],
    ['a company’s, cut in two', 'Acme', 'Trustees 2010 Ltd', company('ACME TRUSTEES 2010 LIMITED')],
    ['a company’s with and for &', '', 'Example Holdings and Sons Ltd', company('EXAMPLE, HOLDINGS & SONS LIMITED')],
    ['a company’s without its article', '', 'Sample Society Inc', company('The Sample Society Incorporated')],
    ['a company’s in liquidation', '', 'Sample Ltd', company('SAMPLE LIMITED (IN LIQUIDATION)')],
    ...[
      ['Ltd', 'Limited'],
      ['Lmtd', 'Limited'],
      ['Inc', 'Incorporated'],
      ['Corp', 'Corporation'],
      ['Co', 'Company'],
      ['Bros', 'Brothers'],
      ['Intl', 'International'],
      ['Assn', 'Association'],
      ['Assoc', 'Association'],
      ['LP', 'Partnership'],
      ['TTEE', 'Trustee'],
      ['TTEES', 'Trustees'],
    ].map(([short, long]): [string, string, string, Owner] => [
      `a company’s with ${short} for ${long}`,
      '',
      `Wattle Sample ${short}`,
      company(`WATTLE SAMPLE ${long!.toUpperCase()}`),
    ]),
    ...['liquidation', 'receivership', 'statutory management', 'voluntary administration'].map(
      (state): [string, string, string, Owner] => [
        `a company’s in ${state}`,
        '',
        'Sample Ltd',
        company(`SAMPLE LIMITED (In ${state})`),
      ],
    ),
    ...['Removed', 'struck off'].map((state): [string, string, string, Owner] => [
      `a company’s that is ${state}`,
      '',
      'Sample Ltd',
      company(`SAMPLE LIMITED (${state})`),
    ]),
    ...['Limited', 'Incorporated', 'Partnership', 'Pty', 'Unlimited', 'PLC', 'Tapui'].map(
      (form): [string, string, string, Owner] => [
        `a company’s without ${form}`,
        '',
        'Wattle Sample',
        company(`WATTLE SAMPLE ${form.toUpperCase()}`),
      ],
    ),
    ['a company’s in New Zealand', '', 'Sample NZ Ltd', company('SAMPLE NEW ZEALAND LIMITED')],
    ['a trust’s that is an owner itself', '', 'Sample Charitable Trust', company('SAMPLE CHARITABLE TRUST')],
  ])('%s', (_, firstName, lastName, owner) => {
    const { reason, score } = likeness(firstName, lastName, owner);
    expect(reason).toBe('OWNER');
    expect(score).toBeGreaterThanOrEqual(PASSING);
  });

  it('less surely where middle names are others, or particles are left out', () => {
    const scoreOf = (firstName: string, lastName: string, owner: Owner) => likeness(firstName, lastName, owner).score;
    expect(scoreOf('Alexandra Rose', 'Tester', TESTER)).toBeLessThan(scoreOf('Alexandra', 'Tester', TESTER));
    expect(scoreOf('Pieter', 'Exempel', DUTCH)).toBeLessThan(scoreOf('Pieter', 'van der Exempel', DUTCH));
  });
});

describe('A name is no owner’s', () => {
  it.each<[Reason, string, string, Owner]>([
    ['INITIAL', 'A', 'Tester', TESTER],
    ['INITIAL', 'A. J.', 'Tester', TESTER],
    ['INITIAL', 'AJ', 'Tester', TESTER],
    ['INITIAL', 'Alexandra', 'Tester', person('A', 'Tester')],
    ['SURNAME_ONLY', 'A B', 'Tester', TESTER],
    ['SURNAME_ONLY', 'AK', 'Tester', TESTER],
    ['NICKNAME', 'Bill', 'Tester', HEMI],
    ['NICKNAME', 'Wm', 'Tester', HEMI],
    ['NICKNAME', 'Alexandra', 'Tester', person('Sandy', 'Tester')],
    ['MIDDLE_NAME', 'Hemi', 'Tester', HEMI],
    ['MIDDLE_NAME', 'Rose Alexandra', 'Tester', TESTER],
    ['ONE_LETTER', 'Alexandre', 'Tester', TESTER],
    ['ONE_LETTER', 'Alexandra', 'Testor', TESTER],
    ['ONE_LETTER', 'Alexandra', 'Tetser', TESTER],
    ['SWAPPED', 'Tester', 'Alexandra', TESTER],
    ['SWAPPED', '', 'Tester Alexandra', TESTER],
    ['PART_OF_NAME', 'Mary', "O'Sample", IRISH],
    ['PART_OF_NAME', 'Kim', 'Behind', person('Kim', 'Behind-Forward')],
    ['SUFFIX', 'John', 'Sample Senior', JUNIOR],
    ['FIRST_NAME_MISSING', '', 'Tester', TESTER],
    ['SURNAME_ONLY', 'Bob', 'Tester', TESTER],
    ['SURNAME_ONLY', 'Jon', 'Li', person('Jan', 'Li')],
    ['ANOTHER_OWNER', 'Jan', 'Lee', person('Jan', 'Li')],
    ['ANOTHER_OWNER', 'Bob', 'Nobody', TESTER],
    ['ANOTHER_OWNER', 'Alexandra', 'Nobody', TESTER],
    ['ANOTHER_OWNER', '', '東京', TESTER],
    ['ANOTHER_OWNER', '', '---', TESTER],
    ['ANOTHER_OWNER', 'Alexandra', 'Tester', company('TESTER HOLDINGS LIMITED')],
    ['NUMBER', '', 'Acme Trustees 2012 Limited', company('ACME TRUSTEES 2010 LIMITED')],
    ['NUMBER', '', 'Acme Trustees Limited', company('ACME TRUSTEES 2010 LIMITED')],
    ['LEGAL_FORM', '', 'Acme Incorporated', company('ACME LIMITED')],
    ['ONE_LETTER', '', 'Acne Holdings Ltd', company('ACME HOLDINGS LIMITED')],
    ['PART_OF_NAME', '', 'Acme Holdings', company('ACME HOLDINGS SOUTH LIMITED')],
    ['ANOTHER_OWNER', '', 'Acme', company('ACME HOLDINGS SOUTH LIMITED')],
    ['TRUST', '', 'The Tester Family Trust', TESTER],
    ['TRUST', '', 'Acme Family Trust', company('ACME TRUSTEES 2010 LIMITED')],
    ['TRUST', '', 'Nobody Family Trust', TESTER],
    ['TRUST', '', 'NOBODY FAMILY TRUST', TESTER],
    ['TRUST', '', 'nobody family trusts', TESTER],
  ])('%s: %s %s', (reason, firstName, lastName, owner) => {
    const found = likeness(firstName, lastName, owner);
    expect(found.reason).toBe(reason);
    expect(found.score).toBeLessThan(PASSING);
  });

  it('however long the text is', () => {
    expect(likeness('', 'Alexandra '.repeat(10_000), TESTER).reason).toBe('ANOTHER_OWNER');
    expect(likeness('A & '.repeat(10_000), 'Nobody', TESTER).reason).toBe('ANOTHER_OWNER');
  });
});
