// Damaged set files, of which the answer must be that of the whole file or a failure that names it; and files that are
// written wrong, with checksums that are right, where the readers may fail in any way but never hang or grow.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutatedBytes } from '../mutate.mjs';
import { sealed } from '../sealed.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What is asked of the sample: words, ids and points that touch every section. */
const ASKED = [
  ['cleanse', { fullAddress: 'u5 24 smtih st reservoir 3073' }],
  ['cleanse', { fullAddress: 'King George Gardens 12 King George Pde Resevoir' }],
  ['find', { country: 'AU', fullAddress: '24 smi res' }],
  ['find', { country: 'AU', fullAddress: 'king george gardens' }],
  ['retrieve', { id: 'AU|GNAF|GAVIC910000031' }],
  ['reverseGeocode', { attributes: { latitude: '-37.7136', longitude: '145.003' } }],
  ['geocode', { country: 'AU', fullAddress: '24 Smith Street Reservoir' }],
  ['lookup subdwelling', { subdwelling: 'unit 5', street: 'smith st', locality: 'reservoir' }],
  ['lookup buildingName', { buildingName: 'king' }],
  ['lookup postcode', { postcode: '3073' }],
];

/** @param {{ home: string }} options */
export async function open({ home }) {
  const { openLocalEngine } = await import('../../../dist/engine/local.js');
  const { operationNamed } = await import('../../../dist/contract/operations.js');
  const { WaypostError } = await import('../../../dist/contract/errors.js');
  const format = await import('../../../dist/data/file/format.js');
  const whole = path.join(home, 'whole');
  const damaged = path.join(home, 'damaged');
  execFileSync(process.execPath, [
    path.join(root, 'bin/waypost.js'),
    'data',
    'import',
    'gnaf',
    path.join(root, 'fixtures/gnaf'),
    '--data',
    whole,
    '--quiet',
  ]);
  mkdirSync(damaged, { recursive: true });
  cpSync(whole, damaged, { recursive: true });
  const files = readdirSync(whole).filter((name) => name.endsWith('.wpd'));
  const bytes = new Map(files.map((file) => [file, readFileSync(path.join(whole, file))]));

  async function answers(engine) {
    const all = [];
    for (const [name, record] of ASKED) {
      const { payload } = await engine.run(operationNamed(name), { payload: [record] });
      all.push(JSON.stringify(payload));
    }
    return all;
  }
  const sound = await openLocalEngine({ dataDir: whole });
  const wanted = await answers(sound);
  const catalogue = readFileSync(path.join(whole, 'catalogue.json'), 'utf8');
  const checksumOf = (one) => format.readPreamble(one, 'whole').headerCrc32.toString(16).padStart(8, '0');

  async function onDisk({ file, bytes }) {
    writeFileSync(path.join(damaged, file), bytes);
    const engine = await openLocalEngine({ dataDir: damaged });
    try {
      return { given: await answers(engine) };
    } finally {
      await engine.close();
    }
  }

  async function writtenWrong({ file, bytes: given, checksum }) {
    const before = checksumOf(bytes.get(file));
    writeFileSync(path.join(damaged, 'catalogue.json'), catalogue.replace(`"${before}"`, `"${checksum}"`));
    try {
      return { wrong: (await onDisk({ file, bytes: given })).given };
    } catch (error) {
      return { wrong: String(error) };
    } finally {
      writeFileSync(path.join(damaged, 'catalogue.json'), catalogue);
    }
  }

  return {
    make(random) {
      const file = random.pick(files);
      const one = bytes.get(file);
      if (random.chance(0.5)) {
        const flips = (sections) =>
          Array.from({ length: 1 + random.below(4) }, () => {
            const filled = sections.flatMap(({ bytes }, i) => (bytes > 0 ? [i] : []));
            const section = random.pick(filled);
            return { section, at: random.below(sections[section].bytes), bit: 1 << random.below(8) };
          });
        return { file, ...sealed(one, flips, format) };
      }
      const flipped = Buffer.from(one);
      flipped[random.below(one.length)] ^= 1 << random.below(8);
      return { file, bytes: random.chance(0.7) ? flipped : mutatedBytes(random, [one]) };
    },
    group: ({ checksum }) => (checksum ? 'set that is written wrong' : 'set that is damaged'),
    show: ({ file, bytes: given }) => {
      const one = bytes.get(file);
      const first = one.findIndex((byte, i) => byte !== given[i]);
      return `${file}, ${given.length} of ${one.length} bytes, the first other at ${first}`;
    },
    limit: () => 400,
    async run(asked) {
      try {
        return asked.checksum ? await writtenWrong(asked) : await onDisk(asked);
      } catch (error) {
        if (error instanceof WaypostError) return { refused: error.message };
        throw error;
      }
    },
    fault: (_, { given }) => {
      const other = given?.findIndex((one, i) => one !== wanted[i]) ?? -1;
      return other < 0
        ? undefined
        : `another answer, with no word of it: ${ASKED[other].map((one) => JSON.stringify(one))}`;
    },
    close: () => sound.close(),
  };
}
