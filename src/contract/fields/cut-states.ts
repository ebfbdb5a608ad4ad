// States in columns of two letters: databases cut NSW to NS there, and QLD to QL.

/** States of Australia cut to the two letters that a column has room for, and how the postcodes of each begin. */
const CUT_STATES: Readonly<Record<string, { readonly state: string; readonly codes: RegExp }>> = {
  NS: { state: 'NSW', codes: /^[12]\d{3}$/ },
  VI: { state: 'VIC', codes: /^[38]\d{3}$/ },
  QL: { state: 'QLD', codes: /^[49]\d{3}$/ },
  TA: { state: 'TAS', codes: /^7\d{3}$/ },
  AC: { state: 'ACT', codes: /^(?:02|26|29)\d{2}$/ },
};

/** The state that two letters are the beginning of, where the postcode is one of it and the country is no other. */
export function stateOfTwo(state: string, code: string, country: string): string {
  if (country !== '' && !/^au/i.test(country)) return state;
  const cut = CUT_STATES[state.toUpperCase()];
  return cut?.codes.test(code) ? cut.state : state;
}
