// Columns of people: names, dates of birth, ids, and several phones or emails, by the headings that files have.
import { describe, expect, test } from 'vitest';
import { findColumns, mapColumns } from '../../src/columns/map-columns.js';
import { operationNamed } from '../../src/contract/operations.js';
import { recognised } from './recognised.js';

const matchFile = operationNamed('matchFile')!;

/** Fields by the columns that feed them, of a table with one row. */
const mapped = (columns: Readonly<Record<string, string>>): Record<string, string> => {
  const names = Object.keys(columns);
  const found = findColumns(matchFile, names, recognised(names, [Object.values(columns)]));
  return Object.fromEntries(found.map(({ field, columns: from }) => [field, from.join(' + ')]));
};

describe('Columns of people', () => {
  test.each<[Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    [
      { Surname: 'Muster', First: 'Ada', postcode: '3073' },
      { firstName: 'First', lastName: 'Surname', postcode: 'postcode' },
    ],
    [
      { FIRST: 'Ada', LAST: 'Muster' },
      { firstName: 'FIRST', lastName: 'LAST' },
    ],
    [
      { 'Given Names': 'Ada', Last: 'Muster' },
      { firstName: 'Given Names', lastName: 'Last' },
    ],
    [{ First: '2026-01-02', 'full name': 'Ada Muster' }, { name: 'full name' }],
    // Another's name and telephone are none of the record's own person.
    [
      {
        'Given Name': 'Ada',
        Surname: 'Quoll',
        'Mobile Phone': '0491 570 156',
        'Emergency Contact 1 Name': 'Bo Kaka',
        'Emergency Contact 1 Phone': '0491 570 157',
        'Agent Email': 'c@d.example',
      },
      { firstName: 'Given Name', lastName: 'Surname', phone: 'Mobile Phone', email: 'Agent Email' },
    ],
    [{ 'Send From Name': 'Emu Mugs', 'Deliver To Name': 'Ada Quoll', Suffix: 'Jr' }, { streetNumberSuffix: 'Suffix' }],
    [
      { 'First Name': 'Ada', 'Last Name': 'Quoll', Suffix: 'Jr', 'Constituent ID': 'c7', Addressee: 'Ms A Quoll' },
      { id: 'Constituent ID', firstName: 'First Name', lastName: 'Last Name + Suffix', name: 'Addressee' },
    ],
    // Columns that nobody fills in give way to those that say the same.
    [
      { AccountNumber: '', Id: 'c1', Name: 'Ada Muster', Ownership: '' },
      { id: 'Id', name: 'Name' },
    ],
    // Numbers of orders are no telephones, nor is a bank's account a name; a greeting is nobody.
    [{ 'Order #': '11200441', 'Ticket #': '18440001', 'Cell Phone': '0491 570 156' }, { phone: 'Cell Phone' }],
    [
      { BankAccountName: 'Emu Trust', Charity_Legal_Name: 'Emu Nursing Fund', Salutation: 'Bev' },
      { companyName: 'Charity_Legal_Name' },
    ],
    [{ First: '2026-01-02', Last: '2026-02-03', 'full name': 'Ada Muster' }, { name: 'full name' }],
    [
      { Title: 'Mrs', 'Given Name(s)': 'Ada', Surname: 'Quoll', 'D.O.B.': '2/1/1970', 'M/F': 'F' },
      { firstName: 'Given Name(s)', lastName: 'Surname', dateOfBirth: 'D.O.B.', sex: 'M/F' },
    ],
    [
      { title: 'Mr', fname: 'Bo', mname: 'Kit', lname: 'Quoll', suffix: 'Jnr', addr1: '7 Emu Rd' },
      { firstName: 'fname', middleName: 'mname', lastName: 'lname + suffix', sex: 'title', addressLine1: 'addr1' },
    ],
    [
      { 'Mr/Mrs': 'Mr', 'Preferred Name': 'Bo', Surname: 'Quoll', 'Other Names': 'Kit' },
      { firstName: 'Preferred Name', lastName: 'Surname', middleName: 'Other Names', sex: 'Mr/Mrs' },
    ],
    [
      { 'Pt Title': 'Ms', 'Pt First Name': 'Ada', 'Pt Last Name': 'Quoll', 'Pt DOB': '2/1/1970' },
      { firstName: 'Pt First Name', lastName: 'Pt Last Name', dateOfBirth: 'Pt DOB', sex: 'Pt Title' },
    ],
    [
      { 'Christian Name': 'Ada', Sname: 'Quoll', name_suffix: 'II' },
      { firstName: 'Christian Name', lastName: 'Sname + name_suffix' },
    ],
    [
      { rec_id: 'r1', given_name: 'ada', surname: 'muster', date_of_birth: '19700102', postcode: '3073' },
      {
        id: 'rec_id',
        firstName: 'given_name',
        lastName: 'surname',
        dateOfBirth: 'date_of_birth',
        postcode: 'postcode',
      },
    ],
    [
      {
        unique_id: '0',
        first_name: 'Ada',
        surname: 'Muster',
        dob: '1970-01-02',
        city: 'Reservoir',
        email: 'a@b.example',
      },
      {
        id: 'unique_id',
        firstName: 'first_name',
        lastName: 'surname',
        dateOfBirth: 'dob',
        townCity: 'city',
        email: 'email',
      },
    ],
    [
      { 'Customer ID': '7', Name: 'Ada Muster', Gender: 'F', 'Birth Date': '2/1/1970' },
      { id: 'Customer ID', name: 'Name', sex: 'Gender', dateOfBirth: 'Birth Date' },
    ],
    [
      { unique_id: 'Q1', full_name: 'Ada Muster', dob: '1670-01-02', birth_place: 'Reservoir', occupation: 'painter' },
      { id: 'unique_id', name: 'full_name', dateOfBirth: 'dob', other: 'birth_place + occupation' },
    ],
    [
      { MemberNo: '7', FirstName: 'Ada', 'Middle Name': 'Rosa', LastName: 'Muster', Sex: 'F', Birthday: '2/1/1970' },
      {
        id: 'MemberNo',
        firstName: 'FirstName',
        middleName: 'Middle Name',
        lastName: 'LastName',
        sex: 'Sex',
        dateOfBirth: 'Birthday',
      },
    ],
    [
      {
        Company: 'Wattle Pty Ltd',
        Contact: 'Ada Muster',
        Phone: '03 5550 0101',
        Mobile: '0491 570 156',
        Fax: '03 5550 0102',
      },
      { companyName: 'Company', name: 'Contact', phone: 'Phone + Mobile + Fax' },
    ],
    [
      { name: 'Ada Muster', 'Work Email': 'a@b.example', 'Home Email': 'c@d.example', DPID: '12345678' },
      { name: 'name', email: 'Work Email + Home Email', dpid: 'DPID' },
    ],
  ])('are told by %j', (columns, fields) => {
    expect(mapped(columns)).toEqual(fields);
  });

  test('that hold nothing to compare are refused, whatever ids there are', () => {
    const names = ['customer_id', 'Gender', 'Country'];
    const found = recognised(names, [['1', 'F', 'Australia']]);
    expect(() => mapColumns(matchFile, names, found)).toThrow(
      "no column can be used for match; the columns are 'customer_id', 'Gender', 'Country'. Name one with --map",
    );
  });

  test('that are a list keep their places, blank ones too', () => {
    const values = matchFile.fields.map(({ name }) => (name === 'other' ? '\u001Fx\u001F' : ''));
    expect(matchFile.toRecord(values)).toMatchObject({ id: '', others: ['', 'x', ''] });
    const phones = matchFile.fields.map(({ name }) => (name === 'phone' ? ' \u001F0491 570 156' : ''));
    expect(matchFile.toRecord(phones)).toMatchObject({ phones: [{ fullPhone: '0491 570 156' }] });
  });

  test.each(['id', 'none'])('make no record of a row with %s alone', (only) => {
    expect(matchFile.toRecord(matchFile.fields.map(({ name }) => (name === only ? '7' : ' ')))).toBeNull();
  });

  test('keep the parts of an address apart', () => {
    const said: Readonly<Record<string, string>> = {
      addressLine1: 'Rosebank',
      streetNumber: '5',
      street: 'High St',
      dpid: '12345678',
    };
    expect(matchFile.toRecord(matchFile.fields.map(({ name }) => said[name] ?? ''))).toMatchObject({
      addresses: [{ addressLine1: 'Rosebank', streetNumber: '5', street: 'High St', id: '12345678' }],
    });
  });
});
