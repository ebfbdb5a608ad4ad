// What bench/mutate/switched/switched-run.mjs asks while damages are switched on: the questions of test/digests.
export { all } from '../../../test/digests/questions.ts';
export { told } from '../../../test/digests/support/digested.ts';
export { manyAddresses } from '../../../test/digests/support/many.ts';
export { openLocalEngine } from '../../../src/index.js';
