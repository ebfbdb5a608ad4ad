// Rows for the fictional operation `graded`, whose answers say what their text says, and the order of its review.
import fc from 'fast-check';

/** Texts with every kind of answer. */
const texts = [
  'status=unsure confidence=85 exception=ODD',
  'status=unsure confidence=40 exception=ODD id=1',
  'status=unsure confidence=97 exception=RARE id=2',
  'status=unsure exception=NOWHERE uncovered=US',
  'status=changed confidence=91 id=3',
  'status=changed confidence=99 id=4',
  'status=changed confidence=98 id=4 completed=true',
  'status=right confidence=100 id=5',
  'status=right confidence=90 id=6',
  'status=right confidence=100 id=7',
  'status=strange id=8',
  'throw',
  '',
];

/** One of the texts. */
export const gradedText = fc.constantFrom(...texts);

/** So many rows of them, told apart by their number, in no order. */
export const gradedTexts = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const text = texts[(i * 7 + (i >> 4)) % texts.length]!;
    return text === '' ? '' : `${text} ${i}`;
  });

/** The place of a text in the order of review, worked out the slow way; rows of one place stay as they are. */
export function placeOf(text: string): number {
  const value = (key: string): string | undefined => new RegExp(`${key}=(\\w+)`).exec(text)?.[1];
  const status = text === '' ? 'rejected' : (value('status') ?? 'error');
  const confidence = Number(value('confidence') ?? Number.NaN);
  const leastSure = Number.isNaN(confidence) ? 500 : confidence;
  const nearest = confidence < 90 ? 90 - confidence : leastSure;
  switch (status) {
    case 'unsure':
      return nearest;
    case 'changed':
      if (confidence < 95) return 1000 + leastSure;
      return (value('completed') === 'true' ? 5000 : 4000) + leastSure;
    case 'error':
      return 2000;
    case 'rejected':
      return 3000;
    case 'right':
      return 6000 + leastSure;
    default:
      return 7000 + nearest;
  }
}
