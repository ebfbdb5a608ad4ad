// Numbers of telephones, addresses of email, companies and titles, as they were answered.
import { expect, test } from 'vitest';
import { PhoneChecker } from '../../../src/phone/answer/check-phone.js';
import { chance, mixed, pieces } from '../support/mixed.js';
import { answered, compact, asText, withEngine } from '../support/recorded.js';

const COUNTRIES = pieces(`
  AU | NZ | GB | US | CA | IE | FR | DE | IT | ES | PT | NL | BE | CH | AT | SE | NO | DK | FI | PL | CZ | GR
  | TR | RU | CN | JP | KR | IN | SG | HK | MY | TH | VN | PH | ID | BR | AR | MX | CL | ZA | NG | KE | EG | IL
  | SA | AE | FJ | PG | WS | TO | NC | VA | JM | BM | BB | GG | IM | JE | ZW | BJ | XX |
`);
const DIGITS = pieces(
  '### ### ### | #### ### ### | (##) #### #### | ########## | ## #### #### | ### #### | ## ## ## ## ## | #########',
);
const BEGUN = pieces(
  `
    |  |  | 0 | 00 | 0011 | + | +61 | +64 | +44 | +1 | +33 (0) | 04 | 02 | 03 | 07 | 13 | 1300 | 1800 | 0800
    | 021 | 09 | 061
  `,
);
const BEHIND = pieces(
  '| | | | | ext 12 | x5 | (Jo) | / 0412 345 678 | ; fax 02 5550 1234 | mob | #3 | or 5551 2345 | extension 4',
);
const STATES = pieces('| | | | NSW | VIC | QLD | WA | SA | TAS | NT | ACT | Auckland');
const WRITTEN = pieces(`
  13 CATS | 1300 FLOWERS | 1800 RESPECT | 1-800-SIX-FLAGS | 000 | 112 | 111 | 0 | 12 | none | n/a | unknown
  | 0000000000 | 0400000000 | 1234567890 | O412 345 678 | o2 5550 1234 | 04l2 345 678 | 0412.345.678
  | 0412-345-678 | 0412/345/678 | (0412) 345678 | 4.12346E+08 | 412345678 | 61412345678 | 0061 412 345 678
  | +61 (0) 412 345 678 | +610412345678 | 0412 345 67 | 0412 345 6789 | 03 9555 12345 | 9555 1234 | 5550 1234
  | 1900 123 456 | 0198 308 888 | 0550 123 456 | 1345678 | 132 287 | 1234 | 1222 | 021 123 456 | 021 123 4567
  | 0274 123 456 | 03 477 1234 | 0508 123 456 | 0900 12345 | tel: 0412 345 678 | Ph (03) 9555 1234
  | mobile 0412345678 home 95551234 | ０４１２ ３４５ ６７８ | +61412345678;ext=5 | 0412 345 678 0413 345 678
`);

/** One that is valid, of countries that share the plan of another, by its calling code or its own prefix. */
const SHARED = pieces(`
  GG 01481 960194 | IM 01624 756789 | JE 01534 456789 | GB 01534 456789 | VA 06 6982 1234 | KZ 8 701 123 4567
  | RU 8 701 123 4567 | CX 08 9164 1234 | CC 08 9162 1234 | SJ 79 12 34 56 | AX 018 12345 | FI 018 12345
  | GP 0590 20 12 34 | RE 0262 12 34 56 | YT 0269 60 12 34 | EH 0528 81 23 45 | MA 0528 81 23 45
  | BL 0590 27 12 34 | CA 204 234 5678 | DO 809 234 5678 | JM 876 523 0123 | BM 441 292 1234 | BB 246 412 3456
  | PR 787 234 5678 | AS 684 622 1234 | CW 9 435 1234 | BQ 715 1234 | SH 22158 | AC 62889
`).map((text) => ({ fullPhone: text.slice(3), country: text.slice(0, 2), state: '' }));

test('What is said of a number of a telephone is what was', async () => {
  const checker = new PhoneChecker();
  const below = chance(31);
  const numbers = mixed(32, 320, [BEGUN, DIGITS, BEHIND, COUNTRIES, STATES]).map(
    ([begun, digits, behind, country, state]) => ({
      fullPhone: `${begun} ${digits!.replaceAll('#', () => String(below(10)))} ${behind}`.trim(),
      country: country!,
      state: state!,
    }),
  );
  const asked = [
    ...WRITTEN.flatMap((fullPhone) => ['AU', 'NZ', 'US'].map((country) => ({ fullPhone, country, state: '' }))),
    ...SHARED,
    ...numbers,
  ];
  await expect(
    asText(
      await Promise.all(
        asked.map((question) =>
          answered(`${question.country}${question.state} ${question.fullPhone}`, () => {
            const { fullPhone: _, ...rest } = checker.check(question);
            return rest;
          }),
        ),
      ),
    ),
  ).toMatchFileSnapshot('../answers/phone.txt');
});

const LOCAL = pieces(`
  jo | jo.brown | Jo.Brown | jo+news | jo_b | jo..brown | .jo | jo. | "jo brown" | "jo"brown | jo'brien
  | jo brown | info | admin | noreply | no-reply | postmaster | abuse | webmaster | sales | accounts | test
  | asdf | qwerty | x | 123456 | jo@ | mailto:jo | <jo | zoë | 東京 | jo&co | jo%brown | jo/brown
  | aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggg | (jo) | jo(work) | jo\\@x | jo,brown
  | jo;brown | JO | privacy | marketing
`);
const DOMAINS = pieces(`
  example.com | example.org | EXAMPLE.COM | example.com. | example | example.c | gmail.com | gmial.com
  | gmai.com | gmail.co | gmail.con | gmail.com.au | gmail,com | gmail com | hotmail.com | hotmial.com
  | hotmail.co.nz | hotmai.com | yahoo.com | yahooo.com | yahoo.com.au | yahoo.co | outlook.com | outlok.com
  | bigpond.com | bigpond.net.au | bigpnd.com | bigpond.com.au | xtra.co.nz | xtra.co.mz | icloud.com
  | iclod.com | live.com | live.com.au | optusnet.com.au | optusnet.com | iinet.net.au | tpg.com.au
  | mailinator.com | guerrillamail.com | 10minutemail.com | localhost | jo.local | example.test
  | example.invalid | 127.0.0.1 | [127.0.0.1] | [IPv6:::1] | münchen.example | xn--mnchen-3ya.example
  | -example.com | example-.com | exa_mple.com | example..com | .example.com | example.com> | example.com)
  | example.com, | example.com;jo@example.org | example.com jo@example.org | example.com.. | a.b.c.d.example.com
  | example.com/x | exmaple.comm | example.cmo | example.nte | company.com.ua | company.co.au | company.govt.nz
  | school.edu.au | council.gov.au | example.com:25
`);

/** What is told of an address: not what is unknown, or not so. */
const told = ({ address, attributes, ...rest }: { address?: unknown; attributes?: unknown }): unknown => ({
  ...rest,
  ...(address === undefined ? {} : { address }),
  is: Object.fromEntries(
    Object.entries((attributes ?? {}) as Record<string, unknown>).filter(
      ([, value]) => !/^(?:UNKNOWN|FALSE)$/.test(String(value)),
    ),
  ),
});

test('What is said of an address of email is what was', async () => {
  const addresses = [
    ...mixed(33, 240, [LOCAL, DOMAINS]).map(([local, domain]) => `${local}@${domain}`),
    ...DOMAINS.map((domain) => `jo.brown@${domain}`),
    ...LOCAL.map((local) => `${local}@example.com`),
    ...pieces(
      `
        jo | jo@ | @example.com | @ | jo at example.com | jo(at)example(dot)com | none | n/a
        | Jo Brown <jo@example.com> | jo@example.com (work)
      `,
    ),
  ];
  await withEngine(async (engine) => {
    const lines = [];
    for (const address of addresses) {
      lines.push(await answered(address, async () => told((await engine.validateEmail([{ address }]))[0]!)));
    }
    await expect(asText(lines)).toMatchFileSnapshot('../answers/email.txt');
  });
});

const COMPANIES = pieces(`
  BILBY | Bilby Bakers | Bilby Bakers Pty Ltd | bilby bakers pty limited | Bilby Bakers P/L | Bibly Bakers
  | Bilby Baker | The Bilby Bakers | Wattle | Wattle & Sons | Wattle and Sons | Gumnut Holdings | Gumleaf | Acme
  | Smith Family Trust | The Trustee for Smith Family Trust | Smith Jones Pty Ltd
`);
test('What is said of companies and titles is what was', async () => {
  await withEngine(async (engine) => {
    const lines = [];
    const names = [...COMPANIES, ...(await knownNames())];
    for (const [i, name] of names.entries()) {
      for (const given of [name, name.toLowerCase(), name.slice(0, -1), name.replace(/ (PTY|LTD|LIMITED).*$/, '')]) {
        const record = {
          name: given,
          ...(i % 4 === 3 ? { state: 'VIC' } : {}),
          ...(i % 5 === 2 ? { optionalConfig: ['active:Y', 'current:Y', 'active:Y;current:Y'][i % 3]! } : {}),
        };
        lines.push(await answered(compact(record), () => engine.companyLookup([record as never])));
      }
    }
    const active = (await knownNames()).map((name) => ({ name, optionalConfig: 'active:Y' }));
    for (const record of [...active, ...askedOfRegisters()]) {
      lines.push(await answered(compact(record), () => engine.companyLookup([record as never])));
    }
    await expect(asText(lines)).toMatchFileSnapshot('../answers/companies.txt');
  });
});

/** Numbers with names in the same text or beside it, asked of either register, with what tells namesakes apart. */
function askedOfRegisters(): object[] {
  const numbers = pieces(`
    36 999 000 010 | 999000010 | 999 000 010 WATTLEBRAE PLUMBING PTY LTD | ABN 36999000010 Bilby | 12345 | Wattlebrae
    | 36 999 000 011 | |
  `);
  const names = pieces('| | Wattlebrae Plumbing | Bilby Bakers | 999000010');
  const apis = pieces('| SearchByABNv201408 | SearchByASICv201408 | nothing');
  const configs = pieces('| | active:Y | current:Y;active:Y | active:N | x:Y | active');
  const rows = mixed(34, 60, [numbers, names, apis, configs, pieces('| | VIC | NSW | x'), pieces('| | 3073 | 2000')]);
  return rows.map(([name, businessName, apiName, optionalConfig, state, postcode]) => ({
    name,
    ...(businessName && { businessName }),
    ...(apiName && { apiName }),
    ...(optionalConfig && { optionalConfig }),
    ...(state && { state }),
    ...(postcode && { postcode }),
  }));
}

/** The names of companies of the sample data. */
async function knownNames(): Promise<string[]> {
  const { readFile } = await import('node:fs/promises');
  const texts = await Promise.all(
    ['20260107_Public01.xml', '20260107_Public02.xml'].map((name) => readFile(`fixtures/companies/${name}`, 'utf8')),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/<NonIndividualNameText>([^<]*)</g)].map(([, name]) =>
      name!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    ),
  );
}
