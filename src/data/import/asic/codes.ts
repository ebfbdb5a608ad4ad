// Codes of the company dataset of the securities commission (its data dictionary): what types and statuses there are. A
// record holds the position of its code.

/** Code, what it means. */
type Code = readonly [code: string, meaning: string];

export const companyTypes: readonly Code[] = [
  ['APTY', 'Australian Proprietary Company'],
  ['APUB', 'Australian Public Company'],
  ['ASSN', 'Association'],
  ['BUSN', 'Business Name'],
  ['CCIV', 'Corporate Collective Investment Vehicle'],
  ['CHAR', 'Charity'],
  ['COMP', 'Community Purpose'],
  ['COOP', 'Co-Operative Society'],
  ['FNOS', 'Foreign Company (Overseas) - ARBN'],
  ['LTDP', 'Limited Partnership'],
  ['MISM', 'Managed Investment Scheme'],
  ['NONC', 'Non Company'],
  ['NRET', 'Non Registered Entity'],
  ['RACN', 'Registered Australian Body - ARBN'],
  ['REBD', 'Religious Body'],
  ['RSVN', 'Name Reservation'],
  ['SOLS', 'Solicitor Corporation'],
  ['TRST', 'Trust'],
];

/** Code, what it means, and true for a company that is on the register. */
export const companyStatuses: readonly (readonly [code: string, meaning: string, isRegistered: boolean])[] = [
  ['APPR', 'Approved (Trust)', true],
  ['ARCH', 'Business Names - Archived', false],
  ['ASOS', 'Association Strike Off', true],
  ['CNCL', 'Cancelled', false],
  ['CONV', 'Converted (Trust)', false],
  ['DISS', 'Dissolved By Special Act', false],
  ['DIV3', 'Transferred Registration Via Div3', false],
  ['DMNT', 'Dormant', true],
  ['DRGD', 'Deregistered', false],
  ['EXAA', 'External Administration - Associations', true],
  ['EXAD', 'Externally Administered', true],
  ['NOAC', 'Not Active', false],
  ['NRGD', 'Not Registered', false],
  ['PEND', 'Pending - Schemes', false],
  ['PROV', 'Provisional', true],
  ['REGD', 'Registered', true],
  ['REXP', 'Business Name Expired', false],
  ['RMVD', 'Business Names - Removed', false],
  ['RSVD', 'Reserved name', false],
  ['SOFF', 'Strike-Off Action In Progress', true],
  ['WDPI', 'Winding Up - Prescribed Interest', false],
  ['WDUP', 'Winding Up - MIS', false],
];
