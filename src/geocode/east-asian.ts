// Addresses of East Asia run from the whole to the part without a comma, each division with its kind behind its name:
// 東京都千代田区丸の内1-1 is the prefecture, the ward and the rest.

/** Kinds of division that end a name of at least one letter: province, city, district, county, prefecture. */
const KINDS = new Set('省市区區县縣県府郡州旗');
/** Prefectures whose kind is found within names, too, and names that begin a line without a kind. */
const WHOLE = [
  '東京都',
  '北海道',
  '香港',
  '九龍',
  '九龙',
  '新界',
  '澳門',
  '澳门',
  '臺灣',
  '台灣',
  '台湾',
  '中國',
  '中国',
  '日本',
];
const HAN = /\p{Script=Han}/u;
const HANGUL = /^\p{Script=Hangul}+$/u;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** True for a word in letters of China, Japan or Korea alone, which needs no blank before the next. */
export const isEastAsian = (word: string): boolean => EAST_ASIAN.test(word);

/** The word in capitals as the divisions that it names, in their order; the word itself where it names none. */
export function divisionsOf(word: string): string[] {
  if (!HAN.test(word)) return [word];
  // 〒601-8446京都市
  const code = /^\d+/.exec(word)?.[0] ?? '';
  const found = code === '' ? [] : [code];
  let from = code.length;
  for (let whole = wholeAt(word, from); whole !== ''; whole = wholeAt(word, from)) {
    found.push(whole);
    from += whole.length;
  }
  for (let at = from; at < word.length; at++) {
    // 四日市市: the last of two ends the name; 京都府 and 府中市 do not end with their first kind.
    const isEnd = KINDS.has(word[at]!) && !KINDS.has(word[at + 1] ?? '') && at > from;
    if (!isEnd) continue;
    found.push(word.slice(from, at + 1));
    from = at + 1;
  }
  return from < word.length ? [...found, word.slice(from)] : found;
}

/** The name that begins there and has no kind behind it; '' for none. */
function wholeAt(word: string, at: number): string {
  const name = WHOLE.find((each) => word.startsWith(each, at)) ?? '';
  return KINDS.has(word[at + name.length] ?? '') ? '' : name;
}

/** True for words of Korea, each of which is a division, a road or a number: 서울특별시 강남구 테헤란로 152. */
export const isKorean = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => HANGUL.test(word));
