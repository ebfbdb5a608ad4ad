// Cities of Australia that people write behind a suburb, with their states.
import { CAPITALS } from './place.js';

/**
 * Cities and larger towns that have suburbs of their own, by the names that people use: after the significant urban
 * areas of 2021 (Australian Bureau of Statistics, ASGS Edition 3), with cities that lie within one (Parramatta, Logan).
 */
const CITIES: Readonly<Record<string, string>> = {
  NSW:
    'ALBURY ARMIDALE BATHURST BLUE_MOUNTAINS BOWRAL CENTRAL_COAST CESSNOCK COFFS_HARBOUR DUBBO GOULBURN GRAFTON ' +
    'GRIFFITH GUNNEDAH LAKE_MACQUARIE LISMORE LITHGOW MAITLAND MUDGEE NEWCASTLE NOWRA ORANGE PARRAMATTA PENRITH ' +
    'PORT_MACQUARIE QUEANBEYAN TAMWORTH TAREE WAGGA_WAGGA WOLLONGONG',
  VIC: 'BALLARAT BENDIGO GEELONG MILDURA SALE SHEPPARTON TRARALGON WANGARATTA WARRNAMBOOL WODONGA',
  QLD:
    'BUNDABERG CAIRNS GLADSTONE GOLD_COAST GYMPIE HERVEY_BAY IPSWICH LOGAN MACKAY MARYBOROUGH MORETON_BAY MOUNT_ISA ' +
    'ROCKHAMPTON SUNSHINE_COAST TOOWOOMBA TOWNSVILLE WARWICK YEPPOON',
  SA: 'MOUNT_GAMBIER MURRAY_BRIDGE PORT_LINCOLN PORT_PIRIE PORT_AUGUSTA WHYALLA VICTOR_HARBOR',
  WA: 'ALBANY BROOME BUNBURY BUSSELTON GERALDTON KALGOORLIE KARRATHA MANDURAH PORT_HEDLAND ROCKINGHAM',
  TAS: 'BURNIE DEVONPORT LAUNCESTON ULVERSTONE',
  NT: 'ALICE_SPRINGS PALMERSTON',
};

const STATE_OF_CITY: ReadonlyMap<string, string> = new Map([
  ...CAPITALS,
  ...Object.entries(CITIES).flatMap(([state, names]) =>
    names.split(' ').map((name): [string, string] => [name.replaceAll('_', ' '), state]),
  ),
]);

/** Words of the longest city's name. */
export const LONGEST_CITY = 2;

/** The state of the city that the words name, in capitals; undefined where they name none. */
export const stateOfCity = (words: string): string | undefined => STATE_OF_CITY.get(words);
