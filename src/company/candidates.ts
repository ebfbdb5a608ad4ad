// The companies that a name may mean: collected by what the index says of each, and read when it is known which are the
// best of them.
import {
  isRefActive,
  refForm,
  refKind,
  refPostcode,
  refState,
  type NameKind,
  type NameRef,
} from '../data/companies/company-record.js';
import { NameKey } from '../data/companies/name-key.js';
import type { CompanySet } from '../data/companies/read/company-set.js';
import { companyOfRecord, isCurrentName, type Company, type Registers } from './company.js';
import { costOf } from './cost.js';
import type { Beside } from './query.js';

/** How a company was found. */
export type Match = 'number' | 'exact' | 'near' | 'beginning' | 'part';

export interface Hit {
  readonly company: Company;
  /** The name it was found by. */
  readonly name: string;
  readonly kind: NameKind;
  readonly match: Match;
  readonly cost: number;
}

/** What companies are left out. */
export interface Filter {
  readonly active: boolean;
  readonly current: boolean;
}

interface Candidate {
  readonly set: CompanySet;
  readonly ref: NameRef;
  readonly key: string;
  readonly match: Match;
  readonly form: number;
  /** What it costs beside the company itself. */
  readonly extra: number;
  readonly cost: number;
}

/** Further namesakes change nothing: nobody looks through so many. */
const MOST = 20_000;
/** So many are read. */
const MOST_READ = 48;
const NAME = new NameKey();
const PERSON: NameKind = 'LGL';

export class Candidates {
  private readonly registers: Registers;
  private readonly beside: Beside;
  private readonly filter: Filter;
  private readonly leftOut = new Set<number>();
  private readonly byCompany = new Map<number, Candidate>();

  constructor(registers: Registers, beside: Beside, filter: Filter) {
    this.registers = registers;
    this.beside = beside;
    this.filter = filter;
  }

  get size(): number {
    return this.byCompany.size;
  }

  /** Companies that a filter left out. */
  get filtered(): number {
    return this.leftOut.size;
  }

  /** True while more may be added. */
  get hasRoom(): boolean {
    return this.byCompany.size < MOST;
  }

  add(set: CompanySet, ref: NameRef, key: string, match: Match, form: number, extra: number): void {
    const kind = refKind(ref.about);
    const isAbr = set === this.registers.abr;
    const isActive = isRefActive(ref.about);
    // The register of companies does not say whether an ABN is active, nor where the company is.
    if ((this.filter.current && !isCurrentName(kind)) || (this.filter.active && isAbr && !isActive)) {
      this.leftOut.add(ref.number);
      return;
    }
    const known = {
      kind,
      form: refForm(ref.about),
      isActive: isActive || !isAbr,
      state: refState(ref.about),
      postcode: refPostcode(ref.about),
    };
    const cost = extra + costOf(known, form, this.beside);
    const id = ref.number * 2 + (isAbr ? 0 : 1);
    const other = this.byCompany.get(id);
    if (other && other.cost <= cost) return;
    this.byCompany.set(id, { set, ref, key, match, form, extra, cost });
  }

  /** The best of them, read and put into order, each company once. */
  best(): Hit[] {
    const first = [...this.byCompany.values()].sort((a, b) => a.cost - b.cost || a.ref.number - b.ref.number);
    const hits = new Map<string, Hit>();
    for (const candidate of first.slice(0, MOST_READ)) {
      const hit = this.read(candidate);
      if (!hit) continue;
      const other = hits.get(hit.company.id);
      if (!other || hit.cost < other.cost) hits.set(hit.company.id, hit);
    }
    return [...hits.values()].sort((a, b) => a.cost - b.cost || (a.company.id < b.company.id ? -1 : 1));
  }

  private read({ set, ref, key, match, form, extra }: Candidate): Hit | undefined {
    const kind = refKind(ref.about);
    for (const record of set.byNumber(ref.number)) {
      const named = record.names.find((name) => name.kind === kind && keyOfName(name.text, kind) === key);
      const company = named && companyOfRecord(this.registers, set, record);
      if (!named || !company) continue;
      if (this.filter.active && !company.isActive) {
        this.leftOut.add(record.number);
        continue;
      }
      const known = {
        kind,
        form: refForm(ref.about),
        isActive: company.isActive,
        state: company.state,
        postcode: Number(company.postcode),
      };
      return { company, name: named.text, kind, match, cost: extra + costOf(known, form, this.beside) };
    }
    return undefined;
  }
}

/** The key of a name as it is stored. */
export const keyOfName = (text: string, kind: NameKind): string => NAME.readText(text, kind === PERSON).keyText();
