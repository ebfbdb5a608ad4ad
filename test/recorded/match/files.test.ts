// A file of people, many of them in it more than once or in another file too, and which of them are held for one.
import { expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';
import { chance, mixed, pieces } from '../support/mixed.js';
import { asText } from '../support/recorded.js';
import { session } from '../support/session.js';

const GIVEN = pieces(`
  Margaret | Peg | William | Bill | Wiliam | Priya | Thomas | Tom | Katherine | Catherine | Kate | Zoë | Zoe
  | Nguyen Van | Van | Jo | Joanne | Robert | Bob | Mohammed | Muhammad | Anne-Marie | Ann Marie | A. | J
`);
const FAMILY = pieces(`
  Citizen | Exemplar | Sampleton | Specimen | O'Sample | OSample | van der Exempel | Vanderexempel | Muster-Mann
  | Muster | Tester | Testor | Nguyen | Gumleaf | Wattle | Bilby
`);
const BORN = pieces(
  `
    1961-04-02 | 2/4/1961 | 4/2/1961 | 1974-11-20 | 1974-11-02 | 1988-07-30 | 1988 |  |  | 19800201 | 1980-02-01
    | 1 Feb 1980
  `,
);
const HOME = pieces(`
  5/24 Smith St;Reservoir;VIC;3073 | Unit 5, 24 Smith Street;Reservoir;VIC;3073 | 24 Smith St;Reservoir;VIC;3073
  | 12 King George Pde;Reservoir;VIC;3073 | 12 King George Parade;Resevoir;VIC;3073
  | 7 Avenue Rd;Reservoir;VIC;3073 | PO Box 12;Reservoir;VIC;3073 | 1 East Tamaki Rd;Otara;;2023
  | 10 Main Street;Wattle Flat;VIC;3352 | 10 Main Street;Wattle Flat;NSW;2795 | ;;;
  | 7-9 Ocean St Sth;Banksia Heads;NSW;2540 | 14 Station Street;St Elmo;NSW;2541
`);
const PHONE = pieces(
  '0491 570 156 | 0491570156 | +61 491 570 156 | 03 5550 0101 | (03) 5550 0101 | 0491 570 157 | 0491 570 165 | | | | x',
);
const EMAIL = pieces(
  `
    peg@example.com | PEG@example.com | peg.citizen@example.com | tom@example.org | priya@example.com
    | info@example.com |  |  |  | x@
  `,
);

const HEADS = 'id,first_name,last_name,date_of_birth,address,suburb,state,postcode,phone,email';

/** So many people, every third a likeness of one before. */
function people(seed: number, count: number): string {
  const below = chance(seed + 1);
  const rows = mixed(seed, count, [GIVEN, FAMILY, BORN, HOME, PHONE, EMAIL]);
  rows.forEach((row, i) => {
    if (i % 3 !== 2) return;
    const other = rows[below(i)]!;
    const kept = below(64);
    for (let part = 0; part < row.length; part++) {
      if (((kept >> part) & 1) === 1 || part === below(6)) row[part] = other[part]!;
    }
  });
  const lines = rows.map(([given, family, born, home, phone, email], i) =>
    [
      `p${i}`,
      given,
      family,
      born,
      ...home!.split(';').map((text) => (text.includes(',') ? `"${text}"` : text)),
      phone,
      email,
    ].join(','),
  );
  return `${[HEADS, ...lines].join('\n')}\n`;
}

const RUNS = {
  individual: 'match people.csv --dedupe --cluster --explain -o out.csv',
  family: 'match people.csv --dedupe --level family --cluster -o out.csv --review review.csv',
  household: 'match people.csv --dedupe --level household --cluster --golden -o out.csv',
  address: 'match people.csv --dedupe --level address -o out.csv --columns all',
  linked: 'match people.csv --reference others.csv -o out.csv --explain --all',
  'one-to-one': 'match people.csv --reference others.csv --one-to-one -o out.csv',
};

test.each(Object.entries(RUNS))('Records are held for one as they were: %s', async (name, command) => {
  const folder = workdir();
  folder.write('people.csv', people(141, 120));
  folder.write('others.csv', people(143, 90));
  await expect(asText(await session(folder, [command]))).toMatchFileSnapshot(`../answers/match-file-${name}.txt`);
});
