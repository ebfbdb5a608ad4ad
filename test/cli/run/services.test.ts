// `waypost run` with steps that a service answers, and steps that this machine answers.
import { describe, expect, test } from 'vitest';
import { servedWorkdir } from '../../support/service/served-workdir.js';
import { STEPS, folder, sampleData } from './plans.js';

describe('Steps are answered here or by a service, as the plan says:', () => {
  const remote = (url: string): string =>
    STEPS.replace('from = "cleanse"\n', `from = "cleanse"\nendpoint = "${url}"\n`);

  test('the file is the same, byte for byte', { timeout: 120_000 }, async () => {
    const dir = folder({ 'local.toml': STEPS });
    const { url, credential } = await servedWorkdir(dir);
    dir.write('mixed.toml', remote(url));
    const runs: [string, string, Record<string, string>][] = [
      ['local.toml', 'local', {}],
      ['mixed.toml', 'mixed', { WAYPOST_CREDENTIAL: credential }],
      ['local.toml', 'remote', { WAYPOST_CREDENTIAL: credential, WAYPOST_ENDPOINT: url }],
    ];
    for (const [plan, name, env] of runs) {
      for (const end of ['csv', 'jsonl']) {
        const options = end === 'csv' ? [] : ['--format', 'jsonl'];
        const text = end === 'csv' ? dir.read(plan) : dir.read(plan).replaceAll(/^columns.*$/gm, '');
        dir.write(`now-${plan}`, text);
        const { code, stderr } = await dir.run(
          ['run', `now-${plan}`, 'in.csv', '-o', `${name}.${end}`, '--summary', `${name}.json`, ...options],
          { env },
        );
        expect([name, code, stderr.includes('warning')]).toEqual([name, 0, false]);
      }
    }
    for (const end of ['csv', 'jsonl']) {
      expect(dir.read(`mixed.${end}`)).toBe(dir.read(`local.${end}`));
      expect(dir.read(`remote.${end}`)).toBe(dir.read(`local.${end}`));
    }
    const steps = (name: string): unknown =>
      (JSON.parse(dir.read(name)) as { steps: Record<string, unknown>[] }).steps.map((one) => ({ ...one, data: [] }));
    expect(steps('mixed.json')).toEqual(steps('local.json'));
    expect(dir.list().filter((name) => /answers|journal|part|lock/.test(name))).toEqual([]);
  });

  test('endpoint = "" is this machine though the environment names a service, and so is --data', async () => {
    const dir = folder({ 'plan.toml': '[[step]]\noperation = "parse"\nendpoint = ""\n', 'other.toml': STEPS });
    const env = { WAYPOST_ENDPOINT: 'nonsense', WAYPOST_CREDENTIAL: 'a:b' };
    expect((await dir.run(['run', 'plan.toml', 'in.csv', '--quiet'], { env })).code).toBe(0);
    const here = await dir.run(['run', 'other.toml', 'in.csv', '--quiet', '--data', sampleData()], { env });
    expect([here.code, here.stderr]).toEqual([0, '']);
    const there = await dir.run(['run', 'other.toml', 'in.csv', '--quiet'], { env });
    expect([there.code, there.stderr]).toEqual([
      2,
      expect.stringMatching(/^waypost: step parse: the endpoint is no http or https address; .*\n$/) as string,
    ]);
  });

  test('a source that is not installed is said of its step', async () => {
    const dir = folder();
    for (const plan of [
      STEPS.replace('operation = "geocode"', 'operation = "geocode"\nsource = "LACKING"'),
      '[[step]]\noperation = "geocode"\nsource = "LACKING"\n[[step]]\noperation = "cleanse"\nsource = "LACKING"\n',
    ]) {
      dir.write('plan.toml', plan);
      const { code, stderr } = await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv', '--quiet']);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(
          /^waypost: step geocode: source of truth LACKING is not installed in the data folder; installed: .*\n$/,
        ) as string,
      ]);
      expect(dir.list()).toEqual(['in.csv', 'plan.toml']);
    }
  });
});
