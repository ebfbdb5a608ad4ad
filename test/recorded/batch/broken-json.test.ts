// JSON that is broken in many ways, read in blocks of every size: what is refused and what is answered.
import { expect, test } from 'vitest';
import { runEcho } from '../../support/batch.js';
import { asText } from '../support/recorded.js';

const BROKEN: readonly string[] = [
  '[{"text":"a"},{"text":"b"}',
  '[{"text":"a"},',
  '[{"text":"a"}{"text":"b"}]',
  '[{"text":"a"},,{"text":"b"}]',
  '[{"text":"a"}],{"text":"b"}',
  '[{"text":"a"}] x',
  '[{"text":"a\\"},{"text":"b"}]',
  '[{"text":"a\\\\"},{"text":"b"}]',
  '[{"text":"a},{"text":"b"},{"text":"c"}]',
  '[{"text":"a"]},{"text":"b"}]',
  '[{"text":{"x":[1,{"y":2}]}},{"text":"b"}]',
  '[{"text":"a"},[{"text":"b"}],{"text":"c"}]',
  '[{"text":"a"},{ },{"text":"c"}]',
  '[{"text":"a"},{',
  '[{"text":"a"},{x},{"text":"c"}]',
  '[{"text":"a"},"b",3,null,{"text":"c"}]',
  '[{"text":"a" "place":"b"},{"text":"c"}]',
  '[{"text":"a",},{"text":"c"}]',
  '[{"text":01},{"text":tru},{"text":"c"}]',
  '[{"text":"a\\u12"},{"text":"b\\x"},{"text":"c"}]',
  '[[],[],{"text":"c"}]',
  '[[[{"text":"a"}]]]',
  ' \n [ \n ] \n ',
  '[{"text":"a"}\n{"text":"b"}\n]',
  '{"text":"a"}\n{"text":"b"\n{"text":"c"}\n',
  '[\n{"text":"a"},\n{"text":"b",\n{"text":"c"}\n]\n',
];

test('Broken JSON is read as it was, in blocks of any size', async () => {
  const lines: string[] = [];
  for (const text of BROKEN) {
    const outcomes = new Map<string, number[]>();
    for (let blockBytes = 4; blockBytes < 44; blockBytes += 7) {
      const outcome = await runEcho(text, { inputFormat: 'json', map: { text: ['text'] }, blockBytes }).then(
        ({ out, refused }) => {
          const wrong = refused.map(({ line, code, reason }) => `${line} ${code} ${reason}`);
          return `${out.replaceAll(/\s+/g, ' ')} ${wrong.join('; ')}`;
        },
        (error: unknown) => `fails: ${(error as Error).message}`,
      );
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), blockBytes]);
    }
    lines.push(`# ${JSON.stringify(text)}`);
    for (const [outcome, sizes] of outcomes) lines.push(`${outcomes.size > 1 ? `${sizes.join(' ')}: ` : ''}${outcome}`);
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/batch-broken-json.txt');
});
