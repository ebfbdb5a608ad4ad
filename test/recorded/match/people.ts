// People and firms by chance, some of them likenesses of others, with as much of each as a file has.
import type { MatchAddress, MatchRecord } from '../../../src/contract/operations/match-record.js';
import { chance, mixed, pieces } from '../support/mixed.js';

const LISTS = {
  firstName: pieces(`
    Margaret | Peg | Margret | William | Bill | Priya | Thomas | Tom | Katherine | Catherine | Kate | Zoë | Zoe
    | Nguyen Van | Van | Jo | Joanne | Robert | Bob | Anne-Marie | Ann Marie | A. | J |
  `),
  middleName: pieces('| | | Jane | J | Ann | James'),
  lastName: pieces(`
    Citizen | Citizens | Exemplar | Sampleton | Specimen | O'Sample | OSample | van der Exempel | Vanderexempel
    | Muster-Mann | Muster | Tester | Testor | Nguyen | Gumleaf | Wattle |
  `),
  dateOfBirth: pieces('1961-04-02 | 2/4/1961 | 4/2/1961 | 1974-11-20 | 1974-11-02 | 1988-07-30 | 1988 | x | |'),
  sex: pieces('| F | M | female | x'),
  companyName: pieces(`
    | Bilby Bakers Pty Ltd | Bilby Bakers | Bilby Baker | Wattle & Sons | Wattle and Sons Limited
    | Quoll Plumbing (Vic) | Quoll Plumbing | Gumnut Trust | The Gumnut Trust | Numbat 24 Ltd | Numbat 42 Ltd
  `),
  line: pieces(`
    5/24 Smith St Reservoir VIC 3073 | Unit 5, 24 Smith Street, Reservoir VIC 3073 | 24 Smith St Reservoir 3073
    | 12 King George Pde Reservoir VIC 3073 | 12 King George Parade, Resevoir VIC | PO Box 12, Reservoir VIC 3073
    | 12-14 King George Parade Reservoir | 7 Avenue Rd Reservoir VIC 3073 | 7A Avenue Road, Reservoir 3073
    | 10 Main Street Wattle Flat VIC 3352 | 10 Main Street, Wattle Flat NSW 2795 | 10 Main Road, Wattle Flat VIC
    | 7-9 Ocean St Sth Banksia Heads NSW 2540 | 9 Ocean Street South, Banksia Heads | Lot 7 Creek Track Elder
    | 1 East Tamaki Rd Otara Auckland 2023 | Level 2, 101 High St Reservoir | Banksia House, High St N Reservoir |
  `),
  abroad: pieces(`
    10 Wattle Street, London SW1A 2AA;GB | 10 Wattle St London SW1A2AA;GB | Hauptstr. 5, 10115 Berlin;DE
    | Hauptstraße 5, 10115 Berlin;DE | Hauptstrasse 5a 10115 Berlin;DE | 12 rue des Acacias, 75001 Paris;FR
    | 12, Rue des Acacias 75001 PARIS;FR | 5 Elm St, Springfield IL 62701;US | 5 Elm Street Springfield, IL;US | ;
  `),
  phone: pieces(`
    0491 570 156 | 0491570156 | +61 491 570 156 | 03 5550 0101 | (03) 5550 0101 | 5550 0101 | 0491 570 157
    | 0491 570 165 | 1300 975 707 | x | | |
  `),
  email: pieces(`
    peg@example.com | PEG@example.com | peg.citizen@example.com | pegcitizen@example.com | tom@example.org
    | tom@exmaple.org | priya+news@example.com | priya@example.com | info@example.com | x@ | | |
  `),
  other: pieces('A12 | A-12 | a12 | B7 | B70 | | |'),
} as const;
export type Part = keyof typeof LISTS;

/** A record of these parts. */
function record(id: string, said: Readonly<Partial<Record<Part, string>>>): MatchRecord {
  const { line, abroad, phone, email, other, ...names } = said;
  const [fullAddress = '', country = ''] = (abroad ?? '').split(';');
  const addresses: MatchAddress[] = [
    ...(line ? [{ fullAddress: line }] : []),
    ...(fullAddress ? [{ fullAddress, country }] : []),
  ];
  return {
    id,
    ...names,
    ...(addresses.length > 0 && { addresses }),
    ...(phone && { phones: [{ fullPhone: phone }] }),
    ...(email && { emails: [{ address: email }] }),
    ...(other && { others: [other] }),
  };
}

/** So many records of these parts, each third a likeness of one before it. */
export function records(seed: number, count: number, parts: readonly Part[]): MatchRecord[] {
  const below = chance(seed * 7919);
  const rows = mixed(
    seed * 7907,
    count,
    parts.map((part) => LISTS[part]),
  );
  for (const [i, row] of rows.entries()) {
    if (i % 3 !== 2) continue;
    const other = rows[below(i)]!;
    const left = below(parts.length + 1);
    for (const at of parts.keys()) if (at !== left) row[at] = other[at]!;
  }
  return rows.map((row, i) => record(`r${i}`, Object.fromEntries(parts.map((part, at) => [part, row[at]!]))));
}
