// Writes an invented ABN bulk extract of any size: node bench/company/generate.mjs OUT_FOLDER RECORDS [--sample FILE]
// [--parts 20] [--only PART]. Shapes, shares and the words of organisations are those of the sample of the extract, if
// it is given; persons and the long tail of made-up words are invented. Seeded: the same call writes the same bytes.
import fs from 'node:fs';
import path from 'node:path';

const WEIGHTS = [3, 5, 7, 9, 11, 13, 15, 17, 19];
/** The ABN of nine digits. */
export function abnOf(body) {
  const digits = String(body).padStart(9, '0');
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += WEIGHTS[i] * (digits.charCodeAt(i) - 48);
  const check = (89 - (sum % 89)) % 89;
  return `${check === 0 ? 99 : check + 10}${digits}`;
}
/** The ACN of eight digits. */
export function acnOf(eight) {
  const digits = String(eight).padStart(8, '0');
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += (8 - i) * (digits.charCodeAt(i) - 48);
  return digits + String((10 - (sum % 10)) % 10);
}

/** mulberry32: a seeded source of chance. */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const TRADES =
  `PLUMBING ELECTRICAL BUILDING CONSTRUCTIONS CARPENTRY PAINTING LANDSCAPES CLEANING TRANSPORT LOGISTICS FREIGHT
  MOTORS AUTOMOTIVE MECHANICAL ENGINEERING FABRICATION WELDING ROOFING TILING CONCRETING EARTHMOVING EXCAVATIONS HAULAGE
  CONSULTING ADVISORY ACCOUNTING BOOKKEEPING LAWYERS LEGAL FINANCE LENDING INSURANCE REALTY PROPERTY DEVELOPMENTS HOMES
  CAFE BAKERY CATERING FOODS MEATS SEAFOOD FARMS PASTORAL NURSERY GARDENS FLORIST PHARMACY DENTAL MEDICAL PHYSIO
  VETERINARY FITNESS YOGA DANCE MUSIC PHOTOGRAPHY DESIGN MEDIA SOFTWARE SYSTEMS DIGITAL SECURITY CHILDCARE EDUCATION
  TRAINING RECRUITMENT TRAVEL TOURS MARINE BOATS CARAVANS TYRES PANELS GLASS SIGNS PRINTING PACKAGING TEXTILES FASHION
  JEWELLERY FURNITURE INTERIORS JOINERY KITCHENS BATHROOMS POOLS FENCING PAVING SURVEYING DRILLING MINING MINERALS
  RESOURCES ENERGY SOLAR IRRIGATION PUMPS HYDRAULICS`.split(/\s+/);
const GENERAL =
  `HOLDINGS GROUP INVESTMENTS ENTERPRISES SERVICES SOLUTIONS TRADING INDUSTRIES PROPERTIES VENTURES CAPITAL PARTNERS
  NOMINEES MANAGEMENT INTERNATIONAL AUSTRALIA SUPPLIES PRODUCTS DISTRIBUTORS IMPORTS EXPORTS ASSOCIATES`.split(/\s+/);
const PLACES =
  `SYDNEY MELBOURNE BRISBANE PERTH ADELAIDE HOBART DARWIN CANBERRA GEELONG NEWCASTLE BENDIGO BALLARAT CAIRNS
  TOWNSVILLE TOOWOOMBA MACKAY BUNBURY ALBANY MILDURA WAGGA DUBBO TAMWORTH ORANGE BATHURST GOULBURN
  NOWRA BEGA COFFS HARBOUR
  LISMORE BYRON TWEED NOOSA GYMPIE BUNDABERG GLADSTONE EMERALD LONGREACH BROOME KARRATHA GERALDTON KALGOORLIE WHYALLA
  NORTHERN SOUTHERN EASTERN WESTERN COASTAL INLAND VALLEY RIVER BAY HILLS RIDGE CREEK POINT PARK`.split(/\s+/);
const GIVEN =
  `JAMES JOHN ROBERT MICHAEL WILLIAM DAVID RICHARD JOSEPH THOMAS CHARLES CHRISTOPHER DANIEL MATTHEW ANTHONY MARK
  DONALD STEVEN PAUL ANDREW JOSHUA KENNETH KEVIN BRIAN GEORGE EDWARD RONALD TIMOTHY JASON JEFFREY
  RYAN JACOB GARY NICHOLAS
  ERIC JONATHAN STEPHEN LARRY JUSTIN SCOTT BRANDON BENJAMIN SAMUEL GREGORY FRANK ALEXANDER RAYMOND
  PATRICK JACK DENNIS MARY
  PATRICIA JENNIFER LINDA ELIZABETH BARBARA SUSAN JESSICA SARAH KAREN NANCY LISA BETTY MARGARET
  SANDRA ASHLEY KIMBERLY EMILY
  DONNA MICHELLE DOROTHY CAROL AMANDA MELISSA DEBORAH STEPHANIE REBECCA SHARON LAURA CYNTHIA
  KATHLEEN AMY ANGELA SHIRLEY ANNA
  BRENDA PAMELA EMMA NICOLE HELEN SAMANTHA KATHERINE CHRISTINE DEBRA RACHEL CAROLYN JANET MARIA WEI
  MIN JING HUI NGUYEN THI
  VAN ANH MOHAMMED AHMED ALI FATIMA PRIYA RAJ SINGH KAUR HARPREET GURPREET DIMITRIOS IOANNIS GIUSEPPE ANTONIO`.split(
    /\s+/,
  );
const FAMILY =
  `SMITH JONES WILLIAMS BROWN WILSON TAYLOR JOHNSON WHITE MARTIN ANDERSON THOMPSON NGUYEN THOMAS WALKER HARRIS LEE RYAN
  ROBINSON KELLY KING DAVIS WRIGHT EVANS ROBERTS GREEN HALL WOOD JACKSON CLARKE PATEL KHAN LEWIS
  JAMES PHILLIPS MASON MITCHELL
  ROSE DAVIES RODRIGUEZ COX ALEXANDER SINGH ZHANG LI WANG CHEN LIU YANG HUANG ZHAO WU TRAN PHAM
  HOANG PHAN VO DANG BUI DO HO
  NGO KAUR SHARMA KUMAR GUPTA PAPADOPOULOS ROSSI RUSSO FERRARI MURPHY OBRIEN OCONNOR SULLIVAN MCDONALD CAMPBELL STEWART
  MACKENZIE ROSS GRAHAM HAMILTON FRASER`.split(/\s+/);
const SYLLABLES =
  `BA BE BI BO BU CA CE CO CU DA DE DI DO DU FA FE FI FO GA GE GI GO HA HE HI HO JA JE JO KA KE KI KO LA LE LI LO LU MA
  ME MI MO MU NA NE NI NO PA PE PI PO RA RE RI RO RU SA SE SI SO SU TA TE TI TO TU VA VE VI VO WA
  WE WI YA ZA ZE ZI`.split(/\s+/);
const ENDS =
  `N R S L T X ND RD NT CK LL SON MAN TON LEY WELL FORD WICK STEIN OVIC OPOULOS ELLI INI ARD ESS ON AN EN`.split(/\s+/);
const STATES = [
  ['NSW', 2000, 2900, 0.33],
  ['VIC', 3000, 3999, 0.27],
  ['QLD', 4000, 4899, 0.2],
  ['WA', 6000, 6799, 0.1],
  ['SA', 5000, 5799, 0.06],
  ['TAS', 7000, 7499, 0.02],
  ['ACT', 2600, 2620, 0.015],
  ['NT', 800, 899, 0.005],
];

/** What names are made of. `sampleWords`: words of organisations of the sample, if there is one. */
export class Names {
  constructor(random, sampleWords = []) {
    this.random = random;
    this.words = [...TRADES, ...sampleWords];
  }
  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }
  /** Skewed to the first of a list, as names of people are. */
  common(list) {
    return list[Math.floor(this.random() ** 2 * list.length)];
  }
  made() {
    let word = '';
    for (let n = 1 + Math.floor(this.random() * 3); n > 0; n--) word += this.pick(SYLLABLES);
    return word + this.pick(ENDS);
  }
  family() {
    return this.random() < 0.55 ? this.common(FAMILY) : this.made();
  }
  given() {
    return this.random() < 0.9 ? this.common(GIVEN) : this.made();
  }
  /** The words of an organisation, without its form. */
  core() {
    const p = this.random();
    if (p < 0.2) return `${this.made()} ${this.pick(this.words)}`;
    if (p < 0.35) return `${this.made()} ${this.pick(GENERAL)}`;
    if (p < 0.5) return `${this.family()} ${this.pick(this.words)} ${this.pick(GENERAL)}`;
    if (p < 0.6) {
      return `${this.pick(PLACES)} ${this.pick(this.words)} ${this.random() < 0.5 ? this.pick(GENERAL) : this.made()}`;
    }
    if (p < 0.7) return `${this.letter()}.${this.letter()}. & ${this.letter()}. ${this.family()}`;
    if (p < 0.8) return `${this.made()} ${this.made()}`;
    if (p < 0.9) {
      return `${this.family()} & ${this.pick(['SONS', 'CO', 'ASSOCIATES', this.family()])} ${this.pick(this.words)}`;
    }
    return `${this.pick(PLACES)} ${this.made()} ${this.pick(this.words)} ${this.pick(GENERAL)}`;
  }
  letter() {
    return String.fromCharCode(65 + Math.floor(this.random() * 26));
  }
  place() {
    let p = this.random();
    for (const [state, from, to, share] of STATES) {
      if ((p -= share) <= 0) return [state, String(from + Math.floor(this.random() * (to - from))).padStart(4, '0')];
    }
    return ['NSW', '2000'];
  }
}

const escaped = (text) => text.replaceAll('&', '&amp;');
const element = (name, text, attributes = '') => `<${name}${attributes}>${text}</${name}>`;
const named = (type, text) =>
  element('NonIndividualName', element('NonIndividualNameText', escaped(text)), ` type="${type}"`);
const other = (type, text) => `<OtherEntity>${named(type, text)}</OtherEntity>`;

/** One record of the number; a third are organisations with an ACN, a sixth trusts, the others persons. */
export function record(names, body, kind) {
  const { random } = names;
  const isActive = random() < 0.5;
  const date = `20${String(Math.floor(random() * 25)).padStart(2, '0')}0${1 + Math.floor(random() * 9)}15`;
  const [state, postcode] = names.place();
  const address = element(
    'BusinessAddress',
    element('AddressDetails', element('State', state) + element('Postcode', postcode)),
  );
  let type;
  let entity;
  let acn = '';
  let core = '';
  if (kind === 'person') {
    type = ['IND', 'Individual/Sole Trader'];
    const second = random() < 0.75 ? `<GivenName>${names.given()}</GivenName>` : '';
    const family = names.family();
    core = `${family} ${names.pick(names.words)}`;
    const person = element('GivenName', names.given()) + second + element('FamilyName', family);
    entity = element('LegalEntity', element('IndividualName', person, ' type="LGL"') + address);
  } else {
    const isTrust = kind === 'trust';
    core = isTrust ? `${names.family()} ${names.pick(['FAMILY', names.family(), names.made()])}` : names.core();
    const text = isTrust
      ? `THE TRUSTEE FOR ${core} ${names.pick(['TRUST', 'TRUST', 'SUPER FUND', 'UNIT TRUST', 'SUPERANNUATION FUND'])}`
      : `${core} ${names.pick(['PTY LTD', 'PTY LTD', 'PTY LTD', 'PTY LIMITED', 'PTY. LTD.', 'LIMITED', 'LTD', 'INC'])}`;
    type = isTrust ? ['DIT', 'Discretionary Investment Trust'] : ['PRV', 'Australian Private Company'];
    entity = element('MainEntity', named('MN', text) + address);
    if (!isTrust) acn = `<ASICNumber ASICNumberType="undetermined">${String(body).padStart(9, '0')}</ASICNumber>`;
  }
  let others = '';
  if (random() < 0.22) {
    for (let n = 1 + Math.floor(random() ** 3 * 6); n > 0; n--) {
      others += other(names.pick(['TRD', 'BN', 'BN', 'OTN']), random() < 0.3 ? core : names.core());
    }
  }
  const gst =
    random() < 0.4
      ? `<GST status="ACT" GSTStatusFromDate="20000701" />`
      : `<GST status="NON" GSTStatusFromDate="19000101" />`;
  const number = element('ABN', abnOf(body), ` status="${isActive ? 'ACT' : 'CAN'}" ABNStatusFromDate="${date}"`);
  const kinds = element('EntityType', element('EntityTypeInd', type[0]) + element('EntityTypeText', type[1]));
  const all = number + kinds + entity + acn + gst + others;
  return `${element('ABR', all, ` recordLastUpdatedDate="${date}" replaced="N"`)}\n`;
}

/** Words of the organisations in a sample of the extract. */
export function sampleWords(file) {
  if (file === undefined) return [];
  const texts = [...fs.readFileSync(file, 'utf8').matchAll(/<NonIndividualNameText>([^<]*)/g)].map((match) => match[1]);
  const words = texts.flatMap((text) => text.toUpperCase().split(/[^A-Z]+/)).filter((word) => word.length > 3);
  return [...new Set(words)].filter((word) => !/^(LIMITED|PROPRIETARY|TRUST)$/.test(word));
}

/** What an entity is, by chance: most are persons. */
function kindOf(p) {
  if (p < 0.62) return 'person';
  return p < 0.78 ? 'trust' : 'company';
}

function main([out, recordsText, ...rest]) {
  const option = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
  const total = Number(recordsText);
  const parts = Number(option('--parts') ?? 20);
  const words = sampleWords(option('--sample'));
  fs.mkdirSync(out, { recursive: true });
  const only = Number(option('--only') ?? 0);
  for (let part = 1; part <= parts; part++) {
    if (only > 0 && part !== only) continue;
    const names = new Names(randomOf(part), words);
    const { random } = names;
    const count = Math.floor((total * part) / parts) - Math.floor((total * (part - 1)) / parts);
    const fd = fs.openSync(path.join(out, `20260101_Public${String(part).padStart(2, '0')}.xml`), 'w');
    const info =
      element('FileSequenceNumber', part) +
      element('RecordCount', count) +
      element('ExtractTime', '2026-01-01T08:46:00');
    let text = `<?xml version="1.0"?><Transfer error="none">${element('TransferInfo', info)}\n`;
    // Numbers of a part are distinct, and those of different parts too.
    const step = Math.floor(690_000_00 / Math.max(1, total)) || 1;
    for (let i = 0; i < count; i++) {
      const n = i * parts + part;
      const p = random();
      const kind = kindOf(p);
      const body = kind === 'company' ? Number(acnOf((n * step) % 69_000_000)) : 700_000_000 + ((n * 13) % 299_999_999);
      text += record(names, body, kind);
      if (text.length > 1 << 22) {
        fs.writeSync(fd, text);
        text = '';
      }
    }
    fs.writeSync(fd, `${text}</Transfer>\n`);
    fs.closeSync(fd);
  }
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
