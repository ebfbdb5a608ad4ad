// Writes an invented land register of any size in the layout of LINZ's layer and owners' list: houses of ten corners,
// blocks whose units share their land, cross-leases, some land with holes, 2.1 owners a title. Nothing of it is of the
// register.
import fs from 'node:fs';
import path from 'node:path';
import { Random } from '../noise/random.mjs';

const TITLES =
  'WKT,id,title_no,status,type,land_district,issue_date,guarantee_status,estate_description,number_owners,' +
  'spatial_extents_shared\r\n';
const OWNERS =
  'id,tte_id,title_no,land_district,status,estate_share,owner_type,prime_surname,prime_other_names,corporate_name,' +
  'name_suffix\r\n';
const DISTRICTS = ['North Auckland', 'South Auckland', 'Wellington', 'Canterbury', 'Otago', 'Southland', 'Nelson'];
const HEADS =
  'Ab Bel Cor Dun El Fen Gar Hol Ing Jar Kel Lam Mor Nor Ost Pel Quin Ros Sel Tor Und Vas Wel Yar Zel'.split(' ');
const TAILS = 'ton ley man son wick ford by ham well stead more den ler nett well worth shaw mere gate burn'.split(' ');
const MIDDLES = ['', 'a', 'er', 'in', 'o', 'en', 'al', 'is'];
const CELL = 0.0004;
const COLUMNS = 9000;

/**
 * Writes both files into `folder` and returns their names, and points with the name of an owner there: `points` of
 * them.
 */
export function writeRegister(folder, titles, seed, points) {
  const random = new Random(seed);
  const upTo = (n) => Math.floor(random.next() * n);
  const of = (list) => list[upTo(list.length)];
  const surname = () => `${of(HEADS)}${of(MIDDLES)}${of(TAILS)}${upTo(4) === 0 ? of(TAILS) : ''}`;
  const given = () => `${of(HEADS)}${of(MIDDLES)}${of(['a', 'us', 'ine', 'o'])}`;
  const layer = fs.openSync(path.join(folder, 'nz-property-titles.csv'), 'w');
  const list = fs.openSync(path.join(folder, 'nz-property-titles-owners-list.csv'), 'w');
  fs.writeSync(layer, TITLES);
  fs.writeSync(list, OWNERS);
  const asked = [];
  const wanted = Math.max(1, Math.floor(titles / points));
  let titleRows = [];
  let ownerRows = [];
  let owner = 0;
  for (let title = 0, cell = 0; title < titles; cell++) {
    const west = 166.5 + (cell % COLUMNS) * CELL * 1.3;
    const south = -47 + Math.floor(cell / COLUMNS) * CELL;
    const shape = outline(west, south, random);
    const units = upTo(12) === 0 ? 2 + upTo(14) : 1;
    for (let unit = 1; unit <= units && title < titles; unit++, title++) {
      const estate =
        units === 1
          ? `Fee Simple, 1/1, Lot ${upTo(90) + 1} Deposited Plan ${100_000 + cell}, ${300 + upTo(900)} m2`
          : `Stratum in Freehold, 1/1, Unit ${unit}, Accessory Unit ${unit + units} Deposited Plan ${1e5 + cell}`;
      const owners = 1 + upTo(3) + (upTo(10) === 0 ? 1 : 0);
      const district = of(DISTRICTS);
      titleRows.push(
        `"${shape}",${3_000_000 + title},${upTo(2) === 0 ? `${upTo(900)}A/${title}` : 100_000 + title},` +
          `${upTo(500) === 0 ? 'PRTC' : 'LIVE'},${units === 1 ? 'Freehold' : 'Unit Title'},${district},` +
          `${1900 + upTo(120)}-${String(1 + upTo(12)).padStart(2, '0')}-01T00:00:00,Guarantee,"${estate}",${owners},` +
          `${units > 1}\r\n`,
      );
      const number = /,\d+,([^,]+),(?:PRTC|LIVE),/.exec(titleRows.at(-1))[1];
      const shared = surname();
      for (let i = 0; i < owners; i++) {
        const isCompany = upTo(8) === 0;
        const first = `${given()}${upTo(2) === 0 ? ` ${given()}` : ''}`;
        const names = isCompany ? `Corporate,,,${surname()} ${surname()} LIMITED,` : `Individual,${shared},${first},,`;
        ownerRows.push(`${5_000_000 + owner++},${title},${number},${district},Registered,1/1,${names}\r\n`);
        if (i === 0 && !isCompany && title % wanted === 0) {
          asked.push({ latitude: south + CELL / 2, longitude: west + CELL / 2, firstName: first, lastName: shared });
        }
      }
    }
    if (titleRows.length < 5000) continue;
    fs.writeSync(layer, titleRows.join(''));
    fs.writeSync(list, ownerRows.join(''));
    titleRows = [];
    ownerRows = [];
  }
  fs.writeSync(layer, titleRows.join(''));
  fs.writeSync(list, ownerRows.join(''));
  fs.closeSync(layer);
  fs.closeSync(list);
  return { owners: owner, asked };
}

/** A piece of land of ten corners, one in fifty with a hole. */
function outline(west, south, random) {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI;
    const radius = CELL * (0.42 + 0.06 * random.next());
    const [x, y] = [west + CELL / 2 + radius * Math.cos(angle), south + CELL / 2 + radius * Math.sin(angle)];
    return `${x.toFixed(8)} ${y.toFixed(8)}`;
  });
  const ring = [...corners, corners[0]].join(',');
  if (random.next() > 0.02) return `MULTIPOLYGON (((${ring})))`;
  const [x, y] = [west + CELL * 0.3, south + CELL * 0.3];
  const hole = [
    [x, y],
    [x, y + CELL / 20],
    [x + CELL / 20, y],
    [x, y],
  ].map(([lon, lat]) => `${lon.toFixed(8)} ${lat.toFixed(8)}`);
  return `MULTIPOLYGON (((${ring}),(${hole.join(',')})))`;
}
