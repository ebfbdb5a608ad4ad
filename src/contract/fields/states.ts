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
