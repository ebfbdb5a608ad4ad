// What stands before a place's name and says what it is: CITY OF LONDON, COMUNE DI MILANO, Г МОСКВА.

/** Folded. */
const KINDS = (
  'CITY OF|TOWN OF|VILLAGE OF|TOWNSHIP OF|MUNICIPALITY OF|BOROUGH OF|DISTRICT OF|PARISH OF|' +
  'VILLE DE|COMMUNE DE|MAIRIE DE|PACHALIK DE|CIUDAD DE|MUNICIPIO DE|DISTRITO DE|VILLA DE|CIDADE DE|CONCELHO DE|' +
  'COMUNE DI|CITTA DI|STADT|GEMEINDE|MARKTGEMEINDE|STADTGEMEINDE|LANDESHAUPTSTADT|HANSESTADT|GEMEENTE|STAD|KOMMUNE|' +
  'KOTA|KABUPATEN|MIASTO|GMINA|OBEC|MESTO|ГОРОД|ГОР|Г|СЕЛО|С|ДЕРЕВНЯ|ПОСЕЛОК|ПОС|ПГТ|МІСТО|М|СМТ|ГР|ГРАД'
).split('|');

/** The name without what says its kind, in a list; none where it does not begin with that. */
export function bareOfKind(name: string): string[] {
  const kind = KINDS.find((before) => name.startsWith(`${before} `));
  return kind === undefined ? [] : [name.slice(kind.length + 1)];
}
