// A phone number as somebody typed it becomes an answer: the number, what is known of it, or why it is none.
import type { CheckedPhone } from '../../contract/schema/validate-phone.js';
import { NumberPlans } from '../plan/plans.js';
import { plainDigits } from '../typed/plain-digits.js';
import { readTyped, type TypedText } from '../typed/read-typed.js';
import { e164Of, invalidElement, validElement, type PhoneQuestion, type ValidNumber } from './element.js';
import { judge, type Judged, type Surroundings } from './judge.js';
import type { NumberRanges } from './ranges.js';

const NOTHING: readonly string[] = [];
/** What stands beside a number in its text. */
type Beside = Pick<ValidNumber, 'extension' | 'isOneOfSeveral' | 'others' | 'remarks'>;
const ALONE: Beside = { extension: '', isOneOfSeveral: false, others: NOTHING, remarks: NOTHING };

/** A word has so many letters more than the network takes. */
const MOST_CUT = 3;
const AS_KEYS = 'letters are read as the keys of a telephone';

/** What says whose or which number it is, and is part of none. */
const LABELS = `my the and or a b ah bh after business hours home h work wk w mobile mobil mob m cell c tel
telephone t phone ph p fax f number no nr num landline direct dir d office off main contact
call whatsapp`;
const LABEL = new RegExp(`^(?:(?:${LABELS.split(/\s+/).join('|')})[.']*(?:\\s*\\d{1,2})?(?:\\s+|$))+$`, 'i');
const isLabel = (remark: string): boolean => remark.length < LONGEST_LABEL && LABEL.test(remark);
const LONGEST_LABEL = 30;

export class PhoneChecker {
  private readonly plans = new NumberPlans();

  /** `ranges`: the number ranges that are installed, if any. */
  constructor(private readonly ranges?: NumberRanges) {}

  /** True for a country (ISO 3166-1 alpha-2) that has a numbering plan. */
  hasPlan(country: string): boolean {
    return this.plans.of(country) !== undefined;
  }

  /** The answer to a text of any length and content; a country without a plan is none. Nothing is thrown. */
  check(question: PhoneQuestion): CheckedPhone {
    const home = question.country === '' ? undefined : this.plans.of(question.country);
    const at: Surroundings = { plans: this.plans, home, state: question.state, ranges: this.ranges };
    const plain = plainDigits(question.fullPhone);
    if (plain === undefined) return this.checkTyped(question, at);
    const judged = judge(plain, at);
    if (judged.type !== undefined) return this.valid(question, judged, ALONE, judged.notes);
    return invalidElement(question, judged.exception ?? 'NOT_A_NUMBER', judged.number, judged.notes);
  }

  /** The answer for a country that is not known, or has no plan, of a number that names no other. */
  withoutPlan(question: PhoneQuestion): CheckedPhone {
    const answer = this.check({ ...question, country: '' });
    if (answer.attributes['valid'] !== 'unknown') return answer;
    const { country } = question;
    return invalidElement(question, 'COUNTRY_NOT_SUPPORTED', undefined, [`no numbering plan of '${country}' is known`]);
  }

  private checkTyped(question: PhoneQuestion, at: Surroundings): CheckedPhone {
    const text = readTyped(question.fullPhone);
    const all = text.numbers.map((number) => judge(number, at));
    const chosen = Math.max(
      all.findIndex(({ type }) => type !== undefined),
      0,
    );
    const first = all[chosen];
    if (first?.type === undefined) return this.word(question, text, at) ?? invalidAnswer(question, text, all);
    const others = all.filter((_, i) => i !== chosen);
    const valid = others.flatMap(({ number, type }) => (type === undefined ? [] : [e164Of(number!)]));
    const beside = {
      extension: text.numbers[chosen]!.extension,
      isOneOfSeveral: others.length > 0,
      others: valid,
      remarks: text.remarks,
    };
    return this.valid(question, first, beside, [
      ...first.notes,
      ...valid.map((number) => `also in the cell: ${number}`),
      ...(others.length > valid.length ? ['another number in the cell is not valid'] : []),
      ...text.remarks.filter((remark) => !isLabel(remark)).map((remark) => `no part of the number: ${remark}`),
    ]);
  }

  /** A number that is told as a word; letters that a network does not take stand at its end. */
  private word(question: PhoneQuestion, { asWord }: TypedText, at: Surroundings): CheckedPhone | undefined {
    if (asWord === undefined) return undefined;
    for (let cut = 0; cut <= MOST_CUT; cut++) {
      const digits = asWord.digits.slice(0, asWord.digits.length - cut);
      const judged = judge({ ...asWord, digits }, at);
      if (judged.type === undefined) continue;
      const notes = cut === 0 ? [AS_KEYS] : [AS_KEYS, `the last ${cut === 1 ? 'is' : `${cut} are`} not dialled`];
      return this.valid(question, judged, ALONE, notes);
    }
    return undefined;
  }

  private valid(
    question: PhoneQuestion,
    { number, type, areaBasis }: Judged,
    { extension, isOneOfSeveral, others, remarks }: Beside,
    messages: readonly string[],
  ): CheckedPhone {
    const found = { number: number!, type: type!, extension, areaBasis, isOneOfSeveral, others, remarks, messages };
    return validElement(question, found, this.plans, this.ranges);
  }
}

function invalidAnswer(question: PhoneQuestion, text: TypedText, [first]: readonly Judged[]): CheckedPhone {
  const code = text.problem ?? first?.exception ?? 'NOT_A_NUMBER';
  return invalidElement(question, code, first?.number, first?.notes ?? NOTHING);
}
