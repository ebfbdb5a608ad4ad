// A damaged record of a JSON array: where the next begins, and that nothing inside it is taken for one.
import { describe, expect, test } from 'vitest';
import { rowText } from '../../src/batch/write/refused.js';
import { runEcho } from '../support/batch.js';

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
