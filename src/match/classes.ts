// The classes that a match is given, by what agreed: the one table of them, the surest first. `docs/reference/
// match-classes.md` says how often each was right.
import type { AddressLevel } from './address/agreement.js';
import type { EmailLevel } from './contact/email.js';
import type { PhoneLevel } from './contact/phone.js';

/** What a class says is the same. */
export type ClassLevel =
  | 'Individual'
  | 'Organisation'
  | 'Family'
  | 'Household'
  | 'Address'
  | 'Contact'
  | 'Email'
  | 'Phone';

const LEVELS = {
  I1: ['Individual', 10],
  I2: ['Individual', 9],
  I3: ['Individual', 7],
  B1: ['Organisation', 10],
  B2: ['Organisation', 8],
  B3: ['Organisation', 6],
  F1: ['Family', 9],
  F2: ['Family', 8],
  H1: ['Household', 10],
  H2: ['Household', 9],
  H3: ['Household', 8],
  H4: ['Household', 7],
  G1: ['Address', 9],
  G2: ['Address', 8],
  G3: ['Address', 7],
  G4: ['Address', 5],
  G5: ['Address', 3],
  C1: ['Contact', 8],
  C2: ['Contact', 7],
  E1: ['Email', 7],
  E2: ['Email', 4],
  P1: ['Phone', 6],
  P2: ['Phone', 3],
} as const satisfies Readonly<Record<string, readonly [ClassLevel, number]>>;

export type MatchClass = keyof typeof LEVELS;

/** A class, as an answer has it. */
export interface ClassInfo {
  readonly code: MatchClass;
  readonly level: ClassLevel;
  /** 0 to 10: 10 is the surest. */
  readonly confidence: number;
  /** `Household Match Class H1`. */
  readonly description: string;
}

const CLASSES = new Map(
  Object.entries(LEVELS).map(([code, [level, confidence]]) => [
    code,
    { code: code as MatchClass, level, confidence, description: `${level} Match Class ${code}` },
  ]),
);

/** What is known of a class. */
export const classNamed = (code: MatchClass): ClassInfo => CLASSES.get(code)!;

/** Every class, in the order of the table. */
export const matchClasses = (): readonly ClassInfo[] => [...CLASSES.values()];

/** The evidence of two records: the best of their addresses, phones and emails. */
export interface PairEvidence {
  readonly address: AddressLevel;
  readonly phone: PhoneLevel;
  readonly email: EmailLevel;
  /** True where the email that agrees is that of a role: it speaks for an organisation and for no person. */
  readonly isRole: boolean;
}

/**
 * The class of two records by address, phone and email; undefined where nothing agrees. Addresses of different units
 * (A4) are no household, whatever else agrees: a phone or an email then stands for itself.
 */
export function classOf({ address, phone, email, isRole }: PairEvidence): MatchClass | undefined {
  const isAtAddress = address === 'A1' || address === 'A2' || address === 'A3';
  const hasEmail = email === 'E1' && !isRole;
  const isSure = phone === 'P1' || hasEmail;
  const isLikely =
    phone === 'P2' || (phone === 'swapped' && isAtAddress) || email === 'E2' || (email === 'E1' && isRole);
  if (isAtAddress) return atAddress(address, isSure, isLikely);
  if (phone === 'P1' && hasEmail) return address === 'none' ? 'C1' : 'C2';
  if (hasEmail) return 'E1';
  if (phone === 'P1') return 'P1';
  if (address === 'A5') return 'G4';
  if (email !== 'E0') return 'E2';
  if (phone === 'P2') return 'P2';
  return address === 'A4' ? 'G5' : undefined;
}

/** Of addresses of the same premises: a likely contact adds to what is sure of the address, and never takes away. */
function atAddress(address: 'A1' | 'A2' | 'A3', isSure: boolean, isLikely: boolean): MatchClass {
  if (isSure) return ({ A1: 'H1', A2: 'H2', A3: 'H3' } as const)[address];
  if (isLikely) return address === 'A1' ? 'H3' : 'H4';
  return ({ A1: 'G1', A2: 'G2', A3: 'G3' } as const)[address];
}
