// Addresses, phones and emails of a record, as columns.
import type { MatchRecord } from '../../contract/operations/match-record.js';
import type { ComparableAddress } from '../comparable.js';
import { comparableAddress, type KnownPlaces } from '../address/comparable-address.js';
import { comparableEmail } from '../contact/email.js';
import { comparablePhone } from '../contact/phone.js';
import { addressNumbers, addressTexts, slotColumn, SLOTS } from './columns.js';
import type { PortionWriter } from './portion-writer.js';

/** Of which country what names none is, and what is known of places. */
export interface Whereabouts extends KnownPlaces {
  /** ISO 3166-1 alpha-2; '' for none. */
  readonly country: string;
}

/** Writes what a record says of where it is and how it is reached; true where it says something. */
export function writeContact(writer: PortionWriter, row: number, record: MatchRecord, where: Whereabouts): boolean {
  let slot = 0;
  let hasSaid = false;
  for (const address of record.addresses ?? []) {
    const comparable = comparableAddress(address, where.country, where);
    if (comparable === undefined) continue;
    hasSaid = true;
    if (slot >= SLOTS.address) writer.beyond++;
    else writeAddress(writer, row, comparable, slot++);
  }
  return [hasSaid, writePhones(writer, row, record, where.country), writeEmails(writer, row, record)].includes(true);
}

/** Names of the columns of each address of a record. */
const ADDRESS_COLUMNS = Array.from({ length: SLOTS.address }, (_, slot) =>
  addressTexts.map((name) => slotColumn(name, slot)),
);

function writeAddress(writer: PortionWriter, row: number, address: ComparableAddress, slot: number): void {
  const columns = ADDRESS_COLUMNS[slot]!;
  for (let i = 0; i < addressTexts.length; i++) {
    const name = addressTexts[i]!;
    const text = name === 'streetLine' ? streetLine(address) : address[name];
    if (text !== '') writer.text(columns[i]!, 'word', row, text);
  }
  for (const name of addressNumbers) writer.number(slotColumn(name, slot), row, address[name]);
}

/** The street in one text, where a building could have taken its place: lines of an address are often changed over. */
function streetLine({ building, rest, street, streetType }: ComparableAddress): string {
  return building === '' && rest === '' ? '' : `${street} ${streetType}`.trim();
}

function writePhones(writer: PortionWriter, row: number, record: MatchRecord, country: string): boolean {
  let slot = 0;
  for (const phone of record.phones ?? []) {
    const comparable = comparablePhone(phone.fullPhone ?? '', country);
    if (comparable === undefined) continue;
    if (slot >= SLOTS.phone) {
      writer.beyond++;
      continue;
    }
    writer.text(slotColumn('phone', slot), 'phone', row, comparable.e164.replace('+', ''));
    writer.text(slotColumn('phoneLocal', slot), 'phone', row, comparable.local);
    writer.text(slotColumn('phoneExtension', slot), 'phone', row, comparable.extension);
    slot++;
  }
  return slot > 0;
}

function writeEmails(writer: PortionWriter, row: number, record: MatchRecord): boolean {
  let slot = 0;
  for (const email of record.emails ?? []) {
    const comparable = comparableEmail(email.address ?? '');
    if (comparable === undefined) continue;
    if (slot >= SLOTS.email) {
      writer.beyond++;
      continue;
    }
    writer.text(slotColumn('email', slot), 'email', row, comparable.canonical);
    slot++;
  }
  return slot > 0;
}
