// JSON arrays that are damaged: a run over one ends, and says what it could not read.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const A = '{"fullAddress":"24 Smith St Reservoir 3073"}';
const B = '{"fullAddress":"5/24 Smith St Reservoir 3073"}';

describe('A damaged JSON array', { timeout: 120_000 }, () => {
  test.each<[string, string, number, string]>([
    ['cut short in a record', `[${A},{"fullAddress":"b`, 3, '2 rows read = 1 written + 1 refused (BROKEN_JSON 1;'],
    ['cut short behind a record', `[${A},${B}`, 3, '3 rows read = 2 written + 1 refused (BROKEN_ARRAY 1;'],
    ['with text behind it', `[${A},${B}] tail`, 3, '3 rows read = 2 written + 1 refused (BROKEN_ARRAY 1;'],
    ['without a comma', `[${A} ${B}]`, 3, '3 rows read = 2 written + 1 refused (BROKEN_ARRAY 1;'],
    ['of a bracket alone', '[', 6, 'the file ends without the closing bracket of its array'],
  ])('%s ends the same as a file, as gzip and from standard input', async (_, text, expected, said) => {
    const dir = workdir();
    dir.write('in.json', text);
    dir.write('packed.json.gz', gzipSync(text));
    const written: string[] = [];
    for (const input of ['in.json', 'packed.json.gz', '-']) {
      const args = ['cleanse', input, '--input-format', 'json', '--format', 'jsonl', '--errors', 'bad.csv'];
      const { code, stdout, stderr } = await dir.run(args, input === '-' ? { stdin: text } : {});
      expect(stderr).toContain(said);
      expect(code).toBe(expected);
      written.push(stdout + (dir.exists('bad.csv') ? dir.read('bad.csv') : ''));
    }
    expect(written[1]).toBe(written[0]);
    expect(written[2]).toBe(written[0]);
  });

  test('ends the real binary too', async () => {
    const args = ['cleanse', '-', '--input-format', 'json', '--format', 'jsonl'];
    const { code, stdout, stderr } = await workdir().runProcess(args, { stdin: `[${A},{"fullAddress":"b` });
    expect([code, stdout.split('\n').length]).toEqual([3, 2]);
    expect(stderr).toContain('2 rows read = 1 written + 1 refused (BROKEN_JSON 1');
  });
});
