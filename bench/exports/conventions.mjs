// All conventions, in the order of their kinds.
import { contacts } from './conventions/contacts.mjs';
import { letters } from './conventions/letters.mjs';
import { oddities } from './conventions/oddities.mjs';
import { offices } from './conventions/offices.mjs';
import { parcels } from './conventions/parcels.mjs';
import { registers } from './conventions/registers.mjs';
import { schools } from './conventions/schools.mjs';
import { shops } from './conventions/shops.mjs';
import { utilities } from './conventions/utilities.mjs';

/** @type {readonly import('./run.mjs').Convention[]} */
export const conventions = [
  ...contacts,
  ...letters,
  ...shops,
  ...parcels,
  ...offices,
  ...schools,
  ...registers,
  ...utilities,
  ...oddities,
];
