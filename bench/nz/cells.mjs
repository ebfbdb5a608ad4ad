// How tables hold the parts of an address of New Zealand: its number, its street, its place; and what they hold where
// there is nothing.
import { fold } from './venues.mjs';

export const SHORT = {
  Street: 'St',
  Road: 'Rd',
  Avenue: 'Ave',
  Drive: 'Dr',
  Place: 'Pl',
  Terrace: 'Tce',
  Crescent: 'Cres',
};
export const NOTHING = ['N/A', '-', 'NULL', 'n/a', '.', 'None', ''];
export const BUILDINGS = ['Kauri House', 'The Old Post Office', 'Rata Centre', 'Harbour Tower', 'Tower 2', 'Gate 3'];
export const TYPE = /^(.*) (\p{L}+)( (?:North|South|East|West|Extension))?$/iu;
export const withoutMacrons = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The number with its letter or range. */
export const houseOf = (a) => `${a.first}${a.suffix}${a.high === '' ? '' : `-${a.high}`}`;
export const unitAndHouse = (a) => `${a.unit === '' ? '' : `${a.unit}/`}${houseOf(a)}`;
/** The suburb, '' where it is the town. */
export const suburbOf = (a) => (fold(a.suburb) === fold(a.town) ? '' : a.suburb);
export const shortStreet = ({ street }, { chance }) =>
  chance(0.5)
    ? street.replace(/\b(\w+)( (?:North|South|East|West))?$/, (all, t, end = '') => (SHORT[t] ?? t) + end)
    : street;
export const lineOf = (a, world) => `${unitAndHouse(a)} ${shortStreet(a, world)}`;
export const street = (a, world) => ({ 'Street Address': lineOf(a, world) });
export const place = (a) => ({ Suburb: suburbOf(a), City: a.town, Postcode: a.postcode });
export const hasSuburb = (a) => suburbOf(a) !== '';
export const hasUnit = (a) => a.unit !== '';
export const isPlainUnit = (a) => /^\d+$/.test(a.unit);
export const isHouse = (a) => a.unit === '' && a.high === '';
export const typed = ({ street }) => TYPE.test(street);
export const partsOf = ({ street }) =>
  TYPE.exec(street)
    .slice(1)
    .map((part) => (part ?? '').trim());
