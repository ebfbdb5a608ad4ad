// Judges one answer against the truth of its query, and adds judgements up by class and by confidence.

/** The bare PID of an id such as `AU|GNAF|GANSW704074813`. @param {string | null | undefined} id */
const pidOf = (id) => (id ? id.slice(id.lastIndexOf('|') + 1) : '');
const taken = (answer) => answer.status === 'verified' || answer.status === 'corrected';
const deep = (answer) => answer.level === 'address' || answer.level === 'subdwelling';

/**
 * right: the wanted id as verified or corrected, or the refusal at the true level with a fitting exception. firstOnly:
 * the wanted id first, but called partial or ambiguous. wrong: another id as verified or corrected. falseAccept: an
 * address for one that does not exist. confused: a unit answered with a building or the reverse, without level and
 * exception saying so.
 * @param {import('./noise/query.mjs').Query} query @param
 * {import('../src/contract/schema/cleanse.ts').ValidatedAddress} answer
 * @param {(pid: string) => boolean | undefined} isUnit
 */
export function judge(query, answer, isUnit) {
  const id = pidOf(answer.id);
  const first = id || pidOf(answer.candidates?.[0]?.id);
  const given = taken(answer) && deep(answer);
  if (query.pids.length > 0) {
    const right = given && query.pids.includes(id);
    const unit = isUnit(id);
    return {
      right,
      wrong: given && !right,
      firstOnly: !right && query.pids.includes(first),
      falseAccept: false,
      refused: !given,
      confused: given && !right && unit !== undefined && query.unit !== undefined && unit !== query.unit,
      matched: given,
    };
  }
  const levelRight = query.levels.includes(answer.level);
  const exceptionRight = query.exceptions.includes(answer.exception ?? '');
  const buildingRight = query.building === undefined || id === '' || id === query.building;
  return {
    right: !given && levelRight && exceptionRight && buildingRight,
    wrong: !given && !(levelRight && exceptionRight && buildingRight),
    firstOnly: false,
    falseAccept: given,
    refused: !given,
    confused: given && query.exceptions.some((e) => e.startsWith('UNIT')),
    matched: given,
  };
}

const BANDS = [100, 99, 98, 95, 90, 80, 70, 60, 50, 25, 0];

/** Sums of judgements. */
export class Tally {
  constructor() {
    this.n = 0;
    this.right = 0;
    this.wrong = 0;
    this.firstOnly = 0;
    this.falseAccept = 0;
    this.refused = 0;
    this.confused = 0;
    this.seconds = 0;
    /** @type {Record<string, number>} */ this.status = {};
    /** @type {Record<string, number>} */ this.exception = {};
  }

  /**
   * @param {ReturnType<typeof judge>} verdict @param {{status?: string, level?: string, exception?: string | null}}
   * answer
   */
  add(verdict, answer) {
    this.n++;
    for (const key of ['right', 'wrong', 'firstOnly', 'falseAccept', 'refused', 'confused']) {
      if (verdict[key]) this[key]++;
    }
    const status = `${answer.status}/${answer.level}`;
    this.status[status] = (this.status[status] ?? 0) + 1;
    if (answer.exception) this.exception[answer.exception] = (this.exception[answer.exception] ?? 0) + 1;
  }
}

/** Right answers by stated confidence. */
export class Calibration {
  constructor() {
    this.cells = BANDS.map((from) => ({ from, n: 0, right: 0 }));
  }

  /** @param {number} confidence @param {boolean} right */
  add(confidence, right) {
    const cell = this.cells.find(({ from }) => confidence >= from);
    cell.n++;
    if (right) cell.right++;
  }

  /** Count and right of all answers with at least that confidence. @param {number} from */
  atLeast(from) {
    return this.cells
      .filter((c) => c.from >= from)
      .reduce((sum, c) => ({ n: sum.n + c.n, right: sum.right + c.right }), { n: 0, right: 0 });
  }
}

/** 12.34 %, or — of nothing. @param {number} part @param {number} whole */
export const percent = (part, whole, digits = 2) => (whole === 0 ? '—' : ((100 * part) / whole).toFixed(digits));
