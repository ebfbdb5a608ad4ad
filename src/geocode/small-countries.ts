// Countries that are little more than a place.

/**
 * Countries and territories of which every known place lies within 25 km of their middle, island groups of which few
 * places are known (CK, GS, IO) aside.
 */
export const SMALL: ReadonlySet<string> = new Set(
  'AD AI AW BB BH BL BM CC CX DM GI GU IM JE LC LI MC MF MO MS NF NR NU PM SG SM SX VG YT'.split(' '),
);
/** Those that are called as the city which they are. */
export const CITY_STATES: ReadonlySet<string> = new Set(['HK', 'SG']);
