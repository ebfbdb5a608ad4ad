// Every end of a domain that is known as a slip, and every second level of a country, each asked by itself.
import { expect, test } from 'vitest';
import { withRightSuffix } from '../../src/email/typo/suffixes.js';

/** What is meant, and how people write it. */
const SLIPS = `
  com: con cmo ocm vom xom cim cpm cok coml comm coom ccom c0m com1 coim cop comn clm ckm come coms cmom conm ocom dom
  com: fom c9m comj comk cmn ckom cojm xcom vcom cem
  net: ner nte met nett ney nrt nwt neet nett netr het nt nat
  org: ogr orh prg orgg og0 irg
  edu: eud edi edy
  com.au: com.aus con.au con.auu cmo.sau co.au cm.au om.au com.a com.u com.qu com.aau comm.au
  net.au: ent.au ner.au bet.au net.aus
  org.au: ogr.au org.sau
  edu.au: eud.au edi.au
  co.nz: con.nz com.nz c.nz cp.nz ci.nz xo.nz vo.nz co0.nz c0.nz coo.nz cco.nz co.n co.nx co.zn co.nzz co.nxz con.nzz
  net.nz: ner.nz net.nzz
  org.nz: orh.nz
  co.uk: con.uk com.uk c.uk cp.uk ci.uk xo.uk vo.uk c0.uk coo.uk oc.uk co.yk co.ik co.ukk con.ukk
  org.uk: ogr.uk prg.uk
`;
const cases = SLIPS.trim()
  .split('\n')
  .flatMap((row) => {
    const [meant = '', slips = ''] = row.trim().split(': ');
    return slips.split(' ').map((slip) => [slip, meant] as const);
  });

test.each(cases)('The end of a domain .%s is taken for .%s', (slip, meant) => {
  expect(withRightSuffix(`waypost.${slip}`)).toBe(`waypost.${meant}`);
});

const KNOWN = [
  ...'bet co cm om me'.split(' '),
  ...'com net org edu gov id asn'.split(' ').map((name) => `${name}.au`),
  ...'co net org ac govt school geek gen kiwi maori iwi health cri mil'.split(' ').map((name) => `${name}.nz`),
  ...'co org me ltd plc net sch ac gov nhs police'.split(' ').map((name) => `${name}.uk`),
];
test.each(KNOWN)('The end of a domain .%s exists and is let be', (end) => {
  expect(withRightSuffix(`waypost.${end}`)).toBe('');
});
