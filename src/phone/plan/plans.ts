// All numbering plans, each made when it is first asked for.
import { planMetadata, type PlanRow } from './metadata.js';
import { NumberPlan } from './number-plan.js';

/** Calling codes have one to three digits, and none begins another. */
const LONGEST_CALLING_CODE = 3;

export class NumberPlans {
  private readonly metadata = planMetadata();
  private readonly ofCountries = new Map<string, NumberPlan>();
  private readonly ofCallingCodes = new Map<string, readonly NumberPlan[]>();
  /** The main plan by calling code; null for a number that is none. */
  private readonly mains: (NumberPlan | null | undefined)[] = [];

  /** The plan of a country (ISO 3166-1 alpha-2); undefined for one that has none. */
  of(country: string): NumberPlan | undefined {
    const known = this.ofCountries.get(country);
    if (known !== undefined) return known;
    const row = Object.hasOwn(this.metadata.countries, country) ? this.metadata.countries[country] : undefined;
    if (row === undefined) return undefined;
    const plan = new NumberPlan(country, row, this.mainRow(row[0]) ?? row);
    this.ofCountries.set(country, plan);
    return plan;
  }

  /** The plans of a calling code, the main one first; none where there is no such code. */
  sharing(callingCode: string): readonly NumberPlan[] {
    const known = this.ofCallingCodes.get(callingCode);
    if (known !== undefined) return known;
    const plans = this.plansOf(callingCode);
    this.ofCallingCodes.set(callingCode, plans);
    return plans;
  }

  /** The main plan of the calling code that digits begin with from `from` on; undefined for none. */
  mainIn(digits: string, from: number): NumberPlan | undefined {
    let code = 0;
    for (let at = from; at < digits.length && at < from + LONGEST_CALLING_CODE; at++) {
      code = code * 10 + digits.charCodeAt(at) - 48;
      if (code === 0) return undefined;
      let main = this.mains[code];
      if (main === undefined) {
        main = this.sharing(String(code))[0] ?? null;
        this.mains[code] = main;
      }
      if (main !== null) return main;
    }
    return undefined;
  }

  /**
   * The country of a national number, the digits of `text` from `from` on, among those that share the calling code of
   * `plan`; undefined where it is of none.
   */
  countryOf(plan: NumberPlan, text: string, from: number): NumberPlan | undefined {
    plan.siblings ??= this.sharing(plan.callingCode);
    const plans = plan.siblings;
    if (plans.length === 1) return plans[0];
    for (const one of plans) {
      const { leadingDigits } = one;
      const isOfOne =
        leadingDigits === undefined
          ? one.typeOf(text, from) !== undefined
          : leadingDigits.test(from === 0 ? text : text.slice(from));
      if (isOfOne) return one;
    }
    return undefined;
  }

  private plansOf(callingCode: string): readonly NumberPlan[] {
    const { country_calling_codes: codes } = this.metadata;
    const countries = Object.hasOwn(codes, callingCode) ? codes[callingCode] : undefined;
    if (countries !== undefined && countries[0] !== '001') return countries.map((country) => this.of(country)!);
    const row = Object.hasOwn(this.metadata.nonGeographic, callingCode)
      ? this.metadata.nonGeographic[callingCode]
      : undefined;
    return row === undefined ? [] : [new NumberPlan('', row, row)];
  }

  private mainRow(callingCode: string): PlanRow | undefined {
    const [main] = this.metadata.country_calling_codes[callingCode] ?? [];
    return main === undefined ? undefined : this.metadata.countries[main];
  }
}
