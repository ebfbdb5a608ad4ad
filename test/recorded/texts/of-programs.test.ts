// What options, requests, tables and networks say in a few signs, and what the readers of these make of it.
import { beforeAll, describe, expect, test } from 'vitest';
import { readDelimiter } from '../../../src/cli/options/read-delimiter.js';
import { readCountries, readOtherCountry, readReleaseDate, readStates } from '../../../src/cli/options/read-import.js';
import { readRate } from '../../../src/cli/options/read-rate.js';
import { typedText, visible, visibleLines } from '../../../src/cli/output/controls.js';
import { clip, displayWidth, loadWidths, pad, wrap } from '../../../src/cli/output/display-width.js';
import { tableOf } from '../../../src/cli/output/text-table.js';
import { count, duration } from '../../../src/cli/progress.js';
import { beginningsOf, lengthsOf } from '../../../src/data/import/phone-ranges/digit-patterns.js';
import { cellsOf } from '../../../src/data/import/phone-ranges/cells.js';
import { centreNames } from '../../../src/data/import/linz/places.js';
import { localitySpellings } from '../../../src/data/import/locality-spellings.js';
import { isRelay } from '../../../src/email/lists/providers.js';
import { isRole } from '../../../src/email/lists/roles.js';
import { isProperName, resolverAddresses } from '../../../src/email/network/settings.js';
import { domainRefusal } from '../../../src/email/policy/domain-form.js';
import { isExample, specialUse } from '../../../src/email/policy/special-names.js';
import { hasUnsafeLetters } from '../../../src/email/policy/unsafe-letters.js';
import { asciiDomain, labelLength } from '../../../src/email/syntax/idna.js';
import { literalReason } from '../../../src/email/syntax/literal.js';
import { postcodeIn } from '../../../src/geocode/abroad/postcodes.js';
import { codeOf, countryCode, countryTranslated } from '../../../src/geocode/country.js';
import { shorterCodes } from '../../../src/geocode/shorter-codes.js';
import { pathOf } from '../../../src/server/access-log.js';
import { readBasic } from '../../../src/server/access/basic-header.js';
import { isOwnOrigin } from '../../../src/server/access/origins.js';
import { readOptionText, readQueryText } from '../../../src/server/request/query-text.js';
import { chance, pieces } from '../support/mixed.js';
import { answered, asText, compact } from '../support/recorded.js';

/** What each reader makes of a text, or what it says against it. */
const each =
  (...readers: ((text: string) => unknown)[]): ((text: string) => Promise<string>) =>
  async (text) => {
    const told = await Promise.all(readers.map((read) => answered('', () => read(text))));
    return told.map((one) => one.slice(1)).join('\t');
  };

interface Reading {
  readonly signs: string;
  readonly most: number;
  readonly between?: string;
  readonly count?: number;
  readonly read: (text: string) => Promise<string>;
}

const READINGS: Readonly<Record<string, Reading>> = {
  options: {
    signs:
      'tab comma ; | , ab TAB pipe NSW VIC nsw XX AU NZ GB gb 2026-01-31 2026-02-30 2026 300/m 1000/h 5 0 -1 1.5 /s x',
    most: 3,
    read: each(readDelimiter, readStates, readReleaseDate, readCountries, readOtherCountry, readRate),
  },
  terminals: {
    signs: 'a bc é e\u0301 東京 👩🏽‍🚒 🏠 \u0000 \u001b[31m \u009b \u202e \u200b \t \n ~ ~ word longer',
    most: 7,
    read: each(
      visible,
      visibleLines,
      typedText,
      (text) => displayWidth(text),
      (text) => [clip(text, 5), clip(text, 1), pad(text, 9), pad(text, 9, 'right')],
      (text) => wrap(text.replaceAll('~', ' '), 8),
      (text) => tableOf([text.split('~'), ['a', 'bb', 'ccc']], [1], 14),
    ),
  },
  'lines of a table': {
    signs: 'x[2-5] 4 49 [13] 4x {2} 7,10 7-10 7 , - [ ] x \\d ; "a;b" "" " 17',
    most: 4,
    read: each(beginningsOf, lengthsOf, (text) => cellsOf(text)),
  },
  places: {
    signs: "MOUNT MT SAINT ST O'HARA NORTH NTH EAST LOWER THE CITY CENTRAL CBD KING-GEORGE McKAY UPPER DOWNS -",
    most: 3,
    between: ' ',
    read: each(centreNames, localitySpellings),
  },
  domains: {
    signs:
      'example com co.uk test invalid localhost local onion 127.0.0.1 - . . é münchen ' +
      'xn--mnchen-3ya 東京 a1 _ mail relay lists alt arpa home',
    most: 5,
    count: 400,
    read: each(domainRefusal, specialUse, isExample, isRelay, isProperName, asciiDomain, labelLength, hasUnsafeLetters),
  },
  'address literals': {
    signs: 'IPv6: :: : 1 2001 db8 ffff 127 . 0.0.1 256 Tag: x %',
    most: 8,
    read: each(literalReason),
  },
  'resolvers and roles': {
    signs: '1.1.1.1 ::1 [::1] :53 :0 :65536 x , info sales no reply - + . abuse jo admin team support hr',
    most: 4,
    read: each((text) => resolverAddresses([text]), isRole),
  },
  'postal codes': {
    signs: 'SW1A 1AA SW1 10115 75 001 1234 AB 62701 -1234 K1A 0B6 D02 X285 100-0001 BT1 EC1A 05 é # LV- MD',
    most: 3,
    between: ' ',
    read: each(
      ...['GB', 'DE', 'NL', 'US', 'CA', 'IE', 'JP', 'FR', 'LV', 'AU', 'FJ'].flatMap((country) => [
        (text: string) => postcodeIn(text, country),
        (text: string) => shorterCodes(text, country),
      ]),
    ),
  },
  countries: {
    signs:
      'AU au AUS Australia Deutschland Allemagne UK U.K. England Great Britain USA United ' +
      "States of America America NZ Aotearoa Côte d'Ivoire The Republic Korea South North " +
      'Kongo .',
    most: 4,
    between: ' ',
    read: each(countryCode, codeOf, countryTranslated),
  },
  requests: {
    signs: 'a b = & ; : , %20 %zz + ? # / http://host https://host:443 host host:443 Basic am86eA== Ym9i: é %C3%A9 1',
    most: 6,
    count: 500,
    read: each(
      (text) => [...readQueryText(text)],
      readOptionText,
      pathOf,
      (text) => readBasic(text.replace('Basic', 'Basic ')),
      (text) => [isOwnOrigin(text, 'host'), isOwnOrigin(text, 'host:443'), isOwnOrigin('http://host', text)],
    ),
  },
};

/** So many texts of the signs, each once. */
function textsOf({ signs, most, between = '', count: many = 260 }: Reading): string[] {
  const below = chance(161);
  const all = signs.split(' ').map((sign) => sign || ' ');
  const made = Array.from({ length: many }, () =>
    Array.from({ length: 1 + below(most) }, () => all[below(all.length)]!).join(between),
  );
  return [...new Set(['', ...all, ...made])];
}

// Without them texts outside ASCII are measured by their length: other tests may have loaded them or not.
beforeAll(() => loadWidths());

describe('Texts of programs are read as they were', () => {
  test.each(Object.entries(READINGS))('%s', async (name, reading) => {
    const lines = await Promise.all(
      textsOf(reading).map(async (text) => `${compact(text)}\t${await reading.read(text)}`),
    );
    await expect(asText(lines)).toMatchFileSnapshot(`../answers/texts/${name.replaceAll(' ', '-')}.txt`);
  });

  test('numbers and times', async () => {
    const numbers = pieces(
      '0 | 1 | 999 | 1000 | 12345 | 999999 | 1000000 | 59 | 60 | 59999 | 60000 | 3599999 | ' +
        '3600000 | 86400000 | 90061000 | 950 | 1050 | 9949 | 9951',
    );
    const lines = numbers.map((text) => `${text}\t${count(Number(text))}\t${duration(Number(text))}`);
    await expect(asText(lines)).toMatchFileSnapshot('../answers/texts/numbers-and-times.txt');
  });
});
