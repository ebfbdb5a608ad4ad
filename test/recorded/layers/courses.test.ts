// What the layers of the remote engine make of services that fail in every way, in simulated time: when each call goes
// out, what comes of each question, and what the user is told.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import type { Engine, Operation, Response } from '../../../src/contract/operation.js';
import { openHalt } from '../../../src/layers/halt.js';
import { paced } from '../../../src/layers/paced.js';
import { retried } from '../../../src/layers/retried.js';
import { RetryableFailure } from '../../../src/layers/retryable-failure.js';
import { stoppedByRefusals } from '../../../src/remote/refused-alike.js';
import { described } from '../../support/service/served.js';
import { Simulated } from '../../support/mail/simulated.js';
import { chance } from '../support/mixed.js';
import { asText } from '../support/recorded.js';

const ACT = described({ name: 'act', path: '/act', schema: () => Promise.reject(new Error('none')) }) as Operation;
const good: Response = { status: 'SUCCESS', messages: [], payload: [1] };
const refused: Response = { status: 'ERROR', messages: ['no source S1'], payload: [] };

/** What a service does with a call. */
const ACTS: Readonly<Record<string, () => Response>> = {
  'is good': () => good,
  fails: () => {
    throw new RetryableFailure('out of reach');
  },
  'fails at this': () => {
    throw new RetryableFailure('broken', { ofCall: true });
  },
  'wants peace': () => {
    throw new RetryableFailure('busy', { waitMs: 7000 });
  },
  'wants an hour': () => {
    throw new RetryableFailure('busy', { waitMs: 3_600_000 });
  },
  'wants more than an hour': () => {
    throw new RetryableFailure('busy', { waitMs: 3_600_001 });
  },
  'is throttled': () => {
    throw new RetryableFailure('too many', { throttled: true });
  },
  refuses: () => refused,
  'refuses by throwing': () => {
    throw new WaypostError('bad-request', 'no source S1');
  },
  'refuses this': () => {
    throw new WaypostError('bad-request', 'this record');
  },
  'wants a name': () => {
    throw new WaypostError('authentication', 'who is it');
  },
};

interface Shape {
  readonly concurrency: number;
  readonly rate: number | undefined;
  readonly retries: number;
  readonly maxErrors: number;
  readonly questions: number;
}

/** `acts`: what the service does, call by call, and good things afterwards. */
async function course(acts: readonly string[], shape: Shape): Promise<string[]> {
  const { concurrency, rate, retries, maxErrors, questions } = shape;
  const world = new Simulated();
  const below = chance(7);
  const clock = {
    now: world.clock.now,
    random: () => below(100) / 100,
    pause: world.clock.after,
    deadline: world.clock.after,
  };
  let calls = 0;
  const service: Engine = {
    run: async (_, request) => {
      const act = acts[calls++] ?? 'is good';
      world.note(`call ${calls} of ${(request.payload as number[]).join()} ${act}`);
      await new Promise<void>((resolve) => {
        world.later(40 + 7 * (calls % 3), resolve, true);
      });
      return ACTS[act]!();
    },
    close: () => Promise.resolve(),
  } as Engine;
  const halt = openHalt();
  const onNote = (note: string): void => {
    world.note(note);
  };
  const inTurn = paced(service, { concurrency, rate, clock, halt: halt.signal });
  const { hold } = inTurn;
  const wanted = retried(inTurn, { retries, maxErrors, clock, halt, hold, onNote });
  const engine = stoppedByRefusals(wanted, { most: maxErrors, host: 'example.org', halt });
  const all = Array.from({ length: questions }, (_, i) =>
    engine.run(ACT, { payload: [i], sourceOfTruth: 'S1' }).then(
      ({ status }) => {
        world.note(`${i} is answered: ${status}`);
      },
      (error: unknown) => {
        world.note(`${i} fails: ${(error as WaypostError).kind} ${(error as Error).message}`);
      },
    ),
  );
  await world.until(Promise.all(all));
  expect(world.waiting).toEqual([]);
  return world.log;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  'one at a time': { concurrency: 1, rate: undefined, retries: 2, maxErrors: 2, questions: 4 },
  'four at a time': { concurrency: 4, rate: undefined, retries: 2, maxErrors: 3, questions: 9 },
  'so many a second': { concurrency: 3, rate: 10, retries: 1, maxErrors: 4, questions: 6 },
  'never again': { concurrency: 2, rate: undefined, retries: 0, maxErrors: 1, questions: 4 },
};

test('A service that does one thing over and over comes to what it did', async () => {
  const lines: string[] = [];
  for (const [name, shape] of Object.entries(SHAPES)) {
    for (const act of Object.keys(ACTS)) {
      const log = await course(
        Array.from({ length: name.startsWith('one') ? 99 : 5 }, () => act),
        shape,
      );
      lines.push(`# ${name}: ${act}`, ...log.filter((line) => name.startsWith('one') || !line.includes('call')));
    }
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/layers/one-thing.txt');
});

test('A service that does this and that comes to what it did', async () => {
  const lines: string[] = [];
  const below = chance(11);
  const names = Object.keys(ACTS);
  for (let i = 0; i < 300; i++) {
    const [name, shape] = Object.entries(SHAPES)[i % 4]!;
    const acts = Array.from({ length: 12 }, () => names[below(5) === 0 ? below(names.length) : below(7) % 4]!);
    const log = await course(acts, shape);
    const answered = log.filter((line) => line.includes('answered')).length;
    const sum = createHash('sha256').update(log.join('\n')).digest('hex').slice(0, 6);
    lines.push(`${name}: ${answered} answered, ${log.length} lines, ${log.at(-1)} ${sum}`);
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/layers/this-and-that.txt');
});
