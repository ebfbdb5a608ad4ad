// One company or other entity, joined of what the registers say of it: the Australian Business Register has its ABN,
// place and business names, the register of companies its former names and whether it is still registered.
import { abnOfBody } from '../contract/fields/business-numbers.js';
import { FLAG, type CompanyRecord, type NameKind } from '../data/companies/company-record.js';
import type { CompanySet } from '../data/companies/read/company-set.js';

/** The installed registers; each may be missing. */
export interface Registers {
  readonly abr: CompanySet | undefined;
  readonly asic: CompanySet | undefined;
}

export interface NameOfCompany {
  readonly kind: NameKind;
  readonly text: string;
}

export interface Company {
  /** The ABN, else the ACN: what tells one from another. */
  readonly id: string;
  /** '' where it has none, or none is known. */
  readonly abn: string;
  readonly acn: string;
  readonly legalName: string;
  readonly isActive: boolean;
  readonly isPerson: boolean;
  readonly isGst: boolean | undefined;
  readonly state: string;
  readonly postcode: string;
  /** What the registers call its type, and how it stands in the register of companies. */
  readonly type: string;
  readonly registration: string;
  readonly names: readonly NameOfCompany[];
}

const nine = (number: number): string => String(number).padStart(9, '0');

/** The ABN of a record of either register, '' where it has none. */
const abnOf = ({ source }: CompanySet, record: CompanyRecord): string => {
  if ((record.flags & FLAG.abn) === 0) return '';
  const body = source === 'ABR' ? record.number : (record.other ?? record.number);
  return record.check === undefined ? abnOfBody(body) : `${record.check}${nine(body)}`;
};

const acnOf = ({ source }: CompanySet, record: CompanyRecord): string => {
  if ((record.flags & FLAG.acn) === 0) return '';
  return nine(source === 'ABR' ? (record.other ?? record.number) : record.number);
};

/** The companies with that ABN: one, or none. */
export function byAbn({ abr, asic }: Registers, abn: string): Company[] {
  const body = Number(abn.slice(2));
  const has = (set: CompanySet) => (record: CompanyRecord) => abnOf(set, record) === abn;
  const own = abr?.byNumber(body).find(has(abr));
  const registered = asic && [...asic.byNumber(body), ...asic.byOther(body)].find(has(asic));
  return joined({ abr, asic }, own, registered);
}

/** The companies with that ACN or ARBN: one, or none. */
export function byAcn({ abr, asic }: Registers, acn: string): Company[] {
  const number = Number(acn);
  const has = (set: CompanySet) => (record: CompanyRecord) => acnOf(set, record) === acn;
  const own = abr && [...abr.byNumber(number), ...abr.byOther(number)].find(has(abr));
  const registered = asic?.byNumber(number).find(has(asic));
  // A company whose ABN does not say its ACN is found by what the other register says of it.
  if (!own && registered && (registered.flags & FLAG.abn) !== 0) return byAbn({ abr, asic }, abnOf(asic!, registered));
  return joined({ abr, asic }, own, registered);
}

/** The company of a record of a register, with what the other register says of it. */
export function companyOfRecord(registers: Registers, set: CompanySet, record: CompanyRecord): Company | undefined {
  const abn = abnOf(set, record);
  return (abn === '' ? byAcn(registers, acnOf(set, record)) : byAbn(registers, abn))[0];
}

function joined(
  { abr, asic }: Registers,
  own: CompanyRecord | undefined,
  registered: CompanyRecord | undefined,
): Company[] {
  if (own && asic && !registered) {
    const acn = acnOf(abr!, own);
    registered = acn === '' ? undefined : asic.byNumber(Number(acn))[0];
  }
  const first = own ?? registered;
  if (!first) return [];
  const abn = (own && abnOf(abr!, own)) || (registered && abnOf(asic!, registered)) || '';
  const acn = (own && acnOf(abr!, own)) || (registered && acnOf(asic!, registered)) || '';
  const names = [...(own?.names ?? [])];
  for (const name of registered?.names ?? []) {
    if (!names.some(({ kind, text }) => text === name.text && kind === name.kind)) names.push(name);
  }
  return [
    {
      id: abn || acn,
      abn,
      acn,
      legalName: names.find(({ kind }) => kind === 'MN' || kind === 'LGL')?.text ?? names[0]?.text ?? '',
      isActive: (first.flags & FLAG.active) !== 0,
      isPerson: (first.flags & FLAG.person) !== 0,
      isGst: own ? (own.flags & FLAG.gst) !== 0 : undefined,
      state: first.state,
      postcode: first.postcode,
      type: own?.type || registered?.type || '',
      registration: registered?.status ?? '',
      names,
    },
  ];
}

/** True for a name that is used now. */
export const isCurrentName = (kind: NameKind): boolean => kind !== 'FMR';
