// The words of addresses whose title case is not a capital with small letters behind it. What stands here was learnt
// from names that their owners publish in mixed letters: polling places, venues, localities, places of the world.
import { namedStates } from '../fields/states.js';

/** Splits a list of words as it is written below. */
const words = (list: string): string[] => list.trim().split(/\s+/);

/** Abbreviations that stay in capitals, wherever they stand; one without a vowel does by itself (`SHORTENED`). */
export const CAPITALS: ReadonlySet<string> = new Set([
  // Codes of states; the one of the other territories may be a word of a name.
  ...namedStates.map(({ code }) => code),
  // Countries, and the middle of a city.
  ...words('NZ UK USA CBD'),
  // Postal deliveries.
  ...words('PO GPO LPO CPO RMB RSD RMS CMB CMA CPA'),
  // Forces, emergency services, schools.
  ...words('RAAF RAN HMAS RNZAF RNZN HMNZS CFA SES TAFE RMIT ANU UNSW UTS'),
  // Clubs and associations that halls are named after, and what they are near.
  ...words('CWA RSL RSA YMCA YWCA PCYC AFL RSPCA SPCA IGA ANZ ATM BBQ'),
]);

/** Abbreviations before a number, words elsewhere: `RD 2` is a rural delivery, `SMITH RD` a road. */
export const BEFORE_NUMBER: ReadonlySet<string> = new Set(words('RD MS'));

/** Roman numerals from two to twenty; I, V and X are single letters, which are capitals anyway. */
export const ROMAN = /^(?:II|III|IV|VI|VII|VIII|IX|XI{1,3}|XI?V|XVI{1,3}|XIX|XX)$/;

/** Words that are small inside a name, and capital where one begins. */
export const SMALL: ReadonlySet<string> = new Set(words('OF AND ON UPON UNDER IN AT BY VAN VON'));

/** Words that are small behind one of `SMALL` alone: Isle of the Dead, van der Haar; but 24 The Esplanade, De Carle. */
export const SMALL_BEHIND: ReadonlySet<string> = new Set(words('THE DER DEN DE'));

/**
 * Names in MAC with a capital behind it. Most that places are called after have none (Mackay, Maclean, Macleod,
 * Macquarie), and words such as Macadamia never had: so these, and no others.
 */
export const MAC = /^MAC(?:DONALD|DOUGALL|GILLIVRAY|KILLOP|LACHLAN|MASTERS|MURRAY|NAMARA|PHERSON|TAVISH)S?$/;

/** What stands before an apostrophe in Italian names, whose next part begins with a capital: Dell'Oro. */
export const ELIDED: ReadonlySet<string> = new Set(words('DELL DALL NELL SANT'));

/**
 * Words of two to four letters without a vowel that are shortened forms. All others are initials, and in capitals: BMX,
 * FCJ, and the BC, DC and MC of business, delivery and mail centres.
 */
export const SHORTENED: ReadonlySet<string> = new Set(
  words(`
    BLDG BLK BLVD BVD CCT CL CNR CR CRST CRT CT CTR DR DRS FT FWY GDN GDNS GLN GR GRN GRV HWY JR LN LNK LT LTD MR MRS MS
    MT MTN MTS MWS NTH PK PKWY PL PNT PRD PT PTY RD RDG RDS SGT SQ SR ST STH STN STR STS TRK TRL WR
  `),
);
