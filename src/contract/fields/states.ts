// The states and territories of Australia, in the order in which the national address file lists them.

/** A state: its abbreviation, as addresses write it, and its name, in capitals. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** `OT` stands for the external territories, such as Norfolk Island. */
export const australianStates: readonly State[] = [
  { code: 'NSW', name: 'NEW SOUTH WALES' },
  { code: 'VIC', name: 'VICTORIA' },
  { code: 'QLD', name: 'QUEENSLAND' },
  { code: 'SA', name: 'SOUTH AUSTRALIA' },
  { code: 'WA', name: 'WESTERN AUSTRALIA' },
  { code: 'TAS', name: 'TASMANIA' },
  { code: 'NT', name: 'NORTHERN TERRITORY' },
  { code: 'ACT', name: 'AUSTRALIAN CAPITAL TERRITORY' },
  { code: 'OT', name: 'OTHER TERRITORIES' },
];

/** Those whose name people write as well as the code: nobody writes OTHER TERRITORIES. */
export const namedStates: readonly State[] = australianStates.filter(({ code }) => code !== 'OT');

/** What a text is that holds a state and nothing else, in any letters: its code or name, or one of the other codes. */
export const statePattern = (otherCodes: readonly string[] = []): RegExp =>
  new RegExp(`^(${[...namedStates.flatMap(({ code, name }) => [code, name]), ...otherCodes].join('|')})$`, 'i');
