// An engine for tests of the pool, as worker threads load it: what a record's text says is what happens.
import { threadId } from 'node:worker_threads';
import { WaypostError } from '../../dist/contract/errors.js';

const operation = (name) => ({ name, path: `/${name}`, methods: ['POST'] });
const operations = {
  act: operation('act'),
  kinds: operation('kinds'),
  many: { ...operation('many'), recordsPerCall: 100 },
};

export const operationNamed = (name) => operations[name];
export const listOperationNamed = operationNamed;

/**
 * `share` is memory of all threads: how often the engine was attached, how often it was asked, how often a thread died
 * once; and what lets go who holds.
 */
export const attachEngine = (share) => {
  const counts = new Int32Array(share.memory);
  Atomics.add(counts, 0, 1);
  if (share.cannot === 'attach') throw new WaypostError('data-broken', 'the data is damaged');
  const act = async ({ text }) => {
    if (text === 'die') process.exit(7);
    if (text === 'die once' && Atomics.add(counts, 2, 1) === 0) process.exit(7);
    if (text === 'hang') {
      for (;;) {
        /* until the pool gives up */
      }
    }
    if (text === 'hold') await Atomics.waitAsync(counts, 3, 0).value;
    if (text === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    if (text === 'refuse') throw new WaypostError('bad-request', 'the text is refused', { code: 'BadText' });
    if (text === 'stumble') throw new TypeError('stumbled');
    return { text, thread: threadId };
  };
  return {
    run: async (asked, { payload, locale, kind }) => {
      if (asked === operations.kinds) return { status: 'SUCCESS', messages: [], payload: [{ kind, payload }] };
      Atomics.add(counts, 1, 1);
      return {
        status: 'SUCCESS',
        messages: locale === undefined ? [] : [locale],
        payload: await Promise.all(payload.map(act)),
      };
    },
    close: () => Promise.resolve(),
  };
};
