// The fields that records are compared by, and the levels at which each can agree. What is expected of two records of
// one person or organisation before any file was seen stands here; a file teaches the rest.

/** A field of the comparison. Level 0 is always "not said by both", which weighs nothing. */
export interface FieldDescription {
  readonly name: string;
  readonly levels: readonly string[];
  /** Share of each level from 1 among records that are one. */
  readonly expected: readonly number[];
  /** The same among records that chance put together; a file of any size says better. */
  readonly chance: readonly number[];
  /**
   * Share of the pairs in which two members of a family, or tenants of one house, have the field in common, with the
   * slips of records that are one; and two branches of one firm. Absent where chance decides.
   */
  readonly family?: number;
  readonly branch?: number;
  /** True where files teach nothing: what is expected holds. */
  readonly isSettled?: boolean;
  /** How many ways the field before it can turn out on which its shares depend; 1 where they depend on nothing. */
  readonly contexts: number;
}

const GIVEN = ['', 'same', 'form', 'initial', 'slip', 'near', 'part', 'other', 'swapped', 'crossed', 'two names'];
const SURNAME = ['', 'same', 'slip', 'near', 'part', 'other'];
const WHOLE = ['', 'same', 'words', 'most', 'many', 'half', 'some', 'other'];

export const FIELDS = {
  given: {
    name: 'given name',
    levels: GIVEN,
    expected: [0.782, 0.04, 0.02, 0.06, 0.02, 0.02, 0.024, 0.02, 0.01, 0.004],
    chance: [0.02, 0.004, 0.02, 0.01, 0.02, 0.005, 0.518, 0.001, 0.002, 0.4],
    family: 0.02,
    contexts: 1,
  },
  surname: {
    name: 'surname',
    levels: SURNAME,
    expected: [0.86, 0.06, 0.02, 0.02, 0.04],
    chance: [0.01, 0.006, 0.01, 0.004, 0.97],
    family: 0.9,
    contexts: 1,
  },
  middle: {
    name: 'middle name',
    levels: ['', 'same', 'initial', 'other'],
    expected: [0.7, 0.15, 0.15],
    chance: [0.03, 0.1, 0.87],
    contexts: 1,
  },
  whole: {
    name: 'name',
    levels: WHOLE,
    expected: [0.6, 0.14, 0.1, 0.08, 0.05, 0.02, 0.01],
    chance: [0.001, 0.001, 0.003, 0.005, 0.02, 0.05, 0.92],
    branch: 0.9,
    contexts: 1,
  },
  born: {
    name: 'date of birth',
    levels: ['', 'same', 'slip', 'two parts', 'year', 'other'],
    expected: [0.89, 0.06, 0.03, 0.015, 0.005],
    chance: [0.0005, 0.002, 0.004, 0.0135, 0.98],
    family: 0.03,
    contexts: 1,
  },
  sex: {
    name: 'sex',
    levels: ['', 'same', 'other'],
    expected: [0.985, 0.015],
    chance: [0.5, 0.5],
    isSettled: true,
    contexts: 1,
  },
  generation: {
    name: 'generation',
    levels: ['', 'same', 'other'],
    expected: [0.99998, 0.00002],
    chance: [0.5, 0.5],
    isSettled: true,
    contexts: 1,
  },
  place: {
    name: 'place',
    levels: ['', 'locality and postcode', 'locality', 'postcode', 'near', 'other'],
    expected: [0.72, 0.1, 0.08, 0.05, 0.05],
    chance: [0.01, 0.005, 0.005, 0.03, 0.95],
    family: 0.97,
    contexts: 1,
  },
  street: {
    name: 'street',
    levels: ['', 'same', 'other type', 'slip', 'near', 'other', 'in the other line'],
    expected: [0.8, 0.04, 0.08, 0.03, 0.04, 0.01],
    chance: [0.02, 0.005, 0.01, 0.015, 0.9498, 0.0002],
    family: 0.97,
    contexts: 3,
  },
  number: {
    name: 'number',
    levels: ['', 'same', 'close', 'other'],
    expected: [0.88, 0.07, 0.05],
    chance: [0.03, 0.07, 0.9],
    family: 0.95,
    contexts: 3,
  },
  unit: {
    name: 'unit',
    levels: ['', 'same', 'one side', 'other'],
    expected: [0.7, 0.25, 0.05],
    chance: [0.1, 0.3, 0.6],
    family: 0.9,
    contexts: 1,
  },
  building: {
    name: 'building',
    levels: ['', 'same', 'near', 'other'],
    expected: [0.75, 0.15, 0.1],
    chance: [0.02, 0.03, 0.95],
    contexts: 1,
  },
  phone: {
    name: 'phone',
    levels: ['', 'same', 'slip', 'other'],
    expected: [0.75, 0.1, 0.15],
    chance: [0.0005, 0.0005, 0.999],
    family: 0.6,
    branch: 0.4,
    contexts: 1,
  },
  email: {
    name: 'email',
    levels: ['', 'same', 'mailbox', 'near', 'domain', 'other'],
    expected: [0.75, 0.06, 0.06, 0.03, 0.1],
    chance: [0.0005, 0.001, 0.003, 0.1, 0.8955],
    family: 0.3,
    branch: 0.4,
    contexts: 1,
  },
  other: {
    name: 'other',
    levels: ['', 'same', 'slip', 'near', 'part', 'other'],
    expected: [0.72, 0.07, 0.05, 0.06, 0.1],
    chance: [0.05, 0.01, 0.02, 0.04, 0.88],
    contexts: 1,
  },
} as const satisfies Record<string, FieldDescription>;

export type FieldName = keyof typeof FIELDS;
