// What bench/mutate/switched/switched-run.mjs asks while damages are switched on: the calls of test/recorded/answers/
// functions and the questions of test/digests.
export { closeSets, nameSetsOf } from '../../../test/recorded/support/arguments.ts';
export { callsOf, given } from '../../../test/recorded/support/functions.ts';
export { all } from '../../../test/digests/questions.ts';
export { told } from '../../../test/digests/support/digested.ts';
export { manyAddresses } from '../../../test/digests/support/many.ts';
export { openLocalEngine } from '../../../src/index.js';
