// The legal forms of Australian entities in their names, and short words with the one form they are stored under.
// Forms: Corporations Act 2001 s 148-149 (Proprietary, Limited, No Liability and their short forms), acts of the states
// on incorporated associations and co-operatives; `THE TRUSTEE FOR …` is how the Australian Business Register names
// trusts.

/** What an entity is by the words of its name; a stored name holds the number. */
export const FORM = {
  none: 0,
  proprietary: 1,
  limited: 2,
  noLiability: 3,
  incorporated: 4,
  cooperative: 5,
  trust: 6,
} as const;
export type Form = (typeof FORM)[keyof typeof FORM];

/** Words at the end of a name that are its form, the longest first: `P/L` stands here as P L. */
export const ENDINGS: readonly (readonly [words: readonly string[], form: Form])[] = (
  [
    ['PROPRIETARY LIMITED', FORM.proprietary],
    ['PROPRIETARY LTD', FORM.proprietary],
    ['PTY LIMITED', FORM.proprietary],
    ['PTY LTD', FORM.proprietary],
    ['PTYLTD', FORM.proprietary],
    ['P L', FORM.proprietary],
    ['PL', FORM.proprietary],
    ['PTY', FORM.proprietary],
    ['PROPRIETARY', FORM.proprietary],
    ['CO OPERATIVE LIMITED', FORM.cooperative],
    ['CO OPERATIVE LTD', FORM.cooperative],
    ['COOPERATIVE LIMITED', FORM.cooperative],
    ['COOPERATIVE LTD', FORM.cooperative],
    ['CO OP LIMITED', FORM.cooperative],
    ['CO OP LTD', FORM.cooperative],
    ['COOP LIMITED', FORM.cooperative],
    ['COOP LTD', FORM.cooperative],
    ['CO OPERATIVE', FORM.cooperative],
    ['COOPERATIVE', FORM.cooperative],
    ['CO OP', FORM.cooperative],
    ['COOP', FORM.cooperative],
    ['NO LIABILITY', FORM.noLiability],
    ['NL', FORM.noLiability],
    ['LIMITED', FORM.limited],
    ['LTD', FORM.limited],
    ['INCORPORATED', FORM.incorporated],
    ['INC', FORM.incorporated],
  ] as const
).map(([words, form]) => [words.split(' '), form]);

/** Words at the beginning of a name that say that a trustee is meant: what follows is the trust. */
export const TRUSTEES: readonly (readonly string[])[] = [
  'THE TRUSTEES FOR THE',
  'THE TRUSTEE FOR THE',
  'THE TRUSTEES OF THE',
  'THE TRUSTEE OF THE',
  'THE TRUSTEES FOR',
  'THE TRUSTEE FOR',
  'THE TRUSTEES OF',
  'THE TRUSTEE OF',
  'TRUSTEES FOR THE',
  'TRUSTEE FOR THE',
  'TRUSTEES FOR',
  'TRUSTEE FOR',
  'ATF THE',
  'ATF',
].map((text) => text.split(' '));

/** Words behind a form that say what happens to the entity, and are no part of its name. */
export const CONDITIONS: readonly (readonly string[])[] = [
  'IN LIQUIDATION',
  'IN LIQ',
  'UNDER EXTERNAL ADMINISTRATION',
  'ADMINISTRATOR APPOINTED',
  'ADMINISTRATORS APPOINTED',
  'RECEIVERS AND MANAGERS APPOINTED',
  'RECEIVER AND MANAGER APPOINTED',
  'SUBJECT TO DEED OF COMPANY ARRANGEMENT',
].map((text) => text.split(' '));

/** Words that names end with which belong to a trust or a fund. */
export const OF_TRUSTS: readonly string[] = ['TRUST', 'FUND', 'ESTATE'];

/** Long words and the short ones that people write for them; both are stored as the short one. */
export const SHORT_WORDS: Readonly<Record<string, string>> = {
  COMPANY: 'CO',
  CORPORATION: 'CORP',
  AUSTRALIA: 'AUST',
  BROTHERS: 'BROS',
  INTERNATIONAL: 'INTL',
  MANUFACTURING: 'MFG',
  SUPERANNUATION: 'SUPER',
  ASSOCIATION: 'ASSN',
  GOVERNMENT: 'GOVT',
  DEPARTMENT: 'DEPT',
  NUMBER: 'NO',
};
