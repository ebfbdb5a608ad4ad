// At which level the emails of two records agree. A mailbox that is called as its owner is says no more than the names
// do: everyone of that name takes the like, with a number behind it or at another provider.
import { jaroWinkler, oneSlip } from '../names/similarity.js';
import { SLOTS } from '../store/columns.js';
import type { Store } from '../store/store.js';
import { columnsOf } from './compare-facts.js';
import { slices, type TextSlices } from './slices.js';

const [SAME, MAILBOX, NEAR, DOMAIN, OTHER] = [1, 2, 3, 4, 5] as const;

const AT = 64;
/** Similarity of the names of mailboxes from which they are near. */
const ALIKE = 0.9;
/** Names of fewer letters stand in any word. */
const SHORTEST_NAME = 3;

export class EmailComparison {
  private readonly texts: TextSlices;
  private readonly names: TextSlices;
  private readonly columns: Int32Array[];
  private readonly given: Int32Array;
  private readonly surname: Int32Array;

  constructor(store: Store) {
    this.texts = slices(store.tables.email);
    this.names = slices(store.tables.name);
    this.columns = columnsOf(store, 'email', SLOTS.email);
    this.given = store.columns['given'] ?? store.nothing;
    this.surname = store.columns['surname'] ?? store.nothing;
  }

  level(a: number, b: number): number {
    let best = 0;
    for (const first of this.columns) {
      for (const second of this.columns) {
        const level = this.pair(first[a]!, second[b]!);
        if (level !== 0 && (best === 0 || level < best) && !this.isOfNames(level, a, first[a]!, b, second[b]!)) {
          best = level;
        }
      }
    }
    return best;
  }

  private pair(a: number, b: number): number {
    if (a === 0 || b === 0) return 0;
    if (a === b) return SAME;
    const { bytes, starts, ends } = this.texts;
    const atA = bytes.lastIndexOf(AT, ends[a]! - 1);
    const atB = bytes.lastIndexOf(AT, ends[b]! - 1);
    const likeness = jaroWinkler(bytes, starts[a]!, atA, bytes, starts[b]!, atB);
    if (likeness > 0.9999) return MAILBOX;
    if (likeness >= ALIKE || oneSlip(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!)) return NEAR;
    return this.isOneProvider(atA, ends[a]!, atB, ends[b]!) ? DOMAIN : OTHER;
  }

  /** True where what stands from `a` to its end stands at `b` as well. */
  private isOneProvider(a: number, endA: number, b: number, endB: number): boolean {
    const { bytes } = this.texts;
    if (endA - a !== endB - b) return false;
    for (let i = 0; i < endA - a; i++) if (bytes[a + i] !== bytes[b + i]) return false;
    return true;
  }

  /** True where two mailboxes that are only alike are both called as the rows are, whose names are compared anyway. */
  private isOfNames(level: number, a: number, emailA: number, b: number, emailB: number): boolean {
    if (level !== MAILBOX && level !== NEAR) return false;
    return (
      (this.holds(emailA, this.surname[a]!) && this.holds(emailB, this.surname[b]!)) ||
      (this.holds(emailA, this.given[a]!) && this.holds(emailB, this.given[b]!))
    );
  }

  /** True where the letters of a name stand together before the @ of an email, whatever signs are among them. */
  private holds(email: number, name: number): boolean {
    const { bytes, starts, ends } = this.texts;
    if (name === 0 || this.names.ends[name]! - this.names.starts[name]! < SHORTEST_NAME) return false;
    for (let from = starts[email]!; from < ends[email]! && bytes[from] !== AT; from++) {
      if (this.beginsWith(from, ends[email]!, name)) return true;
    }
    return false;
  }

  private beginsWith(from: number, end: number, name: number): boolean {
    const { bytes } = this.texts;
    const { bytes: letters, starts, ends } = this.names;
    let at = from;
    for (let i = starts[name]!; i < ends[name]!; i++) {
      if (!isLetter(letters[i]!)) continue;
      while (at > from && at < end && bytes[at] !== AT && !isLetter(bytes[at]!)) at++;
      if (at >= end || (bytes[at]! & ~LOWER) !== letters[i]) return false;
      at++;
    }
    return true;
  }
}

/** The bit by which small letters differ from capitals. */
const LOWER = 32;
const isLetter = (code: number): boolean => (code | LOWER) >= 97 && (code | LOWER) <= 122;
