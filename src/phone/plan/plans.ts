// All numbering plans, each made when it is first asked for.
import { planMetadata, type PlanRow } from './metadata.js';
import { NumberPlan } from './number-plan.js';

/** Calling codes have one to three digits, and none begins another. */
const LONGEST_CALLING_CODE = 3;

export class NumberPlans {
  private readonly metadata = planMetadata();
  private readonly ofCountries = new Map<string, NumberPlan>();
  private readonly ofCallingCodes = new Map<string, readonly NumberPlan[]>();

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

  /** The calling code that digits begin with from `from` on; '' for none. */
  callingCodeIn(digits: string, from: number): string {
    if (digits[from] === '0') return '';
    for (let length = 1; length <= LONGEST_CALLING_CODE; length++) {
      const code = digits.slice(from, from + length);
      if (this.sharing(code).length > 0) return code;
    }
    return '';
  }

  /** The country of a national number among those that share its calling code; undefined where it is of none. */
  countryOf(callingCode: string, text: string, from: number): NumberPlan | undefined {
    const plans = this.sharing(callingCode);
    if (plans.length === 1) return plans[0];
    return plans.find((plan) =>
      plan.leadingDigits === undefined
        ? plan.typeOf(text, from) !== undefined
        : plan.leadingDigits.test(from === 0 ? text : text.slice(from)),
    );
  }

  private plansOf(callingCode: string): readonly NumberPlan[] {
    const countries = this.metadata.country_calling_codes[callingCode];
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
