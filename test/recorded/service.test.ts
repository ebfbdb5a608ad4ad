// Requests as they come over the wire, right ones and wrong ones, and what the service answers.
import { expect, inject, onTestFinished, test } from 'vitest';
import { openLocalEngine } from '../../src/engine/local.js';
import { asBob, basic, served } from '../support/service/served.js';
import { pieces } from './support/mixed.js';
import { asText } from './support/recorded.js';

const POST = pieces(`
  /rest/au/cleanse/address {"payload":[{"fullAddress":"24 smith st reservoir"}],"sourceOfTruth":"GNAF"}
  | /rest/au/cleanse/address {"payload":[{"fullAddress":"24 smith st reservoir","nothing":1}],"sourceOfTruth":"GNAF"}
  | /rest/au/cleanse/address {"payload":[{"fullAddress":"x"}],"featureOptions":{"nothing":"1"},"sourceOfTruth":"GNAF"}
  | /rest/nz/cleanse/address {"payload":[{"fullAddress":"1 east tamaki rd otara"}]}
  | /rest/xx/cleanse/address {"payload":[{"fullAddress":"x"}]} | /rest/au/cleanse/address {"payload":[]}
  | /rest/au/cleanse/address {"payload":{}} | /rest/au/cleanse/address {"payload":[{}]}
  | /rest/au/cleanse/address {"payload":[{"fullAddress":1}]}
  | /rest/au/cleanse/address {"payload":[{"fullAddress":"x"}],"sourceOfTruth":"NOTHING"}
  | /rest/au/cleanse/address {"payload":[{"fullAddress":"x"}],"sourceOfTruth":"NZAD"}
  | /rest/au/cleanse/address {"payload":[null]} | /rest/au/cleanse/address [1] | /rest/au/cleanse/address "x"
  | /rest/au/cleanse/address { | /rest/au/cleanse/address {"payload":[{"fullAddress":"x","__proto__":{}}]}
  | /rest/au/parse/address {"payload":[{"fullAddress":"u5 24 smith st"}]}
  | /rest/au/parse/address {"payload":[{"fullAddress":"a"},{"fullAddress":"b"}],"transactionID":"t"}
  | /rest/v2/address/find {"payload":[{"country":"AU","fullAddress":"26 smi"}],"sourceOfTruth":"GNAF"}
  | /rest/v2/address/find {"payload":[{"country":"","fullAddress":"26 smi"}]}
  | /rest/v2/address/find {"payload":
    [{"country":"AU","fullAddress":"26 smi"},{"country":"AU","fullAddress":"x"}],"sourceOfTruth":"GNAF"}
  | /rest/intl/address/geocode {"payload":
    [{"country":"FR","fullAddress":"Paris"},{"country":"XX","fullAddress":"x"},{}]}
  | /rest/reverseGeocode {"payload":
    [{"attributes":{"latitude":"-37.6","longitude":"145.1"}}],"sourceOfTruth":"CUSTOM_AU_1"}
  | /rest/reverseGeocode {"payload":[{"attributes":{"latitude":"x","longitude":"145.1"}}]}
  | /rest/au/street {"payload":[{"street":"smith"}],"sourceOfTruth":"GNAF"}
  | /rest/au/streetNumber {"payload":[{"street":"smith"}],"sourceOfTruth":"GNAF"}
  | /rest/au/movedSuppression {"payload":[{"id":"10000001"},{"id":"x"}]}
  | /rest/au/match {"payload":
    {"from":[{"id":"a","phones":[{"fullPhone":"0400 000 001"}]}],
    "to":[{"id":"b","phones":[{"fullPhone":"+61400000001"}]}]}}
  | /rest/au/match {"payload":{"from":[],"to":[]}} | /rest/nothing {}
`);
const GET = pieces(`
  /rest/au/cleanse/address?fullAddress=24%20smith%20st%20reservoir&sourceOfTruth=GNAF
  | /rest/au/cleanse/address?fullAddress=x&fullAddress=y | /rest/au/cleanse/address?full=x
  | /rest/au/cleanse/address | /rest/au/cleanse/address?fullAddress=%zz
  | /rest/v2/address/find?country=AU&fullAddress=26+smi&sourceOfTruth=GNAF&featureOptions=singleLineHitNumber:1
  | /rest/v2/address/find?country=AU&fullAddress=26+smi&featureOptions=x | /rest/v2/address/find?fullAddress=26
  | /rest/reverseGeocode?latitude=-37.6&longitude=145.1&sourceOfTruth=CUSTOM_AU_1
  | /rest/reverseGeocode?latitude=-37.6 | /rest/au/street?street=smith&sourceOfTruth=GNAF
  | /rest/au/street?street=smith | /rest/au/locality?sourceOfTruth=GNAF
  | /words/v1/3wa?coordinates=-37.7136,145.0030 | /words/v1/3wa?coordinates=x | /words/v1/3wa
  | /words/v1/3wa?coordinates=1,2&x=y | /words/v1/coordinates?words=erroneous.juvenescent.diploses
  | /words/v1/suggest?input=erroneous.juvenescent.d
  | /words/v1/suggest?input=erroneous.juvenescent.dip&n-results=2 | /words/v1/gridsection?boundingBox=1,1,1,1
  | /words/v1/languages | /words/v1/nothing | /rest/au/type/street | /rest/au/type/nothing | /health | /ready
  | /docs?x | / | /nothing | /rest/AU/parse/address?fullAddress=x | //rest/au/parse/address
  | /rest/au/parse/address/?fullAddress=x | /REST/au/parse/address?fullAddress=x
`);
const KEPT = [
  'content-type',
  'cache-control',
  'www-authenticate',
  'retry-after',
  'allow',
  'accept-encoding',
  'vary',
  'location',
];

test('The service answers what it did', async () => {
  const engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
  onTestFinished(() => engine.close());
  const { ask } = served({ engine });
  const lines: string[] = [];
  const told = async (
    method: string,
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<void> => {
    const more = payload === undefined ? {} : { payload };
    const { statusCode, body, headers: given } = await ask({ method: method as 'GET', url, headers, ...more });
    const shown = KEPT.flatMap((name) => (given[name] === undefined ? [] : [`${name}: ${String(given[name])}`]));
    const text = body.replaceAll(/"timestamp":"[^"]*"/g, '"timestamp":"<moment>"').replaceAll(/eid1\.[\w-]+/g, '<eid>');
    const brief = /html|javascript|css/.test(String(given['content-type']))
      ? `(${text.length > 0})`
      : text.slice(0, 1500);
    lines.push(`${method} ${url} ${payload ?? ''}`.trim(), `${statusCode} ${shown.join('; ')}`, brief, '');
  };
  const json = { 'content-type': 'application/json' };
  for (const line of POST) {
    const [, url = '', payload = ''] = /^(\S+) (.*)$/.exec(line.replaceAll(/\n\s*/g, '')) ?? [];
    await told('POST', url, json, payload);
  }
  for (const url of GET) await told('GET', url, {});
  for (const method of ['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']) await told(method, '/rest/au/parse/address', {});
  const parse = '/rest/au/parse/address?fullAddress=24%20smith%20st';
  for (const headers of [
    { authorization: '' },
    { authorization: 'Bearer x' },
    { authorization: basic('alice', 'wrong') },
    { authorization: basic('nobody', 'wrong') },
    asBob,
    { origin: 'https://example.com' },
    { origin: 'https://shop.example.com' },
    { origin: 'https://example.org' },
    { origin: 'null' },
    { 'content-encoding': 'gzip' },
    { accept: 'text/html' },
    { 'x-request-id': 'mine' },
    { expect: 'foo' },
  ]) {
    lines.push(`# ${JSON.stringify(headers)}`);
    await told('GET', parse, headers as Record<string, string>);
  }
  for (const type of [
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;charset="UTF-8"',
    'application/JSON',
  ]) {
    await told('POST', '/rest/au/parse/address', { 'content-type': type }, '{"payload":[{"fullAddress":"x"}]}');
  }
  await expect(asText(lines)).toMatchFileSnapshot('answers/service.txt');
});
