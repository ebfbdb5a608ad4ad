// The ends of domains as people mistype them.
import { parse } from 'tldts';

/** Top-level domains that most addresses end in: these need no looking up. */
const USUAL: ReadonlySet<string> = new Set(
  'com net org edu gov au nz uk us ca de fr it nl in jp cn sg hk my ie info biz io co me tv'.split(' '),
);

/** True if the last label of a domain is a top-level domain, as far as the list that came with waypost knows. */
export const hasTopLevel = (domain: string): boolean =>
  USUAL.has(domain.slice(domain.lastIndexOf('.') + 1)) || parse(domain, { validateHostname: false }).isIcann === true;

/** What is written for a label; the label that is meant stands before the colon. */
const SLIPS = `
  com: con cmo ocm vom xom cim cpm cok coml comm coom ccom c0m com1 coim cop comn clm ckm come coms cmom conm ocom dom
       fom c9m comj comk cmn ckom cojm xcom vcom cem
  net: ner nte bet met nett ney nrt nwt neet nett netr het nt nat
  org: ogr orh prg orgg og0 irg
  edu: eud edi edy
  au: a u aus auu sau qu aau
  nz: n z nx zn nzz nxz
  uk: yk ik ukk`;

const MEANT: ReadonlyMap<string, string> = new Map(
  SLIPS.trim()
    .split(/\n\s*(?=\w+:)/)
    .flatMap((row) => {
      const [meant = '', written = ''] = row.split(':');
      return written
        .trim()
        .split(/\s+/)
        .map((slip): [string, string] => [slip, meant]);
    }),
);

/** Second-level domains under which a country's firms have theirs: nobody has `x.con.au`. */
const SECOND_LEVEL: Readonly<Record<string, ReadonlySet<string>>> = {
  au: new Set(['com', 'net', 'org', 'edu', 'gov', 'id', 'asn']),
  nz: new Set([
    'co',
    'net',
    'org',
    'ac',
    'govt',
    'school',
    'geek',
    'gen',
    'kiwi',
    'maori',
    'iwi',
    'health',
    'cri',
    'mil',
  ]),
  uk: new Set(['co', 'org', 'me', 'ltd', 'plc', 'net', 'sch', 'ac', 'gov', 'nhs', 'police']),
};

/** What is written for `co` and the like under a country, where that is another than under all. */
const UNDER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  au: { co: 'com', cm: 'com', om: 'com', ent: 'net' },
  nz: {
    con: 'co',
    com: 'co',
    c: 'co',
    cp: 'co',
    ci: 'co',
    xo: 'co',
    vo: 'co',
    co0: 'co',
    c0: 'co',
    coo: 'co',
    cco: 'co',
  },
  uk: { con: 'co', com: 'co', c: 'co', cp: 'co', ci: 'co', xo: 'co', vo: 'co', c0: 'co', coo: 'co', oc: 'co' },
};

/**
 * The domain with a last part that exists in place of one that does not: `firm.con` is `firm.com`, `firm.con.au`
 * `firm.com.au`. '' where its last part is right, or nothing is near.
 */
export function withRightSuffix(domain: string): string {
  const labels = domain.split('.');
  if (labels.length < 2) return '';
  const last = labels.at(-1)!;
  const country = hasTopLevel(domain) ? last : MEANT.get(last);
  if (country === undefined) return '';
  const mended = [...labels.slice(0, -1), country];
  const second = labels.at(-2)!;
  const known = SECOND_LEVEL[country];
  if (labels.length > 2 && known && !known.has(second)) {
    const meant = UNDER[country]?.[second] ?? MEANT.get(second);
    if (meant !== undefined && known.has(meant)) mended[mended.length - 2] = meant;
  }
  const whole = mended.join('.');
  return whole === domain ? '' : whole;
}
