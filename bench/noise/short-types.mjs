/** Types of street as people write them in short, by the full word in capitals. */
export const SHORT_TYPES = {
  STREET: 'St',
  ROAD: 'Rd',
  AVENUE: 'Ave',
  DRIVE: 'Dr',
  PLACE: 'Pl',
  COURT: 'Ct',
  CRESCENT: 'Cres',
  CLOSE: 'Cl',
  HIGHWAY: 'Hwy',
  PARADE: 'Pde',
  TERRACE: 'Tce',
  LANE: 'Ln',
};
