// Postal delivery types by country: what may be written, and the type that stands in addresses. Australia: AS 4590
// (postal delivery types) with the names they are short for; New Zealand: NZ Post's delivery types.

const AUSTRALIA: readonly (readonly [string, string])[] = [
  ['CARE PO', 'CARE PO'],
  ['CARE OF POST OFFICE', 'CARE PO'],
  ['CMA', 'CMA'],
  ['COMMUNITY MAIL AGENT', 'CMA'],
  ['CMB', 'CMB'],
  ['COMMUNITY MAIL BAG', 'CMB'],
  ['CPA', 'CPA'],
  ['COMMUNITY POSTAL AGENT', 'CPA'],
  ['GPO BOX', 'GPO BOX'],
  ['GENERAL POST OFFICE BOX', 'GPO BOX'],
  ['LOCKED BAG', 'LOCKED BAG'],
  ['LOCKED MAIL BAG', 'LOCKED BAG'],
  ['MS', 'MS'],
  ['MAIL SERVICE', 'MS'],
  ['PO BOX', 'PO BOX'],
  ['POST OFFICE BOX', 'PO BOX'],
  ['PRIVATE BAG', 'PRIVATE BAG'],
  ['PRIVATE MAIL BAG', 'PRIVATE BAG'],
  ['RMB', 'RMB'],
  ['ROADSIDE MAIL BOX', 'RMB'],
  ['ROADSIDE MAIL BAG', 'RMB'],
  ['RMS', 'RMS'],
  ['ROADSIDE MAIL SERVICE', 'RMS'],
  ['RSD', 'RSD'],
  ['ROADSIDE DELIVERY', 'RSD'],
];
const NEW_ZEALAND: readonly (readonly [string, string])[] = [
  ['COUNTER DELIVERY', 'COUNTER DELIVERY'],
  ['FREEPOST', 'FREEPOST'],
  ['PO BOX', 'PO BOX'],
  ['POST OFFICE BOX', 'PO BOX'],
  ['POSTE RESTANTE', 'POSTE RESTANTE'],
  ['PRIVATE BAG', 'PRIVATE BAG'],
  ['PRIVATE MAIL BAG', 'PRIVATE BAG'],
  ['RESPONSE BAG', 'RESPONSE BAG'],
];

const BY_COUNTRY = new Map([
  ['AU', AUSTRALIA],
  ['NZ', NEW_ZEALAND],
]);

/** Pairs of a written form and its type, in order of the types; none for a country whose types are not known. */
export const postalTypes = (country: string): readonly (readonly [string, string])[] => BY_COUNTRY.get(country) ?? [];
