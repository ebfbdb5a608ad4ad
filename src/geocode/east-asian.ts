// Addresses of East Asia run from the whole to the part without a comma, each division with its kind behind its name:
// 東京都千代田区丸の内1-1 is the prefecture, the ward and the rest.

/** Kinds of division that end a name of at least one letter: province, city, district, county, prefecture. */
const KINDS = new Set('省市区區县縣県府郡州旗');
/** Prefectures whose kind is found within names, too. */
const WHOLE = ['東京都', '北海道'];
const HAN = /\p{Script=Han}/u;
const HANGUL = /^\p{Script=Hangul}+$/u;

/** The word in capitals as the divisions that it names, in their order; the word itself where it names none. */
export function divisionsOf(word: string): string[] {
  if (!HAN.test(word)) return [word];
  // 〒601-8446京都市
  const code = /^\d+/.exec(word)?.[0] ?? '';
  const whole = WHOLE.find((name) => word.startsWith(name, code.length)) ?? '';
  const found = [code, whole].filter((first) => first !== '');
  let from = code.length + whole.length;
  for (let at = from; at < word.length; at++) {
    // 四日市市: the last of two ends the name; 京都府 and 府中市 do not end with their first kind.
    const isEnd = KINDS.has(word[at]!) && !KINDS.has(word[at + 1] ?? '') && at > from;
    if (!isEnd) continue;
    found.push(word.slice(from, at + 1));
    from = at + 1;
  }
  return from < word.length ? [...found, word.slice(from)] : found;
}

/** True for words of Korea, each of which is a division, a road or a number: 서울특별시 강남구 테헤란로 152. */
export const isKorean = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => HANGUL.test(word));
