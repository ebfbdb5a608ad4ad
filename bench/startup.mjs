#!/usr/bin/env node
// Whole-process time of what a person types once: --help, one address cleansed, and one asked of a service that refuses
// at once, which is the start of every call of a service; beside bare node.
//
//   node bench/startup.mjs --data DIR [--runs 20] [--text "u5 24 smtih st reservoir 3073"]
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, median } from './process.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    runs: { type: 'string', default: '20' },
    text: { type: 'string', default: 'u5 24 smtih st reservoir 3073' },
  },
});
if (!values.data) {
  console.error('usage: startup.mjs --data DIR [--runs N] [--text ADDRESS]');
  process.exitCode = 2;
} else {
  const bin = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
  const runs = Number(values.runs);
  const service = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(403, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const endpoint = `http://127.0.0.1:${service.address().port}`;
  const env = { ...process.env, WAYPOST_CREDENTIAL: 'me:secret' };
  const cases = [
    ['bare node', ['-e', '0']],
    ['--help', [bin, '--help']],
    ['--version', [bin, '--version']],
    ['cleanse --help', [bin, 'cleanse', '--help']],
    ['one record', [bin, 'cleanse', '--text', values.text, '--data', values.data]],
    ['one record, --json', [bin, 'cleanse', '--text', values.text, '--data', values.data, '--json']],
    ['parse one record', [bin, 'parse', '--text', values.text, '--data', values.data]],
    ['a service refuses', [bin, 'cleanse', '--text', values.text, '--endpoint', endpoint]],
  ];
  console.log(`${'case'.padEnd(22)} median ms   min ms   exit   (${runs} runs, interleaved)`);
  const times = cases.map(() => []);
  const codes = cases.map(() => 0);
  for (let run = 0; run < runs; run++) {
    for (const [i, [, args]] of cases.entries()) {
      const { seconds, code } = await measure(process.execPath, args, { env });
      times[i].push(seconds * 1000);
      codes[i] = code;
    }
  }
  cases.forEach(([name], i) =>
    console.log(
      `${name.padEnd(22)} ${median(times[i]).toFixed(0).padStart(9)} ${Math.min(...times[i])
        .toFixed(0)
        .padStart(8)} ${String(codes[i]).padStart(6)}`,
    ),
  );
  service.close();
}
