// What ends the names of Australia's mail, business and delivery centres and post offices: ALBION BC, GOLD COAST MC.

/** The short words, with what they stand for. */
export const MAIL_CENTRES: ReadonlyMap<string, string> = new Map([
  ['MC', 'MAIL CENTRE'],
  ['MSC', 'MAIL SORTING CENTRE'],
  ['BC', 'BUSINESS CENTRE'],
  ['DC', 'DELIVERY CENTRE'],
  ['GPO', 'GENERAL POST OFFICE'],
  ['LPO', 'LICENSED POST OFFICE'],
  ['PO', 'POST OFFICE'],
]);

/** What stands before the word that makes a name (folded) a centre's; undefined for other names. */
export function townOfCentre(name: string): string | undefined {
  const at = name.lastIndexOf(' ');
  return at > 0 && MAIL_CENTRES.has(name.slice(at + 1)) ? name.slice(0, at) : undefined;
}
