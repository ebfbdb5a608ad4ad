// The word tables: every form leads to its full word, every official abbreviation leads back.
import { describe, expect, it } from 'vitest';
import { countryOf, stateOf, stateOfPostcode } from '../../src/address/vocabulary/place.js';
import { postalAt } from '../../src/address/vocabulary/postal.js';
import {
  streetSuffix,
  streetSuffixAbbreviation,
  streetSuffixForms,
  streetType,
  streetTypeAbbreviation,
  streetTypeForms,
} from '../../src/address/vocabulary/street.js';
import {
  flatType,
  flatTypeAbbreviation,
  flatTypeForms,
  levelType,
  levelTypeAbbreviation,
  levelTypeForms,
} from '../../src/address/vocabulary/unit.js';

describe('vocabulary', () => {
  it.each([
    ['AV', 'AVENUE'],
    ['AVE', 'AVENUE'],
    ['ST', 'STREET'],
    ['CR', 'CRESCENT'],
    ['CRES', 'CRESCENT'],
    ['GR', 'GROVE'],
    ['CCT', 'CIRCUIT'],
    ['CT', 'COURT'],
    ['TCE', 'TERRACE'],
    ['HWY', 'HIGHWAY'],
    ['BVD', 'BOULEVARD'],
    ['CRST', 'CREST'],
    ['PDE', 'PARADE'],
  ])('knows the street type %s', (word, full) => {
    expect(streetType(word)).toBe(full);
  });
  it.each([
    ['U', 'UNIT'],
    ['APT', 'APARTMENT'],
    ['SE', 'SUITE'],
    ['F', 'FLAT'],
    ['SHOPS', 'SHOP'],
  ])('knows the flat type %s', (word, full) => {
    expect(flatType(word)).toBe(full);
  });
  it.each([
    ['L', 'LEVEL'],
    ['LVL', 'LEVEL'],
    ['FL', 'FLOOR'],
    ['LG', 'LOWER GROUND FLOOR'],
    ['G', 'GROUND'],
  ])('knows the level type %s', (word, full) => {
    expect(levelType(word)).toBe(full);
  });

  it('leads each official abbreviation back to its full word', () => {
    for (const full of new Set([...streetTypeForms()].map(([, word]) => word))) {
      expect(streetType(streetTypeAbbreviation(full))).toBe(full);
    }
    for (const full of new Set([...streetSuffixForms()].map(([, word]) => word))) {
      expect(streetSuffix(streetSuffixAbbreviation(full))).toBe(full);
    }
    for (const full of new Set([...levelTypeForms()].map(([, word]) => word))) {
      expect(levelType(levelTypeAbbreviation(full))).toBe(full);
    }
    for (const full of new Set([...flatTypeForms()].map(([, word]) => word))) {
      expect(flatType(flatTypeAbbreviation(full))).toBe(full);
    }
  });

  it('knows states, countries and which state a postcode lies in', () => {
    expect([
      stateOf('NEW SOUTH WALES'),
      stateOf('VICT'),
      stateOf('SMITH'),
      countryOf('AOTEAROA'),
      countryOf('AUSTRALIA'),
    ]).toEqual(['NSW', 'VIC', undefined, 'NZ', 'AU']);
    expect(
      ['0800', '2000', '2600', '2620', '3073', '4703', '5000', '6000', '6799', '7000'].map(stateOfPostcode),
    ).toEqual(['NT', 'NSW', 'ACT', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'OT', 'TAS']);
  });

  it('finds the longest postal delivery type', () => {
    expect(postalAt(['POST', 'OFFICE', 'BOX', '12'], 0, 4)).toMatchObject({ type: 'PO BOX', length: 3 });
    expect(postalAt(['CARE', 'OF', 'SMITH'], 0, 3)).toBeUndefined();
  });
});
