// What the titles at a place say of a name.
import { describe, expect, it } from 'vitest';
import { askedName } from '../../src/title/likeness-to-owner.js';
import { verdictOf } from '../../src/title/verdict.js';
import type { Owner, Title } from '../../src/data/titles/title.js';

const person = (given: string, surname: string): Owner => ({ given, surname, suffix: '', corporate: '' });
const corporate = (name: string): Owner => ({ given: '', surname: '', suffix: '', corporate: name });
let id = 0;
const title = (owners: readonly Owner[], more: Partial<Title> = {}): Title => ({
  id: ++id,
  titleNo: `90${id}`,
  status: 'LIVE',
  type: 'Freehold',
  landDistrict: 'Otago',
  issued: '',
  guaranteeStatus: 'Guarantee',
  estateDescription: 'Fee Simple, 1/1, Lot 1 Deposited Plan 900001, 809 m2',
  numberOwners: owners.length,
  isShared: false,
  owners,
  ...more,
});
const unitTitle = (unit: string, owner: Owner): Title =>
  title([owner], { estateDescription: `Stratum in Freehold, 1/1, Unit ${unit} Deposited Plan 900002` });
const say = (titles: readonly Title[], name: string, unit = '') =>
  verdictOf(askedName({ firstName: '', lastName: name }), titles, unit);

const HOUSE = [title([person('Kim', 'Forward'), person('Ola', 'Ringed')])];
const UNITS = [unitTitle('1', person('Robin', 'First')), unitTitle('2', person('Robin', 'Second'))];
const PLACEHOLDER = corporate('The Proprietors of Lot 1 Deposited Plan 900001');
const INCORPORATION = corporate('The Proprietors of Te Whenua Tauira');

describe('The titles at a place', () => {
  it.each<[string, readonly Title[], string, string, string, string]>([
    ['pass any of several owners', HOUSE, 'Ola Ringed', '', 'pass', 'OWNER'],
    ['pass an owner of any of several titles', UNITS, 'Robin Second', '', 'pass', 'OWNER'],
    ['fail who is none', HOUSE, 'Bob Nobody', '', 'fail', 'ANOTHER_OWNER'],
    ['fail who is nearly one, with the reason', HOUSE, 'K Forward', '', 'fail', 'INITIAL'],
    ['are unknown where there is none', [], 'Ola Ringed', '', 'unknown', 'NO_TITLE'],
    ['pass the owner of the unit', UNITS, 'Robin Second', '2', 'pass', 'OWNER'],
    ['fail the owner of another unit', UNITS, 'Robin Second', '1', 'fail', 'OTHER_UNIT'],
    ['fail who owns no unit', UNITS, 'Bob Nobody', '1', 'fail', 'ANOTHER_OWNER'],
    ['say nothing of a unit without a title', UNITS, 'Robin Second', '9', 'unknown', 'UNIT_NOT_ON_TITLES'],
    ['say nothing of who owns no unit there', UNITS, 'Bob Nobody', '9', 'unknown', 'UNIT_NOT_ON_TITLES'],
    ['do not heed a unit where titles name none', HOUSE, 'Ola Ringed', '3', 'pass', 'OWNER'],
    ['heed no blanks around a unit', UNITS, 'Robin Second', ' 2 ', 'pass', 'OWNER'],
    ['take blanks for no unit', UNITS, 'Robin Second', '  ', 'pass', 'OWNER'],
    ['never fail where owners are withheld', [title([PLACEHOLDER])], 'Bob Nobody', '', 'unknown', 'WITHHELD'],
    [
      'never pass the words that stand in place of owners',
      [title([PLACEHOLDER])],
      'The Proprietors of Lot 1 Deposited Plan 900001',
      '',
      'unknown',
      'WITHHELD',
    ],
    [
      'never fail where a title among others is withheld',
      [...HOUSE, title([PLACEHOLDER])],
      'Bob Nobody',
      '',
      'unknown',
      'WITHHELD',
    ],
    ['pass beside a withheld title', [title([PLACEHOLDER]), ...HOUSE], 'Kim Forward', '', 'pass', 'OWNER'],
    [
      'know a placeholder by the number of the title',
      [title([corporate('The Proprietors of OT1A/1')], { titleNo: 'OT1A/1' })],
      'Bob',
      '',
      'unknown',
      'WITHHELD',
    ],
    [
      'know a placeholder that says so',
      [title([corporate('(withheld - protected title)')])],
      'Bob',
      '',
      'unknown',
      'WITHHELD',
    ],
    [
      'know an incorporation of Māori land',
      [title([INCORPORATION])],
      'Proprietors of Te Whenua Tauira',
      '',
      'pass',
      'OWNER',
    ],
    [
      'know a placeholder by the land of its own title',
      [title([INCORPORATION], { estateDescription: 'Fee Simple, 1/1, Te Whenua Tauira Block, 2 ha' })],
      'Bob Nobody',
      '',
      'unknown',
      'WITHHELD',
    ],
    [
      'are unknown where the list lacks the owners that there are',
      [title([], { numberOwners: 2 })],
      'Bob',
      '',
      'unknown',
      'OWNERS_MISSING',
    ],
    [
      'fail beside a title that has no owners',
      [...HOUSE, title([], { numberOwners: 0, type: 'Supplementary Record Sheet' })],
      'Bob Nobody',
      '',
      'fail',
      'ANOTHER_OWNER',
    ],
    [
      'pass an owner of a part-cancelled title',
      [title([person('Kim', 'Forward')], { status: 'PRTC' })],
      'Kim Forward',
      '',
      'pass',
      'OWNER',
    ],
    [
      'never fail where a title is part-cancelled',
      [title([person('Kim', 'Forward')], { status: 'PRTC' })],
      'Bob Nobody',
      '',
      'unknown',
      'PART_CANCELLED',
    ],
    ['say that trusts are no owners', HOUSE, 'The Forward Family Trust', '', 'fail', 'TRUST'],
  ])('%s', (_, titles, name, unit, response, reason) => {
    expect(say(titles, name, unit)).toMatchObject({ response, reason });
  });

  it.each([
    ['Unit 4 Deposited Plan 1', '4'],
    ['Principal Unit 4A and Accessory Unit 9 Deposited Plan 1', '4a'],
    ['Fee Simple, 1/2, Lot 1 Deposited Plan 3, Leasehold, 1/1, Flat 2 Deposited Plan 4', '2'],
  ])('know the unit of %s', (estateDescription, unit) => {
    const titles = [title([person('Kim', 'Forward')], { estateDescription }), ...UNITS.slice(0, 1)];
    expect(say(titles, 'Kim Forward', unit)).toMatchObject({ response: 'pass', titles: [titles[0]] });
    expect(say(titles, 'Kim Forward', '9').reason).toBe('UNIT_NOT_ON_TITLES');
  });

  it('are counted in what is said, and nobody is named', () => {
    expect(say(UNITS, 'Robin Second', '2').messages).toEqual(['2 titles lie at the place, 1 of them of unit 2']);
    const { messages } = say(UNITS, 'R Second');
    expect(messages).toEqual(['the initials fit an owner with the surname', '2 titles lie at the place']);
    expect(messages.join(' ')).not.toMatch(/Robin|Second|90\d/);
  });

  it('stand in the order of how like their owners are', () => {
    expect(say(UNITS, 'Robin Second').titles).toEqual([UNITS[1], UNITS[0]]);
  });
});
