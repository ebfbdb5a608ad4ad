// Suggestions in languages beside English, and for what was said to an engine that listens.
import { describe, expect, test } from 'vitest';
import { ask, type Known, PLACES, POLISH_PLACES, RUSSIAN_PLACES, wordsOf } from './made-up-world.js';

const three = ({ words }: Known): string[] => words.split('.');

describe('The language', () => {
  test.each([
    ['pl', 'źrebię', 'zrebie', POLISH_PLACES],
    ['pl', 'chrząszcz', 'chrzaszczz', POLISH_PLACES],
    ['ru', 'ёлка', 'елкаа', RUSSIAN_PLACES],
    ['ru', 'снегирь', 'СНЕГИР', RUSSIAN_PLACES],
  ])('%s is that of %s, typed as %s', (language, word, typed, places) => {
    const place = places.find(({ words }) => words.includes(word))!;
    const found = ask(place.words.replace(word, typed));
    expect(found[0]).toMatchObject({ words: place.words, language });
  });

  test('is only the one that is wanted', () => {
    const { words } = POLISH_PLACES[0]!;
    expect(ask(words, { language: 'en' })).toEqual([]);
    expect(ask(words, { language: 'pl' })[0]).toMatchObject({ words, language: 'pl' });
  });

  test('that there is not is refused', () => {
    const message = 'language "xx" is not one of en, pl, ru';
    expect(() => ask('a.b.c', { language: 'xx' })).toThrow(expect.objectContaining({ code: 'BadLanguage', message }));
  });
});

describe('What was said', () => {
  const said = { inputType: 'generic-voice', language: 'en' };
  const place = PLACES.find((place) => three(place)[1] === 'knight')!;
  const [first = '', , third = ''] = three(place);

  test.each(['night', 'nite', 'knights', 'nicht'])('is found by the sound of %s', (heard) => {
    expect(wordsOf(ask(`${first} ${heard} ${third}`, said))).toContain(place.words);
  });

  test('is not taken for the beginning of a longer word', () => {
    const begun = PLACES.find((place) => three(place)[2] === 'umbrella')!;
    expect(wordsOf(ask(begun.words.slice(0, -6).replaceAll('.', ' '), said))).not.toContain(begun.words);
  });

  const hypothesis = (...words: readonly string[]): object => ({
    _score: 342_516,
    _items: words.map((word) => ({ _type: 'terminal', _orthography: word, _conf: 6964 })),
  });

  test.each([
    ['vocon-hybrid', JSON.stringify({ _hypotheses: [hypothesis('oh'), hypothesis(first, 'knight', third)] })],
    ['nmdp-asr', `${first} knife\n${first} knight ${third}\n`],
    ['nmdp-asr', JSON.stringify([`${first} knight ${third}`, 'something else'])],
    ['nmdp-asr', JSON.stringify({ transcriptions: [`${first} knight ${third}`], confidences: [500] })],
  ])('is read from what %s gives: %s', (inputType, input) => {
    expect(ask(input, { inputType, language: 'en' })[0]!.words).toBe(place.words);
  });

  test.each([
    ['vocon-hybrid', 'hello there now', 'must be JSON, as its engine gives it'],
    ['vocon-hybrid', '{}', 'must be JSON with _hypotheses of _items, each with its _orthography'],
    ['vocon-hybrid', '{"_hypotheses":[{}]}', 'must be JSON with _hypotheses of _items, each with its _orthography'],
    ['vocon-hybrid', '{"_hypotheses":[{"_items":[{"_orthography":5}]}]}', '_items, each with its _orthography'],
    ['nmdp-asr', '[1,2]', 'must be lines of text, or JSON with them as transcriptions'],
    ['nmdp-asr', '{', 'must be JSON, as its engine gives it'],
  ])('is refused where %s gives %s', (inputType, input, message) => {
    expect(() => ask(input, { inputType, language: 'en' })).toThrow(
      expect.objectContaining({ code: 'BadInput', message: expect.stringContaining(message) }),
    );
  });
});
