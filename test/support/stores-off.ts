// What a test file, or a package that it uses, keeps along chains of promises is off when the file has ended. Node does
// not end that by itself, and with it each promise of all later files of the process costs three times as much.
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll } from 'vitest';

/** Stores that were used since the file began. */
const used = new Set<AsyncLocalStorage<unknown>>();
const { prototype } = AsyncLocalStorage;
const { run, enterWith } = prototype;

prototype.run = function noted(this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>) {
  used.add(this);
  return run.apply(this, args) as unknown;
} as typeof run;
prototype.enterWith = function noted(store) {
  used.add(this);
  enterWith.call(this, store);
};

// Of what a file registers this is the first, and so the last that is done.
afterAll(() => {
  prototype.run = run;
  prototype.enterWith = enterWith;
  for (const store of used) store.disable();
});
