// Phones, emails, companies, titles and pairs of records by chance.
import { PhoneChecker } from '../../../src/phone/answer/check-phone.js';
import { chance, mixed, pieces } from '../../recorded/support/mixed.js';
import { records } from '../../recorded/match/people.js';
import { digested, type Digested } from '../support/digested.js';
import { odd } from '../support/odd.js';
import { through } from '../support/through.js';

const COUNTRIES = pieces(`
  AU | AU | AU | NZ | NZ | GB | US | CA | IE | FR | DE | IT | ES | NL | BE | CH | AT | SE | NO | DK | FI | PL | CN | JP
  | IN | SG | HK | BR | AR | MX | ZA | FJ | VA | GG | IM | JE | XX | KZ | RU | CX | AX | GP | JM |
`);
const STATES = pieces('| | | | NSW | VIC | QLD | WA | SA | TAS | NT | ACT | Auckland | x');
const CODES = pieces('| | | | 3073 | 2000 | 0800 | 6000 | 2620 | 1');
const NUMBERS = pieces(`
  0412 345 678 | (03) 9555 1234 | 9555 1234 | +61 3 9555 1234 | 1300 975 707 | 13 22 87 | 1800 CATS 00 | 13 CATS
  | 021 123 456 | 09 555 1234 | 0800 123 456 | +64 21 123 456 | 020 7946 0000 | 212 555 0123 | +1 212 555 0123
  | 06 12 34 56 78 | 0049 30 123456 | 000 | 1900 123 456 | 02 5550 1234 ext 5 | 03 9555 1234 / 0412 345 678
  | 0061 412 345 678 | +61 (0) 412 345 678 | 4.12E+08 | 61412345678 | O412 345 678 | none | 0011 64 9 555 1234
  | 03 5550 1234-5 | 0412345678 Jo | 5550 1234 or 5550 1235 | 1345678 | 0900 12345 | 07700 900123 | 01534 456789
  | 0800 FLOWERS | 800 CATS 4U | 61 1300 FLOWERS | 1300 BE CALM | +61 1800 RESPECT | 0800-83-83-83
  | tel:+61412345678;ext=12
`);
const EMAILS = pieces(`
  jo@example.com | jo.brown@gmail.com | Jo Brown <jo@example.org> | jo+news@yahoo.com.au | info@example.com
  | jo@bigpond.net.au | jo@xtra.co.nz | zoë@münchen.example | "jo brown"@example.com | jo@[127.0.0.1] | jo@hotmail.com
  | noreply@company.co.nz | jo@mailinator.com | jo@outlook.com; zoe@live.com | mailto:jo@optusnet.com.au | jo@icloud.com
  | jo(work)@example.com | jo at example dot com | jo@council.govt.nz | jo@localhost | 東京@example.jp | none
  | postmaster@example.co.uk | asdf@asdf.com | test@test.com | jo@tpg.com.au | jo@iinet.net.au | admin@school.edu.au
`);
const PROVIDERS = pieces(`
  gmail.com | hotmail.com | hotmail.co.nz | yahoo.com | yahoo.com.au | yahoo.co.nz | outlook.com | bigpond.com
  | bigpond.net.au | xtra.co.nz | icloud.com | live.com | live.com.au | optusnet.com.au | iinet.net.au | tpg.com.au
  | company.com.au | school.edu.au | council.gov.au | firm.co.nz | council.govt.nz | example.com | protonmail.com
`);
const COMPANIES = pieces(`
  Bilby Bakers Pty Ltd | Wattle & Sons | Wattlebrae Plumbing Pty Ltd | 36 999 000 010 | 999 000 010 | Gumnut Holdings
  | The Trustee for Smith Family Trust | ABN 36999000010 Bilby | Acme Trustees 2010 Limited | Wattlebrae
`);
const OWNERS = pieces(`
  Alexandra Jane; Tester | William Hēmi; Tester | Pieter; van der Exempel | Mary-Anne; O'Sample | John; Sample Jnr
  | Robin; Firsthouse | Kim; Forward | Ola; Ringed | Moana; Islander | Mereana; Tauira | ; Acme Trustees 2010 Limited
  | ; Example Holdings & Sons Limited | Tester; Alexandra | A J; Tester
`);
const HOUSES = pieces(`
  1 East Tamaki Road, Otara, Auckland 2023 | 2 East Tāmaki Rd, Ōtara | 3 East Tamaki Road Otara | 4 East Tamaki Rd Otara
  | 40 East Tamaki Road, Otara | 2/40 East Tamaki Road, Otara | 257 East Tamaki Road, Otara | 12A Kowhai St, Otara
  | 8 The Terrace, Auckland Central | 3 Wharf Road, Chatham Landing
`);

let checker: PhoneChecker | undefined;
export const questions: readonly Digested[] = [
  digested(
    'phone',
    () => {
      const below = chance(701);
      const texts = odd(702, 3000, NUMBERS, 3).map((text) =>
        text.replaceAll(/\d/g, (digit) => (below(6) === 0 ? String(below(10)) : digit)),
      );
      return mixed(703, 3000, [texts, COUNTRIES, STATES, CODES]).map(([fullPhone, country, state, postcode]) => ({
        fullPhone: fullPhone!,
        country: country!,
        state: state!,
        postcode: postcode!,
      }));
    },
    (asked) => (checker ??= new PhoneChecker()).check(asked),
  ),
  digested(
    'phone-answers',
    () => mixed(704, 300, [odd(705, 300, NUMBERS, 1), COUNTRIES.slice(0, 12)]),
    ([fullPhone, country], { sample }) =>
      through(sample, 'validatePhone', { record: { fullPhone, ...(country && { country }) } }),
  ),
  digested(
    'email',
    () => odd(706, 1000, EMAILS, 2),
    (address, { sample }) => through(sample, 'validateEmail', { record: { address } }),
  ),
  digested(
    'email-typos',
    () => odd(713, 1500, PROVIDERS, 2).map((domain, i) => `${i % 9 === 0 ? 'info' : 'jo.brown'}@${domain}`),
    (address, { sample }) => through(sample, 'validateEmail', { record: { address } }),
  ),
  digested(
    'company',
    () =>
      mixed(707, 500, [
        odd(708, 500, COMPANIES, 2),
        pieces('| | | Wattlebrae Plumbing | 999000010'),
        pieces('| | | SearchByABNv201408 | SearchByASICv201408'),
        pieces('| | active:Y | current:Y;active:Y | active:N'),
        pieces('| | VIC | NSW'),
        pieces('| | 3073 | 2000'),
      ]),
    ([name, businessName, apiName, optionalConfig, state, postcode], { sample }) => {
      const all = { name, businessName, apiName, optionalConfig, state, postcode };
      return through(sample, 'companyLookup', {
        record: Object.fromEntries(Object.entries(all).filter(([, text]) => text)),
      });
    },
  ),
  digested(
    'title',
    () => mixed(709, 450, [odd(710, 450, OWNERS, 2), odd(711, 450, HOUSES, 1), pieces('| | true')]),
    ([owner, fullAddress, showDetails], { sample }) => {
      const [firstName = '', lastName = ''] = owner!.split('; ');
      const record = { ...(firstName && { firstName }), lastName, fullAddress, ...(showDetails && { showDetails }) };
      return through(sample, 'propertyTitleAddress', { record, options: { sourceOfTruth: 'NZAD' } });
    },
  ),
  digested(
    'match',
    () => {
      const parts = [
        'firstName',
        'middleName',
        'lastName',
        'dateOfBirth',
        'companyName',
        'line',
        'phone',
        'email',
      ] as const;
      const all = records(712, 750, parts);
      return Array.from({ length: 150 }, (_, i) => ({ from: all[i]!, to: all.slice(150 + i * 3, 153 + i * 3) }));
    },
    ({ from, to }, { sample }) =>
      through(sample, 'match', {
        record: { from: [from], to },
        options: { featureOptions: { explain: '1' }, sourceOfTruth: 'GNAF' },
      }),
  ),
];
