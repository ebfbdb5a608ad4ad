// The states of the United States and the provinces of Canada, as addresses write them: their codes are those of the
// postal services, the first digits of a ZIP code its national area (Publication 28 of the United States Postal
// Service, Canada Post's addressing guidelines).
import { foldWorldName } from '../../address/fold.js';
import { nameOf, partStart, type Token } from './tokens.js';

/** A state: its country, and its name as the places have it (folded). */
export interface State {
  readonly country: 'US' | 'CA';
  readonly code: string;
  readonly name: string;
}

/** Name, code, and first digits of its codes; where another way of writing it is usual, that too. */
const UNITED_STATES =
  'Alabama AL 3;Alaska AK 9;Arizona AZ 8;Arkansas AR 7;California CA 9;Colorado CO 8;Connecticut CT 0;Delaware DE 1;' +
  'District of Columbia DC 2;Florida FL 3;Georgia GA 3;Hawaii HI 9;Idaho ID 8;Illinois IL 6;Indiana IN 4;Iowa IA 5;' +
  'Kansas KS 6;Kentucky KY 4;Louisiana LA 7;Maine ME 0;Maryland MD 2;Massachusetts MA 0;Michigan MI 4;' +
  'Minnesota MN 5;Mississippi MS 3;Missouri MO 6;Montana MT 5;Nebraska NE 6;Nevada NV 8;New Hampshire NH 0;' +
  'New Jersey NJ 0;New Mexico NM 8;New York NY 01;North Carolina NC 2;North Dakota ND 5;Ohio OH 4;Oklahoma OK 7;' +
  'Oregon OR 9;Pennsylvania PA 1;Rhode Island RI 0;South Carolina SC 2;South Dakota SD 5;Tennessee TN 3;Texas TX 78;' +
  'Utah UT 8;Vermont VT 0;Virginia VA 2;Washington WA 9;West Virginia WV 2;Wisconsin WI 5;Wyoming WY 8;' +
  'Puerto Rico PR 0;Guam GU 9;Virgin Islands VI 0;Northern Mariana Islands MP 9;American Samoa AS 9';
const CANADA =
  'Alberta AB;British Columbia BC;Manitoba MB;New Brunswick NB;Newfoundland and Labrador NL;Nova Scotia NS;' +
  'Northwest Territories NT;Nunavut NU;Ontario ON;Prince Edward Island PE;Quebec QC;Saskatchewan SK;Yukon YT';
/** Abbreviations of before the two letters, which people still write. */
const EARLIER =
  'Ala=AL;Ariz=AZ;Ark=AR;Calif=CA;Colo=CO;Conn=CT;Fla=FL;Ill=IL;Ind=IN;Kans=KS;Mass=MA;Mich=MI;Minn=MN;Miss=MS;' +
  'Mont=MT;Nebr=NE;Nev=NV;Okla=OK;Penn=PA;Penna=PA;Tenn=TN;Tex=TX;Wash=WA;Wisc=WI;Wyo=WY;Ont=ON;PEI=PE;Que=QC';

const states = new Map<string, State>();
const firstDigits = new Map<string, string>();
for (const entry of UNITED_STATES.split(';')) {
  const [, name = '', code = '', digits = ''] = /^(.*) ([A-Z]{2}) (\d+)$/.exec(entry)!;
  const state: State = { country: 'US', code, name: foldWorldName(name) };
  states.set(code, state);
  states.set(state.name, state);
  firstDigits.set(code, digits);
}
for (const entry of CANADA.split(';')) {
  const [, name = '', code = ''] = /^(.*) ([A-Z]{2})$/.exec(entry)!;
  const state: State = { country: 'CA', code, name: foldWorldName(name) };
  states.set(code, state);
  states.set(state.name, state);
}
for (const entry of EARLIER.split(';')) {
  const [form = '', code = ''] = entry.split('=');
  states.set(form.toUpperCase(), states.get(code)!);
}

/** The state of a code or a name in capitals. */
export const stateNamed = (text: string): State | undefined => states.get(text);

const LONGEST = 4;

/** The state whose code or name ends before token `end`, within one part. */
export function stateBefore(
  tokens: readonly Token[],
  end: number,
): { readonly state: State; readonly from: number } | undefined {
  const first = partStart(tokens, end);
  for (let from = Math.max(first, end - LONGEST); from < end; from++) {
    const state = states.get(nameOf(tokens, from, end));
    if (state) return { state, from };
  }
  return undefined;
}

/** True if a ZIP code may lie in the state. */
export const isZipOf = ({ code }: State, zip: string): boolean => firstDigits.get(code)?.includes(zip[0]!) ?? false;
