// Runs of several steps: a step takes its fields from the answers of another.
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/batch/step.js';
import { join, loud, words } from '../../support/echo-engine.mjs';
import { runSteps } from '../../support/steps.js';

type Parts = Partial<Step>;

describe('A step takes its fields from another', () => {
  const cases: [string, string, Parts[], string][] = [
    [
      'those that it answers, and the others from the input',
      'text,suburb\na,Rome\n',
      [{ map: { text: ['text'], place: [] } }, { operation: join, from: 'echo', map: { part: ['suburb'] } }],
      'a,Rome,ok,a,ok,a||ok\n',
    ],
    [
      'and from the input where the answer is blank',
      'other,text,suburb\n,b,Rome\na,b,Rome\n',
      [{ map: { text: ['other'], place: [] } }, { operation: join, from: 'echo' }],
      ',b,Rome,rejected,,ok,b|Rome|rejected\na,b,Rome,ok,a,ok,a||ok\n',
    ],
    [
      'by the name of a column of it',
      'text,suburb\na,Rome\n',
      [{}, { operation: join, map: { part: ['echo_text'] } }],
      'a,Rome,ok,a @ Rome,ok,|a @ Rome|\n',
    ],
    [
      'though that column is not written',
      'text\na\n',
      [{ columns: ['status'] }, { operation: join, map: { part: ['echo_text'] } }],
      'a,ok,ok,|a|\n',
    ],
    [
      'of several other steps',
      'text\na\n',
      [{}, { operation: words }, { operation: join, map: { full: ['words_word'], mark: ['echo_status'] } }],
      'a,ok,a,ok,a,ok,a||ok\n',
    ],
    [
      'of one further down, which goes first',
      'text\na\n',
      [{ operation: join, from: 'echo' }, {}],
      'a,ok,a||ok,ok,a\n',
    ],
    [
      'of one of its own operation by another name and prefix',
      'text\na\n',
      [{ name: 'one' }, { name: 'two', prefix: 'two_', from: 'one', map: { place: ['text'] } }],
      'a,ok,a,ok,a @ a\n',
    ],
    [
      'with what its option says of rows that say nothing',
      'other\na\n\nb\n,\n'.replace(',', ''),
      [{ map: { text: ['other'], place: [] } }, { operation: join, from: 'echo', defaults: ['', '', 'none'] }],
      'a,ok,a,ok,a||ok\n\nb,ok,b,ok,b||ok\n\n',
    ],
  ];
  test.each(cases)('%s', async (_, input, steps, expected) => {
    const { out } = await runSteps(input, steps, { delimiter: ',' });
    expect(out.slice(out.indexOf('\n') + 1)).toBe(expected);
  });

  test('and says so', async () => {
    const { notes, summary } = await runSteps('text,suburb\na,Rome\n', [
      { map: { text: ['text'], place: [] } },
      { operation: join, from: 'echo' },
    ]);
    expect(notes.slice(1)).toEqual([
      "step echo: text from 'text'",
      "step join: full, mark from step echo, else full from 'text', part from 'suburb'",
    ]);
    expect(summary.steps?.[1]).toMatchObject({ name: 'join', operation: 'join', from: 'echo' });
  });

  test.each<[string, Parts[], string]>([
    [
      'a step that is not there',
      [{}, { operation: join, from: 'ecko' }],
      "step join: from = 'ecko': there is no such step (do you mean 'echo'?); there are echo, join",
    ],
    ['itself', [{}, { operation: join, from: 'join' }], 'step join takes its input from itself; name another step'],
    [
      'a step that answers none of its fields',
      [{ operation: loud }, { operation: words, from: 'loud' }],
      "step words: from = 'loud' answers none of its fields (query); name another step, or its columns with map",
    ],
    [
      'each other',
      [
        { name: 'a', prefix: 'a_', map: { text: ['b_text'] } },
        { name: 'b', prefix: 'b_', map: { text: ['a_text'] } },
      ],
      'steps wait for each other: a needs b needs a; leave one of these out',
    ],
    [
      'a column that is not there',
      [{}, { operation: join, map: { full: ['tekst'] } }],
      "step join: map: there is no column 'tekst' (do you mean 'text'?); the input has 'text', 'suburb'",
    ],
    [
      'a column of a step and another together',
      [{}, { operation: join, map: { full: ['text', 'echo_text'] } }],
      "step join: map: full is joined of text and echo_text, but 'echo_text' is a column of a step, which fills a " +
        'field alone',
    ],
  ])('but not from %s', async (_, steps, message) => {
    await expect(runSteps('text,suburb\na,Rome\n', steps)).rejects.toMatchObject({ kind: 'usage', message });
  });

  test.each<[string, Parts[], string]>([
    ['two steps of one name', [{}, {}], 'two steps are called echo; give one of them another name'],
    [
      'two steps of one prefix',
      [{}, { name: 'other' }],
      "step other: its columns get the prefix 'echo_', which step echo has too; give one of them another with prefix",
    ],
    [
      'a condition on a column that is not there',
      [{}, { operation: join, when: { echo_statos: ['ok'] } }],
      "step join: when: there is no column 'echo_statos' (do you mean 'echo_status'?); the input has 'text', 'suburb'",
    ],
    [
      'a dropping one',
      [{}, { operation: join, drop: { subrub: ['ok'] } }],
      "step join: drop: there is no column 'subrub' (do you mean 'suburb'?); the input has 'text', 'suburb'",
    ],
    [
      'a step that waits for itself',
      [{ when: { echo_status: ['ok'] } }, { operation: join }],
      'step echo takes its input from itself; name another step',
    ],
    [
      'two steps that write all of their hits',
      [
        { operation: words, all: true },
        { name: 'more', prefix: 'more_', operation: words, all: true },
      ],
      'two steps ask for all of their hits, a row each; one step of a run may',
    ],
  ])('%s is refused', async (_, steps, message) => {
    await expect(runSteps('text,suburb\na,Rome\n', steps)).rejects.toMatchObject({ kind: 'usage', message });
  });
});
