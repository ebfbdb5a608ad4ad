// What stands before a place's name, or behind it, and says what it is: CITY OF LONDON, COMUNE DI MILANO, Г МОСКВА,
// SAMARQAND SHAHRI.

import { foldWorldName } from '../address/fold.js';

/** Folded. */
const KINDS = (
  'CITY OF|TOWN OF|VILLAGE OF|TOWNSHIP OF|MUNICIPALITY OF|BOROUGH OF|DISTRICT OF|PARISH OF|' +
  'VILLE DE|COMMUNE DE|MAIRIE DE|PACHALIK DE|CIUDAD DE|MUNICIPIO DE|DISTRITO DE|VILLA DE|CIDADE DE|CONCELHO DE|' +
  'COMUNE DI|CITTA DI|STADT|GEMEINDE|MARKTGEMEINDE|STADTGEMEINDE|LANDESHAUPTSTADT|HANSESTADT|GEMEENTE|STAD|KOMMUNE|' +
  'KOTA|KABUPATEN|MIASTO|IL BELT|TP|THANH PHO|TX|THI XA|GMINA|OBEC|MESTO|ГОРОД|ГОР|Г|СЕЛО|С|' +
  'ДЕРЕВНЯ|ПОСЕЛОК|ПОС|ПГТ|МІСТО|М|СМТ|ГР|ГРАД|' +
  'SMT|MISTO|SELO|GOROD|DEREVNYA|POSELOK|POS|PGT|GRAD'
).split('|');

/** Folded, behind a name. */
const KINDS_BEHIND = ['SHAHRI', 'SEHRI', 'QALASY', 'ҚАЛАСЫ', 'العاصمة'].map(foldWorldName);

const firstWord = (text: string): string => text.slice(0, `${text} `.indexOf(' '));
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** The kinds by the word that a name has to begin or end with, for most names have none. */
const byWord = (kinds: readonly string[], wordOf: (kind: string) => string): ReadonlyMap<string, string[]> => {
  const listed = new Map<string, string[]>();
  for (const kind of kinds) listed.set(wordOf(kind), [...(listed.get(wordOf(kind)) ?? []), kind]);
  return listed;
};
const BEFORE = byWord(KINDS, firstWord);
const BEHIND = byWord(KINDS_BEHIND, lastWord);

/** The name without what says its kind, in a list; none where it does not begin or end with that. */
export function bareOfKind(name: string): string[] {
  const kind = BEFORE.get(firstWord(name))?.find((before) => name.startsWith(`${before} `));
  if (kind !== undefined) return [name.slice(kind.length + 1)];
  const behind = BEHIND.get(lastWord(name))?.find((after) => name.endsWith(` ${after}`));
  return behind === undefined ? [] : [name.slice(0, -behind.length - 1)];
}
