// Draws the addresses of an export: real ones of every shape, and among them numbers, units and streets that do not
// exist.

/** Shares of 100 rows by what is asked of them. */
const MIX = { plain: 22, unit: 22, typed: 8, range: 8, suffix: 6, level: 4, noNumber: 10, noUnit: 10, noStreet: 10 };

/** Streets that are nowhere: names of our own. */
const NOWHERE = ['Wombleton', 'Quokkadale', 'Zephyrine', 'Bilbyford', 'Numbatwood', 'Yabbieville'];

const shapeOf = (row) => {
  if (row.level !== '') return 'level';
  if (row.flat !== '') return row.flatType === 'UNIT' && /^\d+$/.test(row.flat) ? 'unit' : 'typed';
  if (row.last !== '') return 'range';
  return row.firstSuffix === '' ? 'plain' : 'suffix';
};

/** @param {import('../noise/reference.mjs').Reference} reference */
export function shapesOf(reference) {
  const shapes = {};
  for (const row of reference.rows) {
    // A range of one number cannot be told from the number.
    if (row.first === '' || row.last === row.first || row.name.includes("'")) continue;
    (shapes[shapeOf(row)] ??= []).push(row);
  }
  return shapes;
}

/**
 * Rows with their truth: `ids` of the address, or what of it does not exist and the `ids` that may stand for the rest.
 * @param {import('../noise/reference.mjs').Reference} reference
 * @param {ReturnType<typeof import('../layouts/chance.mjs').chance>} luck @param {number} count
 * @param {{ shapes?: string[], typeless?: boolean }} convention
 */
export function drawRows(reference, shapes, luck, count, convention) {
  const held = convention.shapes ?? Object.keys(shapes);
  const canBe = (what) => (what === 'noUnit' ? held.includes('unit') : what.startsWith('no') || held.includes(what));
  const all = Object.entries(MIX).filter(([what]) => canBe(what));
  const total = all.reduce((sum, [, share]) => sum + share, 0);
  const drawn = [];
  for (const [what, share] of all) {
    const wanted = Math.max(1, Math.round((share * count) / total));
    for (let tries = 0, made = 0; made < wanted && tries < wanted * 40; tries++) {
      const row = what.startsWith('no')
        ? ABSENT[what](reference, shapes, luck)
        : { said: luck.pick(shapes[what]), what };
      if (row === undefined) continue;
      made++;
      drawn.push({ ...row, ids: row.ids ?? idsOf(row.said, convention.typeless === true) });
    }
  }
  return drawn
    .map((row) => ({ row, order: luck.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ row }) => row);
}

/** The address, and what cannot be told from it: rows that are written alike, and units of another type. */
function idsOf(said, typeless) {
  const { street } = said;
  return new Set(
    street.rows
      .filter(
        (row) =>
          row.first + row.firstSuffix === said.first + said.firstSuffix &&
          row.last + row.lastSuffix === said.last + said.lastSuffix &&
          row.flat === said.flat &&
          row.level === said.level &&
          (typeless || row.flatType === said.flatType),
      )
      .map(({ pid }) => pid),
  );
}

const ABSENT = {
  /** A number that no house and no range of the street has. */
  noNumber(_, shapes, luck) {
    const said = luck.pick(shapes.plain);
    const taken = said.street.rows.map(({ first, last }) => [Number(first || 0), Number(last || first || 0)]);
    const most = Math.max(...taken.map(([, last]) => last));
    const number = luck.int(1, most + 60);
    if (taken.some(([first, last]) => number >= first && number <= last)) return undefined;
    return { said: { ...said, first: `${number}`, last: '', lastSuffix: '' }, what: 'noNumber', ids: new Set() };
  },
  /** A unit that the house does not have. */
  noUnit(_, shapes, luck) {
    const said = luck.pick(luck.next() < 0.6 ? shapes.unit : shapes.plain);
    const rows = said.street.byNumber.get(said.first + said.firstSuffix) ?? [];
    const numbers = rows.map(({ flat }) => Number.parseInt(flat, 10) || 0);
    const flat = `${Math.max(...numbers) + luck.int(3, 40)}`;
    // A number of the street would make 5/12 a range.
    if (rows.some((row) => row.flat === flat || row.lot === flat) || said.street.byNumber.has(flat)) return undefined;
    return { said: { ...said, flatType: 'UNIT', flat }, what: 'noUnit', ids: new Set() };
  },
  noStreet(reference, shapes, luck) {
    const said = luck.pick(shapes.plain);
    const name = luck.next() < 0.5 ? luck.pick(NOWHERE).toUpperCase() : luck.pick(reference.names);
    if (name.includes("'") || [...said.street.locality.byName.keys()].some((own) => alike(own, name))) return undefined;
    return { said: { ...said, name }, what: 'noStreet', ids: new Set() };
  },
};

/** Names of which one may be a slip of the other. */
const alike = (own, name) =>
  own.slice(0, 3) === name.slice(0, 3) || own.includes(name) || name.includes(own) || own.slice(-5) === name.slice(-5);
