// Lines put together of the parts of an address, with the signs between them that people write, and how they are read.
import { expect, test } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import { testPlaces } from '../address/describe-parse.js';
import { linesToRead, linesToReadNz } from './support/lines-to-read.js';
import { compact, asText } from './support/recorded.js';
const AUSTRALIAN = linesToRead(41, 560);
const ZEALANDIC = linesToReadNz(64, 240);

/** The elements without what says the same twice, and changes as `element:old>new`. */
function read(line: string, locale: 'au' | 'nz' | 'intl'): string {
  const { _type, fullAddress, changedItems, ...rest } = parseAddress(line, testPlaces, locale);
  const changes = changedItems.map(
    ({ actionType, affectedElement, oldValue, newValue }) =>
      `${actionType.charAt(0)} ${affectedElement}:${oldValue}>${newValue}`,
  );
  return `${JSON.stringify(line)}\t${_type}\t${fullAddress}\t${compact(rest)}\t${changes.join(' | ')}`;
}

test.each([
  ['au', AUSTRALIAN],
  ['nz', ZEALANDIC],
  ['intl', [...AUSTRALIAN.filter((_, i) => i % 5 === 0), ...ZEALANDIC.filter((_, i) => i % 3 === 0)]],
] as const)('Lines are read as they were, where the locale is %s', async (locale, lines) => {
  await expect(asText(lines.map((line) => read(line, locale)))).toMatchFileSnapshot(`answers/parse-${locale}.txt`);
});
