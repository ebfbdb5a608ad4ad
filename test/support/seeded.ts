// Chance is the same in every run of the suite, so that it fails where something changed and nowhere else;
// bench/properties.mjs runs the properties with as many other seeds as one likes.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.WAYPOST_TEST_SEED ?? 1) });
