// What imported number ranges are asked.
import type { PhoneRanges } from '../../data/phone-ranges/read/phone-ranges.js';

export type NumberRanges = Pick<PhoneRanges, 'release' | 'find'>;
