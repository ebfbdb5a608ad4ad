// What a cell says: the numbers in it as people type them, and what else stands there.
import type { ExceptionCode } from '../exceptions.js';
import { joinPieces, LEAST_DIGITS, type TypedNumber } from './join-pieces.js';
import { piecesOf } from './pieces.js';
import { simpleSigns } from './simple-signs.js';
import { numberOfUri } from './uri.js';
import { wordNumber } from './word-number.js';

export interface TypedText {
  /** In the order of the text. */
  readonly numbers: readonly TypedNumber[];
  /** Words and digits that are no part of a number. */
  readonly remarks: readonly string[];
  /** A number that is told as a word, should the digits alone be none. */
  readonly asWord?: TypedNumber;
  /** Why there can be no number in it, or none of these. */
  readonly problem?: ExceptionCode;
}

/** A longer text is none that somebody typed as a phone number. */
const LONGEST = 250;
/** As spreadsheets shorten long numbers. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i;
/** A whole number that went through a column of decimals. */
const DECIMAL = /^(\+?\d{5,15})[.,]0{1,2}$/;

const problem = (code: ExceptionCode): TypedText => ({ numbers: [], remarks: [], problem: code });

/** Reads a text of any length and content. */
export function readTyped(typed: string): TypedText {
  if (typed.length > LONGEST) return problem(/\d/.test(typed) ? 'TOO_LONG' : 'NOT_A_NUMBER');
  const text = simpleSigns(typed);
  if (SHORTENED.test(text)) return problem('SPREADSHEET');
  const uri = numberOfUri(text);
  if (uri !== undefined) return { numbers: uri.number.digits === '' ? [] : [uri.number], remarks: uri.remarks };
  const { numbers, remarks, hasWordsWithin } = joinPieces(piecesOf(text.replace(DECIMAL, '$1')));
  // The word `ext` is none of a number.
  const word = numbers.some(({ extension }) => extension !== '') ? undefined : wordNumber(text);
  return {
    numbers,
    remarks,
    ...(word === undefined ? {} : { asWord: { ...word, extension: '' } }),
    ...(hasWordsWithin || isBroken(numbers, remarks) ? { problem: 'LETTERS' } : {}),
  };
}

/** Digits that are too few, with words beside them. */
const isBroken = ([first]: readonly TypedNumber[], remarks: readonly string[]): boolean =>
  first !== undefined && first.digits.length < LEAST_DIGITS && remarks.length > 0;
