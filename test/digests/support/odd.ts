// Oddities of what people type: signs, words and spaces too many, too few, or elsewhere.
import { chance, pieces } from '../../recorded/support/mixed.js';

const SIGNS = [...'/-,.()&#\'";:+@*\\|_\n\t½º–—’“ \u00a0é'];
const WORDS = pieces(`
  UNIT | FLAT 3 | LOT 7 | PO BOX 12 | C/- | CNR | VIA | NSW | VIC | 3073 | 2000 | REAR | LEVEL 2 | NORTH | ST | RD
  | RD 2 | PRIVATE BAG 4 | THE | OLD | AND | OF | HOUSE | SHOP | AUSTRALIA | NZ | NO | NR | OFF | 1 | 24 | 5A | A
  | B2 | 12-14 | 3/ | (REAR) | FLOOR | EAST | UPPER | MOUNT | ST. | LANE | ATTN | C/O JO | AT | DPID 12345678
  | BLOCK C | BLDG 2 | ROAD | HWY | RMB 12 | KM | STREET | DRIVE | PTY LTD | MS 4 | LOCKED BAG 9 | TOWER | G
  | GROUND | OPP | NEAR | STAGE 2 | SITE 3
`);

/** The text with an oddity in it. */
function oddly(text: string, below: (size: number) => number): string {
  const at = below(text.length + 1);
  const words = text.split(' ');
  const word = below(words.length);
  switch (below(16)) {
    case 0:
    case 1:
      return text.slice(0, at) + SIGNS[below(SIGNS.length)]! + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.charAt(at) + text.slice(at);
    case 4:
      return [...words.slice(0, word), WORDS[below(WORDS.length)]!, ...words.slice(word)].join(' ');
    case 5:
      return [...words.slice(0, word), WORDS[below(WORDS.length)]!.toLowerCase(), ...words.slice(word + 1)].join(' ');
    case 6:
      return words.toSpliced(word, 1).join(' ');
    case 7:
      return [...words.slice(0, word), ...words.slice(word + 1, word + 2), words[word]!, ...words.slice(word + 2)].join(
        ' ',
      );
    case 8:
      return [...words.slice(word), ...words.slice(0, word)].join(' ');
    case 9:
      return text.toUpperCase();
    case 10:
      return text.toLowerCase();
    case 11:
      return text.replaceAll(',', below(2) === 0 ? '' : ' ,');
    case 12:
      return text.replace(/ (?=\S+$)/, '');
    case 13:
      return text.replace(/\d/, (digit) => String((Number(digit) + 1 + below(9)) % 10));
    case 14:
      return text.replace(' ', SIGNS[below(SIGNS.length)]!);
    default:
      return text.slice(0, at) + 'aeinorstl'.charAt(below(9)) + text.slice(at + 1);
  }
}

/** So many texts made of these, each with up to so many oddities. */
export function odd(seed: number, count: number, texts: readonly string[], most = 3): string[] {
  const below = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    let text = texts[i % texts.length]!;
    for (let left = below(most + 1); left > 0; left--) text = oddly(text, below);
    return text;
  });
}

/** So many texts, each the beginning of one of these and the end of another. */
export function crossed(seed: number, count: number, texts: readonly string[]): string[] {
  const below = chance(seed);
  const part = (isEnd: boolean): string => {
    const words = texts[below(texts.length)]!.split(' ');
    const at = below(words.length);
    return (isEnd ? words.slice(at) : words.slice(0, at + 1)).join(' ');
  };
  return Array.from({ length: count }, () => `${part(false)}${below(2) === 0 ? ',' : ''} ${part(true)}`);
}
