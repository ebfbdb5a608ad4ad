// Dividing a street's words into name, type and suffix.
import { describe, expect, it } from 'vitest';
import { streetReadings } from '../../src/address/parse/street-words.js';

const first = (text: string): string => {
  const words = text.split(' ');
  const [r] = streetReadings(words, 0, words.length);
  return [r!.name, r!.type, r!.suffix].join('|');
};

describe('streetReadings', () => {
  it.each([
    ['SMITH ST', 'SMITH|STREET|'],
    ['SMITH', 'SMITH||'],
    ['SMITH ST NTH', 'SMITH|STREET|NORTH'],
    ['SMITH ST NORTH EAST', 'SMITH|STREET|NORTH EAST'],
    ['THE ESPLANADE', 'THE ESPLANADE||'],
    ['THE ESPLANADE NORTH', 'THE ESPLANADE||NORTH'],
    ['AVENUE RD', 'AVENUE|ROAD|'],
    ['ST KILDA RD', 'ST KILDA|ROAD|'],
    ['ST GEORGES TCE', 'ST GEORGES|TERRACE|'],
    ['BROADWAY', 'BROADWAY||'],
    ['THE HORSLEY DR', 'THE HORSLEY|DRIVE|'],
    ['SMITH CUL DE SAC', 'SMITH|CUL-DE-SAC|'],
    ['NORTH RD', 'NORTH|ROAD|'],
    ['BOUNDARY RD EXTENSION', 'BOUNDARY|ROAD|EXTENSION'],
    ['STATE HIGHWAY 27', 'STATE HIGHWAY 27||'],
    ['OLD NORTHERN RD', 'OLD NORTHERN|ROAD|'],
    ['SMITH ST E', 'SMITH|STREET|EAST'],
    ['QUEEN VICTORIA ST', 'QUEEN VICTORIA|STREET|'],
  ])('%s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('ends with the whole as a name', () => {
    expect(streetReadings(['SMITH', 'ST'], 0, 2)).toEqual([
      { name: 'SMITH', type: 'STREET', suffix: '' },
      { name: 'SMITH ST', type: '', suffix: '' },
    ]);
  });
});
