#!/usr/bin/env node
// Cleanses a file of N addresses through the remote engine with the real binary, CSV to CSV, against a service in a
// process of its own that answers at once, and says rows/s, processor time and peak memory; beside it the same calls by
// bare undici, which do nothing with the answers. What is measured is the client: the service thinks of nothing.
//
//   node bench/remote.mjs [--rows 1000000] [--runs 3] [--concurrency 4] [--endpoint URL]
//
// --endpoint measures against that service instead (its credential from the environment, as the command line has it).
// A second figure with a tenth of the rows shows whether memory grows with the file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Agent, request } from 'undici';
import { measure, median } from './process.mjs';

const CALL = 100;
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '3' },
    concurrency: { type: 'string', default: '4' },
    endpoint: { type: 'string' },
    service: { type: 'boolean', default: false },
  },
});
if (values.service) serve();
else await run();

/** The service: an answer of the size that cleanse gives, the address in it, for every record. */
function serve() {
  const fields = {
    _type: 'ValidatedAddressAu',
    country: 'AU',
    postcode: '3073',
    state: 'VIC',
    locality: 'RESERVOIR',
    streetName: 'KING',
    streetType: 'STREET',
    street: 'KING STREET',
    streetNumber: '5',
    buildingName: '',
    subdwelling: '',
    flatUnitNumber: '',
    flatUnitType: '',
    floorLevelNumber: '',
    floorLevelType: '',
    lotNumber: '',
    postal: '',
    postalType: '',
    postalNumber: '',
    sourceOfTruth: 'GNAF',
    status: 'verified',
    level: 'address',
    confidence: 99,
    runnerUp: 0,
    exception: null,
    careOf: '',
    changedItems: [],
    candidates: [],
    messages: [],
    attributes: {
      Latitude: '-37.7100000',
      Longitude: '145.0100000',
      GNAFPID: 'GAVIC411111111',
      GNAFConfidence: '2',
      GNAFReliability: '2',
      MeshblockId: '20000000000',
    },
  };
  const rest = JSON.stringify(fields).slice(1);
  const server = createServer((asked, answer) => {
    const pieces = [];
    asked
      .on('data', (piece) => pieces.push(piece))
      .on('end', () => {
        const { payload } = JSON.parse(Buffer.concat(pieces).toString());
        const elements = payload.map(
          ({ fullAddress }, i) => `{"fullAddress":${JSON.stringify(fullAddress)},"id":"AU|GNAF|${i}",${rest}`,
        );
        answer.end(`{"status":"SUCCESS","messages":[],"payload":[${elements.join(',')}]}`);
      });
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
}

async function run() {
  const rows = Number(values.rows);
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-remote-'));
  const service =
    values.endpoint === undefined
      ? spawn(process.execPath, [fileURLToPath(import.meta.url), '--service'], { stdio: ['ignore', 'pipe', 'inherit'] })
      : undefined;
  try {
    const url = service ? String((await once(service.stdout, 'data'))[0]).trim() : values.endpoint;
    console.log(
      `${cpus()[0]?.model}, ${cpus().length} processors, node ${process.version}, ` +
        `${new Date().toISOString().slice(0, 16)}, ${service ? 'a service that answers at once' : url}`,
    );
    for (const count of [Math.max(CALL, Math.round(rows / 10)), rows]) {
      const file = await make(path.join(folder, `${count}.csv`), count);
      const args = [
        fileURLToPath(new URL('../bin/waypost.js', import.meta.url)),
        'cleanse',
        file,
        '--endpoint',
        url,
        '-o',
        path.join(folder, 'out.csv'),
        '--concurrency',
        values.concurrency,
        '--quiet',
      ];
      const runs = [];
      for (let i = 0; i < Number(values.runs); i++) {
        const measured = await measure(process.execPath, args);
        if (measured.code !== 0) throw new Error(`exit code ${measured.code}: ${measured.err}`);
        runs.push(measured);
      }
      const middle = (pick) => median(runs.map(pick));
      console.log(
        JSON.stringify({
          rows: count,
          rowsPerSecond: Math.round(count / middle(({ seconds }) => seconds)),
          cpuSeconds: Number(middle(({ cpu }) => cpu).toFixed(2)),
          peakMB: Math.round(Math.max(...runs.map(({ megabytes }) => megabytes))),
        }),
      );
    }
    if (service) {
      console.log(JSON.stringify({ bareUndici: rows, rowsPerSecond: Math.round(rows / (await bare(url, rows))) }));
    }
  } finally {
    service?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function address(i) {
  return `${i % 900} KING STREET, LOCALITY ${i} VIC ${3000 + (i % 900)}`;
}

async function make(file, rows) {
  const out = createWriteStream(file);
  out.write('id,address\n');
  for (let i = 0; i < rows; i++) if (!out.write(`${i},"${address(i)}"\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'close');
  return file;
}

/** Seconds for the same calls, whose answers are read and parsed and nothing more. */
async function bare(url, rows) {
  const dispatcher = new Agent({ connections: Number(values.concurrency) });
  const started = process.hrtime.bigint();
  let next = 0;
  const lane = async () => {
    while (next < rows) {
      const payload = [];
      for (; payload.length < CALL && next < rows; next++) payload.push({ fullAddress: address(next) });
      const { body } = await request(`${url}/rest/au/cleanse/address`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload }),
        dispatcher,
      });
      await body.json();
    }
  };
  await Promise.all(Array.from({ length: Number(values.concurrency) }, lane));
  await dispatcher.close();
  return Number(process.hrtime.bigint() - started) / 1e9;
}
