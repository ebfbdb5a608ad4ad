// A run through a service that is killed, again and again: no record that was answered is sent a second time, and the
// output is that of a run that nothing disturbed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { scriptedService, type ScriptedService } from '../support/service/scripted-service.js';
import { answerOnly, faults, heldBack } from '../support/service/service-faults.js';
import { finished, workdir } from '../support/workdir.js';

/** Before the first answer, and after each of so many; then once more. */
const KILLS = 5;
const CONCURRENCY = 2;
const CREDENTIAL = { WAYPOST_CREDENTIAL: 'me:s3cret' };
/** Every fourth address stands there twice, the second time further down. */
const LINES = Array.from(
  { length: 2400 },
  (_, i) => `${i % 4 === 3 ? i - 503 + (i < 503 ? 2000 : 0) : i} KING ST PERTH`,
);
const INPUT = `address\n${LINES.join('\n')}\n`;
const DIFFERENT = new Set(LINES).size;

const command = (service: ScriptedService, output = 'out.csv'): string[] => [
  'cleanse',
  'in.csv',
  '-o',
  output,
  '--errors',
  'errors.csv',
  '--summary',
  'summary.json',
  '--endpoint',
  service.url,
  '--concurrency',
  String(CONCURRENCY),
  '--no-progress',
];
const options = { env: CREDENTIAL };

/** What a run that nothing disturbs leaves. */
interface Calm {
  readonly output: Buffer;
  readonly list: readonly string[];
}
const calm = new Map<string, Promise<Calm>>();

/** Of a run into that output, made once. */
function calmRun(output = 'out.csv'): Promise<Calm> {
  const made = calm.get(output) ?? newCalmRun(output);
  calm.set(output, made);
  return made;
}

async function newCalmRun(output: string): Promise<Calm> {
  const dir = workdir();
  const service = await scriptedService({ credential: 'me:s3cret' });
  dir.write('in.csv', INPUT);
  const { code } = await dir.run(command(service, output), options);
  expect(code).toBe(0);
  // Identical records are sent once, and every call but the last is full.
  expect(service.answered.toSorted()).toEqual([...new Set(LINES)].toSorted());
  expect(service.calls.length).toBe(Math.ceil(DIFFERENT / 100));
  return { output: readFileSync(join(dir.path, output)), list: dir.list() };
}

describe('A run through a service', () => {
  test('that is killed at any moment pays for no answer twice', { timeout: 240_000 }, async () => {
    const wanted = await calmRun();
    const dir = workdir();
    const service = await scriptedService({ credential: 'me:s3cret' });
    dir.write('in.csv', INPUT);
    for (let i = 0; i < KILLS; i++) {
      const held = answerOnly(service, i % 4, CONCURRENCY);
      const child = dir.start(command(service), options);
      const end = finished(child);
      await held;
      child.kill('SIGKILL');
      await end;
      expect(new Set(service.answered).size).toBe(service.answered.length);
    }
    service.script.length = 0;
    const { code, stderr } = await dir.run(command(service), options);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^continued (after \d+ rows|with the answers) of an earlier run$/m) as string,
    });
    expect(service.answered.toSorted()).toEqual([...new Set(LINES)].toSorted());
    expect(dir.read('out.csv')).toBe(wanted.output.toString());
    expect(dir.list()).toEqual(wanted.list);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'that gets %s waits for the calls in flight, keeps their answers, and goes on with them',
    { timeout: 60_000 },
    async (signal) => {
      const wanted = await calmRun('out.csv.gz');
      const dir = workdir();
      const service = await scriptedService({ credential: 'me:s3cret' });
      dir.write('in.csv', INPUT);
      const { fault: late, release } = heldBack();
      service.script.push(...Array.from({ length: 10 }, () => undefined), late, late);
      const child = dir.start(command(service, 'out.csv.gz'), options);
      const end = finished(child);
      await service.came(10 + CONCURRENCY);
      child.kill(signal);
      release();
      const { code, stderr } = await end;
      expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(stderr).toMatch(/: run the same command again to continue$/m);
      expect((await dir.run(command(service, 'out.csv.gz'), options)).code).toBe(0);
      expect(service.calls.length).toBe(Math.ceil(DIFFERENT / 100));
      const output = readFileSync(join(dir.path, 'out.csv.gz'));
      expect(gunzipSync(output).toString()).toContain('KING ST PERTH');
      expect(output.equals(wanted.output)).toBe(true);
      expect(dir.list()).toEqual(wanted.list);
    },
  );

  test('that stops it goes on where it was, with nothing asked twice', { timeout: 60_000 }, async () => {
    const wanted = await calmRun();
    const dir = workdir();
    const service = await scriptedService({ credential: 'me:s3cret' });
    dir.write('in.csv', INPUT);
    service.script.push(
      ...Array.from({ length: 12 }, () => undefined),
      ...Array.from({ length: 50 }, () => faults.status(401)),
    );
    const stopped = await dir.run(command(service), options);
    expect({ code: stopped.code, stderr: stopped.stderr }).toEqual({
      code: 4,
      stderr: expect.stringMatching(/: run the same command again to continue\n$/) as string,
    });
    service.script.length = 0;
    expect((await dir.run(command(service), options)).code).toBe(0);
    expect(service.answered.toSorted()).toEqual([...new Set(LINES)].toSorted());
    expect(dir.read('out.csv')).toBe(wanted.output.toString());
  });

  test.each<[string, 'refused' | NodeJS.Signals, number]>([
    ['is refused', 'refused', 4],
    ['gets SIGTERM', 'SIGTERM', 143],
  ])('that goes on with answers, and %s before it is given any, keeps those', async (_, how, wanted) => {
    const dir = workdir();
    const service = await scriptedService({ credential: 'me:s3cret' });
    dir.write('in.csv', INPUT);
    const held = answerOnly(service, 12, CONCURRENCY);
    const killed = dir.start(command(service), options);
    const end = finished(killed);
    await held;
    killed.kill('SIGKILL');
    await end;
    const [known, before] = [service.answered.length, service.calls.length];
    const refused = how === 'refused';
    service.script.splice(
      0,
      Infinity,
      ...Array.from({ length: 50 }, () => (refused ? faults.status(401) : heldBack().fault)),
    );
    const child = dir.start(command(service), options);
    const second = finished(child);
    if (how !== 'refused') {
      await service.came(before + CONCURRENCY);
      child.kill(how);
    }
    const { code, stderr } = await second;
    expect(stderr).toContain('continued with the answers of an earlier run');
    expect(stderr).toContain('the answers so far are kept: run the same command again to continue');
    expect(code).toBe(wanted);
    service.script.length = 0;
    expect((await dir.run(command(service), options)).code).toBe(0);
    expect(known).toBeGreaterThan(1000);
    expect(service.answered.toSorted()).toEqual([...new Set(LINES)].toSorted());
  });

  test('into standard output sends identical records once too, and leaves nothing behind', async () => {
    const dir = workdir();
    const service = await scriptedService({ credential: 'me:s3cret' });
    dir.write('in.csv', INPUT);
    const { code, stdout } = await dir.runProcess(['cleanse', 'in.csv', '--endpoint', service.url, '--quiet'], {
      env: { ...CREDENTIAL, TMPDIR: dir.path },
    });
    expect({ code, lines: stdout.split('\n').length }).toEqual({ code: 0, lines: LINES.length + 2 });
    expect(service.answered.toSorted()).toEqual([...new Set(LINES)].toSorted());
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('another endpoint is another run (exit code 8)', async () => {
    const dir = workdir();
    const service = await scriptedService({ credential: 'me:s3cret' });
    const other = await scriptedService({ credential: 'me:s3cret' });
    dir.write('in.csv', INPUT);
    const held = answerOnly(service, 8, CONCURRENCY);
    const child = dir.start(command(service), options);
    const end = finished(child);
    await held;
    child.kill('SIGKILL');
    await end;
    const { code, stderr } = await dir.run(command(other), options);
    expect({ code, stderr }).toEqual({
      code: 8,
      stderr: expect.stringContaining('because --endpoint changed since') as string,
    });
    expect(other.calls).toEqual([]);
  });
});
