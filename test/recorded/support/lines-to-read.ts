// Lines put together of the parts of an address, with the signs between them that people write.
import { mixed, pieces } from './mixed.js';

const BEFORE = pieces(`
  |  |  |  | c/- Jo Brown | C/O Zoe & Sons Pty Ltd, | Attn: Ms P. Gumleaf - | ATT Jo Brown, | Att: Zoe,
  | CO Jo Brown, | Care of Jo, | Rosemont House, | The Old Mill | Gumnut Towers - | rear of | Cnr
  | Opposite the pub, | (gate 2) | Shop 3 Wattle Plaza, | Banksia Medical Centre Suite 4,
`);
const UNIT = pieces(`
  |  |  |  |  |  | Unit 5, | u5 | U5/ | Unit 5/ | Flat 2B | Apt. 12 | Apartment 12A, | Shop 1 & 2, | Shops 1-3
  | Suite 5.02, | Ste 3 Level 2, | L3 | Level 3, | Lvl 2/ | Ground Floor, | G/F | Lower Ground Floor
  | First Floor, | 2nd Floor | Mezzanine | Basement, | Sub Basement 1 | Rooftop | Penthouse 1, | PH2 | Unit A
  | Unit B12 | Villa 7 | Room 101, Block C, | Block A Unit 3 | Tower 2 Apt 1105, | Factory 9 | Warehouse 2
  | Kiosk K1 | Office 4 Floor 1 | Studio 6 | Duplex 1 | Townhouse 3 | T/H 3 | Cottage 2 | Marina Berth 14
  | Site 22 | Carspace 5 | Unit 1-3 | Unit No. 5 | #5 | No 5 | 5, | 5 / | Lot 7 | Lot 7, | LOT 7A/ | Lot 1-3
  | Lot 12 DP 34567 | Level 1 Suite 2 | Level 10, Unit 1003 | Unit 2 Level 1 | L1/
`);
const NUMBER = pieces(`
  24 | 24A | 24a | 24-26 | 24 - 26 | 24 to 26 | 24/26 | 5/24 | 5 / 24 | 5/24-26 | 5-24 | A5/24 | 5A/24B | 24 A
  | 24.5 | 24, | No. 24 | No 24 | #24 | 1 | 0024 | 2400 | 12345 | 24-24A | 24A-24C | 24 & 26 | 24+26 | 24,26
  | 5/2/24 | 24½ | 24 1/2 | 24-6 | 26-24 | RMB 1200 | RSD 55 | Fire No 123 | 1005/24 | 101/24 | 24(a) | (24)
  | "24" | 24th |  | Nr 24 | 24 Unit 5
`);
const STREET = pieces(`
  Smith St | smith street | SMITH STREET | Smith | Smith St. | Smith St N | Smith Street North | Smith Nth St
  | St Georges Rd | Saint Georges Road | O'Shea Ct | OShea Crt | Mt Alexander Rd | The Avenue | The Esplanade
  | Esplanade | Broadway | Avenue Rd | 1st Ave | First Avenue | 21st St | Old Mill Lane | Lane Cove Rd
  | Park Lane | Queens Pde | Princes Hwy | Hume Highway East | Main Rd West | High St Rd | Court St
  | Crescent Way | Circuit Dr | Nth East Rd | Winton-Lurg Rd | Smith-Jones Street | Mc Donald Cl
  | Macdonald Close | De La Rue Ave | Van Diemens Mews | Kings Cross Rd | Market Sq | Station Plc | A St
  | B1 Track | Bay St Ext | Hill Tce Lower | Ferry Rd (off the wharf) | Smith & High Sts
  | Cnr Smith St & High St | Smith St cnr High Rd | Smith St / High St | Smyth Stret | Smith Strt | Smith Avenu
  | Beach Prde | Coast Rd No 2 | Forty Two St | Pacific Hwy Sth
`);
const PLACE = pieces(`
  Reservoir | RESERVOIR | reservoir | St Kilda | Saint Kilda | St. Kilda | North Melbourne | Nth Melbourne
  | Melbourne North | Brighton East | E Brighton | Bli Bli | Mt Victoria | Mount Victoria | Castle Hill
  | Ocean Grove | Yeppoon | Unley | Nowhere | Lower Nowhere | via Yeppoon | Eight Mile Plains | West Wallsend
  | Port Melb | Lakes Entrance |  |
`);
const TAIL = pieces(`
  VIC 3073 | Vic. 3073 | VIC, 3073 | 3073 VIC | 3073 | VIC | Victoria 3073 | NSW 2000 | N.S.W. 2450 | QLD,4703
  | Q 4703 | SA 5061 | South Australia | W.A. 6000 | WA | TAS 7000 | NT 0800 | NT 800 | ACT 2600 | A.C.T
  | VIC 3073 Australia | VIC 3073 AU | AUSTRALIA | Vic 3073, Aust. | 3073 Melbourne VIC | VIC 307 | VIC 30731 |
  | ,
`);
const JOINT = pieces(', | , | , | | ,, | ; | - | \n | / | . | :');
const OTHER = pieces(`
  |  |  |  |  |  |  |  | (blue gate) | - leave at door | PO Box 77 | P.O. Box 77, | GPO Box 1234 | Locked Bag 5
  | Private Bag 12 | C/- Post Office | ring bell | behind the shed | ph 03 5550 1234 | MS 44 | RD 2 | Care PO
`);

const UNIT_NZ = pieces(`
  |  |  |  |  | Flat 2, | Flat 2A | Unit 3, | 3/ | Apt 4 | Level 1, | Floor 2 | Ground Floor,
  | Suite 5, Level 6, | Shop 7 | Villa 8 | U9 | Kauri Lodge, | Rimu House, Flat 3, | Private Bag 1
`);
const STREET_NZ = pieces(`
  East Tamaki Road | East Tāmaki Rd | Te Mako Street | Marine Parade | High St | State Highway 1 | SH 1 | SH16
  | State Hwy 3 | The Strand | Rata St East | Old Coach Rd | Mt Eden Rd | Mount Eden Road | St Johns Tce
  | Cnr Rata & High Streets | Bayside | Great South Rd | Queens Dr | Ōrākei Rd | Wharf Rd Ext | Te Ara o Rata
`);
const PLACE_NZ = pieces(`
  Otara, Auckland | Ōtara | Otara Auckland 2023 | Hawera 4610 | RD 2, Hawera 4672 | R.D. 2 Hawera
  | R D 12 Hawera 4672 | Palmerston North | Palmerston Nth 4410 | Dunedin 9016 | Dunedin Central, Dunedin
  | Havelock North | Chatham Islands | New Plymouth | Te Awamutu | Mt Maunganui 3116 | Mount Maunganui, Tauranga
  | St Heliers, Auckland 1071 | Nowhere 9999 | Hawera VIC | Hawera, New South Wales
  | Otara Western Australia 2023 | Wellington Central | Akld | Chch 8011
`);
const TAIL_NZ = pieces(
  '| | | New Zealand | NZ | N.Z. | , Aotearoa | Hawkes Bay | Taranaki, New Zealand | 4672 | Otago | North Island',
);

const tidy = (line: string): string => line.replace(/ {2,}/g, ' ').trim();
/** So many lines about Australia. */
export const linesToRead = (seed: number, count: number): string[] =>
  mixed(seed, count, [BEFORE, UNIT, NUMBER, STREET, JOINT, PLACE, JOINT, TAIL, OTHER]).map(
    ([before, unit, number, street, one, place, two, tail, other], i) => {
      if (i % 9 === 5) return tidy(`${other} ${before} ${unit} ${street} ${number}${one} ${place}${two} ${tail}`);
      if (i % 9 === 7) return tidy(`${before} ${number} ${street} ${unit}${one} ${other} ${place}${two} ${tail}`);
      return tidy(`${before} ${unit} ${number} ${street}${one} ${place}${two} ${tail} ${other}`);
    },
  );

/** So many lines about New Zealand. */
export const linesToReadNz = (seed: number, count: number): string[] =>
  mixed(seed, count, [BEFORE, UNIT_NZ, NUMBER, STREET_NZ, JOINT, PLACE_NZ, TAIL_NZ]).map(
    ([before, unit, number, street, joint, place, tail]) =>
      tidy(`${before} ${unit} ${number} ${street}${joint} ${place} ${tail}`),
  );
