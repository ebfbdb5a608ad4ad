// A title as its details are answered, every text the register's own.
import type { TitleDetails } from '../contract/schema/property-title.js';
import type { Owner, Title } from '../data/titles/title.js';

/** `Alexandra Jane Tester`, `John Sample Junior`, or the name of a company. */
const nameOf = ({ given, surname, suffix, corporate }: Owner): string =>
  corporate === '' ? [given, surname, suffix].filter((part) => part !== '').join(' ') : corporate;

/** A title as the contract shows it, with its owners. */
export const detailsOf = (title: Title): TitleDetails => ({
  type: 'NZ_PROPERTY_TITLE',
  attributes: {
    guaranteeStatus: title.guaranteeStatus,
    status: title.status,
    descrption: title.estateDescription,
    spatialExtensShared: title.isShared === undefined ? '' : String(title.isShared),
    ownsNumber: title.numberOwners === undefined ? '' : String(title.numberOwners),
    issueDate: title.issued,
    titleNo: title.titleNo,
    type: title.type,
    // Names of companies have commas in them.
    owners: title.owners.map(nameOf).join('; '),
    titleId: String(title.id),
    landDistrict: title.landDistrict,
  },
});
