// The Authorization header of a request (RFC 7617): what is a name and a credential, and what is neither.
import { describe, expect, it } from 'vitest';
import { readBasic } from '../../../src/server/access/basic-header.js';

const encoded = (text: string | Buffer): string => Buffer.from(text).toString('base64');
const ANN = { name: 'ann', credential: 'a:b c' };

describe('An Authorization header', () => {
  it.each([
    ['as it is usual', `Basic ${encoded('ann:a:b c')}`],
    ['in small letters', `basic ${encoded('ann:a:b c')}`],
    ['with blanks', `BASIC   ${encoded('ann:a:b c')}  `],
    ['without its padding', `Basic ${encoded('ann:a:b c').replace(/=+$/, '')}`],
  ])('is read %s', (_, header) => {
    expect(readBasic(header)).toEqual(ANN);
  });

  it.each([
    ['an empty credential', 'ann:', { name: 'ann', credential: '' }],
    ['an empty name', ':x', { name: '', credential: 'x' }],
    ['letters beyond ASCII', 'zoë:pâté', { name: 'zoë', credential: 'pâté' }],
    ['a name in two parts', 'zoe\u0308:x', { name: 'zoë', credential: 'x' }],
    ['a credential in two parts', 'ann:e\u0308', { name: 'ann', credential: 'e\u0308' }],
    ['a mark of byte order', '\ufeffann:x', { name: '\ufeffann', credential: 'x' }],
    ['blanks', ' ann : x ', { name: ' ann ', credential: ' x ' }],
    ['the first letter that is no control character', 'ann:x\u0020y~', { name: 'ann', credential: 'x y~' }],
  ])('may have %s', (_, text, wanted) => {
    expect(readBasic(`Basic ${encoded(text)}`)).toEqual(wanted);
  });

  it.each([
    ['another scheme', `Bearer ${encoded('ann:x')}`],
    ['no blank', `Basic${encoded('ann:x')}`],
    ['something before', `x Basic ${encoded('ann:x')}`],
    ['something behind', `Basic ${encoded('ann:x')} x`],
    ['padding of three', 'Basic YW5uOng==='],
    ['letters that are none of base64', 'Basic YW5u-ng'],
    ['nothing behind the scheme', 'Basic '],
    ['no colon', `Basic ${encoded('ann')}`],
    ['a line end', `Basic ${encoded('ann:x\n')}`],
    ['a NUL behind its credential', `Basic ${encoded('ann:x\u0000')}`],
    ['a control character in its name', `Basic ${encoded('a\u001fn:x')}`],
    ['DEL', `Basic ${encoded('ann:\u007f')}`],
    ['bytes that are no UTF-8', `Basic ${encoded(Buffer.from([97, 58, 0xe9]))}`],
  ])('is none with %s', (_, header) => {
    expect(readBasic(header)).toBeUndefined();
  });
});
