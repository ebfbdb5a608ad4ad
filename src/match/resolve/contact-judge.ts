// Two rows judged by where they are and how they are reached, for the levels above the individual: the table of
// classes.
import type { AddressLevel } from '../address/agreement.js';
import { classOf, type MatchClass } from '../classes.js';
import type { ComparableAddress, ComparableContact } from '../comparable.js';
import { Remembered } from '../../contract/remembered.js';
import { emailOf } from '../contact/email.js';
import { pairEvidence } from '../evidence.js';
import { NameComparison } from '../model/compare-names.js';
import { matchPair, type PairMatch } from '../pair.js';
import { AddressKinds } from '../store/address-kinds.js';
import { addressNumbers, slotColumn, SLOTS, addressTexts } from '../store/columns.js';
import type { Material } from './share.js';
import { textOf } from '../store/text-table.js';

/** A class, and how sure it is at the level: 7 to 10 is a match, 3 to 6 possible, 0 nothing. */
export interface Judged {
  readonly code: MatchClass | undefined;
  readonly rank: number;
}

/** From which rank a pair is a match, and from which a person should look at it; below it is nothing. */
export const MATCH_RANK = 6.5;
export const POSSIBLE_RANK = 2.5;

/** Classes that say the same at the level, and how sure that is; those of one contact alone a person should look at. */
const HOUSEHOLD: Readonly<Partial<Record<MatchClass, number>>> = {
  H1: 10,
  H2: 9,
  H3: 8,
  H4: 7,
  G1: 9,
  G2: 8,
  G3: 7,
  G4: 5,
  C1: 6,
  C2: 5,
  E1: 4,
  P1: 4,
};
const ADDRESS: Readonly<Partial<Record<MatchClass, number>>> = { G1: 10, G2: 8, G3: 7, G4: 5 };
const NOTHING: Judged = { code: undefined, rank: 0 };
/** Levels of a surname up to which it is the same but for a slip. */
const SURNAME_SLIP = 2;
const SURNAMES = ['', 'same', 'same but for a slip', 'near', 'in part', 'other'];
export class ContactJudge {
  private readonly names: NameComparison;
  private readonly kinds: AddressKinds;
  private readonly levels = new Uint8Array(3);
  /** Records in the form in which they are compared. */
  private readonly contacts = new Remembered<number, ComparableContact>();

  constructor(private readonly material: Material) {
    this.names = new NameComparison(material.store, material.derived);
    this.kinds = new AddressKinds(material.store);
  }

  /** The class of two rows at the level of the run. */
  judge(a: number, b: number): Judged {
    const match = this.match(a, b);
    const { level } = this.material;
    if (level === 'address') return addressJudged(match);
    return level === 'family' ? this.familyJudged(match, a, b) : ranked(match.found?.code, HOUSEHOLD);
  }

  /** True for rows that can be no household, as they name different units of one building. */
  isParted(a: number, b: number): boolean {
    return this.match(a, b).address?.level === 'A4';
  }

  /** Rows whose addresses are written alike are of one kind; 0 is the kind of rows that are parted from none. */
  kindOf(row: number): number {
    return this.kinds.of(row);
  }

  /** What agreed, in words. */
  evidence(a: number, b: number): string {
    const sentences = [...pairEvidence(this.match(a, b))];
    const surname = this.material.level === 'family' ? this.surnameLevel(a, b) : 0;
    if (surname > 0) sentences.push(`surname ${SURNAMES[surname]!}`);
    return sentences.join('; ');
  }

  private match(a: number, b: number): PairMatch {
    return matchPair(this.contacts.of(a, this.contactOf), this.contacts.of(b, this.contactOf));
  }

  /** Surname and address; or surname and a phone or email. */
  private familyJudged(match: PairMatch, a: number, b: number): Judged {
    const surname = this.surnameLevel(a, b);
    if (surname === 0 || surname > SURNAME_SLIP) return NOTHING;
    const isSame = surname === 1;
    switch (match.address?.level) {
      case 'A1':
        return isSame ? { code: 'F1', rank: 9 } : { code: 'F2', rank: 8 };
      case 'A2':
      case 'A3':
        return { code: 'F2', rank: isSame ? 8 : 7 };
      default:
        return ranked(match.found?.code, { C1: 6, C2: 5, E1: 4, P1: 5, G4: 3 });
    }
  }

  private surnameLevel(a: number, b: number): number {
    this.names.compare(a, b, this.levels, 0);
    return this.levels[1]!;
  }

  private readonly contactOf = (row: number): ComparableContact => ({
    addresses: this.slots(SLOTS.address, (slot) => this.address(row, slot)),
    phones: this.slots(SLOTS.phone, (slot) => {
      const local = this.text('phone', 'phoneLocal', row, slot);
      const full = this.text('phone', 'phone', row, slot);
      const extension = this.text('phone', 'phoneExtension', row, slot);
      return local === '' ? undefined : { e164: full === '' ? '' : `+${full}`, local, extension };
    }),
    emails: this.slots(SLOTS.email, (slot) => this.email(row, slot)),
  });

  private slots<T>(count: number, of: (slot: number) => T | undefined): (T | undefined)[] {
    return Array.from({ length: count }, (_, slot) => of(slot)).filter((value) => value !== undefined);
  }

  private email(row: number, slot: number): ComparableContact['emails'][number] {
    const canonical = this.text('email', 'email', row, slot);
    if (canonical === '') return undefined;
    const at = canonical.lastIndexOf('@');
    return emailOf(canonical.slice(0, at), canonical.slice(at + 1));
  }

  private address(row: number, slot: number): ComparableAddress | undefined {
    const { columns } = this.material.store;
    const parts: Record<string, string | number> = {};
    let isSaid = false;
    for (const name of addressNumbers) {
      const value = columns[slotColumn(name, slot)]?.[row] ?? 0;
      parts[name] = value;
      isSaid ||= value !== 0;
    }
    for (const name of addressTexts) {
      const text = this.text('word', name, row, slot);
      parts[name] = text;
      isSaid ||= text !== '';
    }
    // Every column of an address is a member of the same name.
    return isSaid ? (parts as unknown as ComparableAddress) : undefined;
  }

  private text(table: 'word' | 'phone' | 'email', column: string, row: number, slot: number): string {
    const { store } = this.material;
    return textOf(store.tables[table], store.columns[slotColumn(column, slot)]?.[row] ?? 0);
  }
}

function ranked(code: MatchClass | undefined, ranks: Readonly<Partial<Record<MatchClass, number>>>): Judged {
  const rank = code === undefined ? undefined : ranks[code];
  return rank === undefined ? NOTHING : { code, rank };
}

/** The address alone, whatever is said of phones and emails. */
function addressJudged(match: PairMatch): Judged {
  const level: AddressLevel = match.address?.level ?? 'none';
  return ranked(classOf({ address: level, phone: 'P0', email: 'E0', isRole: false }), ADDRESS);
}
