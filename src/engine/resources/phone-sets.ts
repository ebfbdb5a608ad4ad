// What checks phone numbers, and the number ranges that are installed.
import { Remembered } from '../../contract/remembered.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { PhoneRanges } from '../../data/phone-ranges/read/phone-ranges.js';
import { countryCode } from '../../geocode/country.js';
import { PhoneChecker } from '../../phone/answer/check-phone.js';

export class PhoneSets {
  readonly checker: PhoneChecker;
  private readonly ranges: PhoneRanges | undefined;
  /** Codes by the names of countries; '' for a text that is none. */
  private readonly codes = new Remembered<string, string>(1000);

  constructor(dataDir: string, [installed]: readonly InstalledSet[]) {
    this.ranges = installed && PhoneRanges.open(setFile(dataDir, installed), installed);
    this.checker = new PhoneChecker(this.ranges);
  }

  /** True if ranges are installed, which say who holds a number's range. */
  get hasRanges(): boolean {
    return this.ranges !== undefined;
  }

  /** ISO 3166-1 alpha-2 of a country's code or name that has a numbering plan; undefined for any other text. */
  countryOf(text: string): string | undefined {
    if (this.checker.hasPlan(text)) return text;
    return this.codes.of(text, this.codeOf) || undefined;
  }

  private readonly codeOf = (text: string): string => {
    const code = text.length === 2 ? text.toUpperCase() : '';
    const country = this.checker.hasPlan(code) ? code : (countryCode(text) ?? '');
    return this.checker.hasPlan(country) ? country : '';
  };

  close(): void {
    this.ranges?.close();
  }
}
