// Counties of Britain that people write behind a town and that are no areas of government, or of fewer towns than
// before: BRIGHTON, SUSSEX; PERTH, PERTHSHIRE. Written by hand from general knowledge.
import { shortArea } from '../data/places/region-names.js';
import type { FoundPlace } from '../data/places/place.js';
import { metresApart } from '../data/points/metres.js';

/** `name|name latitude,longitude,kilometres`: the middle, and how far from it a town of the county may lie. */
const COUNTIES =
  'AVON 51.45,-2.60,35;BEDFORDSHIRE 52.08,-0.42,35;BERKSHIRE 51.42,-1.00,50;BUCKINGHAMSHIRE 51.80,-0.80,45;' +
  'CAMBRIDGESHIRE 52.35,0.05,55;CHESHIRE 53.20,-2.60,50;CLEVELAND 54.58,-1.20,30;CUMBERLAND 54.75,-3.10,55;' +
  'CUMBRIA 54.60,-2.90,75;DERBYSHIRE 53.10,-1.55,50;DEVON 50.75,-3.75,80;DORSET 50.80,-2.30,55;' +
  'DURHAM 54.70,-1.80,50;ESSEX 51.78,0.55,65;EAST SUSSEX 50.93,0.30,55;WEST SUSSEX|W SUSSEX 50.95,-0.50,50;' +
  'SUSSEX 50.95,-0.15,80;GLOUCESTERSHIRE 51.83,-2.20,55;GREATER MANCHESTER 53.50,-2.30,32;HAMPSHIRE 51.05,-1.30,60;' +
  'HEREFORDSHIRE 52.10,-2.75,40;HERTFORDSHIRE 51.80,-0.20,42;HUMBERSIDE 53.75,-0.40,55;' +
  'HUNTINGDONSHIRE 52.40,-0.25,30;KENT 51.20,0.75,65;LANCASHIRE 53.85,-2.60,65;LEICESTERSHIRE 52.65,-1.10,45;' +
  'LINCOLNSHIRE 53.10,-0.20,80;MERSEYSIDE 53.42,-2.95,30;MIDDLESEX 51.53,-0.30,28;NORFOLK 52.65,1.00,70;' +
  'NORTHAMPTONSHIRE 52.30,-0.85,50;NORTHUMBERLAND 55.20,-2.00,70;NOTTINGHAMSHIRE 53.10,-1.00,45;' +
  'OXFORDSHIRE 51.77,-1.30,45;RUTLAND 52.65,-0.65,20;SHROPSHIRE 52.65,-2.70,50;SOMERSET 51.15,-2.90,65;' +
  'STAFFORDSHIRE 52.85,-2.00,50;SUFFOLK 52.20,1.00,65;SURREY 51.25,-0.40,42;TYNE AND WEAR 54.93,-1.50,25;' +
  'WARWICKSHIRE 52.30,-1.55,45;WEST MIDLANDS 52.48,-1.85,32;WESTMORLAND 54.40,-2.65,38;WILTSHIRE 51.30,-1.90,52;' +
  'WORCESTERSHIRE 52.20,-2.15,42;YORKSHIRE|YORKS 53.95,-1.30,110;NORTH YORKSHIRE 54.20,-1.40,80;' +
  'SOUTH YORKSHIRE|S YORKS 53.50,-1.30,35;WEST YORKSHIRE 53.75,-1.70,38;EAST YORKSHIRE|E YORKS 53.90,-0.50,50;' +
  'ABERDEENSHIRE 57.20,-2.60,65;ANGUS 56.70,-2.90,45;ARGYLL|ARGYLLSHIRE 56.20,-5.30,95;AYRSHIRE 55.50,-4.50,55;' +
  'BANFFSHIRE 57.45,-3.00,50;BERWICKSHIRE 55.75,-2.50,35;CAITHNESS 58.40,-3.50,45;CLACKMANNANSHIRE 56.15,-3.75,22;' +
  'DUMFRIESSHIRE 55.15,-3.50,55;DUNBARTONSHIRE 56.00,-4.50,38;EAST LOTHIAN 55.95,-2.75,32;FIFE 56.25,-3.10,45;' +
  'INVERNESS-SHIRE|INVERNESS SHIRE|INVERNESSSHIRE 57.20,-4.80,115;KINCARDINESHIRE 56.95,-2.40,32;' +
  'KIRKCUDBRIGHTSHIRE 55.00,-4.10,48;LANARKSHIRE 55.75,-3.90,50;MIDLOTHIAN 55.85,-3.15,28;MORAYSHIRE 57.55,-3.40,45;' +
  'PERTHSHIRE 56.55,-3.80,75;RENFREWSHIRE 55.83,-4.55,28;ROSS-SHIRE|ROSS SHIRE 57.60,-5.00,95;' +
  'ROXBURGHSHIRE 55.50,-2.65,32;SELKIRKSHIRE 55.55,-2.90,30;STIRLINGSHIRE 56.10,-4.10,45;SUTHERLAND 58.20,-4.50,70;' +
  'WEST LOTHIAN 55.90,-3.55,22;WIGTOWNSHIRE 54.90,-4.80,45;ANGLESEY 53.28,-4.35,30;BRECKNOCKSHIRE 52.00,-3.40,45;' +
  'CAERNARFONSHIRE|CAERNARVONSHIRE|CARNARVONSHIRE 53.05,-4.20,50;CARDIGANSHIRE 52.30,-4.10,55;' +
  'CARMARTHENSHIRE 51.90,-4.20,48;CLWYD 53.10,-3.30,48;DENBIGHSHIRE 53.10,-3.35,40;DYFED 51.95,-4.30,80;' +
  'FLINTSHIRE 53.20,-3.15,28;GLAMORGAN 51.60,-3.50,55;SOUTH GLAMORGAN 51.48,-3.30,28;MID GLAMORGAN 51.62,-3.45,35;' +
  'WEST GLAMORGAN 51.65,-3.95,32;GWENT 51.70,-3.00,38;GWYNEDD 52.95,-3.95,60;MERIONETHSHIRE 52.80,-3.80,50;' +
  'MONMOUTHSHIRE 51.75,-2.90,38;MONTGOMERYSHIRE 52.60,-3.40,45;PEMBROKESHIRE 51.85,-4.95,48;POWYS 52.30,-3.40,80;' +
  'RADNORSHIRE 52.25,-3.25,35;ANTRIM 54.85,-6.20,48;ARMAGH 54.35,-6.60,32;DOWN 54.35,-5.95,45;' +
  'FERMANAGH 54.35,-7.65,42;LONDONDERRY|DERRY 54.95,-6.90,45;TYRONE 54.60,-7.20,55';

interface County {
  readonly latitude: number;
  readonly longitude: number;
  readonly metres: number;
}

const counties: ReadonlyMap<string, County> = new Map(
  COUNTIES.split(';').flatMap((entry) => {
    const at = entry.lastIndexOf(' ');
    const [latitude = 0, longitude = 0, kilometres = 0] = entry
      .slice(at + 1)
      .split(',')
      .map(Number);
    const named = entry.slice(0, at).split('|');
    const short = shortArea(named[0]!);
    return [...named, ...(short === undefined ? [] : [short])].map((name): [string, County] => [
      name,
      { latitude, longitude, metres: kilometres * 1000 },
    ]);
  }),
);

const E7 = 1e7;

/** True for the folded name of a county, without COUNTY. */
export const isCounty = (name: string): boolean => counties.has(name);

/** True if the place may lie in the county. */
export function isInCounty({ region, latitude, longitude }: FoundPlace, name: string): boolean {
  const county = region.country === 'GB' ? counties.get(name) : undefined;
  if (!county) return false;
  return metresApart(latitude / E7, longitude / E7, county.latitude, county.longitude) <= county.metres;
}
