// The domain that was meant where one is mistyped, and the domains that are meant as they are.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRelay, MOST_USED } from '../../src/email/lists/providers.js';
import { slipCost } from '../../src/email/typo/slips.js';
import { DomainSuggester } from '../../src/email/typo/suggest.js';
import { runs } from '../support/seeded.js';

const suggester = new DomainSuggester();

describe('The end of a domain', () => {
  // Of whom only the one domain is known.
  test.each([
    ['com', 'co cm om como com.com', 'org net info'],
    ['net', 'ne et', 'com org'],
    ['com.au', 'co.au au com.ua com.ai net.au', 'org.au com'],
    ['net.au', 'au com.au net.ua net.ai net.com', 'org.au net'],
    ['co.nz', 'com.nz nz net.nz', 'org.nz co.uk'],
    ['net.nz', 'nz co.nz', 'org.nz net'],
    ['co.uk', 'com.uk uk', 'org.uk co.nz'],
  ])('%s is meant by %s, and not by %s', (meant, written, others) => {
    const ofOne = new DomainSuggester([`wattlepost.${meant}`], () => false);
    for (const name of ['wattlepost', 'watlepost']) {
      const suggested = (ends: string): string[] => ends.split(' ').map((end) => ofOne.suggest(`${name}.${end}`));
      expect(suggested(written)).toEqual(written.split(' ').map(() => `wattlepost.${meant}`));
      expect(suggested(others)).toEqual(others.split(' ').map(() => ''));
    }
  });
});

describe('A mistyped domain', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.con', 'gmail.com'],
    ['gmailc.om', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail.com.au', 'gmail.com'],
    ['gmaii.com', 'gmail.com'],
    ['h0tmai1.com', 'hotmail.com'],
    ['0ut1ook.com', 'outlook.com'],
    ['hotmial.con', 'hotmail.com'],
    ['hotmai.com', 'hotmail.com'],
    ['yajoo.com', 'yahoo.com'],
    ['yaho.co.nz', 'yahoo.co.nz'],
    ['yahoo.con.au', 'yahoo.com.au'],
    ['outlok.com', 'outlook.com'],
    ['bigpond.con.au', 'bigpond.com.au'],
    ['bigpnd.com', 'bigpond.com'],
    ['bigpond.net.ua', 'bigpond.net.au'],
    ['optusnet.com', 'optusnet.com.au'],
    ['iinet.net.u', 'iinet.net.au'],
    ['xtra.co.nx', 'xtra.co.nz'],
    ['xtar.co.nz', 'xtra.co.nz'],
    ['xtra.con.nz', 'xtra.co.nz'],
    ['orcom.net.nz', 'orcon.net.nz'],
    ['slingshot.com.nz', 'slingshot.co.nz'],
    ['comcast.nry', 'comcast.net'],
    ['firm.cmo', 'firm.com'],
    ['mail.firm.con', 'mail.firm.com'],
    ['firm.con.au', 'firm.com.au'],
    ['firm.co.au', 'firm.com.au'],
    ['firm.com.nz', 'firm.co.nz'],
    ['firm.con.nz', 'firm.co.nz'],
    ['firm.com.auu', 'firm.com.au'],
  ])('%s is %s', (written, meant) => {
    expect(suggester.suggest(written)).toBe(meant);
  });

  test.each([
    ['com.au', 'co cm om con cmo'],
    ['net.au', 'ent ner bet met'],
    ['co.nz', 'con com c cp ci xo vo co0 c0 coo cco'],
    ['co.uk', 'con com c cp ci xo vo c0 coo oc'],
  ])('ends in %s, however that is mistyped', (meant, slips) => {
    const country = meant.slice(-2);
    const written = slips.split(' ').map((slip) => `wattle-plumbing.${slip}.${country}`);
    expect(written.map((domain) => suggester.suggest(domain))).toEqual(written.map(() => `wattle-plumbing.${meant}`));
  });

  test.each([
    ['com', 'con cmo ocm vom xom cim cpm cok coml comm coom ccom c0m com1 coim cop comn clm ckm come coms cmom conm'],
    ['com', 'ocom dom fom c9m comj comk cmn ckom cojm xcom vcom cem'],
    ['net', 'ner nte met nett ney nrt nwt neet netr het nt nat'],
    ['org', 'ogr orh prg orgg og0 irg'],
    ['edu', 'eud edi edy'],
    ['com.au', 'a u aus auu sau qu aau'],
    ['co.nz', 'n z nx zn nzz nxz'],
    ['co.uk', 'yk ik ukk'],
  ])('has the top level %s, however that is mistyped', (meant, slips) => {
    const before = meant.includes('.') ? `${meant.split('.')[0]}.` : '';
    const written = slips.split(' ').map((slip) => `wattle-plumbing.${before}${slip}`);
    const meanings = written.map(() => `wattle-plumbing.${meant}`);
    expect(written.map((domain) => suggester.suggest(domain))).toEqual(meanings);
  });

  test.each(
    `example.com orcon.net.nz inspire.net.nz proton.me pm.me hey.com anz.com email.com mail.com mail.de
     mail.co.nz ymail.com y7mail.com gmx.com gmx.de gmx.at aon.com apple.com live.nl yahoo.fr hotmail.fr
     outlook.de me.com mac.com fastmail.com joymail.com bitmail.com busymail.com westpac.com.au nab.com.au
     vic.gov.au health.nsw.gov.au auckland.ac.nz police.govt.nz 2degrees.nz tpgtelecom.com.au telstra.com
     slingshot.com clear.com paradise.com life.com firm.co firm.cm firm.de firm.email firm.net.au a.firm.co.uk gm
     gma gmai x.yy`
      .trim()
      .split(/\s+/),
  )('%s is meant as it is', (domain) => {
    expect(suggester.suggest(domain)).toBe('');
  });

  test('is never a domain of the list itself, and a suggestion has none of its own', () => {
    for (const domain of MOST_USED) expect([domain, suggester.suggest(domain)]).toEqual([domain, '']);
  });

  test('has a suggestion whose suggestion is none, whatever is written', () => {
    const slip = fc.record({
      domain: fc.constantFrom(...MOST_USED),
      at: fc.nat(20),
      by: fc.stringMatching(/^[a-z.]{0,2}$/),
      cut: fc.nat(2),
    });
    fc.assert(
      fc.property(slip, ({ domain, at, by, cut }) => {
        const meant = suggester.suggest(domain.slice(0, at) + by + domain.slice(at + cut));
        expect([meant, meant === '' ? '' : suggester.suggest(meant)]).toEqual([meant, '']);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('A slip', () => {
  test.each([
    ['changed over', 'gmial', 'gmail'],
    ['left out of a pair', 'yaho', 'yahoo'],
    ['written twice', 'gmaill', 'gmail'],
    ['the key beside', 'hitmail', 'hotmail'],
    ['that looks alike', 'gmai1', 'gmail'],
    ['another vowel', 'gmeil', 'gmail'],
  ])('%s costs less than any wrong letter', (_, written, meant) => {
    expect(slipCost(written, meant)).toBeGreaterThan(0);
    expect(slipCost(written, meant)).toBeLessThan(slipCost('gmzil', 'gmxkl'));
    expect(slipCost(written, meant)).toBeLessThan(slipCost('gmpil', 'gmail'));
  });

  test('costs nothing where there is none, and the same in a longer word', () => {
    expect(slipCost('bigpond', 'bigpond')).toBe(0);
    expect(slipCost('xxgmial', 'xxgmail')).toBeCloseTo(slipCost('gmial', 'gmail'));
  });
});

test.each([
  ['duck.com', true],
  ['mozmail.com', true],
  ['jane.anonaddy.com', true],
  ['privaterelay.appleid.com', true],
  ['appleid.com', false],
  ['notduck.com', false],
])('%s passes mail on: %s', (domain, is) => {
  expect(isRelay(domain)).toBe(is);
});
