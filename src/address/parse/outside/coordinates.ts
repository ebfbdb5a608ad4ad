// Where an address lies, written beside it: GPS: -37.7850, 176.3260; 40.62 S 175.28 E. A pair is one only with the
// south that both countries are in, so that no number of a house becomes a part of it.

const LABEL = String.raw`(?:\b(?:gps|coord(?:inate)?s?|lat ?(?:\/|,|and) ?(?:lon|lng|long))\.? *[:=@]? *)?`;
const MINUTES = String.raw`° ?\d{1,2}(?:\.\d+)?['′’](?: ?\d{1,2}(?:\.\d+)?["″”])?`;
const SOUTH =
  String.raw`(?:lat(?:itude)?\.? *[:=]? *)?` +
  String.raw`(?:[-−]\d{1,2}\.\d{2,}°?(?: ?S\b)?|\bS ?\d{1,2}\.\d{2,}°?|` +
  String.raw`\b\d{1,2}\.\d{2,}°? ?S\b|\b\d{1,2}${MINUTES} ?S\b)`;
const EAST =
  String.raw`(?:(?:lon(?:g(?:itude)?)?|lng)\.? *[:=]? *)?` +
  String.raw`(?:[-−]?1\d\d\.\d+°?(?: ?[EW]\b)?|\bE ?1\d\d\.\d+°?|\b1\d\d${MINUTES} ?[EW]\b)`;
const PAIR = new RegExp(
  String.raw`(?<![\w.])${LABEL}(?:${SOUTH}[ ,;|/]*${EAST}|${EAST}[ ,;|/]+${SOUTH})(?![\w.])`,
  'gi',
);
/** A text without coordinates does not have this. */
const SAYS_SO = /1\d\d(?:\.\d|°)/;

/** Spans [from, to) of a text that are coordinates. */
export const coordinateSpans = (text: string): [number, number][] =>
  (text.includes('.') || text.includes('°')) && SAYS_SO.test(text)
    ? [...text.matchAll(PAIR)].map(({ 0: match, index }): [number, number] => [index, index + match.length])
    : [];
