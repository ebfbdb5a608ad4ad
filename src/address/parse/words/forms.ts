// Forms of words that the cutter of a line asks for: house numbers, ordinals, floors, care of.

export const NUMBER_WORD = /^[A-Z]?\d+[A-Z]?(?:[/-]\d+[A-Z]?)*$/;
/** A state highway's number is its name: SH1. */
export const HIGHWAY = /^SH\d{1,2}[A-Z]?$/;
/** 1ST and 21ST, but 11ST and 4ST are a number and a saint. */
export const ORDINAL = /^(?:\d+(?:ND|RD|TH)|(?:\d*[02-9])?1ST)$/;
export const CARE_OF = /^C[/\\](?:O(?![A-Z0-9])-?|-)|^C[/\\]$/;
/** The ground floor to another: GF-1F. */
export const FLOORS = /^((?:L|U)?G)F[-/](\d{1,2})F$/;
export const FLOOR_WORDS: ReadonlySet<string> = new Set(['FL', 'FLOOR', 'FLR']);
export const GROUND = /^(?:L|U)?G[/\\]F(?:LOOR|LR|L)?$/;
