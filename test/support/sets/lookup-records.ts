// For each of the lookups a record that every attribute of it is right in, over `everySource` of sample-sets.ts.
import type { LookupInput, LookupKind } from '../../../src/contract/operations/lookup-forms.js';

/** The record, a source that answers it, and the first hit. */
export const WHOLE: Readonly<Record<LookupKind, { record: LookupInput; source: string; answer: string }>> = {
  address: {
    record: { fullAddress: '24 smith st', locality: 'reservoir', postcode: '3073', state: 'vic' },
    source: 'GNAF',
    answer: '24 SMITH STREET, RESERVOIR VIC 3073',
  },
  buildingName: {
    record: { buildingName: 'watt', postcode: '3073', locality: 'reservoir', street: 'high st', streetNumber: '101' },
    source: 'GNAF',
    answer: 'WATTLE TOWER, 101 HIGH STREET, RESERVOIR VIC 3073',
  },
  locality: { record: { locality: 'wattle', postcode: '2795' }, source: 'GNAF', answer: 'WATTLE FLAT NSW 2795' },
  postal: {
    record: { postal: 'po box 12', postcode: '3073', locality: 'reservoir' },
    source: 'AUPAF',
    answer: 'PO BOX 12, RESERVOIR VIC 3073',
  },
  postcode: { record: { postcode: '2540' }, source: 'GNAF', answer: 'BANKSIA HEADS NSW 2540' },
  street: {
    record: { street: 'smith', postcode: '3073', locality: 'reservoir' },
    source: 'GNAF',
    answer: 'SMITH STREET, RESERVOIR VIC 3073',
  },
  streetNumber: {
    record: { streetNumber: '24', postcode: '3073', locality: 'reservoir', street: 'smith st' },
    source: 'GNAF',
    answer: '24 SMITH STREET, RESERVOIR VIC 3073',
  },
  subdwelling: {
    record: { subdwelling: 'unit 4', postcode: '3073', locality: 'reservoir', street: 'smith st', streetNumber: '24' },
    source: 'GNAF',
    answer: 'UNIT 4, 24 SMITH STREET, RESERVOIR VIC 3073',
  },
  subdwellingAddress: { record: { id: '10000003' }, source: 'AUPAF', answer: '1/26 SMITH STREET, RESERVOIR VIC 3073' },
  suburb: {
    record: { suburb: 'roslyn', postcode: '9010', townCity: 'dunedin' },
    source: 'NZAD',
    answer: 'ROSLYN, DUNEDIN 9010',
  },
  townCity: {
    record: { townCity: 'dune', postcode: '9010', suburb: 'roslyn' },
    source: 'NZAD',
    answer: 'DUNEDIN 9010',
  },
  combined: {
    record: { fullAddress: '24 smith st reservoir', country: 'au' },
    source: 'GNAF',
    answer: '24 SMITH STREET, RESERVOIR VIC 3073',
  },
};
