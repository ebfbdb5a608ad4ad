// What bench/mutate/switched-run.mjs asks while damages are switched on: the questions of test/digests.
export { all } from '../../test/digests/questions.js';
export { told } from '../../test/digests/support/digested.js';
export { manyAddresses } from '../../test/digests/support/many.js';
export { openLocalEngine } from '../../src/index.js';
