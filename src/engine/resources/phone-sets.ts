// What checks phone numbers, and the number ranges that are installed.
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { PhoneRanges } from '../../data/phone-ranges/read/phone-ranges.js';
import { countryCode } from '../../geocode/country.js';
import { PhoneChecker } from '../../phone/answer/check-phone.js';

/** Names of countries that are remembered with their codes. */
const MOST_NAMES = 1000;

export class PhoneSets {
  readonly checker: PhoneChecker;
  private readonly ranges: PhoneRanges | undefined;
  private readonly codes = new Map<string, string>();

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
    const known = this.codes.get(text);
    if (known !== undefined) return known === '' ? undefined : known;
    const code = text.length === 2 ? text.toUpperCase() : '';
    const country = this.checker.hasPlan(code) ? code : (countryCode(text) ?? '');
    if (this.codes.size >= MOST_NAMES) this.codes.clear();
    this.codes.set(text, this.checker.hasPlan(country) ? country : '');
    return this.checker.hasPlan(country) ? country : undefined;
  }

  close(): void {
    this.ranges?.close();
  }
}
