// Regions of Australia that are no area of government and that people name as places: valleys, coasts, ranges.

/** By state: `name latitude,longitude` of the middle. */
const REGIONS: Readonly<Record<string, string>> = {
  NSW:
    'HUNTER VALLEY -32.65,151.20;NORTHERN RIVERS -28.75,153.20;MID NORTH COAST -31.40,152.60;ILLAWARRA -34.45,150.80;' +
    'SOUTHERN HIGHLANDS -34.50,150.40;SNOWY MOUNTAINS -36.30,148.50;RIVERINA -35.10,146.50;NEW ENGLAND -30.50,151.50;' +
    'CENTRAL WEST -33.30,149.00;SAPPHIRE COAST -36.75,149.90;NORTHERN BEACHES -33.70,151.28;' +
    'SOUTH COAST -35.70,150.10;' +
    'NORTHERN TABLELANDS -30.40,151.60;SOUTHERN TABLELANDS -34.80,149.40;HAWKESBURY VALLEY -33.50,150.80',
  VIC:
    'YARRA VALLEY -37.68,145.45;GIPPSLAND -37.90,146.80;WIMMERA -36.60,142.20;MALLEE -35.30,142.50;' +
    'GOULBURN VALLEY -36.40,145.30;BELLARINE PENINSULA -38.20,144.60;GREAT OCEAN ROAD -38.68,143.40;' +
    'GRAMPIANS -37.20,142.45;SUNRAYSIA -34.25,142.15;DANDENONG RANGES -37.85,145.35;KING VALLEY -36.65,146.42;' +
    'WESTERN DISTRICT -38.00,142.50;HIGH COUNTRY -37.00,147.00',
  QLD:
    'FAR NORTH QUEENSLAND -16.90,145.60;DARLING DOWNS -27.50,151.30;GRANITE BELT -28.65,151.95;' +
    'WHITSUNDAYS -20.28,148.80;ATHERTON TABLELANDS -17.27,145.50;CAPE YORK -12.70,142.70;WIDE BAY -25.50,152.60;' +
    'CAPRICORN COAST -23.15,150.75;LOCKYER VALLEY -27.55,152.30;SUNSHINE COAST HINTERLAND -26.75,152.85;' +
    'GOLD COAST HINTERLAND -28.15,153.25;CENTRAL QUEENSLAND -23.40,150.00;NORTH QUEENSLAND -19.30,146.80',
  SA:
    'BAROSSA VALLEY -34.53,138.95;CLARE VALLEY -33.83,138.60;ADELAIDE HILLS -35.00,138.80;' +
    'FLEURIEU PENINSULA -35.45,138.45;YORKE PENINSULA -34.40,137.60;EYRE PENINSULA -33.60,135.80;' +
    'LIMESTONE COAST -37.20,140.60;RIVERLAND -34.20,140.60;FLINDERS RANGES -31.60,138.60;COORONG -35.90,139.40',
  WA:
    'KIMBERLEY -17.30,126.50;PILBARA -21.60,119.00;WHEATBELT -31.60,117.50;GASCOYNE -25.00,115.50;' +
    'SWAN VALLEY -31.82,116.02;PERTH HILLS -31.95,116.10;CORAL COAST -23.00,113.80;GOLDFIELDS -30.75,121.47',
  TAS:
    'HUON VALLEY -43.03,147.03;TAMAR VALLEY -41.25,146.95;DERWENT VALLEY -42.75,146.90;' +
    'TASMAN PENINSULA -43.08,147.85',
  NT: 'ARNHEM LAND -12.80,134.50;TOP END -13.00,132.00;RED CENTRE -24.50,132.50',
};

/** A region: the code of its state, and its middle in degrees. */
export interface RegionAu {
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

const regions = new Map(
  Object.entries(REGIONS).flatMap(([state, list]) =>
    list.split(';').map((entry): [string, RegionAu] => {
      const [, name = '', latitude, longitude] = /^(.*) (-[\d.]+),([\d.]+)$/.exec(entry)!;
      return [name, { state, latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  ),
);

/** The region of a name in capitals, with THE before it, REGION behind it, or neither. */
export const regionOfAustralia = (name: string): RegionAu | undefined =>
  regions.get(name.replace(/^THE /, '').replace(/ REGION$/, ''));
