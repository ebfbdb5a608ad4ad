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
    expect(jsonFault(new SyntaxError(message), 'x'.repeat(80))).toBe(said);
  });

  test.each(['{"a"', '{"a": 1', '{"a": 1, ', '{', '[1', '{"a": "1 Smith', '-', '', '{"a": "\\u12'])(
    'is its end where it is cut short, whatever was to come: %s',
    (text) => {
      expect(faultOf(text)).toBe('Unexpected end of JSON input');
    },
  );

  test.each(['{"a":"1 Smith St', '{"a":1}}', 'secret', '{"a" 1}'])('never quotes the text: %s', (text) => {
    const fault = faultOf(text);
    expect(fault).not.toBe('');
    expect(fault).not.toMatch(/Smith|secret|line \d/);
  });
});

function faultOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(error, text);
  }
  return '';
}
