// How numbers of a plan are written, at home and from abroad. All patterns are groups of any digits, which divide a
// number by its length alone: a division is found once for each length.
import type { FormatRow, PlanRow } from './metadata.js';

/** Pieces of a written number: texts, and between them the groups of digits by their number from 0. */
interface Template {
  readonly texts: readonly string[];
  readonly groups: readonly number[];
}

/** A rule says `$1` for the group that is written first, whichever that is. */
const FIRST_GROUP = /(\$\d)/;
/** What stands between groups becomes a space abroad: dashes, slashes, dots, spaces, brackets, tildes. */
const BETWEEN = new RegExp(
  String.raw`[-./()[\]~ \u00A0\u00AD\u2010-\u2015\u200B\u2053\u2060\u2212\u223C\u3000\u30FC\uFF08\uFF09` +
    String.raw`\uFF0D-\uFF0F\uFF3B\uFF3D\uFF5E]+`,
  'g',
);

export class NumberFormat {
  private readonly pattern: RegExp;
  private readonly atHome: Template;
  private readonly abroad: Template;
  private readonly before: string;
  /** Where the groups end, by the length of the number. */
  private readonly ends: (readonly number[] | undefined)[] = [];

  constructor([pattern, national, , ownRule, , international]: FormatRow, planRule: string) {
    this.pattern = new RegExp(`^(?:${pattern})$`);
    const rule = ownRule || planRule;
    this.atHome = templateOf(rule === '' ? national : national.replace(FIRST_GROUP, rule));
    this.before = this.atHome.groups[0] === 0 ? this.atHome.texts[0]!.replaceAll(/\D/g, '') : '';
    this.abroad = templateOf((international || national).replaceAll(BETWEEN, ' ').trim());
  }

  /** As it is dialled at home. */
  national(digits: string): string {
    return this.fill(this.atHome, digits);
  }

  /** Digits that are dialled at home before the number; '' for none. */
  get prefix(): string {
    return this.before;
  }

  /** As it follows the calling code and a space. */
  international(digits: string): string {
    return this.fill(this.abroad, digits);
  }

  private fill({ texts, groups }: Template, digits: string): string {
    const ends = this.endsOf(digits);
    let text = texts[0]!;
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i]!;
      text += digits.slice(group === 0 ? 0 : ends[group - 1], ends[group]) + texts[i + 1]!;
    }
    return text;
  }

  private endsOf(digits: string): readonly number[] {
    const known = this.ends[digits.length];
    if (known !== undefined) return known;
    const found = this.endsIn(digits);
    this.ends[digits.length] = found;
    return found;
  }

  private endsIn(digits: string): readonly number[] {
    const [, ...groups] = this.pattern.exec(digits) ?? [];
    let end = 0;
    return groups.map((group) => (end += group.length));
  }
}

function templateOf(text: string): Template {
  const pieces = text.split(/\$(\d)/);
  return {
    texts: pieces.filter((_, i) => i % 2 === 0),
    groups: pieces.filter((_, i) => i % 2 === 1).map((group) => Number(group) - 1),
  };
}

/** Formats of a plan, or those of the main plan of its calling code where it has none. */
export const formatsOf = (row: PlanRow, main: PlanRow): readonly NumberFormat[] =>
  formatRows(row, main).map((format) => new NumberFormat(format, row[6] || main[6] || ''));

/** The same as they are published. */
export const formatRows = (row: PlanRow, main: PlanRow): readonly FormatRow[] => row[4] || main[4] || [];
