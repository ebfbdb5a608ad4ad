// What is said of a text that is not JSON.
import { describe, expect, test } from 'vitest';
import { jsonFault } from '../../../src/contract/texts/json-fault.js';

describe('What is wrong with a text that is not JSON', () => {
  test.each([
    ['without what the engine quotes', `Unexpected token 'h', "hello there" is not valid JSON`, `Unexpected token 'h'`],
    ['without the end that it quotes', `Unexpected token 'x', ..."secret x" is not valid JSON`, `Unexpected token 'x'`],
    [
      'without a line that is none of the file',
      'Unterminated string in JSON at position 40 (line 1 column 41)',
      'Unterminated string in JSON at position 40',
    ],
    ['as the engine says it', 'Unexpected end of JSON input', 'Unexpected end of JSON input'],
  ])('is said %s', (_, message, said) => {
    expect(jsonFault(new SyntaxError(message))).toBe(said);
  });

  test.each(['{"a":"1 Smith St', '{"a":1}}', 'secret', '{"a" 1}'])('never quotes the text: %s', (text) => {
    let fault = '';
    try {
      JSON.parse(text);
    } catch (error) {
      fault = jsonFault(error);
    }
    expect(fault).not.toBe('');
    expect(fault).not.toMatch(/Smith|secret|line \d/);
  });
});
