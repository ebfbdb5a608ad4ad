// Chance is the same in every run of the suite, so that it fails where something changed and nowhere else;
// bench/properties.mjs runs the properties with as many other seeds as one likes, and as many times more often.
import fc from 'fast-check';

/** How often a property is tried for each time that it says. */
const TIMES = Number(process.env.WAYPOST_TEST_RUNS ?? 1);

/** How often a property is tried: as often as takes the suite some half a second, or a multiple of it. */
export const runs = (count: number): number => Math.ceil(count * TIMES);

fc.configureGlobal({
  seed: Number(process.env.WAYPOST_TEST_SEED ?? 1),
  numRuns: runs(100),
  // Without this, texts and lists have ten members at most, whatever maxLength says.
  defaultSizeToMaxWhenMaxSpecified: true,
});
