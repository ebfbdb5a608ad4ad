// Texts of a few signs each, in every order that chance gives, and what the readers of small texts make of them. Those
// of chosen-texts.json were kept of many since a small damage to a reader was seen at them for the first time.
import { describe, expect, test } from 'vitest';
import { answered, asText, compact } from '../support/recorded.js';
import chosen from './chosen-texts.json' with { type: 'json' };
import { READINGS, textsOf } from './readings.js';

describe('Small texts are read as they were', () => {
  test.each(Object.entries(READINGS))('%s', async (name, reading) => {
    const kept = (chosen as Readonly<Record<string, string[]>>)[name] ?? [];
    const texts = [...new Set([...textsOf(reading, 151), ...kept])];
    const lines = await Promise.all(texts.map((text) => answered(compact(text), () => reading.read(text))));
    await expect(asText(lines)).toMatchFileSnapshot(`../answers/texts/${name.replaceAll(' ', '-')}.txt`);
  });
});
