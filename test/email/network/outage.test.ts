// A way that leads nowhere for a while: from which failure on, how often it is tried then, and what is said of it after.
import { expect, test } from 'vitest';
import { Outage } from '../../../src/email/network/outage.js';

function made(): { outage: Outage; pass: (ms: number) => void } {
  let now = 50;
  const clock = { now: () => now } as ConstructorParameters<typeof Outage>[0];
  const pass = (ms: number): void => {
    now += ms;
  };
  return { outage: new Outage(clock, { after: 3, retryMs: 100 }), pass };
}

test('Two failures of three are none, and any number of tries may be made', () => {
  const { outage } = made();
  outage.succeeded();
  outage.failed();
  outage.failed();
  expect([outage.isOn, outage.wasSeen, outage.mayTry(), outage.mayTry()]).toEqual([false, false, true, true]);
});

test('From the third on one try is made at a time', () => {
  const { outage, pass } = made();
  outage.succeeded();
  for (let i = 0; i < 3; i++) outage.failed();
  expect([outage.isOn, outage.wasSeen, outage.mayTry()]).toEqual([true, true, false]);
  pass(99);
  expect(outage.mayTry()).toBe(false);
  pass(1);
  expect([outage.mayTry(), outage.mayTry()]).toEqual([true, false]);
  pass(40);
  outage.failed();
  pass(99);
  expect(outage.mayTry()).toBe(false);
  pass(1);
  expect(outage.mayTry()).toBe(true);
});

test('A success ends it, and it was seen', () => {
  const { outage } = made();
  for (let i = 0; i < 3; i++) outage.failed();
  outage.succeeded();
  expect([outage.isOn, outage.wasSeen, outage.mayTry()]).toEqual([false, true, true]);
});

test('Where nothing ever succeeded, one failure is told of', () => {
  const { outage } = made();
  expect(outage.wasSeen).toBe(false);
  outage.failed();
  expect(outage.wasSeen).toBe(true);
});
