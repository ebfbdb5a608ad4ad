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

/** The name without what says its kind, in a list; none where it does not begin or end with that. */
export function bareOfKind(name: string): string[] {
  const kind = KINDS.find((before) => name.startsWith(`${before} `));
  if (kind !== undefined) return [name.slice(kind.length + 1)];
  const behind = KINDS_BEHIND.find((after) => name.endsWith(` ${after}`));
  return behind === undefined ? [] : [name.slice(0, -behind.length - 1)];
}
