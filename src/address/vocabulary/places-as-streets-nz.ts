// Suburbs and passes of New Zealand whose names end as those of streets do, and that no street of note is called by.

const NAMES: ReadonlySet<string> = new Set(
  (
    'ARTHURS PASS|BURKES PASS|CITY RISE|CONIFER GROVE|CROWN TERRACE|DANSEYS PASS|EDEN TERRACE|FRENCH PASS|HAAST PASS|' +
    'KELVIN GROVE|LEWIS PASS|LINDIS PASS|MAGELLAN RISE|OCEAN GROVE|PORTERS PASS|QUAIL RISE|RIVERSTONE TERRACES|' +
    'SHERWOOD RISE|SPRING GROVE|WEKA PASS'
  ).split('|'),
);

/** True for the folded name of such a place: EDEN TERRACE, KELVIN GROVE. */
export const isPlaceAsStreet = (name: string): boolean => NAMES.has(name);
