// What the tests of a faulty service share: the addresses that are asked for, and what comes of them.
import { addresses, CREDENTIAL } from '../../support/service/remote-run.js';
import type { ScriptedFault } from '../../support/service/scripted-service.js';
import { faults } from '../../support/service/service-faults.js';

export const LINES = addresses(250);

export const VERIFIED = LINES.map((line) => ['verified', line]);

export const credential = `${CREDENTIAL.user}:${CREDENTIAL.secret}`;

export const RECOVERED: readonly (readonly [string, ScriptedFault])[] = [
  ['answers 408', faults.status(408)],
  ['answers 425', faults.status(425)],
  ['answers 429', faults.status(429)],
  ['answers 429 with Retry-After', faults.status(429, { 'retry-after': '7' })],
  ['answers 500', faults.status(500)],
  ['answers 502 with a page', faults.plain(502, '<html>Bad gateway</html>')],
  ['answers 503', faults.status(503)],
  ['answers 504', faults.status(504)],
  ['resets the connection before it answers', faults.resetBeforeAnswer],
  ['resets the connection within the body', faults.resetWithinBody],
  ['ends the body before its length', faults.closeWithinBody],
  ['ends the body within its chunks', faults.closeWithinChunks],
  ['gives a length that the body does not have', faults.declared((answer) => answer.length + 9)],
  ['gives a length that is none', faults.declared(() => -5)],
  ['sends half of the JSON as the whole', faults.halfTheJson],
  ['breaks the compression', faults.brokenGzip],
  ['sends bytes that are no UTF-8', faults.body(Buffer.from([0x7b, 0xff, 0x7d]))],
  ['sends nothing', faults.body('')],
  ['sends another JSON', faults.body('{"ok":true}')],
  ['sends a page', faults.plain(200, '<html>Sign in</html>')],
  [
    'answers 204',
    (response) => {
      response.writeHead(204).end();
    },
  ],
  ['leaves an answer out', faults.payload((payload) => payload.slice(1))],
  ['adds an answer', faults.payload((payload) => [...payload, payload[0]])],
  ['answers with nothing', faults.payload(() => [])],
  ['turns the answers round', faults.payload((payload) => payload.toReversed())],
  ['moves the answers on by one', faults.payload(([first, ...rest]) => [...rest, first])],
  ['exchanges two answers', faults.payload(([first, second, ...rest]) => [second, first, ...rest])],
  ['answers with texts in place of objects', faults.payload((payload) => payload.map(() => 'verified'))],
  ['answers with lists in place of objects', faults.payload((payload) => payload.map((element) => [element]))],
  [
    'answers with a number in place of a text',
    faults.payload((payload) => payload.map((element) => ({ ...(element as object), postcode: 3000 }))),
  ],
  [
    'answers with a text in place of a list',
    faults.payload((payload) => payload.map((element) => ({ ...(element as object), candidates: 'none' }))),
  ],
];
