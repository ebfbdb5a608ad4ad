// The installed registers of companies, each opened at the first question.
import type { Registers } from '../../company/company.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { CompanySet } from '../../data/companies/read/company-set.js';
import { ABR_SOURCE, ASIC_SOURCE } from '../../data/kinds.js';

export class CompanySets {
  private opened: Registers | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly installed: readonly InstalledSet[],
  ) {}

  registers(): Registers {
    return (this.opened ??= { abr: this.open(ABR_SOURCE), asic: this.open(ASIC_SOURCE) });
  }

  close(): void {
    this.opened?.abr?.close();
    this.opened?.asic?.close();
  }

  private open(source: string): CompanySet | undefined {
    const set = this.installed.find((one) => one.source === source);
    return set && CompanySet.open(setFile(this.dataDir, set), set);
  }
}
