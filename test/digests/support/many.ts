// Generated addresses of a place that does not exist: streets of hundreds of numbers, buildings of dozens of units,
// names that many share, so that whatever is cut off at a number is cut off here.

const TREES = 'ACACIA BANKSIA CEDAR DAHLIA ELM FERN GUM HAKEA IRIS JARRAH KARRI LILAC MYRTLE NETTLE OAK PALM'.split(
  ' ',
);
const TYPES = ['STREET', 'ROAD', 'AVENUE', 'COURT', 'LANE', 'PARADE'];
const PLACES = [
  ['Alderton', 'VIC', '3991'],
  ['Alderton East', 'VIC', '3991'],
  ['Aldertown', 'VIC', '3992'],
  ['Brackwell', 'VIC', '3993'],
  ['Brackwell', 'NSW', '2798'],
  ['Mount Calder', 'NSW', '2799'],
  ['Saint Dunn', 'NSW', '2799'],
] as const;

/** A row: id, lot, building, unit, number, street, postal, suburb, state, postcode, latitude, longitude. */
function rows(): readonly (readonly unknown[])[] {
  let id = 0;
  const at = (): [string, string] => [
    (-37 - (id % 977) / 5000).toFixed(5),
    (145 + ((id * 7) % 1009) / 5000).toFixed(5),
  ];
  const row = (place: number, parts: readonly [string, string, string, string | number, string, string]): unknown[] => {
    const [lot, building, unit, number, street, postal] = parts;
    return [`m${++id}`, lot, building, unit, number, street, postal, ...PLACES[place]!, ...at()];
  };
  const made: unknown[][] = [];
  // One street of three hundred numbers, some of them with letters and ranges.
  for (let number = 1; number <= 300; number++) {
    made.push(row(0, ['', '', '', number % 10 === 0 ? `${number}-${number + 4}` : number, 'Long Road', '']));
    if (number % 7 === 0) made.push(row(0, ['', '', '', `${number}A`, 'Long Road', '']));
  }
  // Every tree with some types, in every place: the same names, near and far.
  for (const [i, tree] of TREES.entries()) {
    for (const [place] of PLACES.entries()) {
      if ((i + place) % 3 === 2) continue;
      const type = TYPES[(i * 5 + place) % TYPES.length]!;
      for (let number = 1; number <= 4 + ((i + place) % 5); number++) {
        made.push(row(place, [i % 4 === 0 ? String(number) : '', '', '', number * 2 + place, `${tree} ${type}`, '']));
      }
    }
  }
  // Buildings of forty units and of a few, some named alike.
  for (const [b, building] of ['Calder Tower', 'Calder Towers', 'Dunn House', 'The Gables', ''].entries()) {
    for (let unit = 1; unit <= [40, 21, 20, 6, 55][b]!; unit++) {
      made.push(row(b % 4, ['', building, b === 1 ? `G${unit}` : String(unit), 500 + b, 'Gum Street', '']));
    }
    made.push(row(b % 4, ['', building, '', 500 + b, 'Gum Street', '']));
  }
  for (let box = 1; box <= 60; box++) made.push(row(box % 6, ['', '', '', '', '', `PO Box ${box * 3}`]));
  for (let lot = 1; lot <= 30; lot++) made.push(row(5, [String(lot), '', '', '', 'Calder Track', '']));
  return made;
}

/** All of them as a table, which `waypost data import csv` reads. */
export function manyAddresses(): string {
  const head = 'id,lot,building,unit,number,street,postal,suburb,state,postcode,latitude,longitude';
  return `${head}\n${rows()
    .map((row) => row.join(','))
    .join('\n')}\n`;
}

/** Lines about them, right ones and wrong ones. */
export const ABOUT_MANY: readonly string[] = [
  ...PLACES.flatMap(([name, state, postcode], i) =>
    TREES.map((tree, j) => `${2 * ((i + j) % 9)} ${tree} ${TYPES[(j * 5 + i) % 6]!} ${name} ${state} ${postcode}`),
  ),
  ...Array.from({ length: 40 }, (_, i) => `${1 + i * 8} Long Road, Alderton VIC 3991`),
  ...Array.from({ length: 30 }, (_, i) => `Unit ${1 + i * 2}, ${500 + (i % 5)} Gum Street, Alderton`),
  ...['Calder Tower', 'Calder Towers', 'Dunn House', 'The Gables'].map((name) => `${name}, Gum Street, Alderton VIC`),
  ...Array.from({ length: 12 }, (_, i) => `PO Box ${i * 9}, Brackwell ${i % 2 ? 'NSW 2798' : 'VIC'}`),
  ...Array.from({ length: 8 }, (_, i) => `Lot ${i * 5} Calder Track Mount Calder`),
];
