#!/usr/bin/env node
// Two customer files of whole suburbs, as they come to be: most households in both, some moved, some changed, written
// by different hands. Every pair that shares a number and place, a street, a phone or an email is given its class: how
// often each class was right is what docs/reference/match-classes.md says.
//
//   node bench/match/population.mjs EXTRACT.csv [--addresses 20000] [--seed 7] [--wrong CODE]
//
// EXTRACT.csv: as for adversarial.mjs; whole suburbs are taken, so that neighbours, units and letters are there at the
// rates at which they are real. --wrong: prints pairs of a class that are not the same.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { comparableAddress } from '../../dist/match/address/comparable-address.js';
import { matchClasses } from '../../dist/match/classes.js';
import { comparableEmail } from '../../dist/match/contact/email.js';
import { comparablePhone } from '../../dist/match/contact/phone.js';
import { addressEvidence } from '../../dist/match/evidence.js';
import { matchPair } from '../../dist/match/pair.js';
import { chance } from './adversarial/chance.mjs';
import { makeFiles, suburbs } from './population/make-files.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    addresses: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    wrong: { type: 'string' },
  },
});

const seed = Number(values.seed);
const rows = parse(readFileSync(positionals[0]), { columns: true }).filter((row) => row.number_first !== '');
const homes = suburbs(rows, Number(values.addresses), chance(seed));
const [from, to] = makeFiles(homes, seed).map((file) => file.map((record) => ({ ...record, is: comparable(record) })));
console.log(`${homes.length} addresses; ${from.length} and ${to.length} records`);

function comparable({ addresses, phones, emails }) {
  return {
    addresses: addresses.map((address) => comparableAddress(address, 'AU')),
    phones: phones.map(({ fullPhone }) => comparablePhone(fullPhone, 'AU')),
    emails: emails.map(({ address }) => comparableEmail(address)),
  };
}

/** What records are brought together by: nothing that could match is left out but by two slips at once. */
function keysOf({ is: { addresses, phones, emails } }) {
  const keys = [];
  for (const address of addresses) {
    const { numberFirst, numberLast, street, locality, postcode } = address;
    for (let n = numberFirst; n <= (numberLast || numberFirst); n++) {
      keys.push(`${n}|${street}`, `${n}|${locality}|${street[0]}`, `${n}|${postcode}|${street[0]}`);
    }
    keys.push(`${street}|${locality}|${numberFirst === 0}`);
  }
  for (const phone of phones) if (phone) keys.push(`p${phone.local.slice(-8)}`);
  for (const email of emails) if (email) keys.push(`e${email.local}`);
  return keys;
}

const placeOf = (row) => `${row.street_name}|${row.street_type}|${row.street_suffix}|${row.locality}|${row.state}`;
const premisesOf = (row) => `${row.number_first}${row.number_first_suffix}|${row.number_last}|${placeOf(row)}`;
const dwellingOf = (row) => `${row.flat_number}|${row.level_number}|${premisesOf(row)}`;
/** What a class of addresses says is the same. */
const saysOf = (code) => (code === 'G4' ? placeOf : premisesOf);

const byKey = new Map();
to.forEach((record, i) => {
  for (const key of keysOf(record)) byKey.set(key, [...(byKey.get(key) ?? []), i]);
});
const ofClass = new Map();
let compared = 0;
let together = 0;
let found = 0;
let unitsAsHousehold = 0;
const households = new Map(to.map((record) => [record.household, record]));
for (const record of from) {
  if (households.has(record.household)) together++;
  const others = new Set(keysOf(record).flatMap((key) => byKey.get(key) ?? []));
  let isFound = false;
  for (const i of others) {
    const other = to[i];
    compared++;
    const result = matchPair(record.is, other.is);
    if (result.found === undefined) continue;
    const { code } = result.found;
    const isSame = record.household === other.household;
    if (isSame) isFound = true;
    const isRight = code.startsWith('G') ? saysOf(code)(record.row) === saysOf(code)(other.row) : isSame;
    const isHome = code.startsWith('G') && dwellingOf(record.row) === dwellingOf(other.row);
    count(code, isRight, isSame || isHome);
    const [a] = record.is.addresses;
    const [b] = other.is.addresses;
    if (code.startsWith('H') && a.unit !== '' && b.unit !== '' && a.unit !== b.unit) unitsAsHousehold++;
    if (code === values.wrong && !isRight) tell(record, other, result);
  }
  if (isFound) found++;
}

function count(code, isRight, isHome) {
  const counted = ofClass.get(code) ?? { pairs: 0, right: 0, home: 0 };
  counted.pairs++;
  if (isRight) counted.right++;
  if (isHome) counted.home++;
  ofClass.set(code, counted);
}

function tell(a, b, { address, phone, email }) {
  const line = ({ addresses, phones, emails }) =>
    [
      ...addresses.map((one) => one.fullAddress),
      ...phones.map((one) => one.fullPhone),
      ...emails.map((one) => one.address),
    ].join(' · ');
  console.log(`  ${phone} ${email} ${address ? addressEvidence(address) : ''}\n    ${line(a)}\n    ${line(b)}`);
}

console.log(`${compared} pairs compared; of ${together} households in both files ${found} were found by some class`);
console.log('\nclass  confidence  pairs  what it says is so  one dwelling or household');
for (const { code, confidence } of matchClasses()) {
  const counted = ofClass.get(code);
  if (!counted) continue;
  const share = (of) => `${((100 * of) / counted.pairs).toFixed(1)} %`.padStart(10);
  console.log(
    code.padEnd(6),
    String(confidence).padStart(10),
    String(counted.pairs).padStart(6),
    share(counted.right),
    share(counted.home),
  );
}
const byConfidence = new Map();
for (const { code, confidence } of matchClasses()) {
  // The two that say no more than the street, or that it is another unit, are no match of addresses.
  if (code === 'G4' || code === 'G5' || !ofClass.has(code)) continue;
  const { pairs, right } = ofClass.get(code);
  const before = byConfidence.get(confidence) ?? { pairs: 0, right: 0 };
  byConfidence.set(confidence, { pairs: before.pairs + pairs, right: before.right + right });
}
// A share of a handful of pairs is chance.
const shares = [...byConfidence]
  .filter(([, { pairs }]) => pairs >= 30)
  .sort(([a], [b]) => b - a)
  .map(([confidence, { pairs, right }]) => [confidence, (100 * right) / pairs]);
console.log(
  `\nby confidence: ${shares.map(([confidence, share]) => `${confidence} ${share.toFixed(1)} %`).join(', ')}`,
);
console.log(
  `falls with confidence: ${shares.every(([, share], i) => i === 0 || share <= shares[i - 1][1]) ? 'yes' : 'no'}`,
);
console.log(`household matches across different units: ${unitsAsHousehold}`);
