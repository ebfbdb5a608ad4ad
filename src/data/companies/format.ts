// How the sections of a set of companies hang together; docs/reference/address-file.md lists them.
//
//   company.record     records by number (company-record.ts), without gaps
//   company.page       of each page of them the number of the first record that begins in it
//   company.begin      and where in the page it begins; PAGE_BYTES where none does
//   other.number, other.key   numbers of the other register, in order, and those of the records that have them
//   name.page          pages of names by their keys, each alone readable: u16 bytes used, then entries of
//                      u8 letters shared with the key before, u8 further ones, these, u16 refs, u32 number and u32
//                      about of each
//   name.least.text, .offset   of each page a text that its keys are not before, and all keys of pages before it are
//   word.text, .offset, word.uses   the words of names in order, and how often each is used (its logarithm)
//   word.near          what is left of each word without one of its letters: u32 hash, u32 word, by hash
//   word.near.first    of each page of them the first hash
//   company.words      texts of types and statuses
import { PAGE_BYTES } from '../file/format.js';

export { PAGE_BYTES };

/** Begins a page of names: how many of its bytes are used. */
export const PAGE_HEAD_BYTES = 2;
/** An entry before its key's further letters, and a ref. */
export const ENTRY_HEAD_BYTES = 2;
export const COUNT_BYTES = 2;
export const REF_BYTES = 8;
/** Pairs of `word.near` on a page. */
export const PAIRS_PER_PAGE = PAGE_BYTES / 8;
