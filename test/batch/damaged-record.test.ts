// A damaged record of a JSON array, or many: where the next begins, and that nothing inside it is taken for one.
import { describe, expect, test } from 'vitest';
import type { runBatch } from '../../src/batch/run.js';
import { rowText } from '../../src/batch/write/refused.js';
import { runEcho } from '../support/batch.js';
import { root } from '../support/workdir.js';

describe('An object inside a damaged record is no row of its own', () => {
  const whole = (id: number): string => `{"id":${id},"text":"row ${id}","geo":{"text":"inner","lat":1}}`;
  test.each<[string, string]>([
    ['behind a comma', '{"id":2,"text":"x" y "geo",{"text":"inner"},"z":1}'],
    ['behind another', '{"id":2,"text":"x" y,"geo":{"lat":1},{"text":"inner"},"z":1}'],
    ['of which the list lost its bracket', '{"id":2,"text":"x","l":{"text":"p"},{"text":"q"}]}'],
    ['that lost its key', '{"id":2,"text":"x",{"text":"inner"}}'],
    ['behind a stray brace', '{"id":2,"l"::{"a":1}},"geo":{"text":"inner"},"z":1}'],
  ])('%s', async (_, broken) => {
    for (const between of [',', ',\n', '\n, ', ',\r\n  ']) {
      const input = `[${[whole(1), broken, whole(3), whole(4)].join(between)}]`;
      for (const blockBytes of [1, 1 << 16]) {
        const { out, summary } = await runEcho(input, { inputFormat: 'json', blockBytes });
        const texts = (JSON.parse(out) as { text: string }[]).map(({ text }) => text);
        expect(texts).toEqual(['row 1', 'row 3', 'row 4']);
        expect(summary.rows.read).toBe(summary.rows.written + summary.rows.refused);
        expect(summary.exitCode).toBe(3);
      }
    }
  });

  test('nor of a sample', async () => {
    const broken = '{"id":2,"l"::{"a":1}},"geo":{"text":"inner"},{"text":"inner"},{"text":"inner"}';
    for (const between of [',', ',\n']) {
      const input = `[${[whole(1), broken, 5, broken, whole(3), whole(4)].join(between)}]`;
      const all = await runEcho(input, { inputFormat: 'json' });
      const { out, refused } = await runEcho(input, { inputFormat: 'json', sample: 1000 });
      expect(JSON.parse(out)).toEqual(JSON.parse(all.out));
      expect(refused.map(({ code, text }) => [code, rowText(text)])).toEqual(
        all.refused.map(({ code, text }) => [code, rowText(text)]),
      );
    }
  });

  test('though records have such objects in them that look as they do', async () => {
    const tree = (id: number): string => `{"id":${id},"text":"row","of":[{"id":0,"text":"in","of":[]}]}`;
    const inner = '{"id":5,"text":"in","of":0}';
    const input = `[${tree(1)},{"id":2,"text":"x" y,"of":${inner},${inner}]},${tree(3)}]`;
    const { out } = await runEcho(input, { inputFormat: 'json' });
    expect((JSON.parse(out) as { id: number }[]).map(({ id }) => id)).toEqual([1]);
  });

  test('and where few records come before, keys that others lack are not asked for', async () => {
    const input = `[${whole(1)},{"id":2,"text" "x",{"text":"inner"}},{"id":3,"text":"c"},{"id":4,"text":"d"}]`;
    const { out } = await runEcho(input, { inputFormat: 'json' });
    expect((JSON.parse(out) as { id: number }[]).map(({ id }) => id)).toEqual([1, 3, 4]);
  });
});

describe('An input of which no record tells the keys ends the run:', () => {
  test('a first record that is longer than the part that is looked at', async () => {
    const input = `{"text":"${'x'.repeat(3 << 20)}"}\n{"text":"b"}\n`;
    await expect(runEcho(input)).rejects.toThrow(/^input has no record that can be read in its first 1 MB/);
  });
});

describe('A damaged array of many records', () => {
  const records = Array.from({ length: 3000 }, (_, i) => {
    if (i % 97 === 0) return `{"text":"x ${i}},\n`;
    if (i % 89 === 0) return `,\n`;
    return i % 71 === 0 ? `{"text":"no comma ${i}"}\n` : `{"text":"row ${i}", "l":[{"a":1},{"a":2}]},\n`;
  });
  const input = `[${records.join('')}{"text":"end`;

  test('gives the same on any number of threads', async () => {
    const built = (await import(`${root}dist/batch/run.js`)) as { runBatch: typeof runBatch };
    const threadEngine = (): Promise<{ module: string; share: null }> =>
      Promise.resolve({ module: new URL('../support/echo-engine.mjs', import.meta.url).href, share: null });
    const alone = await runEcho(input, { inputFormat: 'json', blockBytes: 1 << 20 });
    expect(alone.refused.length).toBeGreaterThan(90);
    for (const threads of [1, 3]) {
      const many = await runEcho(
        input,
        { inputFormat: 'json', threads, threadEngine, blockBytes: 3000 },
        built.runBatch,
      );
      expect(many.summary.threads).toBe(threads);
      expect(many.out).toBe(alone.out);
      expect(many.refused.map(({ text, ...rest }) => ({ ...rest, text: rowText(text) }))).toEqual(
        alone.refused.map(({ text, ...rest }) => ({ ...rest, text: rowText(text) })),
      );
    }
  });

  test('gives a sample of its records, and its first ones', async () => {
    const options = { inputFormat: 'json' } as const;
    const sample = await runEcho(input, { ...options, sample: 200 });
    expect(sample.summary.rows.read).toBe(200);
    expect(sample.refused.every(({ code }) => code === 'BROKEN_JSON')).toBe(true);
    expect((await runEcho(input, { ...options, sample: 200, blockBytes: 400 })).out).toBe(sample.out);
    const first = await runEcho(input, { ...options, limit: 100 });
    expect(first.summary.rows.read).toBe(100);
    const cutOff = await runEcho(input, { ...options, limit: 100, blockBytes: 400 });
    expect([cutOff.out, cutOff.refused]).toEqual([first.out, first.refused]);
  });
});
